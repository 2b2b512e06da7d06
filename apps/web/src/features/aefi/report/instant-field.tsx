import { useToday } from '../../../platform/clock/index.ts';
import { DateField, TimeField } from '../../../ui/index.ts';
import classes from '../aefi.module.css';
import { useAefiWords } from '../parts/use-aefi-words.ts';
import { instantOf, partsOf } from './instants.ts';

interface Props {
  readonly label: string;
  readonly value: string;
  readonly onAnswer: (value: string) => void;
  readonly error: string | undefined;
  readonly required?: boolean;
}

/** A day and a time of it, in India; what is wrong stands at the half that it is about. */
export function InstantField({ label, value, onAnswer, error, required = false }: Props) {
  const { t } = useAefiWords();
  const today = useToday();
  const { day, time } = partsOf(value);
  const isAboutTime = day !== '' && time === '';
  return (
    <div className={classes.pair}>
      <DateField
        label={label}
        withAsterisk={required}
        value={day}
        max={today}
        error={isAboutTime ? undefined : error}
        onChange={(next) => onAnswer(instantOf({ day: next, time }))}
      />
      <TimeField
        label={t('aefi:time')}
        name={t('aefi:timeOf', { label })}
        required={required}
        value={time}
        error={isAboutTime || day === '' ? error : undefined}
        onChange={(next) => onAnswer(instantOf({ day, time: next }))}
      />
    </div>
  );
}
