import { hasDevanagari, latinName } from '@teeka/domain/beneficiaries';
import { ownDigits } from '@teeka/domain/text';
import type { Recipient } from '../recipient-form/recipient.ts';
import { emptyDraft, type RegistrationDraft } from './request.ts';

/**
 * The form of a guardian as it begins: the name that was looked for, and what the child's form knows of the family, its
 * mobile number and village. What was typed of the guardian before stays, but for another name.
 */
export function guardianDraft(before: RegistrationDraft | null, child: Recipient, typed: string): RegistrationDraft {
  const known = before ?? emptyDraft;
  const name = /[0-9]/.test(ownDigits(typed)) ? '' : typed.trim();
  const family = ['state_id', 'district_id', 'block_id', 'village_id', 'mobile_number', 'mobile_repeated'] as const;
  const begun: Partial<Recipient> = known.form.mobile_number === '' ? pick(child, family) : {};
  return {
    ...known,
    form: {
      ...known.form,
      ...begun,
      name: name === '' ? known.form.name : hasDevanagari(name) ? latinName(name) : name,
    },
  };
}

const pick = (form: Recipient, keys: readonly (keyof Recipient)[]): Partial<Recipient> =>
  Object.fromEntries(keys.map((key) => [key, form[key]]));
