import { nobody, registrationRefusals } from '@teeka/domain/beneficiaries';
import type { CivilDate } from '@teeka/domain/calendar';
import { citizenCategory } from '@teeka/domain/person';
import type { ReactNode } from 'react';
import { mark } from '../../../ui/form/required.ts';
import type { Recipient } from './recipient.ts';

/** What every part of the form is given. */
export interface PartProps {
  readonly form: Recipient;
  readonly change: (change: Partial<Recipient>) => void;
  /** The sentence under a field. */
  readonly errorOf: (field: string) => string | undefined;
  /** Begins with the guardian who was looked for and not found; left out where the form has no way to. */
  readonly onNewGuardian?: ((typed: string) => void) | undefined;
  /** The form of a guardian who is registered together with the child, in place of the search. */
  readonly newGuardian?: ReactNode;
  /** Types that the state has taken away. */
  readonly typesOff?: readonly number[];
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

/**
 * The fields that must be filled for the type and photo ID chosen so far, by the rules themselves: those that are refused
 * while they are empty. So a mark never says other than what saving says.
 */
export function requiredFields(
  { ben_type_id, photo_id_type, dob_is_year }: Pick<Recipient, 'ben_type_id' | 'photo_id_type' | 'dob_is_year'>,
  today: CivilDate,
): ReadonlySet<string> {
  const refused = registrationRefusals(
    {
      ...nobody,
      beneficiary_id: '',
      birth_year: '',
      dob_is_year,
      ben_type_id: Number(ben_type_id),
      photo_id_type: photo_id_type === '' ? null : Number(photo_id_type),
      beneficiary_type_category_id: citizenCategory.id,
      consent: { version: '', language: '' },
      duplicate_overruled: null,
    },
    { today, testNumbers: 'accepted', abha: 'sandbox' },
  );
  const ofPhone = ['village_id', 'ben_type_id', 'mobile_repeated'];
  return new Set([...refused.map(({ path = '' }) => path), ...ofPhone]);
}
