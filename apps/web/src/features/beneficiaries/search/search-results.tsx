import { IconUserSearch } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { displayDate } from '@teeka/domain/format';
import type { ReactNode } from 'react';
import { useParam } from '../../../platform/address/use-param.ts';
import { useToday } from '../../../platform/clock/index.ts';
import { nameHere, useWords } from '../../../platform/language/index.ts';
import type { PersonCard } from '../../../platform/pack/index.ts';
import { currentUser } from '../../../platform/sign-in/index.ts';
import { useView } from '../../../records/workday/index.ts';
import { StatusBadge } from '../../../ui/index.ts';
import { LinkButton } from '../../../ui/page/link-button.tsx';
import { ageWords, genderWords } from '../../../ui/person/age-words.ts';
import { personPath } from '../../../ui/person/person-path.ts';
import { soughtState } from '../recipient-form/sought.ts';
import { rowActions } from './row-actions.ts';
import classes from './search.module.css';
import type { Hit, SearchResult } from './state.ts';
import type { Search } from './use-search.ts';

interface Props {
  readonly result: SearchResult;
  /** What was searched for; a registration that follows begins with it. */
  readonly sought: Pick<Search, 'by' | 'typed'>;
  /** What to do with a found person; without it a tap opens their page. */
  readonly action?: ((person: PersonCard) => ReactNode) | undefined;
  readonly onOpened?: () => void;
  /** Below those who were found. */
  readonly children?: ReactNode;
}

/** Whoever was found: name, mobile number, age and gender, enough to tell a family apart. */
export function SearchResults({ result, sought, action, onOpened, children }: Props) {
  const { t } = useWords();
  return (
    <div className={classes.results} data-results>
      <SearchStatus result={result} />
      {result.kind === 'found' ? (
        <>
          {result.hits.length === 0 ? (
            <RegisterLink sought={sought} />
          ) : (
            <ul className={`frame ${classes.hits}`}>
              {result.hits.map((hit) => (
                <li key={hit.person.beneficiary_id} className={`ruled ${classes.hit}`}>
                  <Found hit={hit} page={action ? null : personPath(hit.person.beneficiary_id)} onOpened={onOpened} />
                  {action ? null : <Actions hit={hit} onOpened={onOpened} />}
                  {action && hit.died === null ? <div className={classes.act}>{action(hit.person)}</div> : null}
                </li>
              ))}
            </ul>
          )}
          {result.more ? <p className={classes.note}>{t('beneficiaries:moreOfName')}</p> : null}
          {result.onPhone ? <p className={classes.note}>{t('beneficiaries:searchedOnPhone')}</p> : null}
          {result.hits.length > 0 ? children : null}
        </>
      ) : null}
    </div>
  );
}

/** What is read out of a search: that it goes on, and how many were found; not everybody of them. */
function SearchStatus({ result }: Pick<Props, 'result'>) {
  const { t } = useWords();
  const none = result.kind === 'found' && result.hits.length === 0;
  return (
    <div aria-live="polite">
      {result.kind === 'searching' ? <p className={classes.note}>{t('beneficiaries:searching')}</p> : null}
      {none ? (
        <p className={classes.none}>
          <IconUserSearch size={24} aria-hidden />
          {t('app:noResultsTryOther')}
        </p>
      ) : null}
      {result.kind === 'found' && !none ? (
        <p className={classes.note}>{t('beneficiaries:found', { count: result.hits.length })}</p>
      ) : null}
    </div>
  );
}

const registering = ['Vaccinator', 'ANM'];

/** Who is not found may be registered; from a session, on site. */
function RegisterLink({ sought }: Pick<Props, 'sought'>) {
  const { t } = useWords();
  const sessionID = useParam('sessionID');
  if (!registering.includes(currentUser()?.role ?? '')) return null;
  const to = sessionID === undefined ? '/new-beneficiary' : `/new-beneficiary/session/${sessionID}`;
  return (
    <LinkButton to={to} state={soughtState(sought)} variant="light">
      {t('app:newBeneficiary')}
    </LinkButton>
  );
}

interface FoundProps {
  readonly hit: Hit;
  /** Their page; null where this worker has none. */
  readonly page: string | null;
  readonly onOpened: (() => void) | undefined;
}

function Found({ hit: { person, mobile, villageId, died }, page, onOpened }: FoundProps) {
  const { t } = useWords();
  const today = useToday();
  const village = useView()?.rows.meta.villages.find((one) => one.village_id === villageId) ?? null;
  const lines = [
    [ageWords(person.dob, today), genderWords(person.gender), mobile],
    [person.guardian_name, nameHere(village, 'village_name') || (person.village_name ?? '')],
  ];
  const content = (
    <>
      <strong className={classes.name}>{person.ben_name}</strong>
      {died ? (
        <span>
          <StatusBadge status="died">{t('beneficiaries:deceased', { date: displayDate(died) })}</StatusBadge>
        </span>
      ) : null}
      {lines.map((facts) => {
        const line = facts.filter((fact) => fact !== '').join(' · ');
        return line === '' ? null : (
          <span key={line} className={classes.facts}>
            {line}
          </span>
        );
      })}
    </>
  );
  if (page === null) return <div className={classes.who}>{content}</div>;
  return (
    <Link to={page} className={classes.who} {...(onOpened ? { onClick: onOpened } : {})}>
      {content}
    </Link>
  );
}

/** What this worker comes for most, beside the page. */
function Actions({ hit, onOpened }: Pick<FoundProps, 'hit' | 'onOpened'>) {
  const { t } = useWords();
  const { edit, session } = rowActions(currentUser()?.role, hit, { view: useView(), today: useToday() });
  if (!edit && !session) return null;
  const opened = onOpened ? { onClick: onOpened } : {};
  return (
    <div className={classes.act}>
      {session ? (
        <LinkButton to={session.to} variant={session.onList ? 'filled' : 'light'} {...opened}>
          {t(session.onList ? 'beneficiaries:onTodaysList' : 'beneficiaries:toTodaysSession')}
        </LinkButton>
      ) : null}
      {edit ? (
        <LinkButton to={edit} variant="light" {...opened}>
          {t('app:editBeneficiary')}
        </LinkButton>
      ) : null}
    </div>
  );
}
