import { type OpenApi, openApi } from '@teeka/contract/openapi';
import type { Prefix } from '@teeka/contract/prefixes';
import type { FastifyInstance } from 'fastify';

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escaped = (text: unknown): string => String(text).replace(/[&<>"]/g, (sign) => escapes[sign] ?? sign);

const style = `body{font:16px/1.5 system-ui,sans-serif;max-width:60rem;margin:0 auto;padding:1rem;color:#1b1f24;background:#fff}
code,pre{font:13px/1.45 ui-monospace,monospace}pre{background:#f4f6f8;padding:.75rem;overflow:auto;border-radius:6px}
summary{cursor:pointer;padding:.3rem 0;overflow-wrap:anywhere}h2{margin-top:2rem;border-bottom:1px solid #d5dae0}
.method{display:inline-block;min-width:3.2rem;font-weight:600}.note{color:#5a6570}
@media(prefers-color-scheme:dark){body{background:#14181d;color:#e6e9ed}pre{background:#1f252c}.note{color:#9aa5b1}}`;

type Operation = Readonly<Record<string, unknown>>;

function facts(operation: Operation): string {
  const lines = [
    `for: ${operation['x-access']}`,
    `area: ${operation['x-area']}`,
    String(operation['x-kind']),
  ];
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
<title>Teeka API</title><style>${style}</style></head><body><h1>Teeka API</h1>
<p>${all.length} calls, drawn from <a href="/api/openapi.json">openapi.json</a>.</p>${sections.join('')}</body></html>`;
}

/** `/api/openapi.json` and `/api`, made once. */
export function registerDocument(app: FastifyInstance, prefixes: Partial<Record<Prefix, string>>): void {
  const document = openApi(prefixes);
  const page = apiPage(document);
  app.get('/api/openapi.json', async (_request, reply) =>
    reply.header('cache-control', 'no-cache').send(document),
  );
  app.get('/api', async (_request, reply) => reply.type('text/html; charset=utf-8').send(page));
}
