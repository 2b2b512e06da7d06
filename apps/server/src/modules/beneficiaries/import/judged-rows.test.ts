import assert from 'node:assert/strict';
import { test } from 'node:test';
import { importStatus, uploadImport } from '@teeka/contract/beneficiaries';
import { type ImportColumn, importColumns } from '@teeka/domain/imports';
import { readSheet } from '../../../platform/xlsx/read-sheet.ts';
import { importDesk, type Row, rowOf } from '../../../testing/import-desk.ts';
import { testServer } from '../../../testing/test-server.ts';
import { zip } from '../../../testing/zip.ts';
import { peopleSheet } from './sheet/people-sheet.ts';

const server = await testServer({ sandbox: false });
const { fixtures } = server;
const [home, away] = [await fixtures.places(), await fixtures.places()];
const [village = 0] = home.villages;
const nurse = await fixtures.user({ role: 'ANM', sites: [await fixtures.site(home)], places: home });
const phone = await server.as(nurse);
const { jobs, brought, bytesOf } = importDesk(server, phone);
const row = rowOf(village);

test('dates that are dates of Excel: read by the count of the workbook, and again from the error file', async () => {
  const head = importColumns.map((column) => `<c t="inlineStr"><is><t>${peopleSheet.headerOf(column)}</t></is></c>`);
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
