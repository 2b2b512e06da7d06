import { TextInput } from '@mantine/core';
import { useToday } from '../../../platform/clock/index.ts';
import { DateField } from '../../../ui/date-field/date-field.tsx';
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

/** A day and a time of it, in India. */
export function InstantField({ label, value, onAnswer, error, required = false }: Props) {
  const { t } = useAefiWords();
  const today = useToday();
  const { day, time } = partsOf(value);
  return (
    <div className={classes.pair}>
      <DateField
        label={label}
        withAsterisk={required}
        value={day}
        max={today}
        error={error}
        onChange={(next) => onAnswer(instantOf({ day: next, time }))}
      />
      <TextInput
        type="time"
        label={t('aefi:time')}
        aria-label={t('aefi:timeOf', { label })}
        value={time}
        onChange={(event) => onAnswer(instantOf({ day, time: event.currentTarget.value }))}
      />
    </div>
  );
}
