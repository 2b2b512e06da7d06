import { Readable } from 'node:stream';
import type { Reader } from '../db/database.ts';
import type { FileStore } from '../files/file-store.ts';
import { type Context, refuse } from '../http/handler.ts';
import { typeOfFile } from './file-of.ts';
import { contentOf } from './keep-parts.ts';
import { downloadOf, partsOf } from './queries.ts';
import { wireDownload } from './wire-download.ts';

/** A finished file, for whoever had it made, as long as they may have it. */
export const fetchDownload =
  (files: FileStore) =>
  async ({ download_id }: { readonly download_id: string }, context: Context & { readonly db: Reader }) => {
    const { actor, db } = context;
    const row = await db.first(downloadOf(actor.user_id, download_id));
    if (!row) return refuse({ code: 'REQVAL0012', path: 'download_id' });
    const { state } = wireDownload(row, context);
    const [first, ...others] = state === 'ready' ? await db.rows(partsOf(download_id)) : [];
    // The first part is there before anything is answered.
    const beginning = first && (await files.get(first.file_key));
    if (!beginning) return refuse({ code: 'REPREP0011', path: 'download_id' });
    async function* all() {
      yield beginning;
      yield* contentOf(
        files,
        others.map(({ file_key }) => file_key),
      );
    }
    return {
      reply: { type: typeOfFile(row.report), name: row.file_name, body: Readable.from(all()) },
      audit: [{ beneficiary_id: '0', subject: download_id }],
    };
  };
