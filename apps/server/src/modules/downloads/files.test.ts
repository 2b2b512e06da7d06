import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  dpmBeneficiaries,
  getBeneficiaryByReportMod,
  getBeneficiaryByVaccinatorId,
  getVaccinatedBeneficiaryList,
} from '@teeka/contract/beneficiaries';
import { addVaccineDetails } from '@teeka/contract/cases';
import * as downloads from '@teeka/contract/downloads';
import { getVaccinationDueList } from '@teeka/contract/schedule';
import { addDays } from '@teeka/domain/calendar';
import { groupReferenceNumber } from '@teeka/domain/identity';
import { whole } from '@teeka/words/whole';
import { sql } from 'kysely';
import readXlsx from 'read-excel-file/node';
import { build } from '../../platform/db/build.ts';
import { openVisit } from '../../testing/open-visit.ts';
import { sessionDay } from '../../testing/session-day.ts';
import { testServer } from '../../testing/test-server.ts';
import { textOfPdf, unspaced } from '../../testing/text-of-pdf.ts';

const server = await testServer({ sandbox: false });
const day = await sessionDay(server);
const { phone, today } = day;
const days = { from_date: today, to_date: today };
const ahead = { from_date: today, to_date: addDays(today, 20) };

const visit = await openVisit(day, { person: { dob: addDays(today, -50), name: '=SUM(A1)', mobile: '9811111111' } });
const child = visit.beneficiary_reference_id;
await phone.ask(addVaccineDetails, { ...visit, vaccine_details: [day.dose()] });
const hindi = await day.person({ dob: addDays(today, -60), name: 'श्रीमती सुनीता कुमारी की बेटी', mobile: '9822222222' });
await server.rows(
  sql`update beneficiary set created_by = ${day.user.user_id}::uuid, created_at = ${day.at()}
    where beneficiary_id in (${child}::bigint, ${hindi}::bigint)`.compile(build),
);

type Sheets = Awaited<ReturnType<typeof readXlsx>>;
/** By a reader that is not ours: numbers and days as such. */
async function opened(
  bytes: Uint8Array,
): Promise<{ head: readonly unknown[]; rows: Sheets[number]['data']; about: string }> {
  const sheets = await readXlsx(Buffer.from(bytes));
  const [head = [], ...rows] = sheets[0]?.data ?? [];
  return { head, rows, about: (sheets[1]?.data ?? []).flat().join(' ') };
}
async function inLanguage(language: 'en' | 'hi') {
  const client = await server.as(day.user);
  client.language = language;
  return client;
}
const dayOf = (cell: unknown) => (cell instanceof Date ? cell.toISOString().slice(0, 10) : cell);

test('each list is a workbook of its own rows: days are days, names are text whatever they look like', async () => {
  for (const [file, list, filter, dayAt, shown] of [
    [downloads.exportBeneficiaryLineListing, getBeneficiaryByReportMod, days, 10, 'opened_on'],
    [downloads.downloadVaccinatedBeneficiaryExcel, getVaccinatedBeneficiaryList, days, 10, 'vaccinated_on'],
    [downloads.exportPreRegisteredBen, getBeneficiaryByVaccinatorId, days, 10, 'registered_on'],
    [downloads.exportDpmBens, dpmBeneficiaries, days, 10, 'date_of_session'],
  ] as const) {
    const answer = await phone.raw(file, filter);
    assert.equal(answer.status, 200, `${file.name} ${answer.text.slice(0, 200)}`);
    const { rows, about } = await opened(answer.bytes);
    const { data } = await phone.ask(list, filter);
    assert.ok(data.length > 0, file.name);
    assert.deepEqual(
      rows.map((row) => [row[0], dayOf(row[2]), dayOf(row[dayAt])]),
      data.map((person) => [
        groupReferenceNumber(person.beneficiary_id),
        person.dob,
        (person as unknown as Record<string, string>)[shown],
      ]),
      file.name,
    );
    const own = rows.find((row) => row[0] === groupReferenceNumber(child));
    assert.equal(own?.[1], "'=SUM(A1)", 'no formula');
    assert.equal(own?.[6], 'XXXXXX1111', 'only the end of the number');
    assert.match(about, new RegExp(`Rows ${data.length} `));
    assert.ok(about.includes(whole.en.downloads.careOfFile));
  }
});

test('a workbook is named after report and day, in the language of whoever asks, and every person on it is audited', async () => {
  const hindiPhone = await inLanguage('hi');
  const answer = await hindiPhone.raw(downloads.exportPreRegisteredBen, days);
  assert.match(answer.headers.get('content-disposition') ?? '', /filename="Vaccinator-\d{8}\.xlsx"/);
  const { head, rows, about } = await opened(answer.bytes);
  assert.equal(head[1], whole.hi.reports.colName);
  assert.ok(rows.some((row) => row[1] === 'श्रीमती सुनीता कुमारी की बेटी'));
  assert.ok(about.includes('From Registered Beneficiaries'));
  const audited = await server.rows(
    sql<{ who: string }>`select distinct beneficiary_id::text as who from audit
      where call = ${downloads.exportPreRegisteredBen.name}`.compile(build),
  );
  assert.ok(audited.some(({ who }) => who === hindi) && audited.some(({ who }) => who === child));
});

test('the line list as CSV says the same as the workbook', async () => {
  const [csv, xlsx] = [
    await phone.raw(downloads.getBeneficiaryCsvByReportMod, days),
    await phone.raw(downloads.exportBeneficiaryLineListing, days),
  ];
  assert.match(csv.headers.get('content-type') ?? '', /^text\/csv/);
  const [head, ...lines] = csv.text.replace('\ufeff', '').trim().split('\r\n');
  const sheet = await opened(xlsx.bytes);
  assert.equal(head, sheet.head.join(','));
  assert.equal(lines.length, sheet.rows.length);
  assert.ok(lines.every((line) => /,\d\d\/\d\d\/\d{4},/.test(line)));
});

test('the due list has the numbers to call, from which day and what is overdue', async () => {
  const { rows } = await opened((await phone.raw(downloads.exportVaccinationDueList, ahead)).bytes);
  const { data } = await phone.ask(getVaccinationDueList, ahead);
  assert.equal(rows.length, data.length);
  const own = rows.find((row) => row[0] === groupReferenceNumber(hindi));
  const shown = data.find(({ beneficiary_id }) => beneficiary_id === hindi);
  assert.equal(own?.[6], '9822222222');
  assert.equal(dayOf(own?.[8]), shown?.doses.map(({ due_on }) => due_on).sort()[0]);
  assert.match(String(own?.[9]), /BCG|OPV/);
});

test('of whom only the year of birth is known, files and papers say the year alone', async () => {
  const id = await day.person({ dob: `${Number(today.slice(0, 4)) - 5}-01-01`, name: 'YEAR ALONE' });
  await server.rows(sql`update beneficiary set dob_is_year = true where beneficiary_id = ${id}::bigint`.compile(build));
  const year = Number(today.slice(0, 4)) - 5;
  const { rows } = await opened((await phone.raw(downloads.exportVaccinationDueList, ahead)).bytes);
  assert.equal(rows.find((row) => row[0] === groupReferenceNumber(id))?.[2], year);
  const paper = await phone.raw(downloads.downloadDueList, { start_date: ahead.from_date, end_date: ahead.to_date });
  const text = unspaced((await textOfPdf(paper.bytes)).join(''));
  assert.ok(text.includes(unspaced(`YEAR ALONE`)));
  assert.ok(!text.includes(`01/01/${year}`), 'no first of January');
});

test('the due list to be printed: each person with the number, village by village, page of pages, in Hindi too', async () => {
  for (const language of ['en', 'hi'] as const) {
    const client = await inLanguage(language);
    const { status, bytes, headers, text } = await client.raw(downloads.downloadDueList, {
      start_date: ahead.from_date,
      end_date: ahead.to_date,
    });
    assert.equal(status, 200, text.slice(0, 300));
    assert.match(headers.get('content-disposition') ?? '', /filename="Due-List-\d{8}\.pdf"/);
    const pages = (await textOfPdf(bytes)).map(unspaced);
    const all = pages.join('');
    for (const said of [
      whole[language].app.dueList,
      '9822222222',
      'श्रीमती सुनीता कुमारी की बेटी',
      whole[language].due.vials,
    ])
      assert.ok(all.includes(unspaced(said)), `${language}: ${said}`);
  }
});

test('a list that was narrowed names village, vaccine and how it came on record, on paper and on the second sheet', async () => {
  const [village = 0] = day.places.villages;
  const [named] = await server.rows(
    sql<{ en: string; hi: string }>`select name_en as en, name_hi as hi from location
      where level = 'village' and code = ${village}`.compile(build),
  );
  assert.ok(named);
  for (const language of ['en', 'hi'] as const) {
    const client = await inLanguage(language);
    const { due, reports, schedule, app } = whole[language];
    const vaccine = schedule['vaccine-Penta'];
    const ofDue = { village_id: village, vaccine: 'Penta' };
    const paper = await client.raw(downloads.downloadDueList, {
      ...{ start_date: ahead.from_date, end_date: ahead.to_date },
      ...ofDue,
    });
    const text = unspaced((await textOfPdf(paper.bytes)).join(''));
    for (const said of [
      `${app.dueList}: ${vaccine}`,
      `${due.village}: ${named[language]}`,
      `${due.vaccine}: ${vaccine}`,
    ])
      assert.ok(text.includes(unspaced(said)), `${language}: ${said}`);
    const dueFile = await opened((await client.raw(downloads.exportVaccinationDueList, { ...ahead, ...ofDue })).bytes);
    assert.ok(dueFile.about.includes(`${due.village} ${named[language]} ${due.vaccine} ${vaccine}`), dueFile.about);
    const lines = await opened(
      (await client.raw(downloads.exportBeneficiaryLineListing, { ...days, village_id: village, mode: 'elsewhere' }))
        .bytes,
    );
    assert.deepEqual(lines.rows, [], 'named without a row, too');
    const said = `${due.village} ${named[language]} ${reports.mode} ${reports['mode-elsewhere']}`;
    assert.ok(lines.about.includes(said), lines.about);
    const all = await opened((await client.raw(downloads.exportVaccinationDueList, ahead)).bytes);
    assert.ok(!all.about.includes(named[language]) && !all.about.includes(vaccine), 'of all: no name');
  }
});

test('a part of the own area alone', async () => {
  for (const [block, own] of [
    [day.places.block, true],
    [899_999_999, false],
  ] as const) {
    const within = { level: 'block', code: block } as const;
    for (const [file, filter] of [
      [downloads.exportBeneficiaryLineListing, days],
      [downloads.exportPreRegisteredBen, days],
      [downloads.downloadVaccinatedBeneficiaryExcel, days],
      [downloads.exportDpmBens, days],
      [downloads.exportVaccinationDueList, ahead],
    ] as const) {
      const { rows } = await opened((await phone.raw(file, { ...filter, within })).bytes);
      assert.equal(rows.length > 0, own, `${file.name} ${block}`);
    }
    const csv = await phone.raw(downloads.getBeneficiaryCsvByReportMod, { ...days, within });
    assert.equal(csv.text.trim().split('\r\n').length > 1, own);
    const paper = await phone.raw(downloads.downloadDueList, { start_date: today, end_date: ahead.to_date, within });
    assert.equal((await textOfPdf(paper.bytes)).join('').includes('9822222222'), own);
  }
});

test('days that no list takes are refused under their field, and nobody else’s district is in a file', async () => {
  const late = await phone.send(downloads.exportBeneficiaryLineListing, {
    from_date: today,
    to_date: addDays(today, -1),
  });
  assert.deepEqual(late.codes, ['FLDVAL0026']);
  const elsewhere = await server.fixtures.places();
  const stranger = await server.as(
    await server.fixtures.user({ role: 'District Administrator', level: 'District', places: elsewhere }),
  );
  for (const file of [
    downloads.exportBeneficiaryLineListing,
    downloads.exportPreRegisteredBen,
    downloads.exportDpmBens,
  ])
    assert.deepEqual((await opened((await stranger.raw(file, days)).bytes)).rows, [], file.name);
  const asha = await server.as(await server.fixtures.user({ role: 'ASHA', sites: [day.site], places: day.places }));
  assert.equal((await asha.raw(downloads.exportBeneficiaryLineListing, days)).status, 403);
  const own = await asha.raw(downloads.exportPreRegisteredBen, days);
  assert.match(own.headers.get('content-disposition') ?? '', /filename="ASHA-\d{8}\.xlsx"/);
  assert.deepEqual((await opened(own.bytes)).rows, [], 'only whom she registered');
});

test('where bites are treated the file says so, as the screen does', async () => {
  const bites = await server.as(
    await server.fixtures.user({ role: 'Vaccinator', vacc_type: 2, sites: [day.site], places: day.places }),
  );
  const { rows } = await opened((await bites.raw(downloads.exportPreRegisteredBen, days)).bytes);
  const { reports } = whole.en;
  assert.deepEqual(rows.map((row) => row[11]).sort(), [reports.notYetTreated, reports.treated]);
});

test('of whoever died the lists say on which day, and nobody is waited for; a document is named', async () => {
  const session = await day.session();
  const dead = await day.person(
    { dob: addDays(today, -400), name: 'GONE BABY', photo_id: { type: 6, number: 'ABCDE1234F' } },
    { session },
  );
  await server.rows(
    sql`update beneficiary set deceased_on = ${today}::date, created_by = ${day.user.user_id}::uuid, created_at = ${day.at()}
      where beneficiary_id = ${dead}::bigint`.compile(build),
  );
  for (const [file, waits] of [
    [downloads.exportPreRegisteredBen, whole.en.reports.notYetVaccinated],
    [downloads.exportDpmBens, whole.en.app.statusScheduled],
  ] as const) {
    const { head, rows } = await opened((await phone.raw(file, days)).bytes);
    const own = rows.find((row) => row[0] === groupReferenceNumber(dead)) ?? assert.fail(file.name);
    assert.equal(dayOf(own[head.indexOf(whole.en.beneficiaries.dateOfDeath)]), today, file.name);
    assert.match(String(own[head.indexOf(whole.en.papers.document)]), /^PAN Card X+234F$/);
    assert.ok(!own.includes(waits), `${file.name}: ${own}`);
  }
});
