import {
  IconAlertTriangle,
  IconCircleCheck,
  IconCircleX,
  IconClockExclamation,
  IconHelpCircle,
} from '@tabler/icons-react';
import { dayInIndia } from '@teeka/domain/calendar';
import type { CardOf, Verdict } from '@teeka/domain/certificates';
import { displayDate } from '@teeka/domain/format';
import { useWords } from '../../../platform/language/index.ts';
import type { KeysHeard } from '../../../records/certificates/judge-asking.ts';
import { doseName } from '../../../records/schedule/index.ts';
import { LinkButton } from '../../../ui/page/link-button.tsx';
import { personPath } from '../../../ui/person/person-path.ts';
import classes from './check.module.css';

interface Props {
  /** Null where nothing that it says can be believed. */
  readonly card: CardOf | null;
  readonly verdict: Verdict;
  /** What came of asking for the keys, where the one that signed it is not known. */
  readonly keys?: KeysHeard | undefined;
}

const signs = {
  genuine: IconCircleCheck,
  superseded: IconAlertTriangle,
  withdrawn: IconCircleX,
  forged: IconCircleX,
  'unknown-key': IconHelpCircle,
  'revoked-key': IconCircleX,
  'too-old': IconHelpCircle,
  'not-yet': IconClockExclamation,
  'no-card': IconHelpCircle,
} as const;

const unknownKey = {
  offline: 'certificates:text-unknown-key',
  heard: 'certificates:text-unknown-key-heard',
  unheard: 'certificates:text-unknown-key-unheard',
} as const;

/** What is to be said of a certificate in large letters, and what it says where that can be believed. */
export function VerdictCard({ card, verdict, keys = 'offline' }: Props) {
  const { t } = useWords();
  const Sign = signs[verdict.is];
  const day = card ? displayDate(dayInIndia(new Date(card.issuedAt * 1000))) : '';
  const count = verdict.is === 'superseded' ? verdict.corrected : 0;
  return (
    <section className={classes.verdict} data-is={verdict.is}>
      <h2 className={classes.said} role="alert">
        <Sign size={40} aria-hidden />
        {t(`certificates:is-${verdict.is}`)}
      </h2>
      <p>{verdict.is === 'unknown-key' ? t(unknownKey[keys]) : t(`certificates:text-${verdict.is}`, { day, count })}</p>
      {card ? (
        <>
          <p className="flat">
            <strong>{card.name}</strong>
          </p>
          <p className="quiet flat">
            {t('certificates:bornOn', { day: card.dob_is_year ? card.dob.slice(0, 4) : displayDate(card.dob) })}
          </p>
          <ul className={classes.doses}>
            {card.doses.map(({ dose_code, vaccine, given_on, batch_number }) => (
              <li key={`${dose_code} ${vaccine} ${given_on}`}>
                <span>{dose_code ? doseName(dose_code) : vaccine}</span>
                <span className="quiet">{[displayDate(given_on), batch_number].filter(Boolean).join(' · ')}</span>
              </li>
            ))}
          </ul>
          {card.reference ? (
            <LinkButton to={personPath(card.reference)} variant="light">
              {t('certificates:openRecord')}
            </LinkButton>
          ) : null}
        </>
      ) : null}
    </section>
  );
}
