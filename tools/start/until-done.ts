import { setTimeout as pause } from 'node:timers/promises';
import { isUnreachable } from '../../apps/server/src/platform/db/failure.ts';

const betweenTries = 250;
const patience = 5 * 60_000;

/**
 * Work on a database that may go and come back meanwhile: then it is done again, from its beginning. Ends with the
 * work's own failure, or with the reason of `lost` when the database does not come back.
 */
export async function untilDone<Result>(work: () => Promise<Result>, lost: Promise<Error>): Promise<Result> {
  let gone: Error | undefined;
  lost.then((why) => {
    gone = why;
  });
  const deadline = Date.now() + patience;
  for (;;) {
    try {
      return await work();
    } catch (error) {
      if (gone) throw gone;
      if (!isUnreachable(error) || Date.now() > deadline) throw error;
      await pause(betweenTries);
    }
  }
}
