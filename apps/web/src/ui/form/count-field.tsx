import { countTyped } from '@teeka/domain/text';
import { refusalWords } from '../../platform/language/refusal-words.ts';
import { NumberField, type NumberFieldProps } from './number-field.tsx';

interface Props extends Omit<NumberFieldProps, 'onNumber'> {
  readonly onCount: (value: number | null) => void;
}

/** A whole number. */
export function CountField({ onCount, ...props }: Props) {
  const unread = refusalWords({ code: 'FLDVAL0032' });
  return <NumberField {...props} onNumber={onCount} read={countTyped} inputMode="numeric" unread={unread} />;
}
