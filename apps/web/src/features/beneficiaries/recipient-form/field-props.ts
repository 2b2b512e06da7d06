import type { CivilDate } from '@teeka/domain/calendar';
import { mark } from '../../../ui/form/required.ts';
import type { Recipient } from './recipient.ts';
import { requiredFields } from './required-fields.ts';

/** What every part of the form is given. */
export interface PartProps {
  readonly form: Recipient;
  readonly change: (change: Partial<Recipient>) => void;
  /** The sentence under a field. */
  readonly errorOf: (field: string) => string | undefined;
  /** Registers the guardian who was looked for and not found; left out where the form has no way to. */
  readonly onNewGuardian?: ((typed: string) => void) | undefined;
  /** India's day, by which the rules say what is required. */
  readonly today: CivilDate;
}

/** Must the field be filled, as the form stands? */
export const isRequired = ({ form, today }: PartProps, field: string): boolean =>
  requiredFields(form, today).has(field);

type TextField = { [K in keyof Recipient]: Recipient[K] extends string ? K : never }[keyof Recipient];

/** Value, change, error and required mark of a field with a text in it. */
export function fieldProps(props: PartProps, field: TextField) {
  const { form, change, errorOf } = props;
  return {
    ...mark(isRequired(props, field)),
    value: form[field],
    onChange: ({ currentTarget: { value } }: { readonly currentTarget: { readonly value: string } }) =>
      change({ [field]: value }),
    error: errorOf(field),
  };
}
