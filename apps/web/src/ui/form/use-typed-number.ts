import { ownDigits } from '@teeka/domain/text';
import { type ChangeEvent, useState } from 'react';

interface Props {
  /** Null while nothing is typed, NaN while what is typed is no such number: the rules refuse it. */
  readonly value: number | null;
  /** What is meant by what is typed. */
  readonly read: (typed: string) => number | null;
  readonly onNumber: (value: number | null, typed: string) => void;
  /** What stood there as it was typed, where it is no number. */
  readonly begun?: string;
}

/** A number as it is typed, in digits of either script. What is none stays as it was typed. */
export function useTypedNumber({ value, read, onNumber, begun = '' }: Props) {
  const [typed, setTyped] = useState(begun);
  const meant = read(typed);
  // The value may be changed from outside; what is typed stands as long as it means that value. A draft keeps no NaN.
  const stands = Object.is(meant, value) || (Number.isNaN(meant) && value === null);
  const shown = value === null || Number.isNaN(value) ? '' : String(value);
  return {
    value: stands ? typed : shown,
    isWrong: stands && Number.isNaN(meant),
    onChange: ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
      const text = ownDigits(currentTarget.value);
      setTyped(text);
      onNumber(read(text), text);
    },
  };
}
