import { setTimeout as pause } from 'node:timers/promises';
import type { Inbox } from './inbox.ts';

/** Numbers that show how a gateway can fail: refused at once, or answered later than anybody waits. */
const refusedEnding = '0000';
const slowEnding = '9999';
const slowMs = 12_000;

export interface GatewayAnswer {
  readonly status: number;
  readonly body: Readonly<Record<string, unknown>>;
}

const wrong = (status: number, error: string): GatewayAnswer => ({ status, body: { error } });

function field(message: unknown, name: string): string {
  const value = (message as Record<string, unknown> | null)?.[name];
  return typeof value === 'string' ? value : '';
}

/**
 * The gateway's `POST /v1/messages`: `{ to, text, template_id, ref }` is taken over with 202 `{ message_id }`.
 * The same `ref` is answered again and delivered once.
 */
export async function takeMessage(inbox: Inbox, message: unknown): Promise<GatewayAnswer> {
  const [to, text] = [field(message, 'to'), field(message, 'text')];
  const [template_id, ref] = [field(message, 'template_id'), field(message, 'ref')];
  if (!/^[6-9][0-9]{9}$/.test(to)) return wrong(422, 'to must be ten digits');
  if (text === '' || text.length > 1000) return wrong(422, 'text must have 1 to 1000 characters');
  if (template_id === '' || ref === '') return wrong(422, 'template_id and ref are needed');
  if (to.endsWith(refusedEnding)) return wrong(422, 'this number takes no messages');
  if (to.endsWith(slowEnding)) await pause(slowMs, undefined, { ref: false });
  inbox.take({ to, text, template_id, ref, at: new Date().toISOString() });
  return { status: 202, body: { message_id: ref } };
}
