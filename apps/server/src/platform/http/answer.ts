import type { Readable } from 'node:stream';
import type { Call } from '@teeka/contract/call';
import { changeFields } from '@teeka/contract/sealed-fields';
import type { SpokenLanguage } from '@teeka/domain/names';
import {
  fixedTexts,
  type Refusal,
  type RefusalCode,
  type Refusals,
  type RefusalValues,
  refusals,
} from '@teeka/domain/refusal';
import type { FastifyReply } from 'fastify';
import type { Metrics } from '../log/metrics.ts';
import { sealValue } from '../sealing/sealed-value.ts';
import { refusalSentence } from '../words/sentence.ts';

/** A file as an answer; `null` instead of one is answered as empty text/html, which says 'there is none'. */
export interface FileAnswer {
  readonly type: string;
  readonly name?: string;
  readonly body: Buffer | Readable;
}

/** What a refusal for being too often says of the wait, in seconds. */
function secondsToWait({ seconds, minutes }: RefusalValues = {}): number {
  return Number(seconds) || Number(minutes) * 60 || 60;
}

/** Seconds after which a call that the server could not take may come again. */
const comeAgainAfter = '5';

/** So many refusals are sent at once: more than a form has fields help nobody. */
const mostSent = 20;

/** Answers a refusal with its status and its sentences in the caller's language. */
export function answerRefusal(
  reply: FastifyReply,
  refused: Refusals,
  { language, metrics }: { readonly language: SpokenLanguage; readonly metrics: Metrics },
): FastifyReply {
  const sent = refused.slice(0, mostSent);
  const first = sent[0] ?? ({ code: 'REQVAL0002' } satisfies Refusal<RefusalCode>);
  for (const { code } of sent) metrics.refused(code);
  const { status } = refusals[first.code];
  reply.header('cache-control', 'no-store');
  if (status === 429) reply.header('retry-after', String(secondsToWait(first.values)));
  // Texts that the specification names to the letter; everything else is refused as JSON.
  const plain = fixedTexts[first.code];
  if (plain) return reply.code(status).type('text/plain; charset=utf-8').send(plain);
  const errors = sent.map(({ code, path, values }) => ({ code, path: path ?? '', values: values ?? {} }));
  reply.header('content-language', language);
  if (first.code === 'REQVAL0016') reply.header('retry-after', comeAgainAfter);
  return reply.code(status).send({ code: first.code, message: refusalSentence(language, first), errors });
}

function answerFile(reply: FastifyReply, file: FileAnswer | null): FastifyReply {
  if (!file) return reply.type('text/html; charset=utf-8').send('');
  if (file.name) {
    const plainName = file.name.replace(/[^\w.-]+/g, '_');
    const encoded = encodeURIComponent(file.name);
    reply.header('content-disposition', `attachment; filename="${plainName}"; filename*=UTF-8''${encoded}`);
  }
  // Somebody's file: wherever it is opened, nothing in it runs or is loaded.
  reply.header('content-security-policy', "default-src 'none'; sandbox").header('x-content-type-options', 'nosniff');
  return reply.type(file.type).send(file.body);
}

/** Marks a reply with its version; whether the caller said that it has that one. */
function isKnown(reply: FastifyReply, { version }: { readonly version: string }): boolean {
  reply.header('etag', `W/"${version}"`).header('cache-control', 'private, no-cache');
  const kept = String(reply.request.headers['if-none-match'] ?? '').split(',', 20);
  return kept.some((tag) => tag.trim().replace(/^W\//, '') === `"${version}"`);
}

/** Answers what a handler replied, its sealed fields under the caller's session key. */
export async function answerReply(
  reply: FastifyReply,
  call: Call,
  { value, sessionKey }: { readonly value: unknown; readonly sessionKey: Buffer | null },
): Promise<FastifyReply> {
  if (call.answers === 'text') return reply.type('text/plain; charset=utf-8').send(value);
  if (call.answers === 'blob') return answerFile(reply, value as FileAnswer | null);
  if (call.versioned && isKnown(reply, value as { readonly version: string })) return reply.code(304).send();
  if (!call.sealed?.reply) return reply.send(value);
  if (!sessionKey) throw new Error(`${call.name} seals fields without a session key`);
  return reply.send(await changeFields(value, call.sealed.reply, async (plain) => sealValue(sessionKey, plain)));
}
