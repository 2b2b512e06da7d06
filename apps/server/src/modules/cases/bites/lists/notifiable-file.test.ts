import assert from 'node:assert/strict';
import { test } from 'node:test';
import { downloadNotifiableBites } from '@teeka/contract/cases/bites';
import { sql } from 'kysely';
import { build } from '../../../../platform/db/build.ts';
import { biteVisit, happens, snakeBite } from '../../../../testing/bite-day.ts';
import { sessionDay } from '../../../../testing/session-day.ts';
import { testServer } from '../../../../testing/test-server.ts';

const server = await testServer({ sandbox: false });
const day = await sessionDay(server);
const elsewhere = await sessionDay(server);
const period = { from_date: day.today, to_date: day.today };
const officer = await server.as(
  await server.fixtures.user({ role: 'District Administrator', level: 'District', places: day.places }),
);

test('the report as a file: inside the area only, audited, and nobody in it', async () => {
  const visit = await biteVisit(day, { bite: snakeBite({ species: 'krait' }) });
  await happens(day, visit, { kind: 'look', facts: { signs: ['ptosis'] } });
  const number = visit.case_id.slice(-8);
  const file = await officer.send(downloadNotifiableBites, period);
  assert.equal(file.status, 200, file.text);
  assert.equal(file.headers.get('content-type'), 'text/csv; charset=utf-8');
  assert.match(
    file.headers.get('content-disposition') ?? '',
    /^attachment; filename="notifiable-bites-.*\.csv"/,
  );
  const [header, ...lines] = file.text.replace('\ufeff', '').trim().split('\r\n');
  assert.match(header ?? '', /^Case,What happened,/);
  const row = lines.find((line) => line.startsWith(`${number},`)) ?? '';
  assert.match(row, /^[^,]+,Snake bite,Krait,16\/03\/2026,/);
  assert.match(row, /,Nerves \(neurotoxic\),0,,$/);
  assert.ok(!file.text.includes(visit.beneficiary_reference_id));
  const outside = await elsewhere.phone.send(downloadNotifiableBites, period);
  assert.equal(outside.status, 200);
  assert.ok(!outside.text.includes(number));
  const audited = await server.rows(
    sql<{ cases: number }>`select (detail->>'cases')::int as cases from audit
      where call = ${downloadNotifiableBites.name}`.compile(build),
  );
  assert.ok(audited.some(({ cases }) => cases === lines.length));
});

test('only who may, and only a period that is one', async () => {
  const anm = await server.as(
    await server.fixtures.user({ role: 'ANM', sites: [day.site], places: day.places }),
  );
  assert.equal((await anm.send(downloadNotifiableBites, period)).status, 403);
  const wrong = await officer.send(downloadNotifiableBites, { ...period, to_date: '' });
  assert.deepEqual([wrong.status, wrong.codes], [400, ['FLDVAL0024']]);
});
