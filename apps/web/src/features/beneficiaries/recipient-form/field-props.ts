import type { Recipient } from './recipient.ts';

/** What every part of the form is given. */
export interface PartProps {
  readonly form: Recipient;
  readonly change: (change: Partial<Recipient>) => void;
  /** The sentence under a field. */
  readonly errorOf: (field: string) => string | undefined;
}

type TextField = { [K in keyof Recipient]: Recipient[K] extends string ? K : never }[keyof Recipient];

/** Value, change and error of a field with a text in it. */
export function fieldProps({ form, change, errorOf }: PartProps, field: TextField) {
  return {
    value: form[field],
    onChange: ({ currentTarget: { value } }: { readonly currentTarget: { readonly value: string } }) =>
      change({ [field]: value }),
    error: errorOf(field),
  };
}
