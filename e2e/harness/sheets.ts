import { readFileSync } from 'node:fs';
import type { Download } from 'playwright-core';
import { readSheet } from '../../apps/server/src/platform/xlsx/read-sheet.ts';
import { writeWorkbook } from '../../apps/server/src/platform/xlsx/workbook.ts';

/** A sheet as an office worker sees it: the headers, and the texts of the rows below. */
export interface SheetOfTexts {
  readonly headers: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

/** Opens a file that was downloaded. */
export async function openDownload(download: Download): Promise<SheetOfTexts> {
  const sheet = await readSheet(readFileSync(await download.path()), { mostRows: 2000 });
  const width = Math.max(...sheet.map(({ cells }) => Math.max(-1, ...cells.keys()) + 1));
  const [headers = [], ...rows] = sheet.map(({ cells }) =>
    Array.from({ length: width }, (_, at) => cells.get(at)?.text ?? ''),
  );
  return { headers, rows };
}

/** Saves a sheet, as a file to be chosen in a browser. */
export async function fileOf(name: string, { headers, rows }: SheetOfTexts) {
  const columns = headers.map((header) => ({ header, width: 20 }));
  return {
    name,
    mimeType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    buffer: await writeWorkbook({ name: 'Sheet', columns, rows }),
  };
}
