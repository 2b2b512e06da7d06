import { amountTyped } from '@teeka/domain/text';
import { NumberField, type NumberFieldProps } from './number-field.tsx';

interface Props extends Omit<NumberFieldProps, 'onNumber'> {
  readonly onAmount: (value: number | null) => void;
}

/** An amount, with decimals behind a point or a comma. The form says between which bounds it lies. */
export function AmountField({ onAmount, ...props }: Props) {
  return <NumberField {...props} onNumber={onAmount} read={amountTyped} inputMode="decimal" />;
}
