import { useWords } from '../../platform/language/use-words.ts';
import { DateField } from '../date-field/date-field.tsx';
import { TimeField } from '../time-field/time-field.tsx';
import classes from './form-fields.module.css';
import { instantOf, partsOf } from './instants.ts';

interface Props {
  readonly label: string;
  readonly hint?: string | undefined;
  readonly value: string;
  readonly onAnswer: (value: string) => void;
  readonly error: string | undefined;
  readonly required?: boolean;
  /** Days that the calendar offers. */
  readonly days: { readonly min?: string; readonly max?: string };
}

/** A day and a time of it, in India; what is wrong stands at the half that it is about. */
export function InstantField({ label, hint, value, onAnswer, error, required = false, days }: Props) {
  const { t } = useWords();
  const { day, time } = partsOf(value);
  const isAboutTime = day !== '' && time === '';
  return (
    <div className={classes.pair}>
      <DateField
        label={label}
        description={hint}
        withAsterisk={required}
        value={day}
        {...days}
        error={isAboutTime ? undefined : error}
        onChange={(next) => onAnswer(instantOf({ day: next, time }))}
      />
      <TimeField
        label={t('app:time')}
        name={t('app:timeOf', { label })}
        required={required}
        value={time}
        error={isAboutTime || day === '' ? error : undefined}
        onChange={(next) => onAnswer(instantOf({ day, time: next }))}
      />
    </div>
  );
}
