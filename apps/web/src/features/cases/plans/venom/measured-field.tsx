import type { EventFacts } from '@teeka/contract/bites/shapes';
import { type Measured, measured } from '@teeka/domain/bites';
import { amountTyped } from '@teeka/domain/text';
import { CountField } from '../../../../ui/form/count-field.tsx';
import { NumberField, type NumberFieldProps } from '../../../../ui/form/number-field.tsx';

/** More than the largest number with its decimals: what is too much is read and told, not cut. */
const mostLetters = 8;

export interface FactsProps {
  readonly facts: EventFacts;
  readonly set: (more: Partial<EventFacts>) => void;
  readonly errorOf: (field: string) => string | undefined;
}

interface Props extends FactsProps {
  readonly fact: Measured;
  readonly label: string;
}

/** Something measured or given by number, as it is typed. */
export function MeasuredField({ fact, label, facts, set, errorOf }: Props) {
  const onValue = (value: number | null) => set({ [fact]: value });
  const shared = { label, maxLength: mostLetters, value: facts[fact] ?? null, error: errorOf(fact) };
  return measured[fact].whole ? (
    <CountField {...shared} onCount={onValue} />
  ) : (
    <AmountField {...shared} onAmount={onValue} />
  );
}

interface AmountProps extends Omit<NumberFieldProps, 'onNumber'> {
  readonly onAmount: (value: number | null) => void;
}

/** An amount, with decimals behind a point or a comma. The form says between which bounds it lies. */
function AmountField({ onAmount, ...props }: AmountProps) {
  return <NumberField {...props} onNumber={onAmount} read={amountTyped} inputMode="decimal" />;
}
