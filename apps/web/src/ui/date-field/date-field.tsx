import { ActionIcon, TextInput } from '@mantine/core';
import { IconCalendar } from '@tabler/icons-react';
import { type CivilDate, isCivilDate } from '@teeka/domain/calendar';
import { maskedDate, shownDate, typedDate } from '@teeka/domain/format';
import { type ChangeEvent, useRef, useState } from 'react';
import { useWords } from '../../platform/language/use-words.ts';
import { mark } from '../form/required.ts';
import classes from './date-field.module.css';

export interface DateFieldProps {
  readonly label: string;
  /** `YYYY-MM-DD`, '' for none, or what is typed so far. */
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** Days the calendar offers; a typed day outside is for the rules to refuse. */
  readonly min?: CivilDate | undefined;
  readonly max?: CivilDate | undefined;
  /** The sentence of a refusal. */
  readonly error?: string | undefined;
  readonly description?: string | undefined;
  readonly disabled?: boolean | undefined;
  readonly withAsterisk?: boolean | undefined;
  /** The field was left, its text put in order. */
  readonly onLeave?: () => void;
}

/**
 * A day, typed as DD/MM/YYYY whatever the phone's own settings, or chosen from the phone's calendar. It is the one
 * field for days in every form:
 *
 *     <DateField label={t('registration:birthDate')} value={form.dob} onChange={(dob) => change({ dob })}
 *       min={earliestBirth} max={today} error={errorOf('dob')} />
 *
 * `value` and `onChange` speak `YYYY-MM-DD`. While the day is not whole, the typed text itself is the value ('21/1'), so
 * that a draft keeps it and the rules of the domain refuse it (FLDVAL0017); an empty field is ''. Whoever computes
 * with the value asks `isCivilDate` first.
 */
export function DateField({ label, value, onChange, min, max, error, ...more }: DateFieldProps) {
  const { t } = useWords();
  const disabled = more.disabled ?? false;
  const calendar = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState(() => shownDate(value));
  // The value may be changed from outside (a draft, a reset); what is typed stands as long as it means that value.
  const text = typedDate(typed) === value ? typed : shownDate(value);
  const take = (next: string) => {
    setTyped(next);
    onChange(typedDate(next));
  };
  const type = ({ currentTarget: { value: now, selectionStart } }: ChangeEvent<HTMLInputElement>) => {
    // In the middle of the text nothing is moved under the finger; leaving the field puts it in order.
    const atEnd = selectionStart === null || selectionStart >= now.length;
    take(atEnd ? maskedDate(now) : now);
  };
  return (
    <div className={classes.field}>
      <TextInput
        label={label}
        error={error}
        description={more.description}
        disabled={disabled}
        {...mark(more.withAsterisk ?? false)}
        value={text}
        onChange={type}
        onBlur={() => {
          const tidy = maskedDate(text);
          if (tidy !== text) take(tidy);
          more.onLeave?.();
        }}
        placeholder={t('app:datePattern')}
        inputMode="numeric"
        autoComplete="off"
        rightSectionWidth={48}
        rightSection={
          <ActionIcon
            aria-label={t('app:openCalendar', { label })}
            disabled={disabled}
            onClick={() => calendar.current?.showPicker()}
          >
            <IconCalendar size={22} aria-hidden />
          </ActionIcon>
        }
      />
      <input
        ref={calendar}
        type="date"
        className={classes.calendar}
        tabIndex={-1}
        aria-hidden
        value={isCivilDate(value) ? value : ''}
        min={min}
        max={max}
        disabled={disabled}
        onChange={(event) => take(shownDate(event.currentTarget.value))}
      />
    </div>
  );
}
