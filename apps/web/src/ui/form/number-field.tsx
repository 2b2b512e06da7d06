import { TextInput } from '@mantine/core';
import { mark } from './required.ts';
import { useTypedNumber } from './use-typed-number.ts';

export interface NumberFieldProps {
  readonly label: string;
  readonly hint?: string | undefined;
  readonly required?: boolean;
  readonly maxLength: number;
  /** Null while nothing is typed, NaN while what is typed is no such number: the rules refuse it. */
  readonly value: number | null;
  readonly error?: string | undefined;
  readonly onNumber: (value: number | null) => void;
}

interface Reading {
  /** What is meant by what is typed. */
  readonly read: (typed: string) => number | null;
  readonly inputMode: 'numeric' | 'decimal';
  /** What is said of something typed that is no such number; without it the form says so. */
  readonly unread?: string;
}

/** A number as it is typed, in digits of either script. What is none stays as it was typed, and the field says so. */
export function NumberField({ label, hint, required = false, maxLength, ...props }: NumberFieldProps & Reading) {
  const { value, error, onNumber, read, inputMode, unread } = props;
  const typed = useTypedNumber({ value, read, onNumber });
  return (
    <TextInput
      label={label}
      description={hint}
      {...mark(required)}
      inputMode={inputMode}
      maxLength={maxLength}
      value={typed.value}
      error={(typed.isWrong ? unread : undefined) ?? error}
      onChange={typed.onChange}
    />
  );
}
