import { heardTimeHeader } from '@teeka/contract/heard-time';
import { noteServerTime } from '../clock/server-time.ts';
import { activeLanguage } from '../language/active.ts';
import { isPhone } from '../native/platform.ts';
import { Failure, readFailure } from './failure.ts';
import { noteHeard } from './heard.ts';
import { readHeaders } from './version.ts';

export interface Sent {
  readonly call: string;
  readonly url: string;
  readonly method: string;
  readonly body: string | FormData | null;
  readonly token: string | null;
  readonly idempotencyKey: string | null;
  readonly heardAt?: string | null;
  readonly signal?: AbortSignal;
}

/** One exchange over HTTP. Whatever is not a success becomes a `Failure`; no answer has status 0. */
export async function transmit(sent: Sent): Promise<Response> {
  const headers = new Headers({ Accept: 'application/json, */*;q=0.5', 'Accept-Language': activeLanguage() });
  if (typeof sent.body === 'string') headers.set('Content-Type', 'application/json');
  if (sent.token !== null) headers.set('Authorization', `Bearer ${sent.token}`);
  if (sent.idempotencyKey !== null) headers.set('Idempotency-Key', sent.idempotencyKey);
  if (sent.heardAt) headers.set(heardTimeHeader, sent.heardAt);
  const init: RequestInit = {
    method: sent.method,
    headers,
    body: sent.body,
    cache: 'no-store',
    credentials: 'omit',
  };
  if (sent.signal) init.signal = sent.signal;
  let response: Response;
  try {
    response = await fetch(sent.url, init);
  } catch {
    throw new Failure({ call: sent.call, status: 0 });
  }
  readHeaders(response.headers, isPhone);
  noteServerTime(response.headers);
  if (sent.token !== null) noteHeard(response.headers);
  if (response.ok) return response;
  // A gateway that cannot reach the server is as good as no answer.
  if (response.status === 502 || response.status === 504) throw new Failure({ call: sent.call, status: 0 });
  const body = await response.text().catch(() => '');
  throw readFailure(sent.call, response.status, body, response.headers.get('Content-Language') ?? 'en');
}
