import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sessionPack } from '@teeka/contract/pack';
import * as sessions from '@teeka/contract/sessions';
import { addDays } from '@teeka/domain/calendar';
import { sql } from 'kysely';
import { build } from '../../../platform/db/build.ts';
import { sessionDay } from '../../../testing/session-day.ts';
import { testServer } from '../../../testing/test-server.ts';

const server = await testServer({ sandbox: false });

const rejected = (session: string, person: string) =>
  sql`update session_roster set status = 'rejected', version = version + 1
    where session_id = ${session}::uuid and beneficiary_id = ${person}::bigint`.compile(build);

/** A site with an ended session and nothing else. */
async function evening() {
  const day = await sessionDay(server);
  const ended = await day.session(3);
  const carry = () => day.phone.send(sessions.carryNoShows, { session_id: ended, captured_at: day.at() });
  const undo = () => day.phone.ask(sessions.undoCarryNoShows, { session_id: ended, captured_at: day.at() });
  const listOf = async (session_id: string) => {
    const { scheduled_beneficiaries } = await day.phone.ask(sessions.getSessionData, { session_id });
    return scheduled_beneficiaries.map(({ beneficiary_id }) => beneficiary_id);
  };
  return { ...day, ended, carry, undo, listOf };
}

test('who did not come stands on the next list, and only they', async () => {
  const { session, person, ended, carry, listOf, line, today, audited } = await evening();
  const missed = await person({}, { session: ended, status: 'noshow' });
  await person({}, { session: ended, status: 'vaccinated' });
  await person({}, { session: ended, status: 'rejected' });
  await person({ deceased_on: today }, { session: ended, status: 'noshow' });
  await session(0, addDays(today, 7));
  const next = await session(0, addDays(today, 3));
  await session(2, addDays(today, 1));
  const { reply } = await carry();
  assert.deepEqual(reply, { session_id: next, date_of_session: addDays(today, 3), carried: 1 });
  assert.deepEqual(await listOf(next), [missed]);
  assert.deepEqual(
    [(await line(next, missed))?.status, (await line(next, missed))?.added_from],
    ['scheduled', 'noshow'],
  );
  assert.ok((await audited(missed)).includes('sessions.carryNoShows'));
});

test('whoever stands there already is not put there twice; nor when it is done again', async () => {
  const { session, person, list, ended, carry, today } = await evening();
  const next = await session(0, addDays(today, 2));
  const [known, fresh] = [
    await person({}, { session: ended, status: 'noshow' }),
    await person({}, { session: ended, status: 'noshow' }),
  ];
  await list(known, { session: next });
  assert.equal((await carry()).reply.carried, 1);
  assert.equal((await carry()).reply.carried, 0);
  assert.ok(fresh);
});

test('it is taken back, but not whoever came there meanwhile; phones hear of both', async () => {
  const { session, person, ended, carry, undo, listOf, today, phone, site, line } = await evening();
  const next = await session(0, addDays(today, 2));
  const [gone, came] = [
    await person({}, { session: ended, status: 'noshow' }),
    await person({}, { session: ended, status: 'noshow' }),
  ];
  await carry();
  const pull = (since = '') => phone.ask(sessionPack, { session_site_id: site.session_site_id, since });
  const first = await pull();
  const ofNext = (entries: typeof first.roster) => entries.filter(({ session_id }) => session_id === next);
  assert.deepEqual(
    ofNext(first.roster).map(({ carried_from }) => carried_from),
    [ended, ended],
  );
  assert.equal(first.sessions.find(({ session_id }) => session_id === ended)?.carried_to, next);
  await server.rows(rejected(next, came));
  assert.deepEqual(await undo(), { removed: 1 });
  assert.deepEqual(await listOf(next), []);
  assert.equal((await line(next, came))?.status, 'rejected');
  const later = await pull(first.cursor);
  assert.deepEqual(later.removed, [{ session_id: next, beneficiary_id: gone }]);
  assert.deepEqual(await undo(), { removed: 0 }, 'nothing is left to be taken back');
  assert.equal((await carry()).reply.carried, 1, 'and it may be done again');
  const last = await pull(later.cursor);
  assert.ok(ofNext(last.roster).some(({ beneficiary_id }) => beneficiary_id === gone));
});

test('nobody is carried to a special session; phones choose as the server does', async () => {
  const { session, person, ended, carry, listOf, today } = await evening();
  const missed = await person({}, { session: ended, status: 'noshow' });
  const school = await session(0, addDays(today, 1));
  await server.rows(
    sql`update vaccination_session set special_session_type_id = 2 where session_id = ${school}::uuid`.compile(build),
  );
  assert.deepEqual((await carry()).codes, ['SESPLN0015']);
  const next = await session(0, addDays(today, 8));
  assert.equal((await carry()).reply.session_id, next);
  assert.deepEqual([await listOf(school), await listOf(next)], [[], [missed]]);
});

test('a session that was ended late carries nobody to a day that is over', async () => {
  const { session, person, today, phone, at, listOf } = await evening();
  const ended = await session(3, addDays(today, -10));
  const missed = await person({}, { session: ended, status: 'noshow' });
  const over = await session(0, addDays(today, -3));
  const carry = () => phone.send(sessions.carryNoShows, { session_id: ended, captured_at: at() });
  assert.deepEqual((await carry()).codes, ['SESPLN0015']);
  const next = await session(0, today);
  assert.equal((await carry()).reply.session_id, next);
  assert.deepEqual([await listOf(over), await listOf(next)], [[], [missed]]);
});

test('nothing to carry to, or nothing ended', async () => {
  const { ended, carry, session, phone, at } = await evening();
  assert.ok(ended);
  assert.deepEqual((await carry()).codes, ['SESPLN0015']);
  const cases: [number, string][] = [
    [0, 'SESDAY0002'],
    [1, 'SESDAY0003'],
    [2, 'SESDAY0007'],
    [5, 'SESDAY0008'],
  ];
  for (const [status, code] of cases) {
    const session_id = await session(status);
    const answer = await phone.send(sessions.carryNoShows, { session_id, captured_at: at() });
    assert.deepEqual(answer.codes, [code], String(status));
  }
});
