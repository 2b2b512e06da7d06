import assert from 'node:assert/strict';
import { test } from 'node:test';
import { setTimeout as wait } from 'node:timers/promises';
import { gunzipSync } from 'node:zlib';
import { addVaccineDetails } from '@teeka/contract/cases';
import { downloadfile, listDownloads, startDownload } from '@teeka/contract/downloads';
import type { Role } from '@teeka/contract/roles';
import { addDays, addYears } from '@teeka/domain/calendar';
import { mostRecordsADay } from '@teeka/domain/downloads';
import { endOf, type HealthRecord } from '@teeka/domain/fhir';
import { foundBy } from '@teeka/domain/fhir/testing';
import { whole } from '@teeka/words/whole';
import { sql } from 'kysely';
import { build } from '../../platform/db/build.ts';
import { type DownloadKind, downloadJobs, sweepDownloads } from '../../platform/downloads/index.ts';
import { Jobs } from '../../platform/jobs/jobs.ts';
import { openVisit } from '../../testing/open-visit.ts';
import { sessionDay } from '../../testing/session-day.ts';
import type { TestClient } from '../../testing/test-client.ts';
import { testServer } from '../../testing/test-server.ts';
import { downloadKinds } from '../downloads/index.ts';

const server = await testServer({ sandbox: false });
const { fixtures } = server;
const silent = { warn: () => undefined, info: () => undefined };
const jobs = new Jobs(server.platform, downloadJobs(downloadKinds, server.platform), silent);
const nothingWrong = { medplum: [], fhir: [], own: [] };
const records = { report: 'health-records' } as const;
type Day = Awaited<ReturnType<typeof sessionDay>>;

const officeOf = async ({ places }: Pick<Day, 'places'>) => {
  const user = await fixtures.user({ role: 'District Administrator', level: 'District', places });
  return { user, client: await server.as(user) };
};

/** Has the file made to its end, and tells where it stands. */
async function made(by: TestClient, wish: object = {}) {
  await by.ask(startDownload, { ...records, ...wish });
  await jobs.workOff();
  const [file] = (await by.ask(listDownloads, {})).downloads;
  assert.equal(file?.state, 'ready');
  return file;
}

async function textOf(by: TestClient, { download_id }: { readonly download_id: string }): Promise<string> {
  const { status, bytes, headers } = await by.raw(downloadfile, { download_id });
  assert.equal(status, 200);
  assert.equal(headers.get('content-type'), 'application/gzip');
  assert.match(headers.get('content-disposition') ?? '', /filename="Health-Records-\d{8}\.ndjson\.gz"/);
  return gunzipSync(bytes).toString('utf8');
}

const peopleIn = (text: string): readonly string[] =>
  text
    .split('\n')
    .filter(Boolean)
    .map((line) => endOf(line).last ?? '');

test('the records of an area: everybody with one, a document a line that the validators take, nobody from elsewhere; each audited', async () => {
  const day = await sessionDay(server);
  const { user, client } = await officeOf(day);
  const visit = await openVisit(day, { person: { dob: day.today, name: 'AARAV KUMAR' } });
  await day.phone.ask(addVaccineDetails, { ...visit, vaccine_details: [day.dose()] });
  const children = [visit.beneficiary_reference_id, await day.person({ dob: addDays(day.today, -400) })].sort();
  await day.person({ dob: addYears(day.today, -40) });
  const far = await sessionDay(server);
  await far.person({ dob: far.today });
  const file = await made(client);
  assert.deepEqual([file.progress.done, file.progress.total], [2, 2]);
  const text = await textOf(client, file);
  for (const line of text.split('\n').filter(Boolean))
    assert.deepEqual(foundBy(JSON.parse(line) as HealthRecord), nothingWrong);
  assert.deepEqual(peopleIn(text), children);
  assert.ok(text.includes('"Immunization"'));
  const audited = await server.rows(
    sql<{ who: string }>`select beneficiary_id::text as who from audit
      where subject = ${file.download_id} and beneficiary_id <> 0 and user_id = ${user.user_id}::uuid order by 1`.compile(
      build,
    ),
  );
  assert.deepEqual(
    audited.map(({ who }) => who),
    children,
  );
});

test('a part of the area, and nobody of a part that is not the own one', async () => {
  const day = await sessionDay(server);
  const { client } = await officeOf(day);
  const child = await day.person({ dob: day.today });
  const far = await sessionDay(server);
  await far.person({ dob: far.today });
  const { block } = day.places;
  const text = await textOf(client, await made(client, { within: { level: 'block', code: block } }));
  assert.deepEqual(peopleIn(text), [child]);
  for (const within of [
    { level: 'district', code: far.places.district } as const,
    { level: 'block', code: 899_999_999 } as const,
  ]) {
    const refused = await client.send(startDownload, { ...records, within });
    assert.deepEqual([refused.status, refused.codes], [404, ['REPREP0020']]);
  }
});

test('a long file is made batch by batch, with nobody twice and nobody left out', async () => {
  const day = await sessionDay(server);
  const { client } = await officeOf(day);
  const children: string[] = [];
  for (let nth = 0; nth < 203; nth += 1) children.push(await day.person({ dob: addDays(day.today, -(nth % 300)) }));
  const file = await made(client);
  assert.deepEqual(
    peopleIn(await textOf(client, file)),
    children.sort((one, other) => Number(one) - Number(other)),
  );
  server.clock.advance({ hours: 25 });
  const later = (await officeOf(day)).client;
  assert.deepEqual(
    (await later.send(downloadfile, { download_id: file.download_id })).codes,
    ['REQVAL0012'],
    'of another',
  );
  await sweepDownloads(server.platform);
  const parts = await server.rows(
    sql`select from download_part where download_id = ${file.download_id}::uuid`.compile(build),
  );
  assert.equal(parts.length, 0);
  server.clock.advance({ hours: -25 });
});

test('a day has so many records in files; lists are counted for themselves', async () => {
  const day = await sessionDay(server);
  const { client } = await officeOf(day);
  await day.person({ dob: day.today });
  const { download_id } = await made(client);
  await server.rows(
    sql`update download_file set row_count = ${mostRecordsADay} where download_id = ${download_id}::uuid`.compile(
      build,
    ),
  );
  const refused = await client.send(startDownload, records);
  assert.deepEqual([refused.status, refused.codes], [429, ['REPREP0022']]);
  assert.doesNotMatch(whole.en.refusals.REPREP0022, /\brows?\b/);
  assert.doesNotMatch(whole.hi.refusals.REPREP0022, /पंक्ति/);
  const { today } = day;
  await client.ask(startDownload, { report: 'line-list', from_date: today, to_date: today });
  await jobs.workOff();
});

test('how far a file has come is told in people looked at, also where they have no record', async () => {
  const day = await sessionDay(server);
  const { client } = await officeOf(day);
  await day.person({ dob: day.today });
  const reported: number[] = [];
  const counting = downloadKinds.map((kind): DownloadKind => {
    if (kind.report !== 'health-records') return kind;
    async function* lines() {
      yield { rows: [], looked: 3 };
      reported.push((await client.ask(listDownloads, {})).downloads[0]?.progress.done ?? 0);
      yield { rows: [], looked: 2 };
      reported.push((await client.ask(listDownloads, {})).downloads[0]?.progress.done ?? 0);
    }
    return { ...kind, ask: async () => ({ count: async () => 5, lines }) };
  });
  await client.ask(startDownload, records);
  await new Jobs(server.platform, downloadJobs(counting, server.platform), silent).workOff();
  assert.deepEqual(reported, [3, 5]);
});

test('a file of records that takes long holds up no list', async () => {
  const day = await sessionDay(server);
  const { client } = await officeOf(day);
  await day.person({ dob: day.today });
  const { phone: other, today } = day;
  await client.ask(startDownload, records);
  await other.ask(startDownload, { report: 'line-list', from_date: today, to_date: today });
  let end = () => {};
  const stopped = new Promise<void>((resolve) => {
    end = resolve;
  });
  const slow = downloadJobs(
    downloadKinds.map((kind): DownloadKind => {
      if (kind.report !== 'health-records') return kind;
      return {
        ...kind,
        async ask(filter, taker) {
          await stopped;
          return kind.ask(filter, taker);
        },
      };
    }),
    server.platform,
  );
  const beside = new Jobs(server.platform, slow, silent);
  beside.start();
  const stateFor = async (by: TestClient) => (await by.ask(listDownloads, {})).downloads[0]?.state;
  const readyFor = async (by: TestClient) => {
    for (const until = Date.now() + 20_000; Date.now() < until; await wait(100))
      if ((await stateFor(by)) === 'ready') return;
  };
  await readyFor(other);
  assert.deepEqual([await stateFor(other), await stateFor(client)], ['ready', 'working']);
  end();
  await readyFor(client);
  assert.equal(await stateFor(client), 'ready');
  await beside.stop();
});

test('only a district administrator has the records of an area', async () => {
  const day = await sessionDay(server);
  await day.person({ dob: day.today });
  const { places, site } = day;
  const table: [Role, 'Facility' | 'Block' | 'District'][] = [
    ['Vaccinator', 'Facility'],
    ['ASHA', 'Facility'],
    ['Verifier', 'Facility'],
    ['Site Admin', 'Facility'],
    ['Supervisor', 'District'],
  ];
  for (const [role, level] of table) {
    const client = await server.as(await fixtures.user({ role, level, places, sites: [site] }));
    const refused = await client.send(startDownload, records);
    assert.deepEqual([refused.status, refused.codes], [403, ['REQVAL0011']], role);
  }
});
