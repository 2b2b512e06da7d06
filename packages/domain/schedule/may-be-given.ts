import type { CivilDate } from '../calendar/index.ts';
import { type DoseState, forecast } from './forecast.ts';
import type { Person, RecordedDose } from './person.ts';
import type { Reason } from './reason.ts';
import type { Schedule } from './row.ts';

/** Advice before the act: whether, and in either case why. */
export interface Advice {
  readonly may: boolean;
  readonly state: DoseState | 'unknown';
  readonly reason: Reason;
}

/**
 * May this dose be given on this day? Advice only: what was given is recorded all the same, see `canBeRecorded`.
 * Never throws; an unknown code is answered with `unknown-dose`.
 */
export function mayBeGiven(
  person: Person,
  doses: readonly RecordedDose[],
  input: { readonly code: string; readonly on: CivilDate; readonly schedule: Schedule },
): Advice {
  const { code, on, schedule } = input;
  if (person.diedOn !== undefined && person.diedOn <= on) {
    return { may: false, state: 'closed', reason: { code: 'has-died', values: { day: person.diedOn } } };
  }
  const row = schedule.rows.find((candidate) => candidate.code === code);
  if (!row) return { may: false, state: 'unknown', reason: { code: 'unknown-dose', values: { dose: code } } };
  const dose = forecast(person, doses, { on, schedule }).doses.find((candidate) => candidate.code === code);
  if (!dose) {
    return {
      may: false,
      state: 'not-applicable',
      reason: { code: 'other-kind-of-person', values: { dose: code } },
    };
  }
  return { may: dose.state === 'due' || dose.state === 'overdue', state: dose.state, reason: dose.reason };
}
