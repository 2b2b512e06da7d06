import type { RabiesDetails, VenomDetails } from '@teeka/contract/bites/shapes';
import { freeTexts } from '@teeka/domain/bites';
import type { ChangeEvent } from 'react';

type Changed = ChangeEvent<HTMLInputElement>;

/** Names of the fields whose value is of a type. */
type Of<D, Value> = {
  [Field in keyof D]-?: D[Field] extends Value ? (Value extends D[Field] ? Field : never) : never;
}[keyof D] &
  string;

/** Of the details of a bite, and of what is refused of them. */
export type DetailFields<D extends RabiesDetails | VenomDetails> = ReturnType<typeof detailFields<D>>;

interface DetailsInput<D> {
  readonly details: D;
  readonly edit: (details: D) => void;
  readonly errorOf: (field: string) => string | undefined;
}

/** What a field of the details of a bite needs of them, by its name: its value and its change. */
export function detailFields<D extends RabiesDetails | VenomDetails>({ details, edit, errorOf }: DetailsInput<D>) {
  const set = (more: Partial<D>) => edit({ ...details, ...more });
  const change =
    <F extends keyof D>(field: F) =>
    (value: D[F]) =>
      edit({ ...details, [field]: value });
  return {
    set,
    word: <F extends Of<D, string>>(field: F) => ({
      value: details[field],
      onChange: change(field),
    }),
    words: <F extends Of<D, string[]>>(field: F) => ({
      value: details[field],
      onChange: change(field),
    }),
    check: <F extends Of<D, boolean>>(field: F) => ({
      checked: details[field],
      onChange: ({ currentTarget }: Changed) => edit({ ...details, [field]: currentTarget.checked }),
    }),
    text: (field: 'village' | 'allergy') => ({
      value: details[field],
      maxLength: freeTexts[field],
      error: errorOf(field),
      onChange: ({ currentTarget }: Changed) => edit({ ...details, [field]: currentTarget.value }),
    }),
  };
}
