import type { Call } from '@teeka/contract/call';
import { peopleNamed } from '@teeka/contract/people-named';
import { withoutGroups } from '@teeka/domain/identity';
import type { Refusals } from '@teeka/domain/refusal';
import type { Who } from '../access/actor.ts';
import type { RefusedCalls } from './refused-calls.ts';

/** What is known of a request by the time it is refused; filled as it is read. */
export interface Seen {
  readonly call: Call;
  readonly address: string;
  /** Who called, as soon as a token proved to be theirs: whether or not they may. */
  who?: Who;
  sessionKey?: Buffer;
  /** What was sent: opened as far as it came. */
  input?: unknown;
}

const names = ['user_name', 'userId', 'mobile', 'mobileNo', 'phoneNumber'];
const reference = /^[1-9][0-9]{13}$/;

function nameIn(input: unknown): string | undefined {
  if (typeof input !== 'object' || input === null) return undefined;
  for (const [key, value] of Object.entries(input)) if (typeof value === 'string' && names.includes(key)) return value;
  return undefined;
}

/** Leaves a trace of a refusal that may be somebody's trying: who, from where, what, and of whom. */
export function traceRefusal(refusedCalls: RefusedCalls, seen: Seen, refused: Refusals): void {
  const { call, address, who, input } = seen;
  const name = who ? undefined : nameIn(input);
  const people = peopleNamed(call, input)
    .map(({ path, value }) => ({ path, number: withoutGroups(value) }))
    .filter(({ number }) => reference.test(number));
  const traced = new Set<string>();
  for (const { code, path } of refused) {
    // Whom the refusal is about where it says so, else whom the call is about.
    const person = (people.find((one) => one.path === path) ?? people[0])?.number ?? null;
    if (traced.has(`${code} ${person}`)) continue;
    traced.add(`${code} ${person}`);
    refusedCalls.note({
      user_id: who?.user_id ?? null,
      sign_in_id: who?.sign_in_id ?? null,
      name,
      address,
      code,
      call: call.name,
      beneficiary_id: person,
    });
  }
}
