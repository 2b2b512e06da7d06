import { isDeepStrictEqual } from 'node:util';
import type { Call } from '@teeka/contract/call';

const asSent = (value: unknown): unknown => JSON.parse(JSON.stringify(value) ?? 'null');

/** In tests: a reply has what its schema names and nothing else, also deep within its lists. */
export function checkReply(call: Call, reply: unknown): void {
  if (isDeepStrictEqual(asSent(reply), asSent(call.reply.parse(reply)))) return;
  throw new TypeError(`${call.name} answers what its schema does not have`);
}
