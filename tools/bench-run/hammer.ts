import { KeptConnection } from './kept-connection.ts';

export interface Shot {
  readonly path: string;
  readonly body: string;
  readonly key: string;
}

export interface Target {
  readonly address: string;
  readonly token: string;
  readonly calls: readonly Shot[];
}

export interface Hammered {
  readonly perSecond: number;
  /** What was answered 200, the warm-up included. */
  readonly done: number;
  readonly sent: number;
  /** Calls that were not answered 200. */
  readonly failed: number;
}

/** A call as the bytes that go over the wire. */
function requestOf({ host }: URL, token: string, { path, body, key }: Shot): Buffer {
  const head = [
    `POST ${path} HTTP/1.1`,
    `host: ${host}`,
    `authorization: Bearer ${token}`,
    'content-type: application/json',
    `content-length: ${Buffer.byteLength(body)}`,
    `idempotency-key: ${key}`,
  ];
  return Buffer.from(`${head.join('\r\n')}\r\n\r\n${body}`);
}

/** So many clients, each sending one call after another, for so many seconds or until the calls run out. */
export async function hammer(
  { address, token, calls }: Target,
  how: { readonly clients: number; readonly seconds: number; readonly warmUp: number },
): Promise<Hammered> {
  const at = new URL(address);
  const left = calls.map((shot) => requestOf(at, token, shot)).reverse();
  const counted = { sent: 0, failed: 0, done: 0 };
  const begin = performance.now();
  const from = begin + how.warmUp * 1000;
  const until = from + how.seconds * 1000;
  let last = from;
  const client = async () => {
    const connection = new KeptConnection(at);
    for (let shot = left.pop(); shot && performance.now() < until; shot = left.pop()) {
      const status = await connection.ask(shot);
      const now = performance.now();
      if (status === 200) counted.done += 1;
      if (now < from || now > until) continue;
      last = now;
      counted.sent += 1;
      if (status !== 200) counted.failed += 1;
    }
    connection.close();
  };
  await Promise.all(Array.from({ length: how.clients }, client));
  return { ...counted, perSecond: (counted.sent - counted.failed) / ((last - from) / 1000) };
}
