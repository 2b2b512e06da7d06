import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { watched } from '../storage/watched.ts';
import { makeConnectivity } from './connectivity.ts';

const settled = () => new Promise((resolve) => setImmediate(resolve));

function aSituation(alive: boolean) {
  const network = watched(true);
  const server = { alive };
  const pauses: number[] = [];
  let next: (() => void) | null = null;
  let pings = 0;
  const connectivity = makeConnectivity({
    network,
    ping: async () => {
      pings += 1;
      return server.alive;
    },
    later(milliseconds, act) {
      pauses.push(milliseconds);
      next = act;
      return () => {
        next = null;
      };
    },
  });
  const elapse = async () => {
    const act = next;
    next = null;
    act?.();
    await settled();
  };
  return { network, server, pauses, connectivity, elapse, pings: () => pings };
}

describe('connectivity', () => {
  test('online by default, without asking', () => {
    const { connectivity, pings } = aSituation(true);
    assert.equal(connectivity.online.get(), true);
    assert.equal(pings(), 0);
  });

  test('offline without a network, online again with it', () => {
    const { connectivity, network } = aSituation(true);
    network.set(false);
    assert.equal(connectivity.online.get(), false);
    network.set(true);
    assert.equal(connectivity.online.get(), true);
  });

  test('a call without an answer means offline, until the server gives a sign of life', async () => {
    const { connectivity, server, elapse, pauses } = aSituation(false);
    connectivity.suspect();
    connectivity.suspect();
    assert.equal(connectivity.online.get(), false);
    await elapse();
    await elapse();
    assert.equal(connectivity.online.get(), false);
    assert.deepEqual(pauses, [2000, 4000, 8000], 'asked less and less often');
    server.alive = true;
    await elapse();
    assert.equal(connectivity.online.get(), true);
  });

  test('a network that comes back is tried at once', async () => {
    const { connectivity, network, server, pings } = aSituation(false);
    connectivity.suspect();
    network.set(false);
    server.alive = true;
    network.set(true);
    await settled();
    assert.equal(pings(), 1);
    assert.equal(connectivity.online.get(), true);
  });

  test('a network without our server is not online', async () => {
    const { connectivity, network } = aSituation(false);
    connectivity.suspect();
    network.set(false);
    network.set(true);
    await settled();
    assert.equal(connectivity.online.get(), false);
  });
});
