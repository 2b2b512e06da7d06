import assert from 'node:assert/strict';
import { test } from 'node:test';
import { calls } from '@teeka/contract';
import { testServer } from '../../testing/test-server.ts';
import { ReadVolume, tracedVolume } from './read-volume.ts';

test('a day of reading is traced once, then bounded, and begins anew the next day', () => {
  const volume = new ReadVolume();
  const [day, next] = ['2026-03-16', '2026-03-17'];
  assert.equal(volume.add('a', tracedVolume - 1, day), false);
  assert.equal(volume.add('a', 1, day), true);
  assert.equal(volume.add('a', 500, day), false);
  assert.equal(volume.isSpent('a', day), false);
  volume.add('a', 50_000, day);
  assert.equal(volume.isSpent('a', day), true);
  assert.equal(volume.isSpent('b', day), false);
  assert.equal(volume.isSpent('a', next), false);
});

test('whoever has read as many people as a day has sees no list of them, and figures as before', async () => {
  const server = await testServer({ sandbox: false });
  const places = await server.fixtures.places();
  const user = await server.fixtures.user({ role: 'Supervisor', level: 'Block', places });
  const [phone, other] = [
    await server.as(user),
    await server.as(await server.fixtures.user({ role: 'Supervisor', level: 'Block', places })),
  ];
  server.platform.volume.add(user.user_id, 50_000, server.clock.clock().today);
  const open = calls.filter(
    ({ access, kind }) => kind === 'query' && access !== 'open' && access.includes('Supervisor'),
  );
  for (const call of open.filter(({ heavy }) => heavy)) {
    const answered = async (by: typeof phone) => (await by.raw(call, {})).status === 429;
    assert.deepEqual([await answered(phone), await answered(other)], [call.heavy === true, false], call.name);
  }
});
