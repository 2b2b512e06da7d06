import { NativeSelect } from '@mantine/core';
import { displayDate } from '@teeka/domain/format';
import { useWords } from '../../../../../platform/language/use-words.ts';
import { VialActs } from '../../../visit/vial-acts.tsx';
import classes from '../../../visit/visit.module.css';
import type { Vial } from '../entries.ts';
import type { VialChoice } from '../vials.ts';

interface Props {
  readonly choice: VialChoice;
  readonly onChoose: (batchId: string) => void;
  /** Go on was tapped without a vial. */
  readonly missing: boolean;
}

const labelOf = ({ batch_number, expiry_date }: Vial): string => `${batch_number} · ${displayDate(expiry_date)}`;

/** The batch of a vial with its expiry, as printed. */
export function VialSelect({ choice: { found, vial }, onChoose, missing }: Props) {
  const { t } = useWords();
  const none = t(found.length > 0 ? 'cases:batchMissing' : 'cases:noBatch');
  return (
    <>
      <NativeSelect
        label={t('cases:batchAndExpiry')}
        value={vial?.batch_id ?? ''}
        onChange={({ currentTarget }) => onChoose(currentTarget.value)}
        data={[{ value: '', label: none }, ...found.map((one) => ({ value: one.batch_id, label: labelOf(one) }))]}
        error={missing && !vial ? none : undefined}
      />
      {vial?.despite ? <span className={classes.warn}>{t('cases:batchDespite')}</span> : null}
      <VialActs batchId={vial && !vial.despite ? vial.batch_id : null} serving={[]} />
    </>
  );
}
