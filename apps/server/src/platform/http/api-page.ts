import { promisify } from 'node:util';
import { brotliCompress, constants, gzip as zip } from 'node:zlib';
import { type OpenApi, openApi } from '@teeka/contract/openapi';
import type { Prefix } from '@teeka/contract/prefixes';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { callerAddress } from '../access/caller-address.ts';
import { countOpenCall } from './authenticate.ts';
import type { Platform } from './platform.ts';

const packBrotli = promisify(brotliCompress);
const packGzip = promisify(zip);

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escaped = (text: unknown): string => String(text).replace(/[&<>"]/g, (sign) => escapes[sign] ?? sign);

const style = `body{font:16px/1.5 system-ui,sans-serif;max-width:60rem;margin:0 auto;padding:1rem;color:#1b1f24;background:#fff}
code,pre{font:13px/1.45 ui-monospace,monospace}pre{background:#f4f6f8;padding:.75rem;overflow:auto;border-radius:6px}
summary{cursor:pointer;padding:.3rem 0;overflow-wrap:anywhere}h2{margin-top:2rem;border-bottom:1px solid #d5dae0}
.method{display:inline-block;min-width:3.2rem;font-weight:600}.note{color:#5a6570}
@media(prefers-color-scheme:dark){body{background:#14181d;color:#e6e9ed}pre{background:#1f252c}.note{color:#9aa5b1}}`;

type Operation = Readonly<Record<string, unknown>>;

function facts(operation: Operation): string {
  const lines = [`for: ${operation['x-access']}`, `area: ${operation['x-area']}`, String(operation['x-kind'])];
  if (operation['x-outbox']) lines.push('may wait in the outbox');
  if (operation['x-sealed']) lines.push(`sealed: ${JSON.stringify(operation['x-sealed'])}`);
  return lines.map(escaped).join(' · ');
}

function drawn(method: string, path: string, operation: Operation): string {
  const { requestBody, parameters, responses } = operation;
  const shown = JSON.stringify({ parameters, requestBody, responses }, null, 2);
  return `<details><summary><code><span class="method">${escaped(method.toUpperCase())}</span> ${escaped(path)}</code> ${escaped(operation.summary)}</summary>
<p class="note">${facts(operation)}</p><pre>${escaped(shown)}</pre></details>`;
}

/** A readable page of the document: no script, nothing from elsewhere. */
export function apiPage(document: OpenApi): string {
  const all = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ method, path, operation })),
  );
  const sections = document.tags.map(({ name }) => {
    const own = all.filter(({ operation }) => (operation.tags as string[]).includes(name));
    return `<h2>${escaped(name)}</h2>${own.map(({ method, path, operation }) => drawn(method, path, operation)).join('')}`;
  });
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<link rel="icon" href="/icon.svg" type="image/svg+xml"><title>Teeka API</title><style>${style}</style></head><body><h1>Teeka API</h1>
<p>${all.length} calls, drawn from <a href="/api/openapi.json">openapi.json</a>.</p>${sections.join('')}</body></html>`;
}

/** A text as it is sent: packed once, so that asking for it again costs next to nothing. */
interface Packed {
  readonly plain: Buffer;
  readonly br: Buffer;
  readonly gzip: Buffer;
}

async function packed(text: string): Promise<Packed> {
  const plain = Buffer.from(text);
  const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } };
  const [br, gzip] = await Promise.all([packBrotli(plain, quality), packGzip(plain)]);
  return { plain, br, gzip };
}

/** Makes a text at its first use, and never again. */
function once(make: () => string): () => Promise<Packed> {
  let made: Promise<Packed> | undefined;
  return () => (made ??= packed(make()));
}

function sendPacked(request: FastifyRequest, reply: FastifyReply, { plain, br, gzip }: Packed): FastifyReply {
  const accepts = String(request.headers['accept-encoding'] ?? '');
  reply.header('vary', 'accept-encoding').header('cache-control', 'no-cache');
  if (/\bbr\b/.test(accepts)) return reply.header('content-encoding', 'br').send(br);
  if (/\bgzip\b/.test(accepts)) return reply.header('content-encoding', 'gzip').send(gzip);
  return reply.send(plain);
}

/** `/api/openapi.json` and `/api`, made at their first use and counted like every call before sign-in. */
export function registerDocument(app: FastifyInstance, platform: Platform): void {
  const document = openApiOnce(platform.env.prefixes);
  const json = once(() => JSON.stringify(document()));
  const page = once(() => apiPage(document()));
  app.get('/api/openapi.json', async (request, reply) => {
    countOpenCall(platform, callerAddress(request));
    return sendPacked(request, reply.type('application/json; charset=utf-8'), await json());
  });
  app.get('/api', async (request, reply) => {
    countOpenCall(platform, callerAddress(request));
    return sendPacked(request, reply.type('text/html; charset=utf-8'), await page());
  });
}

function openApiOnce(prefixes: Partial<Record<Prefix, string>>): () => OpenApi {
  let document: OpenApi | undefined;
  return () => (document ??= openApi(prefixes));
}
