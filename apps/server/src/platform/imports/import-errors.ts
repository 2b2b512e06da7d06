import type { Reader } from '../db/database.ts';
import { type Context, refuse } from '../http/handler.ts';
import { openRows } from './brought.ts';
import type { ImportKind } from './import-kind.ts';
import { gone } from './open-import.ts';
import { type ImportFault, importOf } from './queries.ts';
import { faultLine } from './wire-import.ts';
import { errorsFile } from './write-files.ts';

/** The bad rows of an import as a file. */
export const errorsAnswer =
  (kinds: readonly ImportKind[]) =>
  async (
    { import_id }: { readonly import_id: string },
    { actor, db, atRest, origin }: Context & { readonly db: Reader },
  ) => {
    const record = await db.first(
      importOf({ user_id: actor.user_id, kinds: kinds.map(({ kind }) => kind) }, import_id),
    );
    const sheet = kinds.find(({ kind }) => kind === record?.kind)?.sheet;
    if (!record || !sheet) return gone();
    if (record.state === 'checking' || record.state === 'storing' || record.state === 'discarded')
      return refuse({ code: 'IMPISERR0006', path: 'import_id' });
    const faults = new Map<number, ImportFault[]>();
    for (const fault of record.errors) faults.set(fault.row, [...(faults.get(fault.row) ?? []), fault]);
    const bad = openRows(atRest, record).flatMap((brought) => {
      const own = faults.get(brought.row);
      if (!own) return [];
      return [{ brought, sentences: own.map((fault) => faultLine(fault, sheet, origin.language)) }];
    });
    if (bad.length === 0) return refuse({ code: 'IMPISERR0003', path: 'import_id' });
    return {
      reply: errorsFile(bad, record.file_name, sheet),
      audit: [{ beneficiary_id: '0', subject: import_id }],
    };
  };
