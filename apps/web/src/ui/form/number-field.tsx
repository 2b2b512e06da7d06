import { TextInput } from '@mantine/core';
import type { ReactNode } from 'react';
import spoken from '../content/spoken.module.css';
import classes from './form.module.css';
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
  readonly onNumber: (value: number | null, typed: string) => void;
  /** Stands behind the figure. */
  readonly unit?: string | undefined;
  /** What stood there as it was typed, where it is no number. */
  readonly begun?: string;
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
  const { value, error, onNumber, unit, begun = '', read, inputMode, unread } = props;
  const typed = useTypedNumber({ value, read, onNumber, begun });
  return (
    <TextInput
      label={label}
      {...(unit ? measuredIn(unit, hint) : { description: hint })}
      {...mark(required)}
      inputMode={inputMode}
      maxLength={maxLength}
      value={typed.value}
      error={(typed.isWrong ? unread : undefined) ?? error}
      onChange={typed.onChange}
    />
  );
}

/** The unit is seen behind the box, and heard with the hint. */
function measuredIn(unit: string, hint: string | undefined) {
  const heard = <span className={spoken.spoken}>{unit}</span>;
  return {
    description: (
      <>
        {hint} {heard}
      </>
    ),
    ...(hint ? {} : { descriptionProps: { className: spoken.spoken ?? '' } }),
    inputContainer: (input: ReactNode) => (
      <div className={classes.figure}>
        {input}
        <span aria-hidden className={classes.unit}>
          {unit}
        </span>
      </div>
    ),
  };
}
