import assert from 'node:assert/strict';
import { test } from 'node:test';
import * as downloads from '@teeka/contract/downloads';
import { addDays } from '@teeka/domain/calendar';
import { hoursOfFile, mostRowsADay } from '@teeka/domain/downloads';
import { sql } from 'kysely';
import readXlsx from 'read-excel-file/node';
import { build } from '../../platform/db/build.ts';
import { downloadJobs, sweepDownloads } from '../../platform/downloads/index.ts';
import { Jobs } from '../../platform/jobs/jobs.ts';
import { sessionDay } from '../../testing/session-day.ts';
import { testServer } from '../../testing/test-server.ts';
import { downloadKinds } from './index.ts';

const server = await testServer({ sandbox: false });
const day = await sessionDay(server);
const { phone, today, user } = day;
const silent = { warn: () => undefined, info: () => undefined };
const jobs = new Jobs(server.platform, downloadJobs(downloadKinds, server.platform), silent);
const filter = { report: 'registered', from_date: today, to_date: today } as const;
const many = 2300;

const [village = 0] = day.places.villages;
const people = await Promise.all(
  Array.from({ length: 3 }, (_, nth) => server.fixtures.person({ village, name: `PERSON ${nth}` })),
);
await server.rows(
  sql`update beneficiary set created_by = ${user.user_id}::uuid, created_at = ${day.at()}
    where beneficiary_id = any(${people}::bigint[])`.compile(build),
);

/** Has a file made, and tells where it stands. */
async function begun(by: typeof phone = phone, wish: object = {}) {
  const all = async () => (await by.ask(downloads.listDownloads, {})).downloads;
  const before = new Set((await all()).map(({ download_id }) => download_id));
  await by.ask(downloads.startDownload, { ...filter, ...wish });
  return (await all()).find(({ download_id }) => !before.has(download_id)) ?? assert.fail('nothing was begun');
}
const standing = async (download_id: string) =>
  (await phone.ask(downloads.listDownloads, {})).downloads.find((one) => one.download_id === download_id);

test('a file is made beside the calls, told how far it is, fetched as often as wanted, and nobody else gets it', async () => {
  const { download_id, state, progress, bytes: none } = await begun();
  assert.deepEqual([state, progress.total, none], ['working', people.length, null]);
  assert.deepEqual((await phone.send(downloads.downloadfile, { download_id })).codes, ['REPREP0011'], 'not yet');
  await jobs.workOff();
  const ready = await standing(download_id);
  assert.deepEqual([ready?.state, ready?.progress.done], ['ready', people.length]);
  for (let nth = 0; nth < 2; nth++) {
    const { status, bytes, headers } = await phone.raw(downloads.downloadfile, { download_id });
    assert.equal(status, 200);
    assert.match(headers.get('content-disposition') ?? '', /filename="Vaccinator-\d{8}\.xlsx"/);
    assert.equal(bytes.length, ready?.bytes);
    assert.equal((await readXlsx(Buffer.from(bytes)))[0]?.data.length, people.length + 1);
  }
  const colleague = await server.as(await server.fixtures.user({ role: 'ANM', sites: [day.site], places: day.places }));
  for (const call of [downloads.downloadfile, downloads.cancelDownload])
    assert.deepEqual((await colleague.send(call, { download_id })).codes, ['REQVAL0012'], call.name);
  assert.deepEqual((await colleague.ask(downloads.listDownloads, {})).downloads, []);
  const audited = await server.rows(
    sql<{
      who: string;
    }>`select beneficiary_id::text as who from audit where subject = ${download_id} and beneficiary_id <> 0
      order by 1`.compile(build),
  );
  assert.deepEqual(
    audited.map(({ who }) => who),
    [...people].sort(),
  );
});

test('the file rests sealed, and is gone after its time', async () => {
  const { download_id } = await begun();
  await jobs.workOff();
  const [row] = await server.rows(
    sql<{ file_key: string }>`select file_key from download_part where download_id = ${download_id}::uuid`.compile(
      build,
    ),
  );
  server.clock.advance({ hours: hoursOfFile + 1 });
  const later = await server.as(user);
  assert.deepEqual((await later.send(downloads.downloadfile, { download_id })).codes, ['REPREP0011']);
  await sweepDownloads(server.platform);
  const [gone] = await server.rows(
    sql<{
      state: string;
      put: number;
    }>`select f.state, (select count(*)::int from file_put where file_key = ${row?.file_key}) as put
      from download_file f where download_id = ${download_id}::uuid`.compile(build),
  );
  assert.equal(gone?.state, 'expired');
  assert.ok(row, 'it rested in a part');
  assert.ok((gone?.put ?? 0) >= 1, 'the sweep of files finds it');
  server.clock.advance({ hours: -hoursOfFile - 1 });
});

test('two are in the making at once and no more; one that is ended leaves room and is never ready', async () => {
  const two = [await begun(), await begun()];
  assert.deepEqual((await phone.send(downloads.startDownload, filter)).codes, ['REPREP0014']);
  await phone.ask(downloads.cancelDownload, { download_id: two[0]?.download_id ?? '' });
  const next = await begun();
  await jobs.workOff();
  assert.equal((await standing(two[0]?.download_id ?? ''))?.state, 'cancelled');
  assert.equal((await standing(two[1]?.download_id ?? ''))?.state, 'ready');
  assert.equal((await standing(next.download_id))?.state, 'ready');
  await phone.ask(downloads.cancelDownload, { download_id: next.download_id });
  assert.equal((await standing(next.download_id))?.state, 'cancelled');
  assert.deepEqual((await phone.send(downloads.downloadfile, { download_id: next.download_id })).codes, ['REPREP0011']);
});

test('many at the same moment are two', async () => {
  const answers = await Promise.all(Array.from({ length: 6 }, () => phone.send(downloads.startDownload, filter)));
  assert.equal(answers.filter(({ status }) => status === 200).length, 2);
  await jobs.workOff();
});

test('who may not have the list may not have it made; days that no list takes are refused at once', async () => {
  const asha = await server.as(await server.fixtures.user({ role: 'ASHA', sites: [day.site], places: day.places }));
  const refused = await asha.send(downloads.startDownload, { ...filter, report: 'line-list' });
  assert.deepEqual([refused.status, refused.codes], [403, ['REQVAL0011']]);
  const late = await phone.send(downloads.startDownload, { ...filter, to_date: addDays(today, -1) });
  assert.deepEqual(late.codes, ['FLDVAL0026']);
});

test('a part of the own area alone, and nothing of another', async () => {
  for (const [block, total] of [
    [day.places.block, people.length],
    [899_999_999, 0],
  ] as const) {
    const { progress } = await begun(phone, { within: { level: 'block', code: block } });
    assert.equal(progress.total, total);
    await jobs.workOff();
  }
});

test('a day has so many rows in files and no more', async () => {
  const eager = await server.as(await server.fixtures.user({ role: 'ANM', sites: [day.site], places: day.places }));
  const { download_id } = await begun(eager);
  await jobs.workOff();
  await server.rows(
    sql`update download_file set row_count = ${mostRowsADay} where download_id = ${download_id}::uuid`.compile(build),
  );
  const refused = await eager.send(downloads.startDownload, filter);
  assert.deepEqual([refused.status, refused.codes], [429, ['REPREP0016']]);
});

test('what was thrown away still counts for the day, what was ended before it was finished does not', async () => {
  const eager = await server.as(await server.fixtures.user({ role: 'ANM', sites: [day.site], places: day.places }));
  const long = async () => {
    const { download_id } = await begun(eager);
    await server.rows(
      sql`update download_file set row_count = ${mostRowsADay} where download_id = ${download_id}::uuid`.compile(build),
    );
    return download_id;
  };
  await eager.ask(downloads.cancelDownload, { download_id: await long() });
  const fetched = await long();
  await jobs.workOff();
  assert.equal((await eager.raw(downloads.downloadfile, { download_id: fetched })).status, 200);
  await eager.ask(downloads.cancelDownload, { download_id: fetched });
  const refused = await eager.send(downloads.startDownload, filter);
  assert.deepEqual([refused.status, refused.codes], [429, ['REPREP0016']]);
});

test('who was posted elsewhere since does not get the file of the old place', async () => {
  const worker = await server.fixtures.user({ role: 'ANM', sites: [day.site], places: day.places });
  const before = await server.as(worker);
  const { download_id } = await begun(before);
  await jobs.workOff();
  assert.equal((await before.raw(downloads.downloadfile, { download_id })).status, 200);
  const elsewhere = await server.fixtures.site(await server.fixtures.places());
  await server.rows(
    sql`update user_site set session_site_id = ${elsewhere.session_site_id}::uuid where user_id = ${worker.user_id}::uuid`.compile(
      build,
    ),
  );
  const after = await server.as(worker);
  assert.deepEqual((await after.send(downloads.downloadfile, { download_id })).codes, ['REPREP0011']);
});

test('a long list is read in batches: more rows than are answered at once are in the file, and none twice', async () => {
  const made = await server.rows(
    sql<{
      id: string;
    }>`insert into beneficiary select (jsonb_populate_record(b, jsonb_build_object('beneficiary_id', 30000000000000 + n))).*
      from beneficiary b, generate_series(1, ${many}) n where b.beneficiary_id = ${people[0]}::bigint returning beneficiary_id::text as id`.compile(
      build,
    ),
  );
  const { download_id } = await begun();
  await jobs.workOff();
  const { bytes } = await phone.raw(downloads.downloadfile, { download_id });
  const [, ...rows] = (await readXlsx(Buffer.from(bytes)))[0]?.data ?? [];
  assert.equal(rows.length, made.length + people.length);
  assert.equal(new Set(rows.map(([reference]) => reference)).size, rows.length);
});
