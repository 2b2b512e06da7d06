import { displayDate } from '@teeka/domain/format';
import { useWords } from '../../../../../platform/language/use-words.ts';
import { VialSelect as AnyVialSelect } from '../../../visit/vial-select.tsx';
import classes from '../../../visit/visit.module.css';
import type { VialChoice } from '../vials.ts';

interface Props {
  readonly choice: VialChoice;
  readonly onChoose: (batchId: string) => void;
  readonly missing: boolean;
}

/** The vials of a clinic for bites: none that is stopped or expired stands among them. */
export function VialSelect({ choice: { found, vial }, ...props }: Props) {
  const { t } = useWords();
  return (
    <AnyVialSelect
      options={found.map(({ batch_id: value, batch_number, expiry_date }) => ({
        value,
        label: `${batch_number} · ${displayDate(expiry_date)}`,
      }))}
      value={vial?.batch_id ?? ''}
      batchId={vial && !vial.despite ? vial.batch_id : null}
      {...props}
    >
      {vial?.despite ? <span className={classes.warn}>{t('cases:batchDespite')}</span> : null}
    </AnyVialSelect>
  );
}
