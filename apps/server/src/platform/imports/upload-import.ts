import type { UploadedFile } from '@teeka/contract/fields';
import type { Reader, Writer } from '../db/database.ts';
import { countBytes } from '../files/put/expect-file.ts';
import { type Context, type Refused, refuse } from '../http/handler.ts';
import type { Platform } from '../http/platform.ts';
import { Turns } from '../http/turns.ts';
import { uuidV7 } from '../ids/uuid-v7.ts';
import { insertJob } from '../jobs/queries.ts';
import { type RowAsBrought, sealRows } from './brought.ts';
import { checkingJob } from './import-jobs.ts';
import type { ImportKind } from './import-kind.ts';
import { type ImportStanding, insertImport, type OpenImports, openImportsOf } from './queries.ts';
import { readImportFile } from './read-file.ts';
import { wireImport } from './wire-import.ts';

/** Files of one user that are worked on at once: they share the worker with everybody's. */
const mostWorking = 3;
/** And that wait for a word: each holds up to a thousand rows for a week. */
const mostResting = 20;
/** Unpacking and reading a file takes a core for a moment, in a thread of its own. */
const turns = new Turns(2);

function tooManyOpen(open: OpenImports | undefined): Refused | undefined {
  const { working, resting } = open ?? { working: 0, resting: 0 };
  if (working < mostWorking && resting < mostResting) return undefined;
  return refuse({ code: 'IMPISERR0007', values: { open: working + resting } });
}

async function rowsOf({ bytes }: UploadedFile, kind: ImportKind): Promise<readonly RowAsBrought[] | Refused> {
  const read = await turns.take(() => readImportFile(bytes, kind));
  return 'refusal' in read ? refuse(read.refusal) : read.rows;
}

/** The steps of a call that reads a file at once, so that a wrong one is refused at once; its rows are checked by a job. */
export const uploadSteps = <Input extends { readonly file: UploadedFile }>(
  { pool }: Pick<Platform, 'pool'>,
  kindOf: (input: Input) => ImportKind,
) => ({
  admits: async (_input: Input, { db, actor }: Context & { readonly db: Reader }) =>
    tooManyOpen(await db.first(openImportsOf(actor.user_id))),
  prepare: async (input: Input, context: Context) =>
    (await countBytes({ pool }, context, input.file.bytes.length)) ?? rowsOf(input.file, kindOf(input)),
  read: (_input: Input, { db, actor }: Context & { readonly db: Reader }) => db.first(openImportsOf(actor.user_id)),
  decide(
    input: Input,
    open: OpenImports | undefined,
    { actor, now, atRest, origin, prepared: rows }: Context & { readonly prepared: readonly RowAsBrought[] },
  ) {
    const refused = tooManyOpen(open);
    if (refused) return refused;
    const { kind, sheet } = kindOf(input);
    const import_id = uuidV7(now.instant);
    const decision: ImportStanding = {
      import_id,
      user_id: actor.user_id,
      kind,
      // Shown in lists and given back as the name of a file: no system takes these in one.
      file_name: input.file.name.replace(/[<>:"|?*]/g, ''),
      state: 'checking',
      rows_sealed: sealRows(atRest, import_id, rows),
      total_rows: rows.length,
      good_rows: 0,
      bad_rows: 0,
      stored_rows: 0,
      errors: [],
      uploaded_at: now.instant,
      job_done: 0,
      job_total: rows.length,
    };
    const audit = [{ beneficiary_id: '0', subject: decision.import_id }];
    return { decision, reply: wireImport(decision, sheet, origin.language), audit };
  },
  write(
    { import_id, user_id, kind, file_name, state, rows_sealed, total_rows, uploaded_at }: ImportStanding,
    { db, actor }: Context & { readonly db: Writer },
  ) {
    db.run(insertImport({ import_id, user_id, kind, file_name, state, rows_sealed, total_rows, uploaded_at }));
    const job_id = uuidV7(uploaded_at);
    db.run(
      insertJob({ job_id, kind: checkingJob, subject: import_id, actor, total: total_rows, made_at: uploaded_at }),
    );
  },
});
