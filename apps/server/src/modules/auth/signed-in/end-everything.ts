import type { Writer } from '../../../platform/db/database.ts';
import { closeCodesOf, doubtReset, type Ending, endAllAndForget } from './queries.ts';

/**
 * A phone of this worker is in other hands: nobody is signed in any more, no device is known, and neither a code that is
 * under way nor a password that a message set there of late leads in.
 */
export function endEverything(user_id: string, ending: Ending, db: Writer): void {
  // First the codes: a sign-in that one of them is just making is waited for, and then ended with the others.
  db.run(closeCodesOf(user_id, ending.now));
  db.run(endAllAndForget(user_id, ending));
  db.run(doubtReset(user_id));
}
