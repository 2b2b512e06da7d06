import { csvType } from '../csv/csv-lines.ts';
import type { Reader } from '../db/database.ts';
import type { FileStore } from '../files/file-store.ts';
import { type Context, refuse } from '../http/handler.ts';
import { workbookType } from '../xlsx/workbook.ts';
import { downloadOf } from './queries.ts';
import { wireDownload } from './wire-download.ts';

/** A finished file, for whoever had it made, as long as they may have it. */
export const fetchDownload =
  (files: FileStore) =>
  async ({ download_id }: { readonly download_id: string }, { actor, now, db }: Context & { readonly db: Reader }) => {
    const row = await db.first(downloadOf(actor.user_id, download_id));
    if (!row) return refuse({ code: 'REQVAL0012', path: 'download_id' });
    const { state } = wireDownload(row, { actor, now });
    const body = state === 'ready' && row.file_key !== null ? await files.get(row.file_key) : undefined;
    if (!body) return refuse({ code: 'REPREP0011', path: 'download_id' });
    return {
      reply: { type: row.report === 'line-list-csv' ? csvType : workbookType, name: row.file_name, body },
      audit: [{ beneficiary_id: '0', subject: download_id }],
    };
  };
