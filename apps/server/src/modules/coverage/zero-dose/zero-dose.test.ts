import assert from 'node:assert/strict';
import { test } from 'node:test';
import { declareBenDeath } from '@teeka/contract/beneficiaries';
import { getZeroDoseList } from '@teeka/contract/coverage';
import * as downloads from '@teeka/contract/downloads';
import { addDays, addMonths } from '@teeka/domain/calendar';
import { sql } from 'kysely';
import { build } from '../../../platform/db/build.ts';
import { pregnancyDesk } from '../../../testing/pregnancy-desk.ts';
import { sessionDay } from '../../../testing/session-day.ts';
import { testServer } from '../../../testing/test-server.ts';
import { refreshCoverage } from '../index.ts';

const server = await testServer({ sandbox: false });
const places = await server.fixtures.places();
const day = await sessionDay(server, { places, site: await server.fixtures.site(places) });
const { phone, today } = day;
const officer = await server.as(
  await server.fixtures.user({ role: 'District Administrator', level: 'District', places }),
);
const of = { month: today.slice(0, 7), months: 12 } as const;
const village = places.villages[0] ?? 0;
const children: string[] = [];
for (let nth = 0; nth < 3; nth++) children.push(await day.person({ dob: addMonths(today, -12 - nth), village }));
const listed = async () => {
  const { total, data } = await officer.ask(getZeroDoseList, of);
  assert.equal(total, data.length);
  return data.map(({ beneficiary_id }) => beneficiary_id).sort();
};

test('while the figures are made for the first time neither list nor file shows a part as the whole', async () => {
  await refreshCoverage(server.platform);
  // As a new version leaves it: villages are made, and no round is whole.
  await server.rows(sql`delete from coverage_round`.compile(build));
  const { counted_at, total, data } = await officer.ask(getZeroDoseList, of);
  assert.deepEqual([counted_at, total, data], [null, 0, []]);
  for (const [call, more] of [
    [downloads.exportZeroDoseList, {}],
    [downloads.exportZeroDoseCsv, {}],
    [downloads.startDownload, { report: 'zero-dose' }],
  ] as const) {
    assert.deepEqual((await officer.send(call, { ...of, ...more })).codes, ['REPREP0017'], call.name);
  }
  await refreshCoverage(server.platform);
  assert.deepEqual(await listed(), children.toSorted());
  assert.equal((await officer.raw(downloads.exportZeroDoseList, of)).status, 200);
});

test('a child who died since the last round is on no list before the next, declared or reported by a visit', async () => {
  const [declared = '', reported = '', alive = ''] = children;
  await phone.ask(declareBenDeath, { beneficiary_ref_id: declared, date_of_death: today, captured_at: day.at() });
  assert.deepEqual(await listed(), [reported, alive].sort());
  const desk = await pregnancyDesk(day, { lmp: addDays(today, -300) });
  await desk.record('delivery', desk.delivery({ live_births: 1, still_births: 0 }), [desk.liveChild()]);
  await server.rows(
    sql`update pregnancy_birth set child_id = ${reported}::bigint, reported_dead_on = ${today}::date
      where beneficiary_id = ${desk.woman}::bigint`.compile(build),
  );
  assert.deepEqual(await listed(), [alive]);
  await refreshCoverage(server.platform);
  assert.deepEqual(await listed(), [alive]);
});
