import assert from 'node:assert/strict';
import { test } from 'node:test';
import { uploadImport } from '@teeka/contract/beneficiaries';
import { importColumns } from '@teeka/domain/imports';
import { testServer } from '../../../testing/test-server.ts';
import { zip } from '../../../testing/zip.ts';
import { peopleSheet } from './sheet/people-sheet.ts';

const server = await testServer({ sandbox: false });
const home = await server.fixtures.places(1);
const site = await server.fixtures.site(home);
const phone = await server.as(await server.fixtures.user({ role: 'ANM', sites: [site], places: home }));

const heads = importColumns.map((column) => `<si><t>${peopleSheet.headerOf(column)}</t></si>`).join('');
const headRow = `<row>${importColumns.map((_, nth) => `<c t="s"><v>${nth}</v></c>`).join('')}</row>`;

/** A workbook with the headers of the template, a text that cells may refer to, and what stands under the headers. */
function workbook(shared: string, rows: string): { name: string; bytes: Uint8Array<ArrayBuffer> } {
  const parts = {
    'xl/workbook.xml': '<workbook><sheets><sheet name="A" id="r7"/></sheets></workbook>',
    'xl/_rels/workbook.xml.rels': '<Relationships><Relationship Id="r7" Target="worksheets/one.xml"/></Relationships>',
    'xl/worksheets/one.xml': `<worksheet><sheetData>${headRow}${rows}</sheetData></worksheet>`,
    'xl/sharedStrings.xml': `<sst>${heads}<si><t xml:space="preserve">${shared}</t></si></sst>`,
  };
  const bytes = zip(Object.entries(parts).map(([name, text]) => ({ name, text })));
  return { name: 'people.xlsx', bytes: Uint8Array.from(bytes) };
}

const spaces = ' '.repeat(6_000_000);
const cell = `<c t="s"><v>${importColumns.length}</v></c>`;
const seconds = ({ user, system }: NodeJS.CpuUsage) => (user + system) / 1e6;

for (const [what, shared, rows, codes] of [
  ['a long space that few cells refer to', spaces, `<row>${cell.repeat(2000)}</row>`, ['IMPISERR0003']],
  ['a long space that many cells refer to', spaces, `<row>${cell.repeat(200_000)}</row>`, ['IMPISERR0005']],
  ['rows of nothing', '', '<row/>'.repeat(1_000_000), ['IMPISERR0005']],
  ['a long text in every cell', 'A'.repeat(6_000_000), `<row>${cell.repeat(25)}</row>`.repeat(1000), ['IMPISERR0005']],
  [
    'a tag of many marks',
    '',
    `<row ${Array.from({ length: 600_000 }, (_, n) => `a${n}="1"`).join(' ')}/>`,
    ['IMPISERR0005'],
  ],
] as const)
  test(`a small file that would cost much costs little, and nobody waits for it: ${what}`, async () => {
    const file = workbook(shared, rows);
    const [all, own] = [process.cpuUsage(), process.threadCpuUsage()];
    const answer = await phone.send(uploadImport, { file });
    const [spent, here] = [seconds(process.cpuUsage(all)), seconds(process.threadCpuUsage(own))];
    assert.deepEqual(answer.codes, codes);
    assert.ok(spent < 2, `${spent} s of CPU`);
    assert.ok(here < 0.5, `${here} s of CPU where all calls are answered`);
  });
