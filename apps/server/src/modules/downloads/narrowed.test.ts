import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Call, InputOf } from '@teeka/contract/call';
import * as downloads from '@teeka/contract/downloads';
import { addDays } from '@teeka/domain/calendar';
import { displayDate } from '@teeka/domain/format';
import { whole } from '@teeka/words/whole';
import { sql } from 'kysely';
import readXlsx from 'read-excel-file/node';
import { build } from '../../platform/db/build.ts';
import { sessionDay } from '../../testing/session-day.ts';
import { testServer } from '../../testing/test-server.ts';
import { textOfPdf, unspaced } from '../../testing/text-of-pdf.ts';

const server = await testServer({ sandbox: false });
const { fixtures } = server;
const day = await sessionDay(server);
const { today, places, site, user, village } = day;
const days = { from_date: today, to_date: today };
const ahead = { from_date: today, to_date: addDays(today, 20) };
const far = await sessionDay(server);
const asha = await fixtures.user({ role: 'ASHA', sites: [site], villages: [village], places });
const officer = await fixtures.user({ role: 'District Administrator', level: 'District', places });

const nameOf = async (table: string, key: string, id: string | number) => {
  const [named] = await server.rows(
    sql<{ en: string; hi: string }>`select name_en as en, name_hi as hi from ${sql.table(table)}
      where ${sql.ref(key)}::text = ${String(id)} ${table === 'location' ? sql`and level = 'block'` : sql``}`.compile(
      build,
    ),
  );
  return named ?? assert.fail(table);
};
const workerName = async (user_id: string) => {
  const [named] = await server.rows(
    sql<{ name: string }>`select display_name as name from app_user where user_id = ${user_id}::uuid`.compile(build),
  );
  return named?.name ?? '';
};
const block = await nameOf('location', 'code', places.block);
const siteNames = await nameOf('session_site', 'session_site_id', site.session_site_id);
const [ashaName, nurseName] = [await workerName(asha.user_id), await workerName(user.user_id)];
const session_id = await day.session(1);

/** The lines of the second sheet, each under its name. */
async function aboutOf(call: Call, filter: object, language: 'en' | 'hi' = 'en'): Promise<ReadonlyMap<string, string>> {
  const client = await server.as(officer);
  client.language = language;
  const { status, bytes, text } = await client.send(call, filter as never);
  assert.equal(status, 200, text.slice(0, 200));
  const sheets = await readXlsx(Buffer.from(bytes));
  return new Map((sheets[1]?.data ?? []).map(([label, value]) => [String(label), String(value)]));
}

test('a file says of what area it is and to what it was narrowed: part, site, ASHA, worker, kind of person, session', async () => {
  const within = { level: 'block', code: places.block } as const;
  for (const language of ['en', 'hi'] as const) {
    const { due, downloads: words, registration, reports, sites } = whole[language];
    const table: [Call, object, Record<string, string>][] = [
      [
        downloads.exportBeneficiaryLineListing,
        { ...days, within, type: 21 },
        {
          [sites.area]: block[language],
          [reports.type]: registration['type-21'],
        },
      ],
      [
        downloads.exportVaccinationDueList,
        { ...ahead, session_site_id: site.session_site_id, user_id: asha.user_id },
        {
          [reports.colSite]: siteNames[language],
          [due.asha]: ashaName,
        },
      ],
      [downloads.exportPreRegisteredBen, { ...days, surveyor_id: user.user_id }, { [words.registeredBy]: nurseName }],
      [downloads.exportPreRegisteredBen, { ...days, mine: true }, { [words.registeredBy]: reports.onlyMine }],
      [
        downloads.exportDpmBens,
        { session_id },
        {
          [reports.colSession]: `${displayDate(today)} · ${siteNames[language]}`,
        },
      ],
    ];
    for (const [call, filter, expected] of table) {
      const about = await aboutOf(call, filter, language);
      for (const [label, value] of Object.entries(expected)) assert.equal(about.get(label), value, call.name);
    }
  }
});

test('what another list would be narrowed by, and what lies outside of the area, is not told', async () => {
  const { due, reports } = whole.en;
  const about = await aboutOf(downloads.downloadVaccinatedBeneficiaryExcel, days);
  for (const label of [due.village, due.asha, due.vaccine, reports.type, reports.mode])
    assert.ok(!about.has(label), label);
  const stranger = await aboutOf(downloads.exportPreRegisteredBen, { ...days, surveyor_id: far.user.user_id });
  assert.ok(!stranger.has(whole.en.downloads.registeredBy), 'nobody is told the names of workers elsewhere');
});

test('the printed due list says it, too', async () => {
  const client = await server.as(officer);
  const { bytes } = await client.send(downloads.downloadDueList, {
    ...{ start_date: ahead.from_date, end_date: ahead.to_date, user_id: asha.user_id },
    session_site_id: site.session_site_id,
  });
  const text = unspaced((await textOfPdf(bytes)).join(''));
  for (const said of [`${whole.en.due.asha}: ${ashaName}`, `${whole.en.reports.colSite}: ${siteNames.en}`])
    assert.ok(text.includes(unspaced(said)), said);
});

test('files that are made are told apart: of which area, to what narrowed, of which days', async () => {
  const client = await server.as(officer);
  const begun = async (wish: InputOf<typeof downloads.startDownload>) => {
    const all = async () => (await client.ask(downloads.listDownloads, {})).downloads;
    const before = new Set((await all()).map(({ download_id }) => download_id));
    await client.ask(downloads.startDownload, wish);
    const file = (await all()).find(({ download_id }) => !before.has(download_id));
    await client.ask(downloads.cancelDownload, { download_id: file?.download_id ?? '' });
    return file ?? assert.fail('none was begun');
  };
  const within = { level: 'block', code: places.block } as const;
  const lines = await begun({ report: 'line-list', ...days, within, mode: 'elsewhere' });
  assert.deepEqual(
    [lines.from_date, lines.to_date, lines.narrowed],
    [today, today, [block.en, whole.en.reports['mode-elsewhere']]],
  );
  const listed = await begun({ report: 'planned', ...days, session_id });
  assert.deepEqual([listed.from_date, listed.narrowed.at(-1)], ['', `${displayDate(today)} · ${siteNames.en}`]);
  const own = await begun({ report: 'line-list', ...days });
  assert.deepEqual(own.narrowed, [`district ${places.district}`]);
  client.language = 'hi';
  const inHindi = (await client.ask(downloads.listDownloads, {})).downloads.find(
    ({ download_id }) => download_id === lines.download_id,
  );
  assert.deepEqual(inHindi?.narrowed, [block.hi, whole.hi.reports['mode-elsewhere']]);
  await server.rows(sql`update download_file set narrowed = null`.compile(build));
  const before = (await client.ask(downloads.listDownloads, {})).downloads;
  assert.ok(
    before.length > 0 && before.every(({ narrowed }) => narrowed.length === 0),
    'of files of before nothing is known',
  );
});
