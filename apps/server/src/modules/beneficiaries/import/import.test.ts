import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  confirmImport,
  discardImport,
  getBeneficiaries,
  importErrors,
  importStatus,
  importTemplate,
  listImports,
  uploadImport,
} from '@teeka/contract/beneficiaries';
import { type ImportColumn, importColumns } from '@teeka/domain/imports';
import { sql } from 'kysely';
import { build } from '../../../platform/db/build.ts';
import { Jobs } from '../../../platform/jobs/jobs.ts';
import { readSheet } from '../../../platform/xlsx/read-sheet.ts';
import { writeWorkbook } from '../../../platform/xlsx/write-workbook.ts';
import { zip } from '../../../platform/xlsx/zip.ts';
import type { TestClient } from '../../../testing/test-client.ts';
import { testServer } from '../../../testing/test-server.ts';
import { importJobs } from './import-jobs.ts';
import { headerOf } from './sheet/columns.ts';

const server = await testServer({ sandbox: false });
const { fixtures } = server;
const [home, away] = [await fixtures.places(3), await fixtures.places(2)];
const [ours, theirs] = [await fixtures.site(home), await fixtures.site(away)];
const nurse = await fixtures.user({ role: 'ANM', sites: [ours], places: home });
const phone = await server.as(nurse);
const other = await server.as(await fixtures.user({ role: 'ANM', sites: [theirs], places: away }));
const silent = { warn: () => undefined };
const jobs = new Jobs(server.platform, importJobs(server.platform), silent as never);
const [village = 0] = home.villages;

type Row = Partial<Record<ImportColumn, string>>;
const row = (nth: number, wish: Row = {}): Row => ({
  name: nameOf(nth),
  gender: 'Female / महिला',
  dob: `15/${nth < 1000 ? '08' : '01'}/${bornIn(nth)}`,
  mobile: String(9_700_000_000 + nth),
  type: 'Citizen',
  village: `village ${village}`,
  consent: 'Yes',
  ...wish,
});
/** Whoever is born in the same year has a name that sounds different: nobody is alike another. */
const years = 60;
const bornIn = (nth: number) => 1930 + (nth % years);
const names = `SITA RADHA POOJA LAKSHMI GEETA BABITA FATIMA JHARNA URMILA CHANDA
  HEMLATA NISHA VIDYA ESTHER TARA KIRAN ZUBAIDA`.split(/\s+/);
const nameOf = (nth: number): string => names[Math.floor(nth / years) % names.length] ?? '';
const file = (rows: readonly Row[], headers = importColumns.map(headerOf)) => ({
  name: 'people.xlsx',
  bytes: Uint8Array.from(
    writeWorkbook({
      name: 'People',
      columns: headers.map((header) => ({ header, width: 10 })),
      rows: rows.map((each) => importColumns.map((column) => each[column] ?? '')),
    }),
  ),
});
const people = async () =>
  (
    await server.rows<{ n: number }>(
      sql<{ n: number }>`select count(*)::int as n from beneficiary`.compile(build),
    )
  )[0]?.n;

async function brought(rows: readonly Row[], by: TestClient = phone) {
  const { import_id } = await by.ask(uploadImport, { file: file(rows) });
  await jobs.workOff();
  return by.ask(importStatus, { import_id });
}

async function bytesOf(by: TestClient, path: string, body?: unknown): Promise<Buffer> {
  const answer = await fetch(`${server.base}/api/v1/vaccinator/beneficiary/import/${path}`, {
    method: body ? 'POST' : 'GET',
    headers: { authorization: by.accessToken, ...(body ? { 'content-type': 'application/json' } : {}) },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  assert.equal(answer.status, 200);
  assert.match(answer.headers.get('content-type') ?? '', /spreadsheetml\.sheet/);
  return Buffer.from(await answer.arrayBuffer());
}

test('the template: headers in both languages, one example, which is never imported', async () => {
  assert.equal((await phone.raw(importTemplate, {})).status, 200);
  const bytes = await bytesOf(phone, 'template');
  const [head, example, ...rest] = await readSheet(bytes, { mostRows: 10 });
  assert.equal(head?.cells.size, importColumns.length);
  assert.equal(head?.cells.get(0)?.text, 'Full name * / पूरा नाम');
  assert.match(example?.cells.get(0)?.text ?? '', /^EXAMPLE/);
  assert.equal(rest.length, 0);
  const answer = await phone.send(uploadImport, { file: { name: 'x.xlsx', bytes: Uint8Array.from(bytes) } });
  assert.deepEqual(answer.codes, ['IMPISERR0003']);
});

test('a thousand rows of which 40 are bad: nobody is registered before the yes, then the good ones, all at once', async () => {
  const bad: Row[] = [
    { name: '' },
    { name: 'S1TA' },
    { mobile: '5700000000' },
    { mobile: '९७०००००००१' },
    { dob: '29/02/2026' },
    { dob: '31/12/1919' },
    { village: 'Elsewhere' },
    { village: `village ${away.villages[0]}` },
    { gender: 'Woman' },
    { photoIdType: 'PAN Card', photoIdNumber: 'ABC' },
  ];
  const rows = Array.from({ length: 1000 }, (_, nth) =>
    row(nth, nth % 25 === 7 ? bad[Math.floor(nth / 25) % bad.length] : {}),
  );
  const before = await people();
  const checked = await brought(rows);
  assert.deepEqual(
    [checked.state, checked.total_rows, checked.good_rows, checked.bad_rows, checked.stored_rows],
    ['checked', 1000, 960, 40, 0],
  );
  assert.equal(await people(), before);
  const first = checked.errors[0];
  assert.deepEqual([first?.row, first?.code, first?.message], [9, 'IMPUSER0001', 'Full name is mandatory']);

  await phone.ask(confirmImport, { import_id: checked.import_id });
  const working = await phone.ask(importStatus, { import_id: checked.import_id });
  assert.equal(working.state, 'storing');
  assert.deepEqual((await phone.send(confirmImport, { import_id: checked.import_id })).codes, [
    'IMPISERR0006',
  ]);
  await jobs.workOff();
  const stored = await phone.ask(importStatus, { import_id: checked.import_id });
  assert.deepEqual([stored.state, stored.stored_rows], ['stored', 960]);
  assert.equal(await people(), (before ?? 0) + 960);
  const found = await phone.ask(getBeneficiaries, {
    search_value: '9700000001',
    flag: 0,
    photo_id_type_id: null,
  });
  assert.deepEqual(
    found.beneficiaries.map(({ ben_name, dob }) => [ben_name, dob]),
    [['SITA', '1931-08-15']],
  );

  const errors = await readSheet(await bytesOf(phone, 'errors', { import_id: checked.import_id }), {
    mostRows: 100,
  });
  assert.equal(errors.length, 41);
  const said = errors.slice(1).map(({ cells }) => cells.get(importColumns.length)?.text ?? '');
  assert.equal(said[0], 'Full name is mandatory (IMPUSER0001)');
  assert.match(said[4] ?? '', /^Date of birth \(DD\/MM\/YYYY\) or year: .+ \(FLDVAL\d{4}\)$/);
  const again = await brought(rows.slice(0, 100));
  assert.equal(again.good_rows, 0);
  assert.equal(again.errors.filter(({ code }) => code === 'IMPUSER0006').length, 96);
});

test('an error file, corrected, is an import file', async () => {
  const checked = await brought([row(5000, { mobile: '' })]);
  const bytes = await bytesOf(phone, 'errors', { import_id: checked.import_id });
  const sheet = await readSheet(bytes, { mostRows: 10 });
  const mobileAt = importColumns.indexOf('mobile');
  const texts = sheet.map(({ cells }) =>
    Array.from({ length: importColumns.length + 1 }, (_, at) => cells.get(at)?.text ?? ''),
  );
  const [head = [], line = []] = texts;
  line[mobileAt] = '9755555555';
  const mended = writeWorkbook({
    name: 'x',
    columns: head.map((header) => ({ header, width: 9 })),
    rows: [line],
  });
  const { import_id } = await phone.ask(uploadImport, {
    file: { name: 'mended.xlsx', bytes: Uint8Array.from(mended) },
  });
  await jobs.workOff();
  assert.equal((await phone.ask(importStatus, { import_id })).good_rows, 1);
});

test('dates that are dates of Excel: read by the count of the workbook, and again from the error file', async () => {
  const head = importColumns.map((column) => `<c t="inlineStr"><is><t>${headerOf(column)}</t></is></c>`);
  const relations = '<Relationships><Relationship Id="r1" Target="worksheets/s.xml"/></Relationships>';
  const workbook = (serial: number, from1904: boolean) => {
    const line: Row = row(9300, { type: 'pregnant women', mobile: '' });
    const cells = importColumns.map((column, nth) => {
      const at = `${String.fromCharCode(65 + nth)}2`;
      const number = { dob: serial, lmp: serial + 9_650 }[column as 'dob'];
      if (number) return `<c r="${at}"><v>${number}</v></c>`;
      return `<c r="${at}" t="inlineStr"><is><t>${line[column] ?? ''}</t></is></c>`;
    });
    const rows = `<row r="1">${head.join('')}</row><row r="2">${cells.join('')}</row>`;
    return zip([
      {
        name: 'xl/workbook.xml',
        text: `<workbook><workbookPr date1904="${from1904 ? 1 : 0}"/><sheets><sheet r:id="r1"/></sheets></workbook>`,
      },
      { name: 'xl/_rels/workbook.xml.rels', text: relations },
      { name: 'xl/worksheets/s.xml', text: `<worksheet><sheetData>${rows}</sheetData></worksheet>` },
    ]);
  };
  for (const bytes of [workbook(36_387, false), workbook(34_925, true)]) {
    const { import_id } = await phone.ask(uploadImport, {
      file: { name: 'dates.xlsx', bytes: Uint8Array.from(bytes) },
    });
    await jobs.workOff();
    const errors = await bytesOf(phone, 'errors', { import_id });
    const [, line] = await readSheet(errors, { mostRows: 5 });
    const at = (column: ImportColumn) => line?.cells.get(importColumns.indexOf(column))?.text;
    assert.deepEqual([at('dob'), at('lmp')], ['15/08/1999', '15/01/2026']);
    const again = await phone.ask(uploadImport, {
      file: { name: 'again.xlsx', bytes: Uint8Array.from(errors) },
    });
    await jobs.workOff();
    const { errors: left } = await phone.ask(importStatus, { import_id: again.import_id });
    assert.deepEqual(
      left.map(({ column }) => column),
      ['Mobile number'],
    );
  }
});

test('doubles within a file, members per number, guardians, years, Hindi, choices', async () => {
  const guardian = await fixtures.person({ village, name: 'LAXMI', dob: '1990-01-01' });
  const stranger = await fixtures.person({ village: away.villages[0] ?? 0, dob: '1990-01-01' });
  const child = { type: 'Infant / शिशु', dob: '2026-01-10', gender: 'पुरुष' };
  const cases: [Row, string | undefined][] = [
    [row(6000), undefined],
    [row(6000), 'IMPUSER0005'],
    [row(6001, { dob: '1992' }), undefined],
    [row(6002, { village: String(village) }), undefined],
    [row(6003, { village: `स्थान ${village}` }), undefined],
    [row(6004, { ...child, name: 'ARUN' }), 'BENREG0003'],
    [row(6005, { ...child, name: 'VIKAS', guardianId: guardian }), undefined],
    [row(6006, { ...child, name: 'SALMAN', guardianId: stranger }), 'REQVAL0012'],
    [row(6007, { ...child, name: 'PRAKASH', type: 'Citizen' }), 'BENREG0007'],
    [row(6008, { consent: 'No' }), 'IMPUSER0002'],
    [row(6009, { name: "SITA'; DROP TABLE DOSE" }), 'FLDVAL0016'],
    [row(6010, { name: '=HYPERLINK' }), 'FLDVAL0016'],
    [row(6011, { name: 'SI\u200bTA' }), 'FLDVAL0016'],
    [row(6012, { photoIdType: 'PAN Card', photoIdNumber: 'abcde1234f' }), undefined],
    [row(6013, { photoIdType: 'PAN Card', photoIdNumber: 'ABCDE1234F' }), 'IMPUSER0005'],
    ...Array.from({ length: 11 }, (_, nth): [Row, string | undefined] => [
      row(7000 + nth * years, { mobile: '9766666666', dob: `${1950 + nth * 3}-01-01` }),
      nth < 10 ? undefined : 'BENREG0001',
    ]),
  ];
  const { errors } = await brought(cases.map(([each]) => each));
  for (const [nth, [, code]] of cases.entries()) {
    const own = errors.filter((error) => error.row === nth + 2).map((error) => error.code);
    assert.equal(own[0], code, `row ${nth + 2}: ${own.join()}`);
  }
});

test('whoever is alike somebody on record or in an earlier row is refused, whatever the mobile number', async () => {
  await fixtures.person({
    village,
    name: 'RADHIKA SAHU',
    dob: '1991-03-07',
    gender: 2,
    guardian_name: 'MOHAN SAHU',
  });
  await fixtures.person({ village: away.villages[0] ?? 0, name: 'SAROJ', dob: '1971-03-07', gender: 2 });
  const alike = { name: 'RADHIKA SAHU', dob: '07/03/1991', guardianName: 'MOHAN SAHU' };
  const cases: [Row, string | undefined][] = [
    [row(6500, alike), 'IMPUSER0006'],
    [row(6501, { ...alike, name: 'RADIKA SAHOO', dob: '09/03/1991' }), 'IMPUSER0006'],
    [row(6502, { ...alike, dob: '1991' }), 'IMPUSER0006'],
    [row(6503, { ...alike, guardianName: 'IQBAL SHEIKH' }), undefined],
    [row(6504, { ...alike, dob: '07/09/1994' }), undefined],
    [row(6505, { ...alike, gender: 'Male' }), undefined],
    [row(6506, { name: 'SAROJ', dob: '07/03/1971' }), undefined],
    [row(6507, { name: 'SAROJ', dob: '08/03/1971' }), 'IMPUSER0005'],
  ];
  const { errors } = await brought(cases.map(([each]) => each));
  const codes = cases.map((_, nth) => errors.find((error) => error.row === nth + 2)?.code);
  const expected = cases.map(([, code]) => code);
  // Rows 3 and 4 are alike the row before them as well.
  expected[1] = expected[2] = 'IMPUSER0005';
  assert.deepEqual(codes, expected);
});

test('who became somebody else’s meanwhile: nothing is stored, the person is asked again', async () => {
  const rows = [row(8000), row(8001)];
  const checked = await brought(rows);
  await fixtures.person({
    village,
    name: rows[1]?.name ?? '',
    dob: `${bornIn(8001)}-01-15`,
    mobile: rows[1]?.mobile ?? '',
  });
  const before = await people();
  await phone.ask(confirmImport, { import_id: checked.import_id });
  await jobs.workOff();
  const after = await phone.ask(importStatus, { import_id: checked.import_id });
  assert.deepEqual([after.state, after.good_rows, after.bad_rows], ['checked', 1, 1]);
  assert.equal(await people(), before);
  await phone.ask(discardImport, { import_id: checked.import_id });
  assert.deepEqual((await phone.send(confirmImport, { import_id: checked.import_id })).codes, [
    'IMPISERR0006',
  ]);
});

test('files that are none: refused at once', async () => {
  const headers = importColumns.map(headerOf);
  const cases: [string, Uint8Array, string][] = [
    ['text', Buffer.from('name,mobile\nSITA,9'), 'IMPISERR0001'],
    ['an old .xls', Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]), 'IMPISERR0001'],
    ['a broken zip', file([row(1)]).bytes.slice(0, 900), 'IMPISERR0001'],
    ['another zip', zip([{ name: 'a.txt', text: 'x' }]), 'IMPISERR0001'],
    ['other headers', file([row(1)], headers.toSpliced(3, 1, 'Telephone')).bytes, 'IMPISERR0004'],
    ['no records', file([]).bytes, 'IMPISERR0003'],
    ['1001 records', file(Array.from({ length: 1001 }, (_, nth) => row(nth))).bytes, 'IMPISERR0002'],
    ['a zip bomb', bomb(), 'IMPISERR0005'],
  ];
  for (const [what, bytes, code] of cases) {
    const answer = await phone.send(uploadImport, {
      file: { name: 'a.xlsx', bytes: Uint8Array.from(bytes) },
    });
    assert.deepEqual(answer.codes, [code], what);
  }
  const large = { name: 'a.xlsx', bytes: new Uint8Array(6 * 1024 * 1024) };
  assert.equal((await phone.send(uploadImport, { file: large })).status, 413);
  assert.equal((await phone.raw(uploadImport, { file: 'x' })).status, 415);
  assert.equal((await phone.raw(uploadImport, new FormData())).status, 400);
});

function bomb(): Buffer {
  const relations = '<Relationships><Relationship Id="r1" Target="worksheets/s.xml"/></Relationships>';
  return zip([
    { name: 'xl/workbook.xml', text: '<workbook><sheets><sheet r:id="r1"/></sheets></workbook>' },
    { name: 'xl/_rels/workbook.xml.rels', text: relations },
    { name: 'xl/worksheets/s.xml', text: '<a>'.repeat(20_000_000) },
  ]);
}

test('an import is its maker’s alone, and a repeated upload is one import', async () => {
  const key = '01890000-0000-7000-8000-000000000abc';
  const one = await phone.ask(uploadImport, { file: file([row(9000)]) }, { key });
  const again = await phone.ask(uploadImport, { file: file([row(9000)]) }, { key });
  assert.equal(again.import_id, one.import_id);
  await jobs.workOff();
  const { import_id } = one;
  for (const call of [importStatus, confirmImport, discardImport, importErrors])
    assert.equal((await other.send(call, { import_id })).status, 404, call.name);
  assert.deepEqual((await other.ask(listImports, {})).imports, []);
  assert.ok((await phone.ask(listImports, {})).imports.some((each) => each.import_id === import_id));
  // The other's area has other villages.
  const elsewhere = await brought([row(9001)], other);
  assert.deepEqual(
    elsewhere.errors.map(({ code }) => code),
    ['IMPUSER0003'],
  );
});

test('what rests of an import shows nobody', async () => {
  const { import_id } = await brought([row(9100, { name: 'VERYRARENAME' })]);
  const [kept] = await server.rows<{ row: string }>(
    sql<{
      row: string;
    }>`select import_file::text as row from import_file where import_id = ${import_id}::uuid`.compile(build),
  );
  assert.doesNotMatch(kept?.row ?? '', /VERYRARENAME|9700009100/);
  assert.doesNotMatch(server.logged(), /VERYRARENAME|9700009100/);
});
