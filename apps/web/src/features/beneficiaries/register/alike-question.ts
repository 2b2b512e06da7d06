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
export function answerTo<Answer>(typed: Question, sent: Question, answer: Answer | undefined) {
  const fields = Object.keys(typed) as (keyof Question)[];
  return fields.every((field) => typed[field] === sent[field]) ? answer : undefined;
}

/** Is there enough to ask by: an ID alone, or a name with a birth or a mobile number? */
export function isTelling({ name, dob, mobile_number, photo_id_type, photo_id_number }: Question): boolean {
  if (photo_id_type !== null && photo_id_number.trim() !== '') return true;
  return name.trim().length >= nameLength.min && (dob !== '' || mobile_number.trim() !== '');
}

/** What only the server knew of people alike: their numbers, and whether the photo ID is on record elsewhere. */
export interface AlikeOnServer {
  readonly ids: readonly string[];
  readonly elsewhere: boolean;
}
const nobodyAlike: AlikeOnServer = { ids: [], elsewhere: false };

/** What the refusal of a registration showed, as long as the form still describes the same person. */
export function alikeByRefusal(
  refused: { readonly form: Recipient; readonly refusals: readonly Refusal[] } | null,
  form: Recipient,
): AlikeOnServer {
  if (!refused) return nobodyAlike;
  const { refusals } = refused;
  const listed = refusals.find(({ code }) => code === 'BENREG0011')?.values?.beneficiary_ids;
  const alike: AlikeOnServer = {
    ids: String(listed ?? '')
      .split(',')
      .filter((id) => id !== ''),
    elsewhere: refusals.some(({ code }) => code === 'BENREG0004'),
  };
  return answerTo(questionOf(form), questionOf(refused.form), alike) ?? nobodyAlike;
}
