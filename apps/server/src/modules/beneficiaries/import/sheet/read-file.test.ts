import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type ImportColumn, importColumns, mandatoryColumns } from '@teeka/domain/imports';
import { readImportFile } from '../../../../platform/imports/index.ts';
import { writeWorkbook } from '../../../../platform/xlsx/workbook.ts';
import { peopleSheet } from './people-sheet.ts';

const fileWith = (columns: readonly ImportColumn[]) =>
  writeWorkbook({
    name: 'People',
    columns: columns.map((column) => ({ header: peopleSheet.headerOf(column), width: 10 })),
    rows: [columns.map((column) => `of ${column}`)],
  });

const isMandatory = (column: ImportColumn) => mandatoryColumns.includes(column);

test('a file without a column that an earlier template did not have is taken', async () => {
  for (const left of importColumns.filter((column) => !isMandatory(column))) {
    const others = importColumns.filter((column) => column !== left);
    const cells = Object.fromEntries(others.map((column) => [column, { kind: 'text', text: `of ${column}` }]));
    assert.deepEqual(
      await readImportFile(await fileWith(others), { sheet: peopleSheet }),
      { rows: [{ row: 2, cells }] },
      left,
    );
  }
});

test('columns that every row fills in are missed by name', async () => {
  const read = await readImportFile(await fileWith(importColumns.filter((column) => !isMandatory(column))), {
    sheet: peopleSheet,
  });
  const missing = mandatoryColumns.map((column) => peopleSheet.nameOf(column, 'en')).join(', ');
  assert.deepEqual(read, { refusal: { code: 'IMPISERR0004', path: 'file', values: { missing } } });
});
