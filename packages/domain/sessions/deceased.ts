import type { CivilDate } from '../calendar/index.ts';
import type { Refusal, RefusalCode } from '../refusal/index.ts';
import { happenedOn } from './happened-on.ts';
import type { Submission } from './submission.ts';

/**
 * Nobody is put on a list, verified or treated after their death: BENDET0002. What was captured on the day of the death
 * or before it happened, and is kept whenever it arrives; so is what belongs to a session of such a day.
 */
export function deceasedRefusal(
  deceasedOn: CivilDate | null,
  { capturedDay }: Pick<Submission, 'capturedDay'>,
  sessionDay: CivilDate = capturedDay,
): Refusal<RefusalCode> | undefined {
  return deceasedOn !== null && happenedOn(sessionDay, capturedDay) > deceasedOn ? { code: 'BENDET0002' } : undefined;
}
