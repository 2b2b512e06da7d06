import { importErrors } from '@teeka/contract/beneficiaries';
import { queryHandler, refuse } from '../../../platform/http/handler.ts';
import { openRows } from './brought.ts';
import { gone } from './open-import.ts';
import { type ImportFault, importOf } from './queries.ts';
import { errorsFile } from './sheet/write-files.ts';
import { faultLine } from './wire-import.ts';

export const importErrorsHandler = queryHandler(importErrors, async ({ import_id }, { actor, db, atRest, origin }) => {
  const record = await db.first(importOf(actor.user_id, import_id));
  if (!record) return gone();
  if (record.state === 'checking' || record.state === 'storing' || record.state === 'discarded')
    return refuse({ code: 'IMPISERR0006', path: 'import_id' });
  const faults = new Map<number, ImportFault[]>();
  for (const fault of record.errors) faults.set(fault.row, [...(faults.get(fault.row) ?? []), fault]);
  const bad = openRows(atRest, record).flatMap((brought) => {
    const own = faults.get(brought.row);
    if (!own) return [];
    return [{ brought, sentences: own.map((fault) => faultLine(fault, origin.language)) }];
  });
  if (bad.length === 0) return refuse({ code: 'IMPISERR0003', path: 'import_id' });
  return { reply: errorsFile(bad, record.file_name), audit: [{ beneficiary_id: '0', subject: import_id }] };
});
