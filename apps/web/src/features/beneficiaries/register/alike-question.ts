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
