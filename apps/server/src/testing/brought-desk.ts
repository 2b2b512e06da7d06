import { type BroughtKind, confirmImport, importStatus, uploadImport } from '@teeka/contract/imports';
import { importKinds } from '../import-kinds.ts';
import { tellAccountsJobs } from '../modules/workers/index.ts';
import { importJobs } from '../platform/imports/index.ts';
import { Jobs } from '../platform/jobs/jobs.ts';
import { writeWorkbook } from '../platform/xlsx/workbook.ts';
import type { TestClient } from './test-client.ts';
import type { TestServer } from './test-server.ts';

export type BroughtRow = Readonly<Record<string, string>>;

/** An Excel file as the template of a kind asks for it. */
export async function broughtFile(kind: BroughtKind, rows: readonly BroughtRow[]) {
  const sheet = importKinds.find((one) => one.kind === kind)?.sheet;
  if (!sheet) throw new Error(kind);
  const bytes = await writeWorkbook({
    name: sheet.name,
    columns: sheet.columns.map((column) => ({ header: sheet.headerOf(column), width: 10 })),
    rows: rows.map((row) => sheet.columns.map((column) => row[column] ?? '')),
  });
  return { name: `${kind}.xlsx`, bytes: Uint8Array.from(bytes) };
}

/** Files brought by an officer, with the work of the server done in between. */
export function broughtDesk(server: TestServer) {
  const kinds = [...importJobs(importKinds, server.platform), ...tellAccountsJobs(server.platform)];
  const jobs = new Jobs(server.platform, kinds, { warn: () => undefined } as never);
  const status = (by: TestClient, import_id: string) => by.ask(importStatus, { import_id });
  return {
    jobs,
    async brought(by: TestClient, kind: BroughtKind, rows: readonly BroughtRow[]) {
      const { import_id } = await by.ask(uploadImport, { kind, file: await broughtFile(kind, rows) });
      await jobs.workOff();
      return status(by, import_id);
    },
    async confirmed(by: TestClient, import_id: string, currentPassword = '') {
      const answer = await by.send(confirmImport, { import_id, currentPassword });
      await jobs.workOff();
      return { answer, now: await status(by, import_id) };
    },
  };
}
