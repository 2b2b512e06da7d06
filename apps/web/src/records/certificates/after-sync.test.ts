import assert from 'node:assert/strict';
import { test } from 'node:test';
import { siteId } from '../../platform/testing/pack-reply.ts';
import { aPhone, giveDose, until } from '../testing/workday-phone.ts';
import { afterSync } from './after-sync.ts';

test('a day with the pack, records that are sent, and a network that goes and comes', async () => {
  const { network, outside, signIn } = aPhone();
  const workday = await signIn('worker-1', 1);
  const heard = { synced: 0, reached: 0 };
  const stop = afterSync(workday, { synced: () => heard.synced++, reached: () => heard.reached++ });
  await workday.openSite(siteId);
  await until(() => heard.synced === 1);
  assert.deepEqual(heard, { synced: 1, reached: 0 }, 'the pack was pulled');

  outside.ask = async () => 'failed';
  workday.renew();
  await until(() => workday.pack.get()?.pulling.get().kind === 'failed');
  assert.equal(heard.synced, 1, 'a pull that brought nothing is none');

  network.set(false);
  await until(() => !workday.connectivity.online.get());
  await giveDose(workday);
  network.set(true);
  await until(() => heard.reached === 1);
  await until(() => workday.outbox.items.get().every(({ state }) => state === 'done'));
  await workday.sender.idle();
  assert.ok(heard.synced > 1, 'the records were sent');
  stop();
  const before = { ...heard };
  network.set(false);
  await until(() => !workday.connectivity.online.get());
  network.set(true);
  await until(() => workday.connectivity.online.get());
  assert.deepEqual(heard, before);
  workday.close();
});
