import { TextInput } from '@mantine/core';
import { countTyped, ownDigits } from '@teeka/domain/text';
import { useState } from 'react';
import { refusalWords } from '../../platform/language/refusal-words.ts';
import { mark } from './required.ts';

interface Props {
  readonly label: string;
  readonly hint?: string | undefined;
  readonly required?: boolean;
  readonly maxLength: number;
  /** Null while nothing is typed, NaN while what is typed is no whole number: the rules refuse it. */
  readonly value: number | null;
  readonly error?: string | undefined;
  readonly onCount: (value: number | null) => void;
}

/** A whole number, in digits of either script. What is none stays as it was typed, and the field says so. */
export function CountField({ label, hint, required = false, maxLength, value, error, onCount }: Props) {
  const [typed, setTyped] = useState('');
  const meant = countTyped(typed);
  // The value may be changed from outside; what is typed stands as long as it means that value. A draft keeps no NaN.
  const stands = Object.is(meant, value) || (Number.isNaN(meant) && value === null);
  const shown = value === null || Number.isNaN(value) ? '' : String(value);
  const isWrong = stands && Number.isNaN(meant);
  return (
    <TextInput
      label={label}
      description={hint}
      {...mark(required)}
      inputMode="numeric"
      maxLength={maxLength}
      value={stands ? typed : shown}
      error={isWrong ? refusalWords({ code: 'FLDVAL0032' }) : error}
      onChange={({ currentTarget }) => {
        const text = ownDigits(currentTarget.value);
        setTyped(text);
        onCount(countTyped(text));
      }}
    />
  );
}
