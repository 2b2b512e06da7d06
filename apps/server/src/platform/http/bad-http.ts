import type { Socket } from 'node:net';
import { refusals } from '@teeka/domain/refusal';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { chooseLanguage } from '../words/languages.ts';
import { refusalSentence } from '../words/sentence.ts';
import { answerRefusal } from './answer.ts';
import type { Platform } from './platform.ts';
import { securityHeaders } from './security.ts';

interface Bad {
  readonly error: Error;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

/** An address that cannot be read, such as one with a broken percent: no route and no hook has seen it yet. */
export function answerBadUrl({ env, metrics }: Platform, { request, reply }: Bad): void {
  reply.headers(securityHeaders).header('version', env.appVersion);
  const language = chooseLanguage(request.headers['accept-language']);
  answerRefusal(reply, [{ code: 'REQVAL0007' }], { language, metrics });
}

/** Longest head of a request that Node reads, in bytes. */
const longestHead = 16_384;

const kinds: Readonly<Record<string, { readonly status: string; readonly code: 'REQVAL0003' | 'REQVAL0005' }>> = {
  HPE_HEADER_OVERFLOW: { status: '431 Request Header Fields Too Large', code: 'REQVAL0003' },
  ERR_HTTP_REQUEST_TIMEOUT: { status: '408 Request Timeout', code: 'REQVAL0005' },
};

/** What is not HTTP, or has too long a head, never becomes a request: it is answered on the bare socket. */
export function answerBadHttp(error: NodeJS.ErrnoException, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return;
  }
  const plain = { status: `${refusals.REQVAL0005.status} Bad Request`, code: 'REQVAL0005' } as const;
  const { status, code } = kinds[error.code ?? ''] ?? plain;
  const values = code === 'REQVAL0003' ? { max: longestHead } : {};
  const message = refusalSentence('en', { code, values });
  const body = JSON.stringify({ code, message, errors: [{ code, path: '', values }] });
  const headers = {
    ...securityHeaders,
    'content-type': 'application/json; charset=utf-8',
    'content-language': 'en',
    'content-length': String(Buffer.byteLength(body)),
    'cache-control': 'no-store',
    connection: 'close',
  };
  const head = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
  socket.end(`HTTP/1.1 ${status}\r\n${head.join('\r\n')}\r\n\r\n${body}`);
}
