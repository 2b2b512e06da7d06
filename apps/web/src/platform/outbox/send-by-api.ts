import { Failure, send } from '../api/index.ts';
import type { Outcome, Send } from './outcome.ts';
import type { WaitingCalls } from './waiting-call.ts';

const longest = 45_000;
const signInCodes = ['USRAUT0003', 'USRAUT0010', 'USRAUT0011', 'USRAUT0016', 'USRAUT0017', 'REQVAL0004', 'REQVAL0013'];

/** What a failed call means for an item. What is not our server's own answer (a hotel's sign-in page) is none. */
export function outcomeOf(failure: Failure): Outcome {
  const { status, refusals, code } = failure;
  if (status === 0) return { kind: 'unreachable' };
  if (status === 401 || signInCodes.includes(code)) return { kind: 'signed-out' };
  if (status === 429 || status >= 500) {
    const seconds = Number(refusals[0]?.values?.seconds);
    return { kind: 'later', after: seconds > 0 ? seconds * 1000 : null, all: status === 429 };
  }
  if (refusals.length > 0) return { kind: 'refused', refusals };
  return status === 403 ? { kind: 'signed-out' } : { kind: 'unreachable' };
}

/** Sends an item through the API client, under its own id; shows nothing, whatever the answer. */
export const sendByApi =
  (calls: WaitingCalls): Send =>
  async (item) => {
    const waiting = calls.get(item.call);
    if (!waiting) return { kind: 'later', after: null, all: false };
    try {
      const call = await waiting.load();
      const signal = AbortSignal.timeout(longest);
      const heardAt = item.heardAt ?? null;
      await send(call, item.input as never, { idempotencyKey: item.id, heardAt, silent: true, signal });
      return { kind: 'accepted' };
    } catch (error) {
      if (error instanceof Failure) return outcomeOf(error);
      console.error('An item could not be sent', error);
      return { kind: 'later', after: null, all: false };
    }
  };
