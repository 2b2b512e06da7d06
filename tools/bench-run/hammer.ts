import { Agent, request } from 'node:http';

export interface Shot {
  readonly path: string;
  readonly body: string;
  readonly key: string;
}

/** Sends one call and answers its status. */
function shoot(target: { address: string; token: string; agent: Agent }, shot: Shot): Promise<number> {
  const url = new URL(shot.path, target.address);
  return new Promise((resolve, reject) => {
    const headers = {
      authorization: `Bearer ${target.token}`,
      'content-type': 'application/json',
      'content-length': Buffer.byteLength(shot.body),
      'idempotency-key': shot.key,
    };
    const sent = request(url, { method: 'POST', agent: target.agent, headers }, (answer) => {
      answer.resume();
      answer.on('end', () => resolve(answer.statusCode ?? 0));
      answer.on('error', reject);
    });
    sent.on('error', reject);
    sent.end(shot.body);
  });
}

export interface Hammered {
  readonly perSecond: number;
  readonly sent: number;
  /** Calls that were not answered 200. */
  readonly failed: number;
}

/** So many clients, each sending one call after another, for so many seconds or until the calls run out. */
export async function hammer(
  target: { readonly address: string; readonly token: string; readonly calls: readonly Shot[] },
  how: { readonly clients: number; readonly seconds: number; readonly warmUp: number },
): Promise<Hammered> {
  const agent = new Agent({ keepAlive: true, maxSockets: how.clients });
  const left = [...target.calls].reverse();
  const counted = { sent: 0, failed: 0 };
  const begin = performance.now();
  const from = begin + how.warmUp * 1000;
  const until = from + how.seconds * 1000;
  let last = from;
  const client = async () => {
    while (performance.now() < until) {
      const shot = left.pop();
      if (!shot) return;
      const status = await shoot({ ...target, agent }, shot);
      const now = performance.now();
      if (now < from || now > until) continue;
      last = now;
      counted.sent += 1;
      if (status !== 200) counted.failed += 1;
    }
  };
  await Promise.all(Array.from({ length: how.clients }, client));
  agent.destroy();
  return { ...counted, perSecond: (counted.sent - counted.failed) / ((last - from) / 1000) };
}
