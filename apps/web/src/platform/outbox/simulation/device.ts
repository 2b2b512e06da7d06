import { offlineCalls } from '../../../records/testing/offline-calls.ts';
import { openStore } from '../../store/database.ts';
import type { Engine } from '../../store/engine.ts';
import { makePhone, storeKey } from '../../testing/phone.ts';
import { deriveKeys, type Vault, vaultOf } from '../../vault/vault.ts';
import { type Outbox, openOutbox } from '../outbox.ts';
import { type OutboxRows, openOutboxRows } from '../outbox-rows.ts';
import { makeSender, type Sender } from '../sender.ts';
import type { Network } from './network.ts';
import type { Random } from './random.ts';

/** A phone with its worker. It can die at any step and is then started again on what rests in its storage. */
export interface Device {
  readonly userId: string;
  readonly outbox: Outbox;
  readonly sender: Sender;
  online: boolean;
  signedIn: boolean;
  readonly dead: boolean;
  readonly restarts: number;
  /** Dies at a random step among the next ones, before or after it is written. */
  doom(): void;
  restart(): Promise<void>;
  /** Runs timers that are due; with `all`, moves the clock on to the next one. */
  tick(milliseconds: number, all?: boolean): void;
}

interface Parts {
  readonly number: number;
  readonly random: Random;
  readonly network: Network;
}

export class Crash extends Error {}

export async function makeDevice({ number, random, network }: Parts): Promise<Device> {
  const phone: Required<Engine> = makePhone();
  const vault = vaultOf(await deriveKeys(storeKey(number + 1)));
  let time = Date.parse('2026-11-21T03:30:00Z');

  async function live(engine: Engine, keys: Vault) {
    const store = openStore(`phone-${number}`, engine);
    const fate = { dead: false, doomedIn: Number.POSITIVE_INFINITY };
    const timers = new Map<number, () => void>();
    const rows = mortal(openOutboxRows(store, keys), fate, random);
    const now = () => new Date(time);
    const outbox = await openOutbox({ rows, calls: offlineCalls, userId: device.userId, now });
    const sender = makeSender({
      outbox,
      calls: offlineCalls,
      send: (item) => network.send(item, () => device.signedIn),
      isOnline: () => device.online && !fate.dead,
      suspect: () => {},
      judged: () => {},
      now,
      random: random.next,
      later(milliseconds, act) {
        const at = time + milliseconds + timers.size / 1000;
        timers.set(at, act);
        return () => timers.delete(at);
      },
      alone: (work) => work(),
      report(error) {
        if (!(error instanceof Crash)) throw error;
      },
    });
    return { store, fate, timers, outbox, sender };
  }

  let life: Awaited<ReturnType<typeof live>>;
  const device = {
    userId: `worker-${number}`,
    online: true,
    signedIn: true,
    restarts: 0,
    get outbox() {
      return life.outbox;
    },
    get sender() {
      return life.sender;
    },
    get dead() {
      return life.fate.dead;
    },
    doom() {
      life.fate.doomedIn = random.below(8);
    },
    async restart() {
      life.fate.dead = true;
      life.sender.stop();
      life.store.close();
      device.restarts += 1;
      life = await live(phone, vault);
      life.sender.wake();
    },
    tick(milliseconds: number, all = false) {
      const next = Math.min(...life.timers.keys());
      time = all && Number.isFinite(next) ? Math.max(time, next) : time + milliseconds;
      for (const [at, act] of [...life.timers]) {
        if (at > time) continue;
        life.timers.delete(at);
        act();
      }
    },
  };
  life = await live(phone, vault);
  return device;
}

/** Storage of a phone that may die at any step: the step is then done or not, and nothing after it. */
function mortal(rows: OutboxRows, fate: { dead: boolean; doomedIn: number }, random: Random): OutboxRows {
  return new Proxy(rows, {
    get(target, name: keyof OutboxRows) {
      const step = target[name] as (...given: unknown[]) => Promise<unknown>;
      return async (...given: unknown[]) => {
        if (fate.dead) throw new Crash();
        if (fate.doomedIn-- > 0) return step(...given);
        fate.dead = true;
        if (random.chance(0.5)) await step(...given);
        throw new Crash();
      };
    },
  });
}
