// An Excel file of a thousand people: brought, checked, confirmed and stored, as its author waits for it.

import { setTimeout as pause } from 'node:timers/promises';
import { confirmImport, importStatus, uploadImport } from '@teeka/contract/beneficiaries';
import { type ImportColumn, importColumns } from '@teeka/domain/imports';
import { peopleSheet } from '../../apps/server/src/modules/beneficiaries/import/sheet/people-sheet.ts';
import { writeWorkbook } from '../../apps/server/src/platform/xlsx/workbook.ts';
import type { TestClient } from '../../apps/server/src/testing/test-client.ts';
import { inventedMobile, inventedName, type OwnVillage, ownVillage } from '../bench-run/invented-people.ts';
import type { BenchRow } from '../bench-run/row.ts';
import { searchPlace } from '../bench-run/search-place.ts';
import { largeDemo } from './demo.ts';

const rowCount = 1000;
/** Behind those whom the row of registrations invents. */
const first = 100_000;

async function fileOf({ village_name }: OwnVillage) {
  const person = (nth: number): Partial<Record<ImportColumn, string>> => ({
    name: inventedName(nth),
    gender: 'Female / महिला',
    dob: '15/08/1998',
    mobile: inventedMobile(nth),
    type: 'Citizen',
    village: village_name,
    consent: 'Yes',
  });
  const people = Array.from({ length: rowCount }, (_, nth) => person(first + nth));
  return {
    name: 'people.xlsx',
    bytes: Uint8Array.from(
      await writeWorkbook({
        name: 'People',
        columns: importColumns.map((column) => ({ header: peopleSheet.headerOf(column), width: 10 })),
        rows: people.map((each) => importColumns.map((column) => each[column] ?? '')),
      }),
    ),
  };
}

async function until(client: TestClient, import_id: string, wanted: string): Promise<void> {
  for (;;) {
    const { state, bad_rows, errors } = await client.ask(importStatus, { import_id });
    if (bad_rows > 0) throw new Error(`rows were refused: ${JSON.stringify(errors[0])}`);
    if (state === wanted) return;
    if (state === 'failed') throw new Error('the import failed');
    await pause(50);
  }
}

export const row: BenchRow = {
  name: `import of ${rowCount.toLocaleString('en-IN')} rows, ${largeDemo.toLocaleString('en-IN')} people`,
  promise: 'informs',
  async measure(env) {
    const { client, databaseUrl } = await searchPlace(env, largeDemo);
    const file = await fileOf(await ownVillage(databaseUrl, 'vaccinator1'));
    const from = performance.now();
    const { import_id } = await client.ask(uploadImport, { file });
    await until(client, import_id, 'checked');
    const checked = performance.now();
    await client.ask(confirmImport, { import_id });
    await until(client, import_id, 'stored');
    const stored = performance.now();
    const inSeconds = (ms: number) => (ms / 1000).toFixed(1);
    return {
      figure: inSeconds(stored - from),
      unit: `s (checked ${inSeconds(checked - from)}, stored ${inSeconds(stored - checked)})`,
    };
  },
};
