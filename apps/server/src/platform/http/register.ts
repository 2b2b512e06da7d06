import { isDeepStrictEqual } from 'node:util';
import type { Call } from '@teeka/contract/call';
import { refusalsOf } from '@teeka/contract/openapi';
import { pathOf } from '@teeka/contract/prefixes';
import { onWire } from '@teeka/contract/wire';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Who } from '../access/actor.ts';
import { callerAddress } from '../access/caller-address.ts';
import { readOnce } from '../db/read-once.ts';
import { uuidV7 } from '../ids/uuid-v7.ts';
import { type Seen, traceRefusal } from '../refused/seen.ts';
import { type OpenedRequest, openWithKey, openWithSecret } from '../sealing/open-request.ts';
import { transactionKey } from '../sealing/queries.ts';
import { chooseLanguage } from '../words/languages.ts';
import { answerRefusal, answerReply } from './answer.ts';
import { authenticate, type Caller } from './authenticate.ts';
import { refuseStrangers } from './before-sign-in.ts';
import type { CommandHandler, Context, Handler, QueryHandler, Refused } from './handler.ts';
import { setBackRefusals } from './heard-time.ts';
import { withoutToken } from './own-token.ts';
import { parseInput, shapeRefusals } from './parse-input.ts';
import type { Platform } from './platform.ts';
import { readUpload, type Upload, withFiles } from './read-upload.ts';
import { RefusedError, refusedWith } from './refused-error.ts';
import { runCommand } from './run-command.ts';
import { runQuery } from './run-query.ts';
import { findUnsafe } from './safe-value.ts';

const keyShape = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** The caller's key, or one of our own when none came: then a repetition cannot be recognised. */
function idempotencyKey(header: string | string[] | undefined): string {
  if (header === undefined) return uuidV7();
  if (typeof header !== 'string' || !keyShape.test(header))
    throw refusedWith('REQVAL0002', { path: 'Idempotency-Key' });
  return header.toLowerCase();
}

/** Bytes a multipart body may have beside its file. */
const roomForFields = 64 * 1024;
/** Bytes a body of whoever is signed in may have. */
const mostSignedIn = 1024 * 1024;
const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

function refuseUnsafe(payload: unknown): void {
  const unsafe = findUnsafe(payload);
  if (unsafe) throw new RefusedError(unsafe);
}

/** The fields that name the key must be in shape before anything can be opened. */
function refuseKeyless(call: Call, payload: unknown): void {
  const wrong = shapeRefusals(call, payload).filter(
    ({ path }) => path === undefined || ['secret', 'ts', 'txnId'].includes(path),
  );
  if (wrong.length > 0) throw new RefusedError(...wrong);
}

async function openInput(
  platform: Platform,
  call: Call,
  request: { payload: unknown; caller: Caller },
): Promise<OpenedRequest> {
  const { payload, caller } = request;
  if (!call.keyFrom || call.keyFrom === 'sign-in') return openWithKey(call, payload, caller.sessionKey);
  refuseKeyless(call, payload);
  if (call.keyFrom === 'secret') return openWithSecret(call, payload, platform.serverKeys);
  const { txnId } = payload as { txnId: string };
  const [row] = uuid.test(txnId) ? await readOnce(platform.pool, transactionKey(txnId)) : [];
  const key = row && platform.atRest.tryBytes('session-key', `code/${txnId}`, row.session_key_wrapped);
  if (!key) throw refusedWith('USRAUT0012', { path: 'txnId' });
  return openWithKey(call, payload, key);
}

/** In tests: what a call refuses stands in its contract. */
function refuseUndeclared(call: Call, { refused }: Refused): void {
  const declared = refusalsOf(call);
  const other = refused.find(({ code }) => !declared.includes(code));
  if (other) throw new TypeError(`${call.name} refuses ${other.code}, which its contract does not name`);
}

async function readPayload({ method, upload }: Call, request: FastifyRequest): Promise<Upload> {
  if (upload) return readUpload(request, upload);
  if (method === 'GET') return { fields: { ...(request.query as object), ...(request.params as object) } };
  if (request.isMultipart()) throw refusedWith('REQVAL0008');
  return { fields: request.body ?? {} };
}

interface Run {
  readonly platform: Platform;
  readonly handler: Handler;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

/** Serves a call; a refusal that may be somebody's trying leaves its trace, wherever on the way it was met. */
async function serve(run: Run): Promise<FastifyReply> {
  const seen: Seen = { call: run.handler.call, address: callerAddress(run.request).address };
  try {
    return await answerCall(run, seen);
  } catch (error) {
    if (error instanceof RefusedError) {
      await openForTrace(run, seen);
      traceRefusal(run.platform.refusedCalls, seen, error.refusals);
    }
    throw error;
  } finally {
    if (seen.who) run.request.who = seen.who;
  }
}

/** Of whom a call was that was refused before its input was looked at; a file is not read for that. */
async function openForTrace({ handler: { call }, request }: Run, seen: Seen): Promise<void> {
  if (seen.input !== undefined || call.access === 'open' || call.upload) return;
  try {
    const { fields } = await readPayload(call, request);
    refuseUnsafe(fields);
    // What was sent in clear although its call seals it names whom it names.
    seen.input = fields;
    seen.input = (await openWithKey(call, fields, seen.sessionKey ?? null)).payload;
  } catch {
    // What cannot be opened names nobody.
  }
}

async function answerCall(run: Run, seen: Seen): Promise<FastifyReply> {
  const { platform, request, reply } = run;
  const { call } = run.handler;
  // What a call answers is somebody's; a version of master data says otherwise of itself.
  reply.header('cache-control', 'no-store');
  const from = callerAddress(request);
  const { authorization } = request.headers;
  const caller = await authenticate(platform, call, { authorization, caller: from, body: request.body }, seen);
  const answer = () => answerCaller(run, { caller, seen });
  // A body with files is taken in when it is its user's turn; until then it waits where it came from.
  return call.upload ? platform.uploads.take(caller.actor.user_id, answer) : answer();
}

async function answerCaller(
  { platform, handler, request, reply }: Run,
  { caller, seen }: { readonly caller: Caller; readonly seen: Seen },
): Promise<FastifyReply> {
  const { call } = handler;
  const { fields: payload, files } = await readPayload(call, request);
  refuseUnsafe(payload);
  const opened = await openInput(platform, call, { payload, caller });
  if (opened.payload !== payload) refuseUnsafe(opened.payload);
  const said = withoutToken(call, opened.payload, request.headers.authorization);
  seen.input = said;
  const input = parseInput(call, withFiles(call, said, files));
  const { 'accept-language': languages, 'user-agent': agent = '' } = request.headers;
  const language = chooseLanguage(languages);
  const { actor } = caller;
  const origin = { ...callerAddress(request), language, agent, sessionKey: opened.sessionKey };
  const context = { actor, now: platform.clock(), atRest: platform.atRest, origin, prepared: undefined };
  const { pool, groups, witness, metrics, volume } = platform;
  const behind = setBackRefusals(call, input, { headers: request.headers, now: context.now });
  if (behind.length > 0) return answerRefusal(reply, behind, { language, metrics });
  const key = idempotencyKey(request.headers['idempotency-key']);
  const receipt = {
    user_id: actor.user_id,
    key,
    input: `${call.name}\0${JSON.stringify(input)}`,
  };
  const run = async () =>
    call.kind === 'command'
      ? runCommand({
          pool,
          groups,
          witness,
          handler: handler as CommandHandler,
          input,
          context,
          receipt,
        })
      : runQuery({ pool, witness, volume, handler: handler as QueryHandler, input, context });
  const outcome = await inTurn(platform, call, { context, run });
  if (platform.checkReplies && 'refused' in outcome) refuseUndeclared(call, outcome);
  if ('refused' in outcome && outcome.by) seen.who = outcome.by;
  if ('refused' in outcome) traceRefusal(platform.refusedCalls, seen, outcome.refused);
  if ('refused' in outcome) return answerRefusal(reply, outcome.refused, { language, metrics });
  const value = onWire(call.reply, outcome.reply);
  if (platform.checkReplies && call.answers !== 'blob') checkReply(call, value);
  return answerReply(reply, call, {
    value,
    sessionKey: opened.sessionKey ?? caller.sessionKey,
  });
}

/** What costs much waits for its turn. */
function inTurn<T>(
  { heavy, reports }: Platform,
  call: Call,
  { context, run }: { readonly context: Pick<Context, 'actor' | 'origin'>; readonly run: () => Promise<T> },
): Promise<T> {
  if (!call.heavy) return run();
  return call.heavy === 'year' ? reports.take(context, run) : heavy.take(context.actor.user_id, run);
}

/** What a body may have; before sign-in that of all other addresses. */
function bodyLimitOf({ access, upload }: Call): { bodyLimit?: number } {
  if (upload) return { bodyLimit: upload.most * (upload.many ?? 1) + roomForFields };
  return access === 'open' ? {} : { bodyLimit: mostSignedIn };
}

/** One route per handler, everything about it from the contract. */
export function registerCalls(app: FastifyInstance, platform: Platform, handlers: readonly Handler[]): void {
  for (const handler of handlers) {
    const { method, path } = handler.call;
    app.route({
      method,
      url: pathOf(path, platform.env.prefixes),
      exposeHeadRoute: false,
      config: { call: handler.call.name, kind: handler.call.kind },
      ...bodyLimitOf(handler.call),
      ...(handler.call.access !== 'open' && { onRequest: refuseStrangers(platform, handler.call) }),
      handler: (request, reply) => serve({ platform, handler, request, reply }),
    });
  }
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The call's name, for metrics and logs. */
    call?: string;
    kind?: Call['kind'];
  }
  interface FastifyRequest {
    /** Who calls, once that is known: for the line in the log. */
    who?: Who;
  }
}

const asSent = (value: unknown): unknown => JSON.parse(JSON.stringify(value) ?? 'null');

/** In tests: a reply has what its schema names and nothing else, also deep within its lists. */
function checkReply(call: Call, reply: unknown): void {
  if (isDeepStrictEqual(asSent(reply), asSent(onWire(call.reply, call.reply.parse(reply))))) return;
  throw new TypeError(`${call.name} answers what its schema does not have`);
}
