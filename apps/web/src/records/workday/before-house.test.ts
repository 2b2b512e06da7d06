import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { aReply, sessionId, siteId } from '../../platform/testing/pack-reply.ts';
import { personNow } from '../beneficiaries/person-now.ts';
import { sessionNow } from '../sessions/session-now.ts';
import { type KeptDatabase, putBack } from '../testing/before-house/put-back.ts';
import { aPhone, person, until } from '../testing/workday-phone.ts';

/** A phone's store as the commit before-house left it: one item refused, two that wait for it, two that were never sent. */
interface Left {
  readonly items: readonly {
    readonly id: string;
    readonly call: string;
    readonly input: unknown;
    readonly state: string;
    readonly refusals: readonly { readonly code: string }[];
    readonly madeAt: string;
  }[];
  readonly databases: readonly KeptDatabase[];
}
const left = JSON.parse(readFileSync(join(import.meta.dirname, '../testing/before-house/store.json'), 'utf8')) as Left;

async function openedAnew() {
  const phone = aPhone();
  for (const database of left.databases) await putBack(phone.phone, database);
  phone.network.set(false);
  const day = await phone.signIn('worker-1', 1);
  return { ...phone, day };
}

const shown = (items: Left['items']) =>
  items.map(({ id, call, input, state, refusals, madeAt }) => ({
    ...{ id, call, input, state, madeAt },
    refusals: refusals.map(({ code }) => code),
  }));

test('a store of the version before opens with every item as it stood, the day and what was half typed', async () => {
  const { day } = await openedAnew();
  const items = day.outbox.items.get();
  assert.deepEqual(shown(items), shown(left.items));
  assert.deepEqual(
    items.map(({ state }) => state),
    ['done', 'refused', 'blocked', 'blocked', 'waiting', 'waiting'],
  );
  assert.deepEqual(await day.drafts.read('case-details/x'), { remarks: 'SUNITA came late' });
  await day.openSite(siteId);
  const view = day.view.get() ?? assert.fail('the day is not there without network');
  assert.equal(sessionNow(view, sessionId)?.session.session_name, 'Outreach, Rampur');
  assert.ok(personNow(view, person)?.doses.some(({ dose_code }) => dose_code === 'MR1'));
  day.close();
});

test('the refused one is sent again, what waited for it follows, and nothing is sent twice', async () => {
  const { day, network, outside } = await openedAnew();
  const sent: string[] = [];
  outside.send = async ({ id }) => {
    sent.push(id);
    return { kind: 'accepted' };
  };
  outside.ask = async () => aReply(1, { whole: false, cursor: '200', people: [], mobiles: '', roster: [] });
  const refused = left.items.find(({ state }) => state === 'refused') ?? assert.fail();
  await day.outbox.retry(refused.id);
  network.set(true);
  await until(() => day.outbox.items.get().every(({ state }) => state === 'done'));
  const unsent = left.items.filter(({ state }) => state !== 'done').map(({ id }) => id);
  assert.deepEqual(sent.toSorted(), unsent.toSorted());
  day.close();
});

test('the refused one may be given up; what never was sent goes', async () => {
  const { day, network, outside } = await openedAnew();
  const sent: string[] = [];
  outside.send = async ({ id }) => {
    sent.push(id);
    return { kind: 'accepted' };
  };
  const refused = left.items.find(({ state }) => state === 'refused') ?? assert.fail();
  await day.outbox.discard(refused.id);
  network.set(true);
  await until(() => sent.length === 4);
  assert.ok(!sent.includes(refused.id));
  day.close();
});
