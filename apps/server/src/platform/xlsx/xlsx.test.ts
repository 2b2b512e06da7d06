import assert from 'node:assert/strict';
import { test } from 'node:test';
import { deflateRawSync } from 'node:zlib';
import { zip } from '../../testing/zip.ts';
import { meant, neutral } from './neutral.ts';
import { XlsxProblem } from './problem.ts';
import { readSheet } from './read-sheet.ts';
import { writeWorkbook } from './workbook.ts';

const column = (header: string, choices?: readonly string[]) => ({
  header,
  width: 10,
  ...(choices && { choices }),
});
const texts = (rows: Awaited<ReturnType<typeof readSheet>>) =>
  rows.map(({ cells }) => [...cells].map(([at, { text }]) => `${at}:${text}`));

function workbook(sheet: string, shared?: string): Buffer {
  return zip([
    {
      name: 'xl/workbook.xml',
      text: '<x:workbook xmlns:r="r"><x:sheets><x:sheet name="A" r:id="r7"/></x:sheets></x:workbook>',
    },
    {
      name: 'xl/_rels/workbook.xml.rels',
      text: '<Relationships><Relationship Id="r7" Target="worksheets/one.xml"/></Relationships>',
    },
    { name: 'xl/worksheets/one.xml', text: sheet },
    ...(shared ? [{ name: 'xl/sharedStrings.xml', text: shared }] : []),
  ]);
}

const problem = async (bytes: Buffer, mostRows = 10) =>
  readSheet(bytes, { mostRows }).then(
    () => undefined,
    (error: unknown) => (error instanceof XlsxProblem ? error.what : String(error)),
  );

test('what is written is read again, also what looks like a formula, markup and both scripts', async () => {
  const row = ['=HYPERLINK("x")', '<b>&amp;', 'सीता', '-1', '', "'quoted"];
  const bytes = await writeWorkbook({
    name: 'People',
    columns: row.map((_, nth) => column(`H${nth}`, ['a', 'b'])),
    rows: [row],
  });
  const [head, read] = await readSheet(bytes, { mostRows: 5 });
  assert.equal(head?.cells.get(0)?.text, 'H0');
  assert.deepEqual(
    [...(read?.cells.values() ?? [])].map(({ text }) => meant(text)),
    row.filter((text) => text !== ''),
  );
  assert.ok([...(read?.cells.values() ?? [])].every(({ kind }) => kind === 'text'));
  assert.equal(read?.cells.get(0)?.text, `'${row[0]}`);
});

test('neutral and meant are each other’s undoing', () => {
  for (const text of ['=1', '+91', '-', '@a', "'=x", "''", 'plain', '', '\tx'])
    assert.equal(meant(neutral(text)), text);
});

test('cells as office programs write them: shared, rich, numbers, formulas, gaps', async () => {
  const shared =
    '<sst><si><t>A</t></si><si><r><t>B</t></r><r><t xml:space="preserve"> C</t></r><rPh><t>no</t></rPh></si></sst>';
  const sheet =
    '<worksheet><sheetData><row r="1"><c r="A1" t="s"><v>0</v></c><c r="C1" t="s"><v>1</v></c></row><row r="2"/>' +
    '<row r="4"><c r="B4"><v>46097</v></c><c r="D4"><f>1+1</f><v>2</v></c><c r="E4" t="e"><v>#REF!</v></c></row></sheetData></worksheet>';
  const rows = await readSheet(workbook(sheet, shared), { mostRows: 10 });
  assert.deepEqual(texts(rows), [
    ['0:A', '2:B C'],
    ['1:46097', '3:', '4:'],
  ]);
  assert.deepEqual(
    rows.map(({ row }) => row),
    [1, 4],
  );
  assert.deepEqual(
    [...(rows[1]?.cells.values() ?? [])].map(({ kind }) => kind),
    ['number', 'formula', 'formula'],
  );
});

test('what is no workbook, or would fill the memory, is refused', async () => {
  const sheet = (inner: string) => `<worksheet><sheetData>${inner}</sheetData></worksheet>`;
  const row = '<row><c t="inlineStr"><is><t>x</t></is></c></row>';
  const whole = workbook(sheet(row));
  assert.equal(await problem(whole), undefined);
  assert.equal(await problem(Buffer.from('PK\u0003\u0004 and nothing else')), 'not a workbook');
  assert.equal(await problem(Buffer.alloc(0)), 'not a workbook');
  assert.equal(await problem(whole.subarray(0, whole.length - 30)), 'not a workbook');
  for (let cut = 1; cut < whole.length; cut += 7) {
    const broken = Buffer.from(whole);
    broken[cut] = (broken[cut] ?? 0) ^ 0xff;
    assert.ok([undefined, 'not a workbook', 'too large'].includes(await problem(broken)), String(cut));
  }
  assert.equal(await problem(workbook(sheet(row.repeat(11)))), 'too many rows');
  assert.equal(await problem(workbook(sheet(' '.repeat(20_000_000)))), 'too large');
  assert.equal(await problem(workbook(`<!DOCTYPE a [<!ENTITY b "c">]>${sheet(row)}`)), 'not a workbook');
  assert.equal(await problem(workbook('<worksheet><sheetData><row></c></worksheet>')), 'not a workbook');
  assert.equal(await problem(zip([{ name: 'word/document.xml', text: '<a/>' }])), 'not a workbook');
  assert.ok(deflateRawSync(Buffer.alloc(20_000_000)).length < 100_000);
});

test('rows that fail, at the first or after many, fail the workbook: nobody waits for the rest of it', {
  timeout: 20_000,
}, async () => {
  for (const after of [0, 1, 50_000]) {
    async function* rows() {
      for (let nth = 0; nth < after; nth++) yield [`PERSON ${nth}`];
      await new Promise((resolve) => setTimeout(resolve, 20));
      throw new Error('the rows broke off');
    }
    const sheet = { name: 'People', columns: [{ header: 'Name', width: 20 }], rows: rows() };
    await assert.rejects(writeWorkbook(sheet), /the rows broke off/, `${after}`);
  }
});
