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

const isMandatory = (column: ImportColumn) => mandatoryColumns.includes(column);

test('a file without a column that an earlier template did not have is taken', async () => {
  for (const left of importColumns.filter((column) => !isMandatory(column))) {
    const others = importColumns.filter((column) => column !== left);
    const cells = Object.fromEntries(others.map((column) => [column, { kind: 'text', text: `of ${column}` }]));
    assert.deepEqual(await readImportFile(fileWith(others)), { rows: [{ row: 2, cells }] }, left);
  }
});

test('columns that every row fills in are missed by name', async () => {
  const read = await readImportFile(fileWith(importColumns.filter((column) => !isMandatory(column))));
  const missing = mandatoryColumns.map((column) => columnName(column, 'en')).join(', ');
  assert.deepEqual(read, { refusal: { code: 'IMPISERR0004', path: 'file', values: { missing } } });
});
