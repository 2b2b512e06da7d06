import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fallback, spokenOf } from '@teeka/domain/names';
import type { SandboxAccount } from './abdm/accounts.ts';
import type { DeviceMode } from './device/answers.ts';
import { deviceModes } from './device/answers.ts';
import type { SandboxDevice } from './device/server.ts';
import { SandboxAuthority } from './identity/authority.ts';
import { type AuthorityMode, authorityModes } from './identity/modes.ts';
import type { SandboxPerson } from './identity/people.ts';
import { Inbox } from './inbox.ts';
import { inboxPage } from './inbox-page.ts';
import { takeMessage } from './sms-gateway.ts';

export interface SandboxServer {
  readonly url: string;
  /** The bearer key that the gateway asks for. */
  readonly key: string;
  readonly inbox: Inbox;
  /** The identity authority; its mode says how it fails. */
  readonly identity: SandboxAuthority;
  close(): Promise<void>;
}

const largest = 1024 * 1024;

async function readBody(request: IncomingMessage): Promise<unknown> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > largest) return undefined;
    chunks.push(chunk);
  }
  try {
    return JSON.parse(Buffer.concat(chunks).toString('utf8')) as unknown;
  } catch {
    return undefined;
  }
}

function sendJson(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, { 'content-type': 'application/json', 'cache-control': 'no-store' });
  response.end(JSON.stringify(body));
}

function showInbox(
  response: ServerResponse,
  inbox: Inbox,
  wanted: { readonly url: URL; readonly spoken: string },
): void {
  const chosen = wanted.url.searchParams.get('language') ?? wanted.spoken.slice(0, 2);
  response.writeHead(200, {
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-store',
    'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'",
  });
  response.end(inboxPage(inbox.list(), spokenOf(chosen) ?? fallback));
}

interface Stand {
  readonly inbox: Inbox;
  readonly key: string;
  readonly identity: SandboxAuthority;
  readonly device: SandboxDevice | undefined;
}

/** Switches for whoever tries the product: how authority and device behave, whom the authority knows, and who has an account. */
function setUp({ identity, device }: Stand, route: string, body: unknown): boolean {
  const { mode } = (body ?? {}) as { mode?: string };
  if (route === 'POST /identity/mode' && authorityModes.some((one) => one === mode))
    identity.mode = mode as AuthorityMode;
  else if (route === 'POST /device/mode' && device && deviceModes.some((one) => one === mode))
    device.mode = mode as DeviceMode;
  else if (route === 'POST /identity/people' && Array.isArray(body))
    for (const person of body as SandboxPerson[]) identity.people.put(person);
  else if (route === 'POST /abdm/accounts' && Array.isArray(body))
    for (const account of body as SandboxAccount[]) identity.abdm.accounts.put(account);
  else return false;
  return true;
}

async function answer(stand: Stand, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const { inbox, key, identity } = stand;
  const url = new URL(request.url ?? '/', 'http://sandbox');
  const route = `${request.method} ${url.pathname}`;
  if (route === 'GET /') return void response.writeHead(302, { location: '/inbox' }).end();
  if (route === 'GET /inbox')
    return showInbox(response, inbox, { url, spoken: request.headers['accept-language'] ?? '' });
  if (route === 'GET /inbox.json') return sendJson(response, 200, inbox.list(url.searchParams.get('to') ?? undefined));
  if (route === 'GET /v1/health') return sendJson(response, 200, { status: 'ok' });
  if (route === 'GET /abdm/log.json') return sendJson(response, 200, identity.abdm.log.list());
  const body = request.method === 'POST' ? await readBody(request) : undefined;
  const reply = await identity.answer({ route, headers: request.headers, body });
  if (reply) return void response.writeHead(reply.status, { 'content-type': reply.type }).end(reply.text);
  if (setUp(stand, route, body)) return sendJson(response, 200, { status: 'ok' });
  if (route !== 'POST /v1/messages') return sendJson(response, 404, { error: 'no such address' });
  if (request.headers.authorization !== `Bearer ${key}`) return sendJson(response, 401, { error: 'unknown key' });
  const answered = await takeMessage(inbox, body);
  sendJson(response, answered.status, answered.body);
}

/** Stands in for outside services over real HTTP, on this machine only. */
export async function startSandbox({
  port,
  key = 'sandbox',
  device,
}: {
  port: number;
  key?: string;
  device?: SandboxDevice | undefined;
}): Promise<SandboxServer> {
  const inbox = new Inbox();
  const identity = new SandboxAuthority();
  const stand = { inbox, key, identity, device };
  const server = createServer((request, response) => {
    answer(stand, request, response).catch(() => response.destroy());
  });
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const close = async () => {
    server.close();
    server.closeAllConnections();
    if (server.listening) await once(server, 'close');
  };
  return { url, key, inbox, identity, close };
}
