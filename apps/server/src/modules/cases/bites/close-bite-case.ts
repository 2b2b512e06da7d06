import type { RequestOf } from '@teeka/contract/call';
import type { caseStatusUpdation } from '@teeka/contract/cases';
import { animalLooksOf, biteOf, givenDays } from '@teeka/domain/bites';
import { dayInIndia } from '@teeka/domain/calendar';
import { type CaseStatus, type CloseOutcome, closeCase, plans } from '@teeka/domain/care';
import { uuidV7 } from '../../../platform/ids/uuid-v7.ts';
import type { BiteRow, Closing, HeldBite, NewEvent } from './queries.ts';

type Input = Omit<RequestOf<typeof caseStatusUpdation>, 'status'> & { readonly status: CaseStatus };

/** What completing or closing makes of the case of a bite. */
export function biteClosing(
  { status, case_id, reason = '', captured_at }: Input,
  { bite, recorded, looks }: BiteRow & { readonly bite: HeldBite },
): CloseOutcome {
  const known = {
    ...bite,
    given: givenDays(recorded, case_id),
    bite: biteOf(bite.details.rabies),
    looks: animalLooksOf({ ...bite, events: looks }),
  };
  return closeCase(plans[bite.case_type], { status, reason, on: dayInIndia(captured_at) }, known);
}

/** The closing as it is stored, with the event that says why. */
export function storedClosing(
  { case_id, status, reason = '', captured_at }: Input,
  beneficiary_id: string,
): { readonly closing: Closing; readonly event: NewEvent } {
  const about = { beneficiary_id, case_id };
  const facts = { state: reason === '' ? 'completed' : reason };
  const event = { ...about, event_id: uuidV7(), kind: 'closed', at: captured_at, facts, captured_at };
  return { closing: { ...about, status, at: captured_at }, event };
}
