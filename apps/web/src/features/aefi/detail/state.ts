import type { followUpAefi } from '@teeka/contract/aefi';
import type { InputOf } from '@teeka/contract/call';
import type { Answers, FollowUpKind, StepTimes } from '@teeka/domain/aefi';

/** The steps that can be taken now, the next one first, a changed outcome always. */
export function nextSteps(times: StepTimes): readonly FollowUpKind[] {
  if (times.closed_at !== null) return [];
  if (times.category === 'minor') return ['answers', 'closed'];
  if (times.filed_at === null) return ['answers'];
  const open: FollowUpKind[] = [];
  if (times.case_id_at === null) open.push('case-id');
  if (times.investigated_at === null) open.push('investigated');
  else if (times.final_at === null) open.push('final');
  else open.push('closed');
  return [...open, 'answers'];
}

/** What is typed in the sheet of a step. */
export interface TypedFollowUp {
  readonly answers: Answers;
  readonly external_case_id: string;
  readonly causality: string;
  readonly note: string;
}
export const emptyFollowUp: TypedFollowUp = { answers: {}, external_case_id: '', causality: '', note: '' };

/** The fields of a changed outcome, in their order. */
export const outcomeFields = [
  'outcome',
  'hospitalised',
  'hospital_name',
  'hospitalised_at',
  'death_at',
  'post_mortem',
] as const;

interface About {
  readonly event_id: string;
  readonly report_id: string;
  readonly beneficiary_id: string;
  readonly kind: FollowUpKind;
  readonly captured_at: string;
}

export function followUpOf(typed: TypedFollowUp, about: About): InputOf<typeof followUpAefi> {
  const { beneficiary_id, ...rest } = about;
  return { ...rest, ...typed, note: typed.note.trim(), beneficiary_reference_id: beneficiary_id };
}
