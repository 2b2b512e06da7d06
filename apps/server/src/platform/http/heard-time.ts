import type { Call } from '@teeka/contract/call';
import { heardTimeHeader } from '@teeka/contract/heard-time';
import type { Refusals } from '@teeka/domain/refusal';
import { setBackRefusal } from '@teeka/domain/sessions';
import type { Now } from '../clock/clock.ts';

interface Captured {
  readonly captured_at?: unknown;
  readonly vaccine_details?: unknown;
}

function capturesIn(input: unknown): string[] {
  const { captured_at, vaccine_details } = input as Captured;
  const doses = Array.isArray(vaccine_details) ? (vaccine_details as Captured[]) : [];
  const all = [captured_at, ...doses.map((dose) => dose.captured_at)];
  return all.filter((one) => typeof one === 'string');
}

/**
 * Whether an outbox item was captured before the time that its phone had heard from us by then. What a phone says of our
 * future is not believed; a phone that says nothing is judged by everything else that the server knows.
 */
export function setBackRefusals(
  call: Call,
  input: unknown,
  { headers, now }: { readonly headers: Readonly<Record<string, unknown>>; readonly now: Now },
): Refusals {
  const heard = Date.parse(String(headers[heardTimeHeader.toLowerCase()] ?? ''));
  if (!call.outbox || Number.isNaN(heard) || heard > now.instant.getTime()) return [];
  const [behind] = capturesIn(input).flatMap((captured) => setBackRefusal(captured, heard) ?? []);
  return behind ? [behind] : [];
}
