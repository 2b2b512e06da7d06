import assert from 'node:assert/strict';
import { test } from 'node:test';
import { fetchParcels } from './fetch-parcels.ts';

const files = (letter: string, count: number) => Array.from({ length: count }, (_, n) => `assets/${letter}${n}.js`);
const first = [...files('a', 6), 'assets/a.css'];
const second = files('b', 6);
const last = files('c', 2);

/** A server with three parcels, whose second one may break off, and a browser that keeps what it is given. */
function begin({ breaksOff = false, here = [] as readonly string[] } = {}) {
  const requested: string[] = [];
  const stored = new Map<string, Response>(here.map((path) => [address(path), new Response('older')]));
  const parcels = { 'assets/1.json': first, 'assets/2.json': second, 'assets/3.json': last };
  const answer = (path: string): unknown => {
    if (path === '/parcels.json') return Object.entries(parcels).map(([path, files]) => ({ path, files }));
    const inside = Object.entries(parcels).find(([name]) => `/${name}` === path)?.[1] ?? [];
    return Object.fromEntries(inside.map((file) => [file, `text of ${file}`]));
  };
  const ask = async (path: unknown): Promise<Response> => {
    requested.push(String(path));
    if (breaksOff && path === '/assets/2.json') throw new TypeError('network error');
    return Response.json(answer(String(path)));
  };
  const cache = {
    keys: async () => [...stored.keys()].map((url) => new Request(url)),
    put: async (key: unknown, response: Response) => void stored.set(String(key), response),
  };
  const ofThisBuild = new Set([...first, ...second, ...last.slice(0, 1)]);
  const keyOf = (path: string) => (ofThisBuild.has(path) ? address(path) : undefined);
  return { requested, stored, fetch: () => fetchParcels({ cache, keyOf }, ask as typeof fetch) };
}
const address = (path: string): string => `https://teeka.example/${path}`;

test('all files of a parcel are stored as what they are; few missing ones are left to be fetched one by one', async () => {
  const { requested, stored, fetch } = begin();
  await fetch();
  assert.deepEqual(requested, ['/parcels.json', '/assets/1.json', '/assets/2.json']);
  assert.deepEqual([...stored.keys()], [...first, ...second].map(address));
  const script = stored.get(address('assets/a3.js'));
  assert.equal(await script?.text(), 'text of assets/a3.js');
  assert.equal(script?.headers.get('content-type'), 'text/javascript; charset=utf-8');
  assert.equal(stored.get(address('assets/a.css'))?.headers.get('content-type'), 'text/css; charset=utf-8');
});

test('what came before a parcel broke off stays, and is not asked for again', async () => {
  const broken = begin({ breaksOff: true });
  await assert.rejects(broken.fetch(), TypeError);
  assert.deepEqual([...broken.stored.keys()], first.map(address));
  const again = begin({ here: first });
  await again.fetch();
  assert.deepEqual(again.requested, ['/parcels.json', '/assets/2.json']);
  assert.equal(await again.stored.get(address('assets/a0.js'))?.text(), 'older');
});
