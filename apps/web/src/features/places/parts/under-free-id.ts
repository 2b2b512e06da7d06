import { Failure } from '../../../platform/api/failure.ts';
import { now } from '../../../platform/clock/index.ts';
import { newId } from '../../../platform/store/index.ts';

/**
 * Adds something under the id of its draft. The answer to an earlier try may have been lost, and the id be taken since: then it
 * goes under a new one, and the server tells of what has the same name there.
 */
export async function underFreeId(id: string, add: (id: string) => Promise<unknown>): Promise<string> {
  try {
    await add(id);
    return id;
  } catch (error) {
    if (!(error instanceof Failure && error.code === 'REQVAL0009')) throw error;
    const another = newId(now());
    await add(another);
    return another;
  }
}
