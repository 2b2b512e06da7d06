import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type ImportColumn, importColumns, mandatoryColumns } from '@teeka/domain/imports';
import { writeWorkbook } from '../../../../platform/xlsx/write-workbook.ts';
import { columnName, headerOf } from './columns.ts';
import { readImportFile } from './read-file.ts';

const fileWith = (columns: readonly ImportColumn[]) =>
  writeWorkbook({
    name: 'People',
    columns: columns.map((column) => ({ header: headerOf(column), width: 10 })),
    rows: [columns.map((column) => `of ${column}`)],
  });

test('a file without a column that an earlier template did not have is taken; one that every row fills in is missed', async () => {
  for (const left of importColumns) {
    const others = importColumns.filter((column) => column !== left);
    const read = await readImportFile(fileWith(others));
    if (mandatoryColumns.includes(left)) {
      const values = { missing: columnName(left, 'en') };
      assert.deepEqual(read, { refusal: { code: 'IMPISERR0004', path: 'file', values } }, left);
      continue;
    }
    const cells = Object.fromEntries(others.map((column) => [column, { kind: 'text', text: `of ${column}` }]));
    assert.deepEqual(read, { rows: [{ row: 2, cells }] }, left);
  }
});
