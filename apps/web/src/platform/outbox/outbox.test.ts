import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { saveCaseDetails } from '@teeka/contract/cases';
import { getOngoingSessions, startSession, verifyManually } from '@teeka/contract/sessions';
import { offlineCalls } from '../../records/testing/offline-calls.ts';
import { openStore } from '../store/database.ts';
import { personId, sessionId } from '../testing/pack-reply.ts';
import { makePhone, storeKey } from '../testing/phone.ts';
import { deriveKeys, vaultOf } from '../vault/vault.ts';
import { openOutbox } from './outbox.ts';
import { openOutboxRows } from './outbox-rows.ts';

const captured_at = '2026-11-21T10:00:00+05:30';
const verify = (person: number) => ({
  session_id: sessionId,
  beneficiary_id: personId(person),
  photo_id_type: null,
  details_confirmed: true as const,
  captured_at,
});

async function anOutbox(phone = makePhone(), now = () => new Date('2026-11-21T04:30:00Z')) {
  const store = openStore('teeka-test', phone);
  const rows = openOutboxRows(store, vaultOf(await deriveKeys(storeKey(1))));
  const outbox = await openOutbox({ rows, calls: offlineCalls, userId: 'worker-1', now });
  return { phone, store, rows, outbox, states: () => outbox.items.get().map((item) => item.state) };
}

const refusal = { refusals: [{ code: 'SESDAY0010' }], attempts: 0, settledAt: captured_at };

describe('outbox', () => {
  test('takes no call that may not wait, and no input that the contract refuses', async () => {
    const { outbox, store } = await anOutbox();
    await assert.rejects(outbox.enqueue(getOngoingSessions, {}));
    await assert.rejects(outbox.enqueue(verifyManually, { ...verify(1), details_confirmed: false as never }));
    assert.equal(await store.outbox.count(), 0);
    store.close();
  });

  test('what it says is saved is there after the app was closed, in order, with author and time of capture', async () => {
    const first = await anOutbox();
    await Promise.all([
      first.outbox.enqueue(startSession, { session_id: sessionId, captured_at }),
      first.outbox.enqueue(verifyManually, verify(1)),
      first.outbox.enqueue(verifyManually, verify(2)),
    ]);
    first.store.close();
    const { outbox, store } = await anOutbox(first.phone);
    const items = outbox.items.get();
    assert.deepEqual(
      items.map((item) => item.call),
      ['sessions.startSession', 'sessions.verifyManually', 'sessions.verifyManually'],
    );
    assert.deepEqual(items[1]?.input, verify(1));
    assert.equal(items[1]?.madeBy, 'worker-1');
    assert.equal(items[1]?.madeAt, '2026-11-21T04:30:00.000Z');
    assert.match(items[1]?.id ?? '', /^[0-9a-f]{8}-[0-9a-f]{4}-7/);
    assert.deepEqual(items[1]?.dependsOn, [items[0]?.id]);
    assert.deepEqual(items[2]?.dependsOn, [items[0]?.id]);
    store.close();
  });

  test('several writes of one act are saved together or not at all', async () => {
    const { outbox, store } = await anOutbox();
    const good = { call: verifyManually, input: verify(1) };
    const bad = { call: saveCaseDetails, input: { case_id: 'no' } as never };
    await assert.rejects(outbox.enqueueAll([good, bad]));
    assert.equal(outbox.items.get().length, 0);
    const [one, two] = await outbox.enqueueAll([good, { call: verifyManually, input: verify(1) }]);
    assert.deepEqual(two?.dependsOn, [one?.id]);
    store.close();
  });

  test('a corrected item takes the place of the refused one, under a new id; what waited for it goes on', async () => {
    const { phone, outbox, states, store } = await anOutbox();
    const one = await outbox.enqueue(verifyManually, verify(1));
    const two = await outbox.enqueue(verifyManually, verify(1));
    await outbox.settle(one, { ...refusal, state: 'refused' });
    assert.deepEqual(states(), ['refused', 'blocked']);
    await outbox.enqueueAll([{ call: verifyManually, input: { ...verify(1), photo_id_type: 2 } }], [one.id]);
    assert.deepEqual(states(), ['waiting', 'waiting']);
    const [corrected, follower] = outbox.items.get();
    assert.notEqual(corrected?.id, one.id);
    assert.equal(follower?.id, two.id);
    assert.deepEqual(follower?.dependsOn, [corrected?.id]);
    assert.deepEqual(corrected?.input, { ...verify(1), photo_id_type: 2 });
    await assert.rejects(
      outbox.enqueueAll([{ call: verifyManually, input: verify(1) }], [two.id]),
      'only what was refused can be replaced',
    );
    store.close();
    const again = await anOutbox(phone);
    assert.deepEqual(again.outbox.items.get(), outbox.items.get());
    again.store.close();
  });

  test('a refused item can be sent again or given up; giving up takes nothing else with it', async () => {
    const { outbox, states, store } = await anOutbox();
    const one = await outbox.enqueue(verifyManually, verify(1));
    await outbox.enqueue(verifyManually, verify(1));
    await assert.rejects(outbox.discard(one.id), 'what waits cannot be given up');
    await outbox.settle(one, { ...refusal, state: 'refused' });
    await outbox.retry(one.id);
    assert.deepEqual(states(), ['waiting', 'waiting']);
    await outbox.settle(one, { ...refusal, state: 'refused' });
    await outbox.discard(one.id);
    assert.deepEqual(states(), ['waiting']);
    store.close();
  });

  test('what was on its way when the app died waits again', async () => {
    const first = await anOutbox();
    const item = await first.outbox.enqueue(verifyManually, verify(1));
    assert.deepEqual(await first.outbox.begin([item.id]), [item.id]);
    assert.deepEqual(await first.outbox.begin([item.id]), [], 'nobody else begins it');
    first.store.close();
    const { outbox, states, store } = await anOutbox(first.phone);
    assert.deepEqual(states(), ['sending']);
    await outbox.recover();
    assert.deepEqual(states(), ['waiting']);
    store.close();
  });

  test('sent items leave the phone after a day and a half; unsent and refused ones never', async () => {
    const first = await anOutbox();
    const [one, two] = [
      await first.outbox.enqueue(verifyManually, verify(1)),
      await first.outbox.enqueue(verifyManually, verify(2)),
    ];
    await first.outbox.enqueue(verifyManually, verify(3));
    await first.outbox.settle(one, { state: 'done', refusals: [], attempts: 0, settledAt: captured_at });
    await first.outbox.settle(two, { ...refusal, state: 'refused' });
    await first.store.outbox.where('id').equals(one.id).modify({ inPack: 1 });
    first.store.close();
    const later = await anOutbox(first.phone, () => new Date('2027-03-01T00:00:00Z'));
    assert.deepEqual(later.states(), ['refused', 'waiting']);
    later.store.close();
  });

  test('a damaged item stays where it is and keeps no other from being read', async () => {
    const first = await anOutbox();
    const one = await first.outbox.enqueue(verifyManually, verify(1));
    await first.outbox.enqueue(verifyManually, verify(2));
    await first.store.outbox
      .where('id')
      .equals(one.id)
      .modify({ made: new Uint8Array(40) });
    first.store.close();
    const again = await anOutbox(first.phone);
    assert.equal(again.outbox.items.get().length, 1);
    assert.equal(await again.store.outbox.count(), 2);
    again.store.close();
  });
});
