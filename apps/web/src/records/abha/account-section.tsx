import { Button } from '@mantine/core';
import { IconIdBadge2 } from '@tabler/icons-react';
import { dropAbhaWish, searchAbha, unlinkAbha, withdrawAbhaConsent } from '@teeka/contract/abha';
import { displayDate } from '@teeka/domain/format';
import { useState } from 'react';
import { dayOf } from '../../platform/clock/clock.ts';
import { useWords } from '../../platform/language/use-words.ts';
import type { PersonCard } from '../../platform/pack/index.ts';
import { mayAsk } from '../../platform/sign-in/index.ts';
import { Disclosure } from '../../ui/disclosure/disclosure.tsx';
import { FactList } from '../../ui/facts/fact-list.tsx';
import { Section, StatusBadge } from '../../ui/index.ts';
import { inOwnTime } from '../../ui/late/in-own-time.ts';
import { instantWords } from '../../ui/time/instant-words.ts';
import { WayOn } from '../../ui/way-on/way-on.tsx';
import { useOnline, usePerson } from '../workday/index.ts';
import classes from './account-section.module.css';
import { type Abha, abhaPath, useAbha } from './use-abha.ts';

const UnlinkSheet = inOwnTime(() => import('./unlink-sheet.tsx'));
const DropSheet = inOwnTime(() => import('./drop-sheet.tsx'));
const WithdrawSheet = inOwnTime(() => import('./withdraw-sheet.tsx'));

interface Props {
  readonly person: PersonCard;
  readonly isDead: boolean;
  /** On the page where the account is made no way leads to it. */
  readonly onOwnPage?: boolean;
}

const dateOf = (instant: string): string => displayDate(dayOf(new Date(instant)));

/** The health account of a person: linked, wished, or neither, and what can be done about it. */
export function AccountSection({ person, isDead, onOwnPage = false }: Props) {
  const { t } = useWords();
  const online = useOnline();
  const { beneficiary_id } = person;
  const { abha, here, refresh } = useAbha(beneficiary_id);
  const packed = usePerson(beneficiary_id)?.record?.abha;
  const makes = mayAsk(searchAbha) && !isDead;
  const hasWish = here !== null || (abha?.wish ?? null) !== null;
  const consent = hasWish ? null : (abha?.consent ?? null);
  return (
    <Section title={t('abha:title')}>
      <div className="stack-12">
        {abha?.linked ? (
          <Linked person={person} linked={abha.linked} onDone={() => void refresh()} />
        ) : abha === null && packed ? (
          <FactList
            facts={[
              [t('abha:number'), `XX-XXXX-XXXX-${packed.last4}`],
              [t('abha:address'), packed.address],
            ]}
          />
        ) : (
          <>
            <Wish person={person} abha={abha} here={here} />
            {consent ? <Given person={person} given_at={consent.given_at} /> : null}
            {hasWish || consent ? null : (
              <p className="quiet flat">{abha === null && !online ? t('abha:unknownHere') : t('abha:none')}</p>
            )}
            {makes && !onOwnPage ? (
              <WayOn to={abhaPath(beneficiary_id)} icon={IconIdBadge2}>
                {hasWish ? t('abha:makeNow') : t('abha:makeOrLink')}
              </WayOn>
            ) : null}
          </>
        )}
        {onOwnPage && abha ? <History events={abha.history} /> : null}
      </div>
    </Section>
  );
}

/** What was done about the account, the latest first. */
function History({ events }: { readonly events: Abha['history'] }) {
  const { t } = useWords();
  if (events.length === 0) return null;
  return (
    <Disclosure title={<strong>{t('abha:history')}</strong>}>
      <ol className="bare-list">
        {events.map(({ what, at, by_name, reason }, nth) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two of one kind may be of one moment, and what was done stays as it is
          <li key={`${nth} ${what} ${at}`} className={`ruled stack-6 ${classes.event}`}>
            <span>{t(`abha:what-${what}`)}</span>
            <span className="quiet small">{[instantWords(at), by_name, reason].filter(Boolean).join(' · ')}</span>
          </li>
        ))}
      </ol>
    </Disclosure>
  );
}

interface LinkedProps {
  readonly person: PersonCard;
  readonly linked: NonNullable<Abha['linked']>;
  readonly onDone: () => void;
}

function Linked({ person, linked, onDone }: LinkedProps) {
  const { t } = useWords();
  const [open, setOpen] = useState(false);
  return (
    <>
      <FactList
        facts={[
          [t('abha:number'), linked.abha_number_masked],
          [t('abha:address'), linked.abha_address],
          [t('abha:linkedOn'), t('abha:linkedBy', { date: dateOf(linked.linked_at), name: linked.linked_by_name })],
        ]}
      />
      <p className="quiet flat">{t('abha:readyToShare')}</p>
      {mayAsk(unlinkAbha) ? (
        <Button variant="default" c="red" onClick={() => setOpen(true)}>
          {t('abha:unlink')}
        </Button>
      ) : null}
      {open ? <UnlinkSheet person={person} onClose={() => setOpen(false)} onDone={onDone} /> : null}
    </>
  );
}

interface WishProps {
  readonly person: PersonCard;
  readonly abha: Abha | null;
  readonly here: ReturnType<typeof useAbha>['here'];
}

/** The wish that waits, on this phone or at the server, and taking it back. */
function Wish({ person, abha, here }: WishProps) {
  const { t } = useWords();
  const [dropping, setDropping] = useState(false);
  const wish = abha?.wish ?? null;
  const id = here?.wish_id ?? wish?.wish_id;
  if (id === undefined) return null;
  const date = here ? dateOf(here.captured_at) : dateOf(wish?.wished_at ?? '');
  return (
    <>
      {here ? (
        <span>
          <StatusBadge status="savedHere" />
        </span>
      ) : null}
      <p className="flat">
        {here || wish?.still_holds ? t('abha:wishSince', { date }) : t('abha:wishTooOld', { date })}
      </p>
      {mayAsk(dropAbhaWish) ? (
        <Button variant="default" onClick={() => setDropping(true)}>
          {t('abha:dropWish')}
        </Button>
      ) : null}
      {dropping ? <DropSheet person={person} wishId={id} onClose={() => setDropping(false)} /> : null}
    </>
  );
}

interface GivenProps {
  readonly person: PersonCard;
  /** Instant, ISO 8601. */
  readonly given_at: string;
}

/** A consent by which nothing was made or linked, and withdrawing it. */
function Given({ person, given_at }: GivenProps) {
  const { t } = useWords();
  const [withdrawing, setWithdrawing] = useState(false);
  return (
    <>
      <p className="flat">{t('abha:consentSince', { date: dateOf(given_at) })}</p>
      {mayAsk(withdrawAbhaConsent) ? (
        <Button variant="default" onClick={() => setWithdrawing(true)}>
          {t('abha:withdraw')}
        </Button>
      ) : null}
      {withdrawing ? <WithdrawSheet person={person} onClose={() => setWithdrawing(false)} /> : null}
    </>
  );
}
