import { isDeepStrictEqual } from 'node:util';
import { csvType } from '../csv/csv-lines.ts';
import type { Reader } from '../db/database.ts';
import type { FileStore } from '../files/file-store.ts';
import { type Context, refuse } from '../http/handler.ts';
import { workbookType } from '../xlsx/workbook.ts';
import { downloadOf } from './queries.ts';
import { wireDownload } from './wire-download.ts';

/**
 * A finished file, for whoever had it made, as long as they answer for what they answered for then: who was moved since has no
 * business with the people of the old place.
 */
export const fetchDownload =
  (files: FileStore) =>
  async ({ download_id }: { readonly download_id: string }, { actor, now, db }: Context & { readonly db: Reader }) => {
    const row = await db.first(downloadOf(actor.user_id, download_id));
    if (!row) return refuse({ code: 'REQVAL0012', path: 'download_id' });
    const isTheirs = isDeepStrictEqual(row.job_scope, JSON.parse(JSON.stringify(actor.scope)));
    const isThere = isTheirs && row.file_key !== null && wireDownload(row, now).state === 'ready';
    const body = isThere && row.file_key !== null ? await files.get(row.file_key) : undefined;
    if (!body) return refuse({ code: 'REPREP0011', path: 'download_id' });
    return {
      reply: { type: row.report === 'line-list-csv' ? csvType : workbookType, name: row.file_name, body },
      audit: [{ beneficiary_id: '0', subject: download_id }],
    };
  };
