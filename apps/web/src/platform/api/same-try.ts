import type { Call } from '@teeka/contract/call';
import { isUnanswered } from './failure.ts';

/** For how long (ms) a second try counts as the same: later it is something that somebody wants anew. */
const longest = 5 * 60_000;

interface Try {
  readonly key: string;
  readonly at: number;
}

/** Commands that came to no answer, by what they wish for. */
const unanswered = new Map<string, Try>();

/**
 * Does a command under its idempotency key. Whoever got no answer and saves once more asks for the same: it goes under the key
 * of before, so that the server, which may have done it, answers as it would have. What is sealed anew each time is another.
 */
export async function inOneTry<Reply>(
  call: Call,
  input: Record<string, unknown>,
  work: (key: string) => Promise<Reply>,
): Promise<Reply> {
  if (call.sealed?.request?.length) return work(crypto.randomUUID());
  const wish = `${call.name} ${JSON.stringify(input)}`;
  const before = unanswered.get(wish);
  const isSame = before !== undefined && Date.now() - before.at < longest;
  const key = isSame ? before.key : crypto.randomUUID();
  unanswered.delete(wish);
  try {
    return await work(key);
  } catch (error) {
    if (isUnanswered(error)) unanswered.set(wish, { key, at: isSame ? before.at : Date.now() });
    throw error;
  }
}
