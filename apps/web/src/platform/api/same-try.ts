import type { Call } from '@teeka/contract/call';
import { isUnanswered } from './failure.ts';

/** For how long (ms) a second try counts as the same: later it is something that somebody wants anew. */
const longest = 5 * 60_000;

/** Fields that tell what was read before, not what is wished: a lost answer may have changed that. */
const seenFields = ['version', 'seen'] as const;

interface Try {
  readonly key: string;
  readonly at: number;
  /** What was read before, as it went. */
  readonly seen: Readonly<Record<string, unknown>>;
}

/** Commands that came to no answer, by what they wish for. */
const unanswered = new Map<string, Try>();

/** Nothing of a wish lies here that could be read, as a password may be among it. */
const salt = crypto.randomUUID();

/** A file is known by what it is called, its size and its day; as JSON all are alike. */
const plain = (_: string, value: unknown): unknown =>
  value instanceof File ? [value.name, value.size, value.lastModified] : value;

async function wishOf(call: Call, input: Record<string, unknown>): Promise<string> {
  const words = new TextEncoder().encode(`${salt} ${call.name} ${JSON.stringify(input, plain)}`);
  return new Uint8Array(await crypto.subtle.digest('SHA-256', words)).join(' ');
}

/**
 * Does a command under its idempotency key. Whoever got no answer and saves once more asks for the same: it goes under the key
 * of before and as it went then, so that the server, which may have done it, answers as it would have. Before sign-in a key
 * is agreed for each try, which makes each another.
 */
export async function inOneTry<Reply>(
  call: Call,
  input: Record<string, unknown>,
  work: (key: string, input: Record<string, unknown>) => Promise<Reply>,
): Promise<Reply> {
  if (call.keyFrom) return work(crypto.randomUUID(), input);
  const seen: Record<string, unknown> = {};
  const wished = { ...input };
  for (const field of seenFields)
    if (field in wished) {
      seen[field] = wished[field];
      delete wished[field];
    }
  const wish = await wishOf(call, wished);
  const before = unanswered.get(wish);
  const now = Date.now();
  const once = before && now - before.at < longest ? before : { key: crypto.randomUUID(), at: now, seen };
  unanswered.delete(wish);
  try {
    return await work(once.key, { ...input, ...once.seen });
  } catch (error) {
    if (isUnanswered(error)) unanswered.set(wish, once);
    throw error;
  }
}
