import type { Statement } from '../../../platform/db/statement.ts';
import { uuidV7 } from '../../../platform/ids/uuid-v7.ts';
import { storeBiteClosing, storeEvent } from '../../bites/index.ts';
import type { CourseMove } from './course-after.ts';

/** Where the case of a bite stands after a dose of it was taken back or corrected, with the event that says so. */
export function storeCourse(
  { case_id, status }: CourseMove,
  { beneficiary_id, voided_at: at }: { readonly beneficiary_id: string; readonly voided_at: string },
  user_id: string,
): readonly Statement[] {
  const about = { beneficiary_id, case_id };
  const said =
    status === 'open'
      ? { kind: 'reopened', facts: { state: 'dose-voided' } }
      : { kind: 'closed', facts: { state: 'other' } };
  const event = { ...about, ...said, event_id: uuidV7(), at, captured_at: at };
  return [storeBiteClosing({ ...about, status, at }), storeEvent(event, user_id)];
}
