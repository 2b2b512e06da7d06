import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { searchPack } from '../../records/beneficiaries/search.ts';
import { openStore } from '../store/database.ts';
import { anItem } from '../testing/an-item.ts';
import { anEntry, aReply, aSession, mobileOf, personId, sessionId, siteId } from '../testing/pack-reply.ts';
import { makePhone, storeKey } from '../testing/phone.ts';
import { deriveKeys, vaultOf } from '../vault/vault.ts';
import { applyReply, type PackReply } from './apply-reply.ts';
import { blockOf } from './blocks.ts';
import { type Ask, openPack } from './pack.ts';
import { openPackAtRest } from './pack-rows.ts';

const at = '2026-11-21T04:30:00.000Z';
const delta = (change: Partial<PackReply>): PackReply =>
  aReply(0, { whole: false, cursor: '200', roster: [], villages: [], ...change });

describe('what a pull changes', () => {
  const before = applyReply(null, aReply(30), at).rows;

  test('changed people come in, others stay; numbers stand beside their people', () => {
    const [person] = aReply(1).people;
    assert.ok(person);
    const changed = { ...person, ben_name: 'KAVITA TESTRANI', version: 2 };
    const { rows, changes } = applyReply(before, delta({ people: [changed], mobiles: '9111111111' }), at);
    assert.equal(rows.people.size, 30);
    assert.equal(rows.people.get(person.beneficiary_id)?.ben_name, 'KAVITA TESTRANI');
    assert.equal(rows.people.get(person.beneficiary_id)?.mobile, '9111111111');
    assert.equal(rows.people.get(personId(7))?.mobile, mobileOf(7));
    assert.deepEqual([changes.whole, changes.people.size, changes.rosters.size], [false, 1, 0]);
    assert.equal(rows.meta.cursor, '200');
    assert.equal(rows.meta.villages.length, 1, 'an empty master list means no news');
  });

  test('a certificate stands with its person; where the next pull of the person has none it is gone', () => {
    const { people } = aReply(2);
    const certificate = {
      beneficiary_id: personId(1),
      number: 'C-1',
      issued_on: '2026-11-21' as const,
      signed: 'a.b.c',
    };
    const { rows } = applyReply(before, delta({ people, certificates: [certificate] }), at);
    assert.deepEqual(rows.people.get(personId(1))?.certificate, certificate);
    assert.equal(rows.people.get(personId(0))?.certificate, undefined);
    const later = applyReply(rows, delta({ people, certificates: [] }), at).rows;
    assert.equal(later.people.get(personId(1))?.certificate, undefined);
    assert.deepEqual(applyReply(rows, delta({}), at).rows.people.get(personId(1))?.certificate, certificate);
  });

  test('of two versions of a line or a person the higher one stays', () => {
    const newer = applyReply(before, delta({ roster: [anEntry(1, { status: 'verified', version: 5 })] }), at).rows;
    const older = delta({ roster: [anEntry(1, { status: 'scheduled', version: 4 })] });
    assert.equal(applyReply(newer, older, at).rows.roster.get(sessionId)?.get(personId(1))?.status, 'verified');
  });

  test('sessions whose day is over leave the phone with their lists', async () => {
    const next = { ...aSession(), session_id: 'of the next day' };
    const { rows, changes } = applyReply(before, delta({ sessions: [next] }), at);
    assert.deepEqual([[...rows.sessions.keys()], rows.roster.size], [['of the next day'], 0]);
    assert.deepEqual([...changes.gone], [sessionId]);
    const { pack, store } = await aPack(async (_, since) => (since === '' ? aReply(3) : delta({ sessions: [next] })));
    await pack.pull();
    const blocks = await store.pack.count();
    await pack.pull();
    assert.equal(await store.pack.count(), blocks - 1);
    store.close();
  });

  test('who moved away leaves the phone, a guest stays while on a list', () => {
    const [person] = aReply(1).people;
    assert.ok(person);
    const guest = { ...person, beneficiary_id: personId(90), village_id: 77 };
    const left = [personId(25), personId(2)];
    const change = { people: [guest], mobiles: '9111111111', roster: [anEntry(90)], left };
    const { rows, changes } = applyReply(before, delta(change), at);
    assert.deepEqual([rows.people.has(personId(25)), rows.people.has(personId(2))], [false, true]);
    assert.ok(rows.people.has(personId(90)));
    assert.ok(changes.people.has(blockOf(personId(25))));
    const next = { ...aSession(), session_id: 'of the next day' };
    const later = applyReply(rows, delta({ sessions: [next] }), at).rows;
    assert.equal(later.people.has(personId(90)), false);
  });

  test('a guest stays while a course goes on at the site, whatever list is over', () => {
    const [person] = aReply(1).people;
    assert.ok(person);
    const guest = { ...person, beneficiary_id: personId(90), village_id: 77 };
    const guests = [guest.beneficiary_id];
    const { rows } = applyReply(before, delta({ people: [guest], mobiles: '9111111111', guests }), at);
    assert.ok(rows.people.has(guest.beneficiary_id));
    const later = applyReply(rows, delta({ guests }), at).rows;
    assert.ok(later.people.has(guest.beneficiary_id), 'also when nothing changed');
    const over = applyReply(later, delta({ guests: [] }), at);
    assert.equal(over.rows.people.has(guest.beneficiary_id), false);
    assert.ok(over.changes.people.has(blockOf(guest.beneficiary_id)));
  });

  test('who left is gone from what rests on the phone', async () => {
    const { pack, store, phone } = await aPack(async (_, since) =>
      since === '' ? aReply(3, { roster: [] }) : delta({ left: [personId(1)] }),
    );
    await pack.pull();
    await pack.pull();
    store.close();
    const again = await aPack(async () => 'unreachable', phone);
    assert.deepEqual([...(again.pack.rows.get()?.people.keys() ?? [])].sort(), [personId(0), personId(2)]);
    again.store.close();
  });

  test('a village that is no more of the catchment takes its people along', () => {
    const villages = [{ village_id: 2, village_name: 'Sitapur', village_name_hi: 'सीतापुर' }];
    assert.deepEqual([...applyReply(before, delta({ villages, roster: [] }), at).rows.people.keys()].length, 20);
  });

  test('a whole pack replaces everything', () => {
    const { rows, changes } = applyReply(before, aReply(3), at);
    assert.deepEqual([rows.people.size, changes.whole], [3, true]);
  });

  test('the rows before are not touched', () => {
    const copy = structuredClone(before);
    applyReply(before, delta({ roster: [anEntry(1, { version: 9 })], sessions: [aSession({ status: 'ended' })] }), at);
    assert.deepEqual(before, copy);
  });
});

describe('search on the phone', () => {
  const { rows } = applyReply(null, aReply(30), at);
  const cases: readonly [string, string, number][] = [
    ['a family by its number', mobileOf(3), 3],
    ['with +91', `+91 ${mobileOf(3)}`, 3],
    ['with 0', `0${mobileOf(3)}`, 3],
    ['a person by reference number', personId(4), 1],
    ['in groups of four', personId(4).replace(/(\d{4})/g, '$1 '), 1],
    ['nobody by half a number', mobileOf(3).slice(0, 6), 0],
    ['nobody by an unknown number', '6000000000', 0],
    ['nobody by nothing', '', 0],
  ];
  for (const [name, typed, found] of cases) test(name, () => assert.equal(searchPack(rows, typed).length, found));
});

async function aPack(ask: Ask, phone = makePhone(), items = () => [] as ReturnType<typeof anItem>[]) {
  const store = openStore('teeka-test', phone);
  const atRest = openPackAtRest(store, vaultOf(await deriveKeys(storeKey(1))));
  const cursors: string[] = [];
  const pack = await openPack({
    siteId,
    atRest,
    ask: (site, since) => {
      cursors.push(since);
      return ask(site, since);
    },
    items,
    brought: async () => {},
    now: () => new Date(at),
    alone: (work) => work(),
  });
  return { phone, store, pack, cursors };
}

describe('pack', () => {
  test('comes whole, is there after the app was closed, and goes on from its cursor', async () => {
    const first = await aPack(async () => aReply(300));
    assert.equal(first.pack.rows.get(), null);
    await Promise.all([first.pack.pull(), first.pack.pull()]);
    assert.deepEqual(first.cursors, [''], 'two calls share one pull');
    first.store.close();
    const again = await aPack(async () => delta({ sessions: [aSession({ status: 'on-going' })] }), first.phone);
    assert.deepEqual(again.pack.rows.get(), first.pack.rows.get());
    await again.pack.pull();
    assert.deepEqual(again.cursors, ['100']);
    again.store.close();
    const third = await aPack(async () => 'unreachable', first.phone);
    assert.equal(third.pack.rows.get()?.sessions.get(sessionId)?.status, 'on-going');
    await third.pack.pull();
    assert.equal(third.pack.pulling.get().kind, 'unreachable');
    assert.equal(third.pack.rows.get()?.people.size, 300, 'what is here stays');
    third.store.close();
  });

  test('a sign-out during a pull leaves the phone as it was, and complains of nothing', async (context) => {
    const complaints = context.mock.method(console, 'error', () => {});
    let signOut = () => {};
    const { pack, store, phone } = await aPack(async (_, since) => {
      if (since !== '') signOut();
      return since === '' ? aReply(3) : delta({ sessions: [aSession({ status: 'on-going' })] });
    });
    await pack.pull();
    signOut = () => {
      pack.close();
      store.close();
    };
    await pack.pull();
    const whileWriting = await aPack(async () => aReply(3), phone);
    const pulled = whileWriting.pack.pull();
    const writing = whileWriting.pack.pulling.watch(() => {
      if (whileWriting.pack.pulling.get().kind !== 'saving') return;
      whileWriting.pack.close();
      whileWriting.store.close();
    });
    await pulled;
    writing();
    const again = await aPack(async () => 'unreachable', phone);
    assert.equal(again.pack.rows.get()?.meta.cursor, '100');
    assert.equal(again.pack.rows.get()?.sessions.get(sessionId)?.status, aSession().status);
    assert.equal(complaints.mock.callCount(), 0);
    again.store.close();
  });

  test('marks the items whose records it has brought, not those that came during the pull', async () => {
    const input = { session_id: sessionId, beneficiary_id: personId(1) };
    const items = [
      anItem({ id: 'done', state: 'done', input }),
      anItem({ id: 'elsewhere', state: 'done', input: { ...input, session_id: 'of another site' } }),
      anItem({ id: 'waits', input }),
    ];
    const { store, pack } = await aPack(
      async () => {
        items.push(anItem({ id: 'meanwhile', state: 'done', input }));
        return aReply(5);
      },
      makePhone(),
      () => items,
    );
    const row = { state: 'done', dependsOn: [], made: new Uint8Array(1), fate: null, inPack: 0 } as const;
    await store.outbox.bulkAdd(['done', 'elsewhere', 'waits', 'meanwhile'].map((id) => ({ ...row, id })));
    await pack.pull();
    const marked = await store.outbox.filter(({ inPack }) => inPack === 1).toArray();
    assert.deepEqual(
      marked.map(({ id }) => id),
      ['done'],
    );
    store.close();
  });

  test('a pack damaged at rest is pulled anew', async () => {
    const first = await aPack(async () => aReply(10));
    await first.pack.pull();
    await first.store.pack.toCollection().modify({ sealed: new Uint8Array(40) });
    first.store.close();
    const again = await aPack(async () => aReply(10), first.phone);
    assert.equal(again.pack.rows.get(), null);
    await again.pack.pull();
    assert.deepEqual(again.cursors, ['']);
    assert.equal(again.pack.rows.get()?.people.size, 10);
    again.store.close();
  });

  test('5,000 people are on the phone and open again in well under five seconds', async (t) => {
    const first = await aPack(async () => aReply(5000));
    const began = performance.now();
    await first.pack.pull();
    const kept = performance.now();
    first.store.close();
    const again = await aPack(async () => 'unreachable', first.phone);
    const opened = performance.now();
    assert.equal(again.pack.rows.get()?.people.size, 5000);
    again.store.close();
    t.diagnostic(`5,000 people: kept in ${Math.round(kept - began)} ms, opened in ${Math.round(opened - kept)} ms`);
    assert.ok(opened - kept < 2500);
  });
});
