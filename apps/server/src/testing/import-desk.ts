import assert from 'node:assert/strict';
import { importStatus, uploadImport } from '@teeka/contract/beneficiaries';
import { type ImportColumn, importColumns } from '@teeka/domain/imports';
import { importKinds } from '../import-kinds.ts';
import { peopleSheet } from '../modules/beneficiaries/import/sheet/people-sheet.ts';
import { importJobs } from '../platform/imports/index.ts';
import { Jobs } from '../platform/jobs/jobs.ts';
import { writeWorkbook } from '../platform/xlsx/workbook.ts';
import type { TestClient } from './test-client.ts';
import type { TestServer } from './test-server.ts';

export type Row = Partial<Record<ImportColumn, string>>;

const years = 60;
export const bornIn = (nth: number): number => 1930 + (nth % years);
const names = `SITA RADHA POOJA LAKSHMI GEETA BABITA FATIMA JHARNA URMILA CHANDA
  HEMLATA NISHA VIDYA ESTHER TARA KIRAN ZUBAIDA`.split(/\s+/);
const nameOf = (nth: number): string => names[Math.floor(nth / years) % names.length] ?? '';

/** A row that is right. Whoever is born in the same year has a name that sounds different: nobody is alike another. */
export const rowOf =
  (village: number) =>
  (nth: number, wish: Row = {}): Row => ({
    name: nameOf(nth),
    gender: 'Female / महिला',
    dob: `15/${nth < 1000 ? '08' : '01'}/${bornIn(nth)}`,
    mobile: String(9_700_000_000 + nth),
    type: 'Citizen',
    village: `village ${village}`,
    consent: 'Yes',
    ...wish,
  });

export const importFile = async (
  rows: readonly Row[],
  headers: readonly string[] = importColumns.map(peopleSheet.headerOf),
) => ({
  name: 'people.xlsx',
  bytes: Uint8Array.from(
    await writeWorkbook({
      name: 'People',
      columns: headers.map((header) => ({ header, width: 10 })),
      rows: rows.map((each) => importColumns.map((column) => each[column] ?? '')),
    }),
  ),
});

/** Files brought and looked at, with the work of the server done in between. */
export function importDesk(server: TestServer, phone: TestClient) {
  const jobs = new Jobs(server.platform, importJobs(importKinds, server.platform), { warn: () => undefined } as never);
  return {
    jobs,
    async brought(rows: readonly Row[], by: TestClient = phone) {
      const { import_id } = await by.ask(uploadImport, { file: await importFile(rows) });
      await jobs.workOff();
      return by.ask(importStatus, { import_id });
    },
    async bytesOf(by: TestClient, path: string, body?: unknown): Promise<Buffer> {
      const answer = await fetch(`${server.base}/api/v1/vaccinator/beneficiary/import/${path}`, {
        method: body ? 'POST' : 'GET',
        headers: { authorization: by.accessToken, ...(body ? { 'content-type': 'application/json' } : {}) },
        ...(body ? { body: JSON.stringify(body) } : {}),
      });
      assert.equal(answer.status, 200);
      assert.match(answer.headers.get('content-type') ?? '', /spreadsheetml\.sheet/);
      return Buffer.from(await answer.arrayBuffer());
    },
  };
}
