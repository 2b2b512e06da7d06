import type { CivilDate } from '@teeka/domain/calendar';
import { useWords } from '../../../../../platform/language/use-words.ts';
import classes from '../../../../../records/bites/bites.module.css';
import { DateField, TimeField } from '../../../../../ui/index.ts';

interface Props {
  readonly day: string | null;
  readonly time: string;
  readonly today: CivilDate;
  readonly onDay: (day: string) => void;
  readonly onTime: (time: string) => void;
  readonly error: string | undefined;
}

/** Day and time of a bite; the time may stay empty when nobody knows it. */
export function WhenFields({ day, time, today, onDay, onTime, error }: Props) {
  const { t } = useWords();
  return (
    <div className={classes.pair}>
      <DateField
        label={t('bites:bittenOn')}
        value={day ?? ''}
        onChange={onDay}
        max={today}
        error={error}
        withAsterisk
      />
      <TimeField label={t('bites:bittenTime')} value={time} onChange={onTime} />
    </div>
  );
}
