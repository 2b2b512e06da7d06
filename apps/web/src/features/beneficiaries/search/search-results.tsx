import { IconUserSearch } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useParam } from '../../../platform/address/use-param.ts';
import { useWords } from '../../../platform/language/index.ts';
import type { PersonCard } from '../../../platform/pack/index.ts';
import { currentUser } from '../../../platform/sign-in/index.ts';
import { LinkButton } from '../../../ui/page/link-button.tsx';
import { personPath } from '../../../ui/person/person-path.ts';
import { Rows } from '../../../ui/table/index.ts';
import { soughtState } from '../recipient-form/sought.ts';
import { useHitColumns } from './columns.tsx';
import { Died } from './died.tsx';
import { HitActions, useRowActions } from './hit-actions.tsx';
import classes from './search.module.css';
import type { Hit, SearchResult } from './state.ts';
import { useHitFacts } from './use-hit-facts.ts';
import type { Search } from './use-search.ts';

interface Props {
  readonly result: SearchResult;
  /** What was searched for; a registration that follows begins with it. */
  readonly sought: Pick<Search, 'by' | 'typed' | 'card'>;
  /** What to do with a found person; without it a tap opens their page. */
  readonly action?: ((person: PersonCard) => ReactNode) | undefined;
  readonly onOpened?: () => void;
  /** The results have a page of their own: on wide screens they stand in a table. */
  readonly ownPage?: boolean;
  /** Below those who were found. */
  readonly children?: ReactNode;
}

/** Whoever was found: name, mobile number, age and gender, enough to tell a family apart. */
export function SearchResults({ result, sought, action, onOpened, ownPage = false, children }: Props) {
  const { t } = useWords();
  return (
    <div className={classes.results} data-results>
      <SearchStatus result={result} />
      {result.kind === 'found' ? (
        <>
          {result.hits.length === 0 ? (
            <RegisterLink sought={sought} />
          ) : ownPage ? (
            <HitRows hits={result.hits} />
          ) : (
            <ul className={`frame ${classes.hits}`}>
              {result.hits.map((hit) => (
                <li key={hit.person.beneficiary_id} className="ruled">
                  <HitCard hit={hit} action={action} onOpened={onOpened} />
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

function HitRows({ hits }: { readonly hits: readonly Hit[] }) {
  const { t } = useWords();
  return (
    <div className={classes.hits}>
      <Rows
        caption={[t('beneficiaries:searchTitle'), t('beneficiaries:found', { count: hits.length })].join(' · ')}
        columns={useHitColumns(hits)}
        rows={hits}
        total={hits.length}
        keyOf={({ person }) => person.beneficiary_id}
        link={({ person }) => ({ to: personPath(person.beneficiary_id) })}
        card={(hit) => <HitCard hit={hit} />}
        cardHeight={88}
      />
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

interface HitProps {
  readonly hit: Hit;
  readonly action?: Props['action'];
  readonly onOpened?: (() => void) | undefined;
}

/** Somebody who was found, where there is no room for a table. */
function HitCard({ hit, action, onOpened }: HitProps) {
  const actionsOf = useRowActions();
  return (
    <div className={classes.hit}>
      <Found hit={hit} page={action ? null : personPath(hit.person.beneficiary_id)} onOpened={onOpened} />
      {action ? null : <HitActions actions={actionsOf(hit)} onOpened={onOpened} />}
      {action && hit.died === null ? <div className={classes.act}>{action(hit.person)}</div> : null}
    </div>
  );
}

interface FoundProps {
  readonly hit: Hit;
  /** Their page; null where this worker has none. */
  readonly page: string | null;
  readonly onOpened: (() => void) | undefined;
}

function Found({ hit, page, onOpened }: FoundProps) {
  const { age, mobile, guardian, village } = useHitFacts()(hit);
  const lines = [
    [age, mobile],
    [guardian, village],
  ];
  const content = (
    <>
      <strong className={classes.name}>{hit.person.ben_name}</strong>
      {hit.died === null ? null : (
        <span>
          <Died hit={hit} />
        </span>
      )}
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
