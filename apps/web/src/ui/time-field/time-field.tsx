import { TextInput } from '@mantine/core';
import { type FocusEvent, useState } from 'react';
import { refusalWords } from '../../platform/language/refusal-words.ts';
import { useWords } from '../../platform/language/use-words.ts';
import { mark } from '../form/required.ts';

interface Props {
  readonly label: string;
  /** What a screen reader says, where the label beside its day is too short to stand alone. */
  readonly name?: string;
  /** `HH:MM`, '' for none. */
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly hint?: string | undefined;
  /** The sentence of a refusal. */
  readonly error?: string | undefined;
  readonly required?: boolean;
}

/**
 * A time of day, the one field for it in every form. The browser hands over nothing while hour or minutes are missing;
 * so that what was half typed is not taken for nothing, the field itself says so as it is left.
 */
export function TimeField({ label, name, value, onChange, hint, error, required = false }: Props) {
  useWords();
  const [isHalf, setHalf] = useState(false);
  const look = ({ currentTarget }: FocusEvent<HTMLInputElement>) => setHalf(currentTarget.validity.badInput);
  return (
    <TextInput
      type="time"
      label={label}
      description={hint}
      {...(name ? { 'aria-label': name } : {})}
      {...mark(required)}
      value={value}
      onChange={({ currentTarget }) => {
        setHalf(false);
        onChange(currentTarget.value);
      }}
      onBlur={look}
      error={error ?? (isHalf ? refusalWords({ code: 'FLDVAL0030' }) : undefined)}
    />
  );
}
