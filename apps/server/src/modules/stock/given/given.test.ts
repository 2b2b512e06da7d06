import assert from 'node:assert/strict';
import { test } from 'node:test';
import { endSession } from '@teeka/contract/sessions';
import { getSessionUtilisation, getUtilisationSummary } from '@teeka/contract/stock';
import { type AmountsOnRecord, dosesUsed } from '@teeka/domain/stock';
import { sql } from 'kysely';
import { build } from '../../../platform/db/build.ts';
import { arv, biteStock, biteVisit, clinicDay, record, snakeBite } from '../../../testing/bite-day.ts';
import { testServer } from '../../../testing/test-server.ts';
import { dosesUsedOf } from './queries.ts';

const server = await testServer({ sandbox: false });
const day = await clinicDay(server);

test('the queries count what a dose used as the rule does', async () => {
  const table: (AmountsOnRecord | null)[] = [
    null,
    {},
    { sites: [] },
    { sites: ['left-upper-arm'] },
    { sites: ['left-upper-arm', 'right-upper-arm'] },
    { sites: [], vials: 10 },
    { sites: [], vials: null },
    { sites: ['left-upper-arm', 'right-upper-arm'], vials: null },
    { sites: [], vials: 0 },
  ];
  for (const amounts of table) {
    const row = sql<{ used: number }>`
      select ${dosesUsedOf} as used from (select ${amounts && JSON.stringify(amounts)}::jsonb as amounts) d`;
    const [found] = await server.rows(row.compile(build));
    assert.equal(found?.used, dosesUsed(amounts), JSON.stringify(amounts));
  }
});

test('two drips of ten vials are twenty vials, a dose into the skin of both arms two of the vial', async () => {
  const given = async (session_id: string) =>
    (await day.phone.ask(getSessionUtilisation, { session_id })).given.map(({ material_id, doses }) => [
      material_id,
      doses,
    ]);
  const drip = (nth: number, minutes: number) =>
    arv(day, nth, {
      dose_code: 'ASV',
      material_id: biteStock.asv,
      body_site: 'vein',
      batch_number: 'ASV-1',
      amounts: {
        route: 'IV',
        sites: [],
        ml: null,
        vials: 10,
        started_at: day.at(minutes),
        ended_at: null,
      },
    });
  const bitten = await biteVisit(day, { bite: snakeBite() });
  for (const [at, minutes] of [-50, -5].entries())
    assert.equal((await record(bitten, [drip(at + 1, minutes)], day.phone)).status, 200);
  assert.deepEqual(await given(bitten.session_id), [[biteStock.asv, 20]]);
  const scratched = await biteVisit(day);
  assert.equal((await record(scratched, [arv(day, 0)], day.phone)).status, 200);
  assert.deepEqual(await given(scratched.session_id), [[biteStock.arv, 2]]);
});

test('a clinic that only watched, or wrote down what others gave, has nothing to count', async () => {
  const watched = await biteVisit(day, { bite: snakeBite() });
  const written = await biteVisit(day);
  const amounts = { ...arv(day, 0).amounts, elsewhere: true };
  const byOthers = { ...arv(day, 0), batch_number: '', batch_id: null, material_id: 0, amounts };
  assert.deepEqual((await record(written, [byOthers], day.phone)).codes, []);
  const gave = await biteVisit(day);
  for (const { session_id } of [watched, written, gave])
    await day.phone.ask(endSession, { session_id, captured_at: day.at() });
  assert.deepEqual((await record(gave, [arv(day, 0)], day.phone)).codes, [], 'typed after the end');
  const supervisor = await server.as(await server.fixtures.user({ role: 'Supervisor', sites: [day.site] }));
  const period = { from_date: day.today, to_date: day.today };
  const { without_report } = await supervisor.ask(getUtilisationSummary, period);
  const listed = new Set(without_report.map(({ session_id }) => session_id));
  assert.deepEqual(
    [watched, written, gave].map(({ session_id }) => listed.has(session_id)),
    [false, false, true],
  );
});
