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
import { importColumns } from '@teeka/domain/imports';
import { whole } from '@teeka/words/whole';
import { sql } from 'kysely';
import { build } from '../../../platform/db/build.ts';
import { columnOfHeader } from '../../../platform/imports/index.ts';
import { readSheet } from '../../../platform/xlsx/read-sheet.ts';
import { Parts } from '../../../platform/xlsx/unzip.ts';
import { writeWorkbook } from '../../../platform/xlsx/workbook.ts';
import { bornIn, importFile as file, importDesk, type Row, rowOf } from '../../../testing/import-desk.ts';
import { testServer } from '../../../testing/test-server.ts';
import { zip } from '../../../testing/zip.ts';
import { choices } from './sheet/columns.ts';
import { peopleSheet } from './sheet/people-sheet.ts';

const server = await testServer({ sandbox: false });
const { fixtures } = server;
const [home, away] = [await fixtures.places(3), await fixtures.places(2)];
const [ours, theirs] = [await fixtures.site(home), await fixtures.site(away)];
const nurse = await fixtures.user({ role: 'ANM', sites: [ours], places: home });
const phone = await server.as(nurse);
const other = await server.as(await fixtures.user({ role: 'ANM', sites: [theirs], places: away }));
const [village = 0] = home.villages;
const { jobs, brought, bytesOf } = importDesk(server, phone);
const row = rowOf(village);

const people = async () =>
  (await server.rows<{ n: number }>(sql<{ n: number }>`select count(*)::int as n from beneficiary`.compile(build)))[0]
    ?.n;

test('the template: headers in both languages, one example, which is never imported', async () => {
  assert.equal((await phone.raw(importTemplate, {})).status, 200);
  const bytes = await bytesOf(phone, 'template');
  const [head, example, ...rest] = await readSheet(bytes, { mostRows: 10 });
  assert.equal(head?.cells.size, importColumns.length);
  assert.equal(head?.cells.get(0)?.text, 'Full name (in English letters) * / पूरा नाम (अंग्रेज़ी अक्षरों में)');
  assert.match(example?.cells.get(0)?.text ?? '', /^EXAMPLE/);
  assert.equal(rest.length, 0);
  const answer = await phone.send(uploadImport, { file: { name: 'x.xlsx', bytes: Uint8Array.from(bytes) } });
  assert.deepEqual(answer.codes, ['IMPISERR0003']);
});

test('the template says in both languages what each column takes, and every value that can be chosen', async () => {
  const xml = await new Parts(await bytesOf(phone, 'template')).text('xl/worksheets/sheet2.xml');
  const guide = xml.replaceAll('&quot;', '"').replaceAll('&amp;', '&');
  for (const column of importColumns) assert.ok(guide.includes(peopleSheet.headerOf(column)), column);
  for (const { names } of Object.values(choices).flat())
    for (const name of (names[0] ?? '').split(' / ')) assert.ok(guide.includes(name), name);
  for (const words of [whole.en.imports, whole.hi.imports]) assert.ok(guide.includes(words['how-name']));
});

test('a file that was filled by an earlier template, which said nothing of letters, is read too', async () => {
  for (const [column, earlier] of [
    ['name', 'Full name * / पूरा नाम'],
    ['guardianName', 'Guardian name / अभिभावक का नाम'],
    ['dob', 'Date of birth (DD/MM/YYYY) or year * / जन्म तारीख (DD/MM/YYYY) या साल'],
    ['village', 'Village (name or code)'],
  ] as const)
    assert.equal(columnOfHeader(earlier, peopleSheet), column);
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
  assert.deepEqual((await phone.send(confirmImport, { import_id: checked.import_id })).codes, ['IMPISERR0006']);
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
  const corrected = await writeWorkbook({
    name: 'x',
    columns: head.map((header) => ({ header, width: 9 })),
    rows: [line],
  });
  const { import_id } = await phone.ask(uploadImport, {
    file: { name: 'corrected.xlsx', bytes: Uint8Array.from(corrected) },
  });
  await jobs.workOff();
  assert.equal((await phone.ask(importStatus, { import_id })).good_rows, 1);
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
      row(7000 + nth * 60, { mobile: '9766666666', dob: `${1950 + nth * 3}-01-01` }),
      nth < 10 ? undefined : 'BENREG0001',
    ]),
  ];
  const { errors } = await brought(cases.map(([each]) => each));
  for (const [nth, [, code]] of cases.entries()) {
    const own = errors.filter((error) => error.row === nth + 2).map((error) => error.code);
    assert.equal(own[0], code, `row ${nth + 2}: ${own.join()}`);
  }
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
  assert.deepEqual((await phone.send(confirmImport, { import_id: checked.import_id })).codes, ['IMPISERR0006']);
});

test('files that are none: refused at once', async () => {
  const headers = importColumns.map(peopleSheet.headerOf);
  const cases: [string, Uint8Array, string][] = [
    ['text', Buffer.from('name,mobile\nSITA,9'), 'IMPISERR0001'],
    ['an old .xls', Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]), 'IMPISERR0001'],
    ['a broken zip', (await file([row(1)])).bytes.slice(0, 900), 'IMPISERR0001'],
    ['another zip', zip([{ name: 'a.txt', text: 'x' }]), 'IMPISERR0001'],
    ['other headers', (await file([row(1)], headers.toSpliced(3, 1, 'Telephone'))).bytes, 'IMPISERR0004'],
    ['no records', (await file([])).bytes, 'IMPISERR0003'],
    ['1001 records', (await file(Array.from({ length: 1001 }, (_, nth) => row(nth)))).bytes, 'IMPISERR0002'],
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
  const one = await phone.ask(uploadImport, { file: await file([row(9000)]) }, { key });
  const again = await phone.ask(uploadImport, { file: await file([row(9000)]) }, { key });
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

test('a file keeps its name, without what would be markup where it is shown', async () => {
  const own = await server.as(await fixtures.user({ role: 'ANM', sites: [ours], places: home }));
  for (const [name, kept] of [
    ['<img src=x onerror=alert(1)>.xlsx', 'img src=x onerror=alert(1).xlsx'],
    ['मेरा गाँव (2).xlsx', 'मेरा गाँव (2).xlsx'],
  ] as const) {
    const { import_id } = await own.ask(uploadImport, { file: { ...(await file([row(9050)])), name } });
    const { imports } = await own.ask(listImports, {});
    assert.equal(imports.find((one) => one.import_id === import_id)?.file_name, kept);
  }
  await jobs.workOff();
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

test('three files of one person are worked on at once; a fourth waits for one of them', async () => {
  const busy = await server.as(await fixtures.user({ role: 'ANM', sites: [ours], places: home }));
  const bring = async () => busy.send(uploadImport, { file: await file([row(900)]) });
  for (let nth = 0; nth < 3; nth++) assert.equal((await bring()).status, 200);
  const refused = await bring();
  assert.deepEqual([refused.status, refused.codes], [409, ['IMPISERR0007']]);
  await jobs.workOff();
  assert.equal((await bring()).status, 200);
});
