import { guardianBirthRefusals, type RegistrationFacts } from '@teeka/domain/beneficiaries';
import type { CivilDate } from '@teeka/domain/calendar';
import { checkMobileSearch } from '@teeka/domain/contact';
import { beneficiaryTypeIds, yearOfAge } from '@teeka/domain/person';
import type { Refusal } from '@teeka/domain/refusal';
import { ownDigits } from '@teeka/domain/text';
import { emptyRecipient, type Recipient, typesOf, withChange } from '../recipient-form/recipient.ts';
import { named } from '../recipient-form/sought-name.ts';
import { type Registration, refusalsOf } from './request.ts';

/** A child's mother or guardian who is registered together with the child: only what the child's form does not say. */
export interface NewGuardian {
  /** Name, gender, a mobile number where it is another than the child's, and age or year in `birth_year`. */
  readonly form: Recipient;
  /** Why it is another person than those who are alike. */
  readonly reason: string;
  /** Is she filled in? What was typed of her stays where somebody else is looked for meanwhile. */
  readonly open: boolean;
}

/** Mostly it is the mother. */
const mother: Recipient = { ...emptyRecipient, gender: '2', dob_is_year: true };

/** She begins with what was looked for, a name or a mobile number; what was typed of her before stays, but for that. */
export function beginGuardian(before: NewGuardian | null, child: Recipient, typed: string): NewGuardian {
  const { form, reason } = before ?? { form: mother, reason: '' };
  const text = typed.trim();
  const mobile = checkMobileSearch(ownDigits(text));
  const other = mobile.ok && mobile.normal !== child.mobile_number ? { mobile_number: mobile.normal } : {};
  const isName = text !== '' && !/[0-9]/.test(ownDigits(text));
  return { form: { ...form, ...(isName ? named(text) : other) }, reason, open: true };
}

const ofFamily = ['state_id', 'district_id', 'block_id', 'village_id'] as const;

/** The whole form of her: village and mobile number are the child's, she is a citizen where her age allows that. */
export function wholeGuardian({ form }: NewGuardian, child: Recipient, today: CivilDate): Recipient {
  const family = Object.fromEntries(ofFamily.map((key) => [key, child[key]]));
  const mobile_number = form.mobile_number === '' ? child.mobile_number : form.mobile_number;
  const birth_year = yearOfAge(form.birth_year, today);
  const whole = withChange(
    { ...form, ...family, mobile_number, mobile_repeated: mobile_number },
    { birth_year },
    today,
  );
  const open = typesOf(whole, today).map(({ id }) => id);
  const type = open.includes(beneficiaryTypeIds.citizen) ? beneficiaryTypeIds.citizen : open[0];
  return type === undefined ? whole : { ...whole, ben_type_id: String(type) };
}

/** How refusals of hers are named beside those of the child. */
export const ofGuardian = (path: string): string => `guardian.${path}`;

/** Her fields with a place for a sentence; who is under age (a child herself) is refused at her guardian. */
export const guardianFields = ['name', 'gender', 'birth_year', 'mobile_number', 'guardian_ben_id', 'reason'].map(
  ofGuardian,
);

/** What the child's form refuses itself: the village, and the mobile number where it is the child's. */
const ofChild = (path: string, form: Recipient): boolean =>
  path === 'village_id' || (path === 'mobile_number' && form.mobile_number === '');

/** What is wrong with her, at her fields. */
export function guardianRefusals(
  made: Registration,
  { form }: NewGuardian,
  { child, ...facts }: RegistrationFacts & { readonly child: Recipient },
): readonly Refusal[] {
  const { today } = facts;
  return [...refusalsOf(made, facts), ...guardianBirthRefusals(made, { today, child })]
    .filter(({ path = '' }) => !path.startsWith('consent.') && !ofChild(path, form))
    .map((one) => ({
      ...one,
      path: ofGuardian(one.path === 'duplicate_overruled.reason' ? 'reason' : (one.path ?? '')),
    }));
}
