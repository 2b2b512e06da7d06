import { nameLength } from '@teeka/domain/person';
import type { Refusal } from '@teeka/domain/refusal';
import { bornOn, type Recipient } from '../recipient-form/recipient.ts';

/** What the server is asked about people alike: everything of the form that tells people apart. */
export const questionOf = (form: Recipient) => ({
  name: form.name,
  dob: bornOn(form) ?? '',
  dob_is_year: form.dob_is_year,
  gender: form.gender === '' ? null : Number(form.gender),
  guardian_name: form.guardian_name,
  mobile_number: form.mobile_number,
  photo_id_type: form.photo_id_type === '' ? null : Number(form.photo_id_type),
  photo_id_number: form.photo_id_number,
});

type Question = ReturnType<typeof questionOf>;

/** The answer as far as it belongs to what is typed now; a corrected number takes its warning with it at once. */
export function answerTo<Answer>(typed: Question, asked: Question, answer: Answer | undefined) {
  const fields = Object.keys(typed) as (keyof Question)[];
  return fields.every((field) => typed[field] === asked[field]) ? answer : undefined;
}

/** Is there enough to ask by: an ID alone, or a name with a birth or a mobile number? */
export function isTelling({ name, dob, mobile_number, photo_id_type, photo_id_number }: Question): boolean {
  if (photo_id_type !== null && photo_id_number.trim() !== '') return true;
  return name.trim().length >= nameLength.min && (dob !== '' || mobile_number.trim() !== '');
}

/** What only the server knew of people alike: their numbers, and whether the photo ID is on record elsewhere. */
export interface ToldAlike {
  readonly ids: readonly string[];
  readonly elsewhere: boolean;
}
const nothingTold: ToldAlike = { ids: [], elsewhere: false };

/** What a refused registration was told, as long as the form still describes the same person. */
export function toldBy(
  refused: { readonly form: Recipient; readonly refusals: readonly Refusal[] } | null,
  form: Recipient,
): ToldAlike {
  if (!refused) return nothingTold;
  const { refusals } = refused;
  const listed = refusals.find(({ code }) => code === 'BENREG0011')?.values?.beneficiary_ids;
  const told: ToldAlike = {
    ids: String(listed ?? '')
      .split(',')
      .filter((id) => id !== ''),
    elsewhere: refusals.some(({ code }) => code === 'BENREG0004'),
  };
  return answerTo(questionOf(form), questionOf(refused.form), told) ?? nothingTold;
}
