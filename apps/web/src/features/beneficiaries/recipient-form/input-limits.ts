import { nameLength } from '@teeka/domain/person';

/** What the field of a name takes: no more letters than a name may have. Source: specification 2, section 5. */
export const nameInput = { maxLength: nameLength.max, autoComplete: 'off' } as const;

/** Keys that a browser takes into a number and an amount never has. */
const noAmount: readonly string[] = ['-', '+', 'e', 'E'];

/**
 * What the field of an amount takes, as of a child's weight: kilograms without a minus (specification 2, section 5). Not a browser's number,
 * which shows digits of the Devanagari script and hands over nothing; bounds and steps are the rule's (`checkChildWeight`).
 */
export const amountInput = {
  type: 'text',
  inputMode: 'decimal',
  onKeyDown(event: { readonly key: string; preventDefault(): void }): void {
    if (noAmount.includes(event.key)) event.preventDefault();
  },
} as const;

/** What the field of a number takes that is written down and not counted with, as of a pin code. */
export const digitsInput = (max: number) =>
  ({ type: 'text', inputMode: 'numeric', autoComplete: 'off', maxLength: max }) as const;
