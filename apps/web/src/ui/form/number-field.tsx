import { TextInput } from '@mantine/core';
import { ownDigits } from '@teeka/domain/text';
import { useState } from 'react';
import { mark } from './required.ts';

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
  const [typed, setTyped] = useState('');
  const meant = read(typed);
  // The value may be changed from outside; what is typed stands as long as it means that value. A draft keeps no NaN.
  const stands = Object.is(meant, value) || (Number.isNaN(meant) && value === null);
  const shown = value === null || Number.isNaN(value) ? '' : String(value);
  const isWrong = stands && Number.isNaN(meant);
  return (
    <TextInput
      label={label}
      description={hint}
      {...mark(required)}
      inputMode={inputMode}
      maxLength={maxLength}
      value={stands ? typed : shown}
      error={(isWrong ? unread : undefined) ?? error}
      onChange={({ currentTarget }) => {
        const text = ownDigits(currentTarget.value);
        setTyped(text);
        onNumber(read(text));
      }}
    />
  );
}
