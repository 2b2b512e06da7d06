import type { Item } from '../item.ts';
import type { Outcome } from '../outcome.ts';
import type { Random } from './random.ts';
import type { SimulatedServer } from './server.ts';

/** What goes wrong on the way, as chances per call; all 0 when the network is healed. */
export interface Faults {
  readonly requestLost: number;
  readonly replyLost: number;
  /** The request arrives a second time, later: a retry somewhere on the way. */
  readonly echoed: number;
  readonly broken: number;
  readonly tooMany: number;
}

export const faulty: Faults = {
  requestLost: 0.08,
  replyLost: 0.12,
  echoed: 0.05,
  broken: 0.06,
  tooMany: 0.03,
};
export const healed: Faults = { requestLost: 0, replyLost: 0, echoed: 0, broken: 0, tooMany: 0 };

/** Lets everything that is ready happen, some times over. */
export async function turns(count: number): Promise<void> {
  for (let at = 0; at < count; at++) await new Promise((resolve) => setImmediate(resolve));
}

export interface Network {
  faults: Faults;
  readonly lostReplies: number;
  send(item: Item, isSignedIn: () => boolean): Promise<Outcome>;
}

/** Calls overtake each other, get lost on either way, arrive twice, meet a server that cannot now. */
export function makeNetwork(server: SimulatedServer, random: Random): Network {
  const network = {
    faults: faulty,
    lostReplies: 0,
    async send(item: Item, isSignedIn: () => boolean): Promise<Outcome> {
      const { faults } = network;
      await turns(random.below(6));
      if (random.chance(faults.requestLost)) return { kind: 'unreachable' };
      if (!isSignedIn()) return { kind: 'signed-out' };
      if (random.chance(faults.tooMany)) return { kind: 'later', after: 500, all: true };
      if (random.chance(faults.broken)) return { kind: 'later', after: null, all: false };
      const { refusals } = server.answer(item);
      if (random.chance(faults.echoed)) void turns(10 + random.below(200)).then(() => server.answer(item));
      await turns(random.below(6));
      if (random.chance(faults.replyLost)) {
        network.lostReplies += 1;
        return { kind: 'unreachable' };
      }
      return refusals.length > 0 ? { kind: 'refused', refusals } : { kind: 'accepted' };
    },
  };
  return network;
}
