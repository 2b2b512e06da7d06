import assert from 'node:assert/strict';
import { test } from 'node:test';
import { qrOfCard } from '@teeka/domain/certificates';
import type { PackReply } from '../../platform/pack/apply-reply.ts';
import { aReply, aSession, siteId } from '../../platform/testing/pack-reply.ts';
import { aPhone, giveDose, person, until } from '../testing/workday-phone.ts';
import { saveDraft } from '../workday/use-draft.ts';
import { afterSync } from './after-sync.ts';
import { cardPlace } from './kept-card.ts';

test('a day with the pack, records that are sent, and a network that goes and comes', async () => {
  const { network, outside, signIn } = aPhone();
  const workday = await signIn('worker-1', 1);
  const heard = { synced: 0, changed: 0, reached: 0 };
  const stop = afterSync(workday, {
    synced: () => heard.synced++,
    changed: () => heard.changed++,
    reached: () => heard.reached++,
  });
  await workday.openSite(siteId);
  await until(() => heard.synced === 1);
  assert.deepEqual(heard, { synced: 1, changed: 0, reached: 0 }, 'the pack was pulled');

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

test('a pull that takes a code off the phone or brings another one is news of what certificates are judged by; others are not', async () => {
  const { outside, signIn } = aPhone();
  const whole = aReply(40, { sessions: [aSession()] });
  const row = whole.people.find(({ beneficiary_id }) => beneficiary_id === person) ?? assert.fail();
  const code = (signed: string) => ({
    beneficiary_id: person,
    number: 'C-1',
    issued_on: '2026-11-20' as const,
    signed,
  });
  const workday = await signIn('worker-1', 1);
  const heard: string[] = [];
  const stop = afterSync(workday, {
    synced: () => heard.push('synced'),
    changed: () => heard.push('changed'),
    reached: () => heard.push('reached'),
  });
  outside.ask = async () => ({ ...whole, certificates: [code('a.b.c')] });
  await workday.openSite(siteId);
  await until(() => heard.length === 1);
  /** What the pull of a delta with this one person comes to. */
  async function pulled(change: Partial<PackReply>) {
    heard.length = 0;
    const none = { people: [], mobiles: '', certificates: [], roster: [] };
    outside.ask = async () => ({ ...whole, whole: false, ...none, ...change });
    workday.renew();
    await until(() => heard.length === 1);
    return heard[0];
  }
  const ofPerson = { people: [row], mobiles: '' };
  assert.equal(await pulled({}), 'synced', 'nobody came');
  assert.equal(await pulled({ ...ofPerson, certificates: [code('a.b.c')] }), 'synced', 'the same code came');
  assert.equal(await pulled({ ...ofPerson, certificates: [code('d.e.f')] }), 'changed', 'another one came');
  assert.equal(await pulled(ofPerson), 'changed', 'it was taken off');
  assert.equal(await pulled(ofPerson), 'synced', 'there was none any more');
  await saveDraft(workday, cardPlace(person), { qr: qrOfCard('g.h.i'), number: 'C-2', issued_on: '2026-11-21' });
  assert.equal(await pulled({ ...ofPerson, certificates: [code('g.h.i')] }), 'synced', 'it was signed here');
  assert.equal(await pulled(ofPerson), 'changed', 'what was signed here was taken back');
  stop();
  workday.close();
});
