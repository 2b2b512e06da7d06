import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { InputOf } from '@teeka/contract/call';
import type { UserLevel } from '@teeka/contract/roles';
import { getUtilisationSummary, saveUtilisation } from '@teeka/contract/stock';
import { addDays } from '@teeka/domain/calendar';
import { countingDesk } from '../../../testing/counting-desk.ts';
import { sessionDay } from '../../../testing/session-day.ts';
import { testServer } from '../../../testing/test-server.ts';

const server = await testServer({ sandbox: false });
const day = await sessionDay(server);
const { places, today } = day;
const { line, report } = await countingDesk(server, day);
const span = { from_date: addDays(today, -29), to_date: today };
const sites = [day.site, await server.fixtures.site(places, { villages: [] })] as const;

/** A session of a site that is over and counted: 30 doses in three vials, so many of them given. */
async function counted(site: (typeof sites)[number], date: string, doses_given: number): Promise<string> {
  const nurse = await server.as(await server.fixtures.user({ sites: [site], places }));
  const session_id = await server.fixtures.session({ site, date, status: 3 });
  const given = { doses_given, doses_recorded: doses_given, opened_on: date };
  await nurse.ask(saveUtilisation, report(session_id, [line(given)]));
  return session_id;
}
const sessions = [
  await counted(sites[0], addDays(today, -1), 26),
  await counted(sites[0], addDays(today, -2), 28),
  await counted(sites[1], addDays(today, -2), 20),
];
await counted(sites[0], addDays(today, -40), 25);

const officer = async (level: UserLevel) =>
  server.as(await server.fixtures.user({ role: 'District Administrator', level, places }));
type Wish = Partial<InputOf<typeof getUtilisationSummary>>;
const summary = async (level: UserLevel, wish: Wish = {}) =>
  (await officer(level)).ask(getUtilisationSummary, { ...span, ...wish });

test('an area is told by what lies next within it, down to single sessions', async () => {
  const [one, two] = sites;
  const site = { level: 'site', id: one.session_site_id } as const;
  const block = { level: 'block', code: places.block } as const;
  const table: [UserLevel, Wish['within'], string, string[]][] = [
    ['State', null, 'district', [String(places.district)]],
    ['District', null, 'block', [String(places.block)]],
    ['District', block, 'site', [one.session_site_id, two.session_site_id]],
    ['District', site, 'session', sessions.slice(0, 2)],
    ['State', site, 'session', sessions.slice(0, 2)],
    ['Block', null, 'site', [one.session_site_id, two.session_site_id]],
    ['Block', { level: 'district', code: places.district }, 'site', [one.session_site_id, two.session_site_id]],
    ['Block', site, 'session', sessions.slice(0, 2)],
  ];
  for (const [own, within, level, ids] of table) {
    const found = await summary(own, { within: within ?? null });
    const of = `${own} ${JSON.stringify(within)}`;
    assert.equal(found.level, level, of);
    assert.deepEqual(found.places.map(({ id }) => id).sort(), [...ids].sort(), of);
    assert.ok(
      found.places.every((place) => place.name !== '' && place.name_hi !== ''),
      of,
    );
  }
});

test('figures of places add up to those of the area, and stand beside as many days before', async () => {
  const { total, places: found, vaccines, before } = await summary('District');
  assert.deepEqual([total.sessions, total.doses_given, total.vials_opened], [3, 74, 9]);
  for (const key of ['sessions', 'doses_given', 'vials_opened', 'net'] as const)
    assert.equal(
      found.reduce((sum, one) => sum + one[key], 0),
      total[key],
      key,
    );
  assert.equal(vaccines[0]?.doses_given, 74);
  assert.equal(vaccines[0]?.sessions, 3);
  assert.deepEqual(
    [before?.from_date, before?.to_date, before?.total.doses_given],
    [addDays(today, -59), addDays(today, -30), 25],
  );
  assert.deepEqual(
    before?.places.map(({ id, doses_given }) => [id, doses_given]),
    [[String(places.block), 25]],
  );
});

test('sessions at a site carry their day', async () => {
  const { places: found } = await summary('District', {
    within: { level: 'site', id: sites[0].session_site_id },
  });
  assert.deepEqual(found.map(({ date_of_session }) => date_of_session).sort(), [
    addDays(today, -2),
    addDays(today, -1),
  ]);
});

test('what lies elsewhere is not in it, whatever part is named', async () => {
  const elsewhere = await server.fixtures.places();
  const site = await server.fixtures.site(elsewhere);
  for (const within of [
    { level: 'block', code: elsewhere.block },
    { level: 'district', code: elsewhere.district },
    { level: 'site', id: site.session_site_id },
  ] as const) {
    const found = await summary('District', { within });
    assert.deepEqual([found.places, found.total.sessions], [[], 0]);
  }
});

test('a report covers a year and no day more', async () => {
  const asker = await officer('District');
  const codes = async (from_date: string, to_date: string) =>
    (await asker.send(getUtilisationSummary, { from_date, to_date })).codes;
  assert.deepEqual(await codes(addDays(today, -364), today), []);
  assert.deepEqual(await codes(addDays(today, -366), today), ['FLDVAL0019']);
  assert.deepEqual(await codes(today, addDays(today, -1)), ['FLDVAL0026']);
  assert.deepEqual(await codes(today, addDays(today, 1)), ['FLDVAL0019']);
  assert.deepEqual(await codes('', today), ['FLDVAL0023']);
});
