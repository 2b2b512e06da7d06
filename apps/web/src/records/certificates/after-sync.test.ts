import assert from 'node:assert/strict';
import { test } from 'node:test';
import { siteId } from '../../platform/testing/pack-reply.ts';
import { aPhone, giveDose, until } from '../testing/workday-phone.ts';
import { afterSync } from './after-sync.ts';

test('a day with the pack, records that are sent, and a network that goes and comes', async () => {
  const { network, outside, signIn } = aPhone();
  const workday = await signIn('worker-1', 1);
  const heard = { pulled: 0, sent: 0, reached: 0 };
  const stop = afterSync(workday, {
    pulled: () => heard.pulled++,
    sent: () => heard.sent++,
    reached: () => heard.reached++,
  });
  await workday.openSite(siteId);
  await until(() => heard.pulled === 1);
  assert.deepEqual(heard, { pulled: 1, sent: 0, reached: 0 });

  outside.ask = async () => 'failed';
  workday.renew();
  await until(() => workday.pack.get()?.pulling.get().kind === 'failed');
  assert.equal(heard.pulled, 1, 'a pull that brought nothing is none');

  network.set(false);
  await until(() => !workday.connectivity.online.get());
  await giveDose(workday);
  network.set(true);
  await until(() => heard.reached === 1);
  await until(() => workday.outbox.items.get().every(({ state }) => state === 'done'));
  await workday.sender.idle();
  assert.equal(heard.sent, 1);
  stop();
  const before = { ...heard };
  network.set(false);
  await until(() => !workday.connectivity.online.get());
  network.set(true);
  await until(() => workday.connectivity.online.get());
  assert.deepEqual(heard, before);
  workday.close();
});
