import { displayDate } from '@teeka/domain/format';
import { volumeOn } from '@teeka/domain/schedule';
import { lineKey } from '@teeka/domain/stock';
import { useWords } from '../../../../platform/language/use-words.ts';
import { doseName } from '../../../../records/schedule/index.ts';
import { type BatchChoice, isUsable, keyOf } from '../../visit/batch-choices.ts';
import type { VialsProps } from '../../visit/plan.ts';
import { VialSelect } from '../../visit/vial-select.tsx';
import classes from '../../visit/visit.module.css';
import type { ScheduleVisit } from './use-schedule-visit.ts';
import type { Offer } from './visit.ts';

/** For each dose where and how it is given, and from which vial. */
export const Vials = ({ visit, missing }: VialsProps<ScheduleVisit>) => (
  <ul className="bare-list stack-10">
    {visit.chosen.map((chosen) => (
      <li key={chosen.offer.dose.code} className={classes.dose}>
        <DoseVial visit={visit} chosen={chosen} missing={missing} />
      </li>
    ))}
  </ul>
);

interface VialProps extends VialsProps<ScheduleVisit> {
  readonly chosen: ScheduleVisit['chosen'][number];
}

function DoseVial({ visit, chosen: { offer, choices, choice }, missing }: VialProps) {
  const { t } = useWords();
  const { code } = offer.dose;
  const { draft, edit } = visit;
  const opened = choice && visit.tooOld.find((vials) => lineKey(vials) === lineKey(choice.batch));
  const standingWords = ({ batch: { expiry_date }, standing, before, despite }: BatchChoice): string => {
    const date = displayDate(expiry_date);
    if (standing === 'expired') return t('cases:batchExpired', { date });
    if (before) return t('cases:batchStoppedToday');
    return standing === 'stopped' && !despite ? t('cases:batchStopped') : date;
  };
  return (
    <div className={classes.block}>
      <span className={classes.name}>{doseName(code)}</span>
      <How offer={offer} visit={visit} />
      <VialSelect
        options={choices.map((one) => ({
          value: keyOf(one),
          label: `${one.batch.batch_number} · ${standingWords(one)}`,
          disabled: !isUsable(one),
        }))}
        value={choice ? keyOf(choice) : ''}
        onChoose={(batch) => edit({ batches: { ...draft.batches, [code]: batch } })}
        missing={missing}
        batchId={choice && isUsable(choice) && !choice.despite ? choice.batch.batch_id : null}
        serving={offer.materials}
      >
        {opened ? (
          <span className={classes.warn}>{t('cases:openedTooLong', { date: displayDate(opened.opened_on) })}</span>
        ) : null}
        {choice ? <Expiry choice={choice} /> : null}
      </VialSelect>
    </div>
  );
}

function Expiry({ choice: { batch, standing, despite } }: { readonly choice: BatchChoice }) {
  const { t } = useWords();
  const date = displayDate(batch.expiry_date);
  if (standing === 'expired') return <span className={classes.danger}>{t('cases:batchExpired', { date })}</span>;
  if (despite) return <span className={classes.warn}>{t('cases:batchDespite')}</span>;
  if (standing === 'stopped') return <span className={classes.danger}>{t('cases:batchStopped')}</span>;
  if (standing === 'expires-soon') return <span className={classes.warn}>{t('cases:batchExpiresSoon', { date })}</span>;
  return null;
}

/** Where, how and how much, in one line: read at a glance with the syringe in the hand. */
function How({ offer: { row }, visit }: { readonly offer: Offer; readonly visit: ScheduleVisit }) {
  const { t } = useWords();
  const say = t as unknown as (key: string) => string;
  const parts = [
    `site-${row.site}`,
    `route-${row.route}`,
    `volume-${volumeOn(row, visit.person.person.dob, visit.today)}`,
  ].map((key) => say(`schedule:${key}`));
  return <span className={classes.quiet}>{[...new Set(parts)].join(' · ')}</span>;
}
