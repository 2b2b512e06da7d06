import { col, type RowOf } from '../../../platform/db/row.ts';
import { read, values, write } from '../../../platform/db/statement.ts';

/** What the account service is asked: to send a code for a search, for an Aadhaar, to a mobile number; or at once for an account. */
export type QuestionKind = 'search' | 'enrol' | 'mobile' | 'direct' | 'child';

const questionRow = {
  beneficiary_id: col.bigint,
  code_id: col.uuid,
  attempt_id: col.uuid,
  user_id: col.uuid,
  kind: col.text.of<QuestionKind>(),
  asked_at: col.timestamptz,
};
export type NewQuestion = RowOf<typeof questionRow>;

export const storeQuestion = (question: NewQuestion) => write`insert into abha_code ${values(questionRow, question)}`;

const countsRow = {
  /** About the person, by anybody, since the instant. */
  count: col.int,
  first: col.timestamptz.orNull,
  /** Codes of this attempt. */
  codes: col.int,
  last: col.timestamptz.orNull,
};
export type CountsRow = RowOf<typeof countsRow>;

/** How often the service was asked about a person in one way since an instant, and within one attempt. */
export function questionsSince(of: {
  readonly beneficiary_id: string;
  readonly kind: QuestionKind;
  readonly since: Date;
  readonly attempt_id: string;
}) {
  return read(countsRow)`
    select count(*) filter (where asked_at > ${of.since})::int as count,
      min(asked_at) filter (where asked_at > ${of.since}) as first,
      count(*) filter (where attempt_id = ${of.attempt_id}::uuid)::int as codes,
      max(asked_at) filter (where attempt_id = ${of.attempt_id}::uuid) as last
    from abha_code
    where beneficiary_id = ${of.beneficiary_id}::bigint and kind = ${of.kind}
      and asked_at > ${of.since}::timestamptz - interval '1 hour'`;
}

const codeRow = { ...questionRow, tries: col.int, answered_at: col.timestamptz.orNull };
export type CodeRow = RowOf<typeof codeRow>;

/** The question that a code answers; tries of one wait for each other. */
export const lockCode = (beneficiary_id: string, code_id: string) => read(codeRow)`
  select beneficiary_id, code_id, attempt_id, user_id, kind, asked_at, tries, answered_at from abha_code
  where beneficiary_id = ${beneficiary_id}::bigint and code_id = ${code_id}::uuid
  for update`;

export const countTry = ({ beneficiary_id, code_id }: CodeRow) => write`
  update abha_code set tries = tries + 1
  where beneficiary_id = ${beneficiary_id}::bigint and code_id = ${code_id}::uuid`;

export const storeAnswered = ({ beneficiary_id, code_id }: CodeRow, at: Date) => write`
  update abha_code set answered_at = ${at}
  where beneficiary_id = ${beneficiary_id}::bigint and code_id = ${code_id}::uuid`;

/** Removes questions that were asked before an instant, so many at once. */
export const deleteQuestions = (before: Date, most: number) => read({ gone: col.int })`
  delete from abha_code using (
    select beneficiary_id, code_id from abha_code where asked_at < ${before} limit ${most}::int) old
  where abha_code.beneficiary_id = old.beneficiary_id and abha_code.code_id = old.code_id
  returning 1 as gone`;
