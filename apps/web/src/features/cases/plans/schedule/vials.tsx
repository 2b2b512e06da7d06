import { displayDate } from '@teeka/domain/format';
import { useWords } from '../../../../platform/language/use-words.ts';
import { doseName } from '../../../../records/schedule/index.ts';
import { type BatchChoice, isUsable, keyOf } from '../../visit/batch-choices.ts';
import type { VialsProps } from '../../visit/plan.ts';
import { VialSelect } from '../../visit/vial-select.tsx';
import classes from '../../visit/visit.module.css';
import type { ScheduleVisit } from './use-schedule-visit.ts';
import { How, VialWarnings } from './vial-facts.tsx';

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
        {choice ? <VialWarnings visit={visit} choice={choice} /> : null}
      </VialSelect>
    </div>
  );
}
