import { getAccessToken, logout } from '@teeka/contract/auth';
import type { Call, InputOf, ReplyOf } from '@teeka/contract/call';
import { appVersion } from '@teeka/contract/settings';
import { inWords } from '@teeka/contract/wire';
import { Failure } from './failure.ts';
import { makeTransmitFresh } from './fresh-token.ts';
import { beginWaiting } from './loading.ts';
import { isSignInEnded } from './reaction.ts';
import { makeRefresh, type Tokens } from './refresh.ts';
import { requestOf } from './request.ts';
import { inOneTry } from './same-try.ts';
import { openReply, sealCall } from './seal-call.ts';
import { keepTokens, readTokens } from './tokens.ts';
import { type Sent, transmit } from './transport.ts';
import { type VersionDetails, versionDetails } from './version.ts';

export interface SendOptions {
  /** Keep the full-screen loader away; calls that the contract marks quiet never show it. */
  readonly quiet?: boolean;
  /** The command's id where the caller made it (the outbox); else one is made. */
  readonly idempotencyKey?: string;
  /** What the server's time was, at least, when an outbox item was captured; ISO 8601. */
  readonly heardAt?: string | null;
  readonly signal?: AbortSignal;
  /** The caller shows the refusal itself, under its fields; 401, 403 and no answer are still handled here. */
  readonly ownRefusals?: boolean;
  /** Asked in passing: no loader, and no answer is no news. What the server refuses is still handled. */
  readonly background?: boolean;
  /** Nothing is shown, and nobody is signed out unless the answer says that the sign-in has ended: work in the background. */
  readonly silent?: boolean;
}

/** What a caller gives: the request without what the client fills in. */
export type CallInput<C extends Call> = Omit<InputOf<C>, 'secret' | 'ts' | 'device'>;

/** What happens when a call fails or the sign-in ends; set once at start-up. */
export const onFailure: { react: (failure: Failure, options: SendOptions) => void; signInEnded: () => void } = {
  react: () => undefined,
  signInEnded: () => undefined,
};

/**
 * Makes one call of the contract: seals, sends with the token, refreshes it once where it has expired, opens the
 * reply. Rejects with a `Failure`, after the app has reacted to it (toast, signing out) as the catalogue says.
 */
export async function send<C extends Call>(
  call: C,
  input: CallInput<C>,
  options: SendOptions = {},
): Promise<ReplyOf<C>> {
  const done = call.quiet || options.quiet || options.background || options.silent ? undefined : beginWaiting();
  const before = readTokens();
  try {
    const wish = input as Record<string, unknown>;
    const isTry = call.kind === 'command' && options.idempotencyKey === undefined;
    const reply = isTry
      ? await inOneTry(call, wish, (idempotencyKey, wished) => attempt(call, wished, { ...options, idempotencyKey }))
      : await attempt(call, wish, options);
    return reply as ReplyOf<C>;
  } catch (error) {
    // A phone whose sign-in somebody ended shows nobody's records any more, whichever call it was that heard of it.
    if (error instanceof Failure && isSignInEnded(error) && call.name !== logout.name && isSame(before))
      onFailure.signInEnded();
    else if (error instanceof Failure && !isSilent(error, options) && !isLeft(call, error))
      onFailure.react(error, options);
    throw error;
  } finally {
    done?.();
  }
}

/** Is this the sign-in that is in use now? The answer to a call of an earlier one may come late. */
function isSame(before: Tokens | null): boolean {
  const signInOf = (tokens: Tokens | null) => tokens?.userToken.split('.')[0];
  return before !== null && signInOf(before) === signInOf(readTokens());
}

const isSilent = (failure: Failure, options: SendOptions): boolean =>
  options.silent === true || (options.background === true && failure.status === 0);

/** Asked by a screen that was being left: whoever locked the phone or signed out waits for no answer of it. */
const isLeft = (call: Call, { status }: Failure): boolean =>
  status === 0 && call.access !== 'open' && readTokens() === null;

async function attempt(call: Call, input: Record<string, unknown>, options: SendOptions): Promise<unknown> {
  const sealed = await sealCall(call, input, askVersion);
  const token = call.access === 'open' ? null : (readTokens()?.userToken ?? null);
  const sent: Sent = {
    call: call.name,
    ...requestOf(call, sealed.input),
    method: call.method,
    token,
    idempotencyKey: call.kind === 'command' ? (options.idempotencyKey ?? crypto.randomUUID()) : null,
    heardAt: options.heardAt ?? null,
    ...(options.signal ? { signal: options.signal } : {}),
  };
  const response = await transmitFresh(sent, call.freshToken === true);
  const reply = await read(call, response);
  if (call.name === appVersion.name) versionDetails.set(reply as VersionDetails);
  return inWords(call.reply, await openReply(call, reply, sealed.key));
}

async function read(call: Call, response: Response): Promise<unknown> {
  if (call.answers === 'blob') return response.blob();
  if (call.answers === 'text') return response.text();
  try {
    return await response.json();
  } catch {
    throw new Failure({ call: call.name, status: 0 });
  }
}

const askVersion = (): Promise<unknown> => attempt(appVersion, {}, {});

/** Exchanges an expired access token, once however many calls wait; also asked before downloads. */
export const refresh = makeRefresh({
  read: readTokens,
  keep: keepTokens,
  exchange: async (refreshToken) => {
    const reply = (await attempt(getAccessToken, { refreshToken }, {})) as ReplyOf<typeof getAccessToken>;
    return { userToken: reply.accessToken, refreshToken: reply.refreshToken };
  },
  onRefused: () => onFailure.signInEnded(),
  alone: (work) => (navigator.locks ? navigator.locks.request('teeka-refresh', work) : work()),
});

const transmitFresh = makeTransmitFresh({ transmit, refresh });
