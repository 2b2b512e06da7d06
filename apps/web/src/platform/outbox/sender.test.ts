import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { startSession, verifyManually } from '@teeka/contract/sessions';
import { offlineCalls } from '../../records/testing/offline-calls.ts';
import { openStore } from '../store/database.ts';
import { personId, sessionId } from '../testing/pack-reply.ts';
import { makePhone, storeKey } from '../testing/phone.ts';
import { deriveKeys, vaultOf } from '../vault/vault.ts';
import { alone } from './alone.ts';
import type { Item } from './item.ts';
import { openOutbox } from './outbox.ts';
import { openOutboxRows } from './outbox-rows.ts';
import type { Send } from './outcome.ts';
import { makeSender } from './sender.ts';
import { turns } from './simulation/network.ts';

const captured_at = '2026-11-21T10:00:00+05:30';
const verify = (person: number) => ({
  session_id: sessionId,
  beneficiary_id: personId(person),
  photo_id_type: null,
  details_confirmed: true as const,
  captured_at,
});

async function aTab(send: Send, phone = makePhone()) {
  const store = openStore('teeka-test', phone);
  const rows = openOutboxRows(store, vaultOf(await deriveKeys(storeKey(1))));
  const clock = { time: Date.parse('2026-11-21T04:30:00Z') };
  const timers: { at: number; act: () => void }[] = [];
  const now = () => new Date(clock.time);
  const outbox = await openOutbox({ rows, calls: offlineCalls, userId: 'worker-1', now });
  const sender = makeSender({
    outbox,
    calls: offlineCalls,
    send,
    isOnline: () => true,
    suspect: () => {},
    judged: () => {},
    now,
    random: () => 0.5,
    later(milliseconds, act) {
      const timer = { at: clock.time + milliseconds, act };
      timers.push(timer);
      return () => void timers.splice(timers.indexOf(timer), 1);
    },
    alone: (work) => alone('teeka-test/send', work),
  });
  /** Lets so many milliseconds go by. */
  const elapse = async (milliseconds: number) => {
    clock.time += milliseconds;
    for (const { at, act } of [...timers]) if (at <= clock.time) act();
    await sender.idle();
  };
  const states = () => outbox.items.get().map((item) => item.state);
  return { phone, store, outbox, sender, elapse, states };
}

describe('sender', () => {
  test('at most four on their way, the start of the session before all others', async () => {
    const began: string[] = [];
    let flying = 0;
    let most = 0;
    const { outbox, sender, states, store } = await aTab(async (item) => {
      began.push(item.call);
      most = Math.max(most, ++flying);
      await turns(40);
      flying -= 1;
      return { kind: 'accepted' };
    });
    await outbox.enqueue(startSession, { session_id: sessionId, captured_at });
    for (let person = 0; person < 12; person++) await outbox.enqueue(verifyManually, verify(person));
    sender.wake();
    await sender.idle();
    assert.equal(began[0], 'sessions.startSession');
    assert.ok(most > 1 && most <= 4, `${most} at once`);
    assert.ok(states().every((state) => state === 'done'));
    store.close();
  });

  test('an item on which the server breaks holds up nobody else, and comes again', async () => {
    let broken = true;
    const tab = await aTab(async (item) => {
      const poison = (item.input as { beneficiary_id: string }).beneficiary_id === personId(1);
      return poison && broken ? { kind: 'later', after: null, all: false } : { kind: 'accepted' };
    });
    for (const person of [1, 2, 3]) await tab.outbox.enqueue(verifyManually, verify(person));
    tab.sender.wake();
    await tab.sender.idle();
    assert.deepEqual(tab.states(), ['waiting', 'done', 'done']);
    assert.equal(tab.outbox.items.get()[0]?.attempts, 1);
    broken = false;
    await tab.elapse(10_000);
    assert.deepEqual(tab.states(), ['done', 'done', 'done']);
    tab.store.close();
  });

  test("'too many calls' stills the phone for as long as the server asks", async () => {
    let calls = 0;
    const tab = await aTab(async () =>
      ++calls === 1 ? { kind: 'later', after: 30_000, all: true } : { kind: 'accepted' },
    );
    await tab.outbox.enqueue(verifyManually, verify(1));
    tab.sender.wake();
    await tab.sender.idle();
    await tab.outbox.enqueue(verifyManually, verify(2));
    tab.sender.wake();
    await tab.elapse(20_000);
    assert.equal(calls, 1);
    await tab.elapse(11_000);
    assert.deepEqual(tab.states(), ['done', 'done']);
    tab.store.close();
  });

  test('what is true already is done, with the reason kept; a dose never is', async () => {
    const { outbox, sender, states, store } = await aTab(async () => ({
      kind: 'refused',
      refusals: [{ code: 'SESDAY0012' }],
    }));
    await outbox.enqueue(verifyManually, verify(1));
    await outbox.enqueue(startSession, { session_id: sessionId, captured_at });
    sender.wake();
    await sender.idle();
    assert.deepEqual(states(), ['done', 'refused']);
    assert.deepEqual(outbox.items.get()[0]?.refusals, [{ code: 'SESDAY0012' }]);
    store.close();
  });

  test('two tabs of one browser send each item once', async () => {
    const sent: string[] = [];
    const send: Send = async (item: Item) => {
      sent.push(item.id);
      await turns(2);
      return { kind: 'accepted' };
    };
    const one = await aTab(send);
    const two = await aTab(send, one.phone);
    for (let person = 0; person < 10; person++) await one.outbox.enqueue(verifyManually, verify(person));
    await two.outbox.reload();
    one.sender.wake();
    two.sender.wake();
    await Promise.all([one.sender.idle(), two.sender.idle()]);
    assert.equal(sent.length, 10);
    assert.equal(new Set(sent).size, 10);
    await two.outbox.reload();
    assert.ok(two.states().every((state) => state === 'done'));
    one.store.close();
    two.store.close();
  });
});
