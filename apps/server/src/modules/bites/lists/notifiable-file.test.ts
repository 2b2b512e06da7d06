import assert from 'node:assert/strict';
import { test } from 'node:test';
import { downloadNotifiableBites, getNotifiableBites } from '@teeka/contract/bites';
import { sql } from 'kysely';
import { build } from '../../../platform/db/build.ts';
import { biteVisit, clinicDay, happens, snakeBite } from '../../../testing/bite-day.ts';
import { testServer } from '../../../testing/test-server.ts';

const server = await testServer({ sandbox: false });
const day = await clinicDay(server);
const elsewhere = await clinicDay(server);
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
  assert.match(file.headers.get('content-disposition') ?? '', /^attachment; filename="notifiable-bites-.*\.csv"/);
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

test('a part of the area: its bites alone, in the report and in the file', async () => {
  const visit = await biteVisit(day, { bite: snakeBite() });
  const number = visit.case_id.slice(-8);
  const other = await server.fixtures.site(day.places, { category: 2, villages: [] });
  for (const [id, found] of [
    [day.site.session_site_id, true],
    [other.session_site_id, false],
  ] as const) {
    const wish = { ...period, within: { level: 'site', id } as const };
    const { cases, totals } = await officer.ask(getNotifiableBites, wish);
    assert.equal(
      cases.some(({ case_number }) => case_number === number),
      found,
    );
    assert.equal(totals.snake > 0, found);
    assert.equal((await officer.send(downloadNotifiableBites, wish)).text.includes(number), found);
  }
});

test('places are named in the language of the reader', async () => {
  const visit = await biteVisit(day, { bite: snakeBite() });
  const [place] = await server.rows(
    sql<Record<'en' | 'hi', string>>`select concat_ws(',', f.name_en, n.name_en, v.name_en) as en,
        concat_ws(',', f.name_hi, n.name_hi, v.name_hi) as hi
      from bite_case k join session_site s using (session_site_id) join facility f using (facility_id)
      join beneficiary b using (beneficiary_id)
      join location v on v.level = 'village' and v.code = b.village_code
      join location n on n.level = 'block' and n.code = v.parent_code
      where k.case_id = ${visit.case_id}::uuid`.compile(build),
  );
  for (const language of ['en', 'hi'] as const) {
    officer.language = language;
    const { text } = await officer.send(downloadNotifiableBites, period);
    const row = text.split('\r\n').find((line) => line.startsWith(`${visit.case_id.slice(-8)},`)) ?? '';
    assert.ok(place && row.includes(`,${place[language]},`), row);
  }
  officer.language = 'en';
  assert.notEqual(place?.en, place?.hi);
});

test('only who may, and only a period that is one', async () => {
  const anm = await server.as(await server.fixtures.user({ role: 'ANM', sites: [day.site], places: day.places }));
  assert.equal((await anm.send(downloadNotifiableBites, period)).status, 403);
  const wrong = await officer.send(downloadNotifiableBites, { ...period, to_date: '' });
  assert.deepEqual([wrong.status, wrong.codes], [400, ['FLDVAL0024']]);
});
