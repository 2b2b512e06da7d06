import { displayDate } from '@teeka/domain/format';
import { volumeOn } from '@teeka/domain/schedule';
import { lineKey } from '@teeka/domain/stock';
import { useWords } from '../../../../platform/language/use-words.ts';
import type { BatchChoice } from '../../visit/batch-choices.ts';
import classes from '../../visit/visit.module.css';
import type { ScheduleVisit } from './use-schedule-visit.ts';
import type { Offer } from './visit.ts';

interface VialProps {
  readonly visit: ScheduleVisit;
  readonly choice: BatchChoice;
}

/** A vial of this batch was opened at an earlier session, too long ago. */
function OpenedTooLong({ visit, choice: { batch } }: VialProps) {
  const { t } = useWords();
  const opened = visit.tooOld.find((vials) => lineKey(vials) === lineKey(batch));
  return opened ? (
    <span className={classes.warn}>{t('cases:openedTooLong', { date: displayDate(opened.opened_on) })}</span>
  ) : null;
}

/** What is to be known of a batch's day, or of its stop. */
function VialExpiry({ choice: { batch, standing, despite } }: Pick<VialProps, 'choice'>) {
  const { t } = useWords();
  const date = displayDate(batch.expiry_date);
  if (standing === 'expired') return <span className={classes.danger}>{t('cases:batchExpired', { date })}</span>;
  if (despite) return <span className={classes.warn}>{t('cases:batchDespite')}</span>;
  if (standing === 'stopped') return <span className={classes.danger}>{t('cases:batchStopped')}</span>;
  if (standing === 'expires-soon') return <span className={classes.warn}>{t('cases:batchExpiresSoon')}</span>;
  return null;
}

/** All that speaks against a vial, or for using it soon. */
export const VialWarnings = (vial: VialProps) => (
  <>
    <OpenedTooLong {...vial} />
    <VialExpiry {...vial} />
  </>
);

/** Where, how and how much, in one line: read at a glance with the syringe in the hand. */
export function How({ offer: { row }, visit }: { readonly offer: Offer; readonly visit: ScheduleVisit }) {
  const { t } = useWords();
  const say = t as unknown as (key: string) => string;
  const parts = [
    `site-${row.site}`,
    `route-${row.route}`,
    `volume-${volumeOn(row, visit.person.person.dob, visit.today)}`,
  ].map((key) => say(`schedule:${key}`));
  return <span className={classes.quiet}>{[...new Set(parts)].join(' · ')}</span>;
}
