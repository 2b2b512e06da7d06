import type { RabiesDetails } from '@teeka/contract/bites/shapes';
import type { CivilDate } from '@teeka/domain/calendar';
import { useWords } from '../../../../../platform/language/use-words.ts';
import classes from '../../../../../records/bites/bites.module.css';
import { DateField, TimeField } from '../../../../../ui/index.ts';

interface Props {
  readonly details: Pick<RabiesDetails, 'bitten_on' | 'bitten_time'>;
  readonly set: (more: Partial<Props['details']>) => void;
  readonly today: CivilDate;
  readonly error: string | undefined;
}

/** Day and time of a bite; the time may stay empty when nobody knows it. */
export function WhenFields({ details, set, today, error }: Props) {
  const { t } = useWords();
  return (
    <div className={classes.pair}>
      <DateField
        label={t('bites:bittenOn')}
        value={details.bitten_on ?? ''}
        onChange={(bitten_on) => set({ bitten_on })}
        max={today}
        error={error}
        withAsterisk
      />
      <TimeField
        label={t('bites:bittenTime')}
        value={details.bitten_time}
        onChange={(bitten_time) => set({ bitten_time })}
      />
    </div>
  );
}
