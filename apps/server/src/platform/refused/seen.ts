import type { Call } from '@teeka/contract/call';
import type { Actor } from '../access/actor.ts';
import { isNobody } from '../access/nobody.ts';
import type { Refusals } from '../http/handler.ts';
import type { RefusedCalls } from './refused-calls.ts';

/** What is known of a request by the time it is refused; filled as it is read. */
export interface Seen {
  readonly call: Call;
  readonly address: string;
  actor?: Actor;
  /** What was sent: opened as far as it came. */
  input?: unknown;
}

const names = ['user_name', 'userId', 'mobile', 'mobileNo', 'phoneNumber'];
const people = /^(?:beneficiar[a-z_]*id|ben_(?:ref_)?id)$/i;
const reference = /^[1-9][0-9]{13}$/;

function fieldOf(input: unknown, wanted: (key: string, value: string) => boolean): string | undefined {
  if (typeof input !== 'object' || input === null) return undefined;
  for (const [key, value] of Object.entries(input))
    if (typeof value === 'string' && wanted(key, value)) return value;
  return undefined;
}

/** Leaves a trace of a refusal that may be somebody's trying: who, from where, what, and of whom. */
export function traceRefusal(refusedCalls: RefusedCalls, seen: Seen, refused: Refusals): void {
  const { call, address, actor, input } = seen;
  const known = actor && !isNobody(actor) ? actor : undefined;
  const name = known ? undefined : fieldOf(input, (key) => names.includes(key));
  const person = fieldOf(input, (key, value) => people.test(key) && reference.test(value));
  for (const code of new Set(refused.map((each) => each.code)))
    refusedCalls.note({
      user_id: known?.user_id ?? null,
      sign_in_id: known?.sign_in_id ?? null,
      ...{ name, address, code, call: call.name, beneficiary_id: person ?? null },
    });
}
