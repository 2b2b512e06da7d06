import { nobody } from '../beneficiaries/index.ts';
import { birthAndNameValues } from './birth-and-name-values.ts';
import { choiceValues } from './choice-values.ts';
import { householdValues } from './household-values.ts';
import { photoIdValues } from './photo-id-values.ts';
import { textValues } from './text-values.ts';
import { type FieldValue, withCheckDigit } from './value-rows.ts';

export { type FieldValue, valuesToday } from './value-rows.ts';

/** Good and bad values of every field of a registration; phone and server judge them alike. */
export const fieldValues: readonly FieldValue[] = [
  ...birthAndNameValues,
  ...photoIdValues,
  ...choiceValues,
  ...textValues,
  ...householdValues,
];

/** A registration that nothing is wrong with; `number` makes it one of its own. */
export function goodRegistration(number: number) {
  const { village_id: _, ...unfilled } = nobody;
  return {
    ...unfilled,
    beneficiary_id: withCheckDigit(String(1_000_000_000_000 + number)),
    name: 'ASHA DEVI',
    gender: 2,
    birth_year: '',
    dob: '1990-05-20',
    mobile_number: `98${String(10_000_000 + number)}`,
    beneficiary_type_category_id: 3 as const,
    ben_type_id: 20,
    consent: { version: '1', language: 'hi', given_at: '2026-03-16T08:50:00+05:30' },
    duplicate_overruled: null as { beneficiary_ids: string[]; reason: string } | null,
  };
}

/** The registration with a value in its field; `guardian` is the reference number of a guardian who is on record. */
export function registrationWith({ path, value, beside }: FieldValue, number: number, guardian: string) {
  const { guardian: hasGuardian, ...fields } = beside;
  const form = {
    ...goodRegistration(number),
    ...fields,
    ...(hasGuardian ? { guardian_ben_id: guardian } : {}),
  };
  if (path === 'duplicate_overruled.reason')
    return { ...form, duplicate_overruled: { beneficiary_ids: [], reason: value as string } };
  if (path === 'consent.version') return { ...form, consent: { ...form.consent, version: value as string } };
  return { ...form, [path]: value };
}
