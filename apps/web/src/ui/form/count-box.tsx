import { Input } from '@mantine/core';
import { countTyped } from '@teeka/domain/text';
import { useTypedNumber } from './use-typed-number.ts';

interface Props {
  /** What is counted, with the row it stands in; above the column it is written without the row. */
  readonly label: string;
  readonly maxLength: number;
  readonly value: number | null;
  /** Where the sentence stands that tells what is wrong in the row; none while nothing is. */
  readonly wrongBy: string | undefined;
  readonly onCount: (value: number | null) => void;
}

/** A whole number in a row of several: its heading stands above the column, what is refused of it below the row. */
export function CountBox({ label, maxLength, value, wrongBy, onCount }: Props) {
  const typed = useTypedNumber({ value, read: countTyped, onNumber: onCount });
  return (
    <Input
      size="md"
      aria-label={label}
      aria-required
      inputMode="numeric"
      autoComplete="off"
      maxLength={maxLength}
      value={typed.value}
      onChange={typed.onChange}
      error={wrongBy !== undefined}
      withAria={false}
      {...(wrongBy === undefined ? {} : { 'aria-invalid': true, 'aria-describedby': wrongBy })}
    />
  );
}
