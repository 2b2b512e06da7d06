import { followUpAefi, reportAefi } from '@teeka/contract/aefi';
import type { InputOf } from '@teeka/contract/call';
import { type Role, stockRoles } from '@teeka/contract/roles';
import type { Answers, FollowUpKind, StepTimes } from '@teeka/domain/aefi';
import { type CivilDate, dayInIndia } from '@teeka/domain/calendar';
import { type Item, isUnsettled } from '../../../platform/outbox/item.ts';

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

const seesStock: readonly Role[] = stockRoles;

/** Where it stands who else received a batch; null for who has no stock to see, and of a batch that nobody named. */
export function batchPath(
  { material_id, batch_number }: { readonly material_id: number | null; readonly batch_number: string },
  role: Role,
): string | null {
  if (material_id === null || batch_number === '' || !seesStock.includes(role)) return null;
  return `/stock/batch/${material_id}/${encodeURIComponent(batch_number)}`;
}

/** What is typed in the sheet of a step. */
export interface TypedFollowUp {
  readonly answers: Answers;
  readonly external_case_id: string;
  readonly causality: string;
  readonly note: string;
}
/** The sheet of a step as it is kept beside its record. */
export interface KeptFollowUp extends TypedFollowUp {
  readonly kind: FollowUpKind;
}
export const followUpPlace = (of: { readonly report_id: string; readonly beneficiary_id: string }) =>
  `/aefi/report/${of.beneficiary_id}/${of.report_id}#follow-up` as const;

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

/** What was said of this report on this phone and the server does not have yet, in the order it was said. */
export interface WaitingEvent {
  readonly item: Item;
  /** `first`: the report itself. */
  readonly kind: FollowUpKind | 'first';
  readonly answers: Answers;
  readonly note: string;
}

const isAbout = (item: Item, report_id: string) =>
  (item.input as { readonly report_id?: string }).report_id === report_id;

/** How many words about a report the server has accepted from this phone. */
export const settledEvents = (items: readonly Item[], report_id: string): number =>
  items.filter((item) => item.state === 'done' && isAbout(item, report_id)).length;

export function waitingEvents(items: readonly Item[], report_id: string): readonly WaitingEvent[] {
  return items.flatMap((item): readonly WaitingEvent[] => {
    if (!isUnsettled(item) || !isAbout(item, report_id)) return [];
    if (item.call === reportAefi.name) {
      const { answers } = item.input as InputOf<typeof reportAefi>;
      return [{ item, kind: 'first', answers, note: '' }];
    }
    if (item.call !== followUpAefi.name) return [];
    const { kind, answers = {}, note = '' } = item.input as InputOf<typeof followUpAefi>;
    return [{ item, kind, answers, note }];
  });
}

/** The day of a death that the report or what waits here tells of: empty without a day and hour, undefined where nobody died. */
export function deathReportedIn(answers: Answers, waiting: readonly WaitingEvent[]): CivilDate | '' | undefined {
  const now: Answers = Object.assign({}, answers, ...waiting.map((event) => event.answers));
  if (now.outcome !== 'death') return undefined;
  const at = typeof now.death_at === 'string' ? now.death_at : '';
  // A day whose hour is not typed yet is no instant.
  return Number.isNaN(Date.parse(at)) ? '' : dayInIndia(at);
}
