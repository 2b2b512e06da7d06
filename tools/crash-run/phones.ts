import { setTimeout as pause } from 'node:timers/promises';
import { getAccessToken } from '@teeka/contract/auth';
import type { TestClient } from '../../apps/server/src/testing/test-client.ts';
import type { ReadyCall } from '../bench-run/dose-place.ts';

export interface Phones {
  /** Writes that were answered 200, by idempotency key. */
  readonly answered: ReadonlyMap<string, ReadyCall>;
  /** Writes that were sent at least once. */
  readonly sent: ReadonlyMap<string, ReadyCall>;
  readonly counts: { tries: number; repeated: number; refused: string[] };
  /** Sends until it is stopped or nothing is left; every write again and again until it is answered. */
  run(): Promise<void>;
  /** No new write is begun; those under way go on until they are answered, half a minute at most. */
  stop(): void;
}

const patience = 10_000;
const patienceAfterStop = 30_000;

/** So many phones, each sending one dose after another. One answered write in ten is sent once more. */
export function makePhones(client: TestClient, calls: readonly ReadyCall[], phones: number): Phones {
  const answered = new Map<string, ReadyCall>();
  const sent = new Map<string, ReadyCall>();
  const counts = { tries: 0, repeated: 0, refused: [] as string[] };
  const left = [...calls].reverse();
  let stopped = false;
  let givesUpAt = Number.POSITIVE_INFINITY;
  let renewing: Promise<unknown> | undefined;

  const renew = async () => {
    renewing ??= client.ask(getAccessToken, { refreshToken: client.refreshToken }).finally(() => {
      renewing = undefined;
    });
    await renewing.catch(() => undefined);
  };

  async function status(call: ReadyCall): Promise<number> {
    counts.tries += 1;
    try {
      const reply = await fetch(client.base + call.path, {
        method: 'POST',
        headers: {
          authorization: `Bearer ${client.accessToken}`,
          'content-type': 'application/json',
          'idempotency-key': call.key,
        },
        body: call.body,
        signal: AbortSignal.timeout(patience),
      });
      const text = await reply.text();
      if (reply.status >= 400 && reply.status < 500 && reply.status !== 401) counts.refused.push(text);
      return reply.status;
    } catch {
      return 0;
    }
  }

  async function untilAnswered(call: ReadyCall): Promise<void> {
    while (Date.now() < givesUpAt) {
      const got = await status(call);
      if (got === 200 || (got >= 400 && got < 500 && got !== 401)) {
        if (got === 200) answered.set(call.key, call);
        return;
      }
      if (got === 401) await renew();
      else await pause(20);
    }
  }

  async function phone(): Promise<void> {
    for (let call = left.pop(); call && !stopped; call = left.pop()) {
      sent.set(call.key, call);
      await untilAnswered(call);
      if (answered.size % 10 === 0) {
        counts.repeated += 1;
        await untilAnswered(call);
      }
      await pause(5);
    }
  }

  return {
    answered,
    sent,
    counts,
    run: async () => void (await Promise.all(Array.from({ length: phones }, phone))),
    stop: () => {
      stopped = true;
      givesUpAt = Date.now() + patienceAfterStop;
    },
  };
}
