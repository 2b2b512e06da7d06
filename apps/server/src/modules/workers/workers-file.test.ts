import assert from 'node:assert/strict';
import { test } from 'node:test';
import { downloadWorkers, getWorkers } from '@teeka/contract/workers';
import { sql } from 'kysely';
import { build } from '../../platform/db/build.ts';
import { testServer } from '../../testing/test-server.ts';

const server = await testServer();
const { fixtures } = server;
const places = await fixtures.places();
const elsewhere = await fixtures.places();
const site = await fixtures.site(places);
const anm = await fixtures.user({ role: 'ANM', sites: [site], places });
const asha = await fixtures.user({ role: 'ASHA', sites: [site], places });
const stranger = await fixtures.user({ role: 'ANM', sites: [await fixtures.site(elsewhere)], places: elsewhere });
const district = await fixtures.user({ role: 'District Administrator', level: 'District', places });
const office = await server.as(district);

const linesOf = (text: string): readonly string[] => text.replace('\ufeff', '').trim().split('\r\n');

test('the workers whom one answers for as a file: as many as the list has, nobody from elsewhere, and audited', async () => {
  const { total } = await office.ask(getWorkers, {});
  const file = await office.send(downloadWorkers, {});
  assert.equal(file.status, 200, file.text);
  assert.equal(file.headers.get('content-type'), 'text/csv; charset=utf-8');
  const [header, ...lines] = linesOf(file.text);
  assert.match(header ?? '', /^Name,Username,Role,Place of work,Block,Account,Last sign-in,/);
  assert.equal(lines.length, total);
  assert.match(
    lines.find((line) => line.includes(`,${anm.user_name},`)) ?? '',
    /,ANM,.*,Active,,\d\d\/\d\d\/\d{4},0,0,$/,
  );
  assert.ok(!file.text.includes(stranger.user_name) && !file.text.includes(district.user_name));
  const [audited] = await server.rows(
    sql<{ workers: number }>`select (detail->>'workers')::int as workers from audit
      where call = ${downloadWorkers.name} and user_id = ${district.user_id}::uuid`.compile(build),
  );
  assert.equal(audited?.workers, total);
});

test('what narrows the list narrows the file; words are those of the reader', async () => {
  const { text } = await office.send(downloadWorkers, { role: 'ASHA' });
  assert.ok(text.includes(asha.user_name) && !text.includes(anm.user_name));
  office.language = 'hi';
  const [header, line] = linesOf((await office.send(downloadWorkers, { search: asha.user_name })).text);
  assert.match(header ?? '', /^[^,]*नाम,/);
  assert.match(line ?? '', /,आशा,.*,चालू,/);
  office.language = 'en';
});

test('a part of the area: its workers alone', async () => {
  const other = await fixtures.site(places);
  const there = await fixtures.user({ role: 'ANM', sites: [other], places });
  const within = { level: 'site', id: other.session_site_id } as const;
  const { text } = await office.send(downloadWorkers, { within });
  assert.ok(text.includes(there.user_name) && !text.includes(anm.user_name));
});

test('nobody but who answers for workers has the file', async () => {
  const phone = await server.as(anm);
  assert.equal((await phone.send(downloadWorkers, {})).status, 403);
});
