import type { Item } from '../item.ts';
import type { Entry } from '../outbox.ts';
import { makeDay } from './day.ts';
import { type Device, makeDevice } from './device.ts';
import { healed, makeNetwork, turns } from './network.ts';
import { randomOf } from './random.ts';
import { makeServer, type SimulatedServer } from './server.ts';

/** What is known at the end of a simulated day. */
export interface LivedDay {
  readonly server: SimulatedServer;
  /** Items by phone, as they stand. */
  readonly items: readonly (readonly Item[])[];
  /** Ids that a phone said were saved, by phone. */
  readonly saved: readonly (readonly string[])[];
  /** Ids that were saved and not there after a restart. */
  readonly vanished: readonly string[];
  readonly writes: number;
  readonly restarts: number;
  readonly lostReplies: number;
}

interface Worker {
  readonly device: Device;
  readonly left: Entry[];
  readonly saved: string[];
}

const sameFact = (entry: Entry) => {
  const wanted = JSON.stringify(entry.call.request.parse(entry.input));
  return (item: Item) => item.call === entry.call.name && JSON.stringify(item.input) === wanted;
};

/** Lives a day of some 200 writes on three phones with everything going wrong, then lets it come to rest. */
export async function liveDay(seed: number): Promise<LivedDay> {
  const random = randomOf(seed);
  const day = makeDay(3, random);
  const server = makeServer(day.listed);
  const network = makeNetwork(server, random);
  const vanished: string[] = [];
  const workers: Worker[] = [];
  for (const [number, writes] of day.writes.entries()) {
    workers.push({ device: await makeDevice({ number, random, network }), left: [...writes], saved: [] });
  }

  async function bringBack({ device, saved }: Worker): Promise<void> {
    await device.restart();
    const there = new Set(device.outbox.items.get().map((item) => item.id));
    vanished.push(...saved.filter((id) => !there.has(id)));
  }

  /** The worker writes; after a crash they look whether it is there and write it again if not. */
  async function write(worker: Worker): Promise<void> {
    const [entry] = worker.left;
    if (!entry) return;
    const { device, saved, left } = worker;
    const before = device.outbox.items.get().find(sameFact(entry));
    try {
      saved.push((before ?? (await device.outbox.enqueue(entry.call, entry.input as never))).id);
      left.shift();
      device.sender.wake();
    } catch {
      await bringBack(worker);
    }
  }

  async function happen(worker: Worker): Promise<void> {
    const { device } = worker;
    const what = random.next();
    if (device.dead) await bringBack(worker);
    else if (what < 0.7) await write(worker);
    else if (what < 0.78) device.online = !device.online;
    else if (what < 0.82) device.doom();
    else if (what < 0.85) await bringBack(worker);
    else if (what < 0.88) device.signedIn = false;
    else if (!device.signedIn && what < 0.93) {
      device.signedIn = true;
      await bringBack(worker);
    } else device.tick(random.below(20_000));
    device.sender.wake();
    await turns(random.below(4));
  }

  while (workers.some(({ left }) => left.length > 0)) await happen(random.pick(workers));
  network.faults = healed;
  for (const worker of workers) await comeToRest(worker);
  // A phone that waited for another's record may have been refused meanwhile; nothing is on its way any more.
  await turns(250);

  async function comeToRest(worker: Worker): Promise<void> {
    worker.device.online = true;
    worker.device.signedIn = true;
    await bringBack(worker);
    for (let round = 0; round < 400; round++) {
      await worker.device.sender.idle();
      const waits = worker.device.outbox.items.get().some(({ state }) => state === 'waiting' || state === 'sending');
      if (!waits) return;
      worker.device.tick(0, true);
      worker.device.sender.wake();
    }
  }

  return {
    server,
    items: workers.map(({ device }) => device.outbox.items.get()),
    saved: workers.map(({ saved }) => saved),
    vanished,
    writes: workers.reduce((sum, { saved }) => sum + saved.length, 0),
    restarts: workers.reduce((sum, { device }) => sum + device.restarts, 0),
    lostReplies: network.lostReplies,
  };
}
