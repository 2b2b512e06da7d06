import type { Reader, Writer } from '../db/database.ts';
import { type Context, refuse } from '../http/handler.ts';
import { uuidV7 } from '../ids/uuid-v7.ts';
import { insertJob } from '../jobs/queries.ts';
import { storingJob } from './import-jobs.ts';
import type { ImportName } from './import-kind.ts';
import { gone, isOpen, type Rows, settled } from './open-import.ts';
import { type ImportRecord, lockImport, putState } from './queries.ts';

interface Input {
  readonly import_id: string;
}

/** The person's yes: the good rows are to be stored. */
export const confirmSteps = (kinds: readonly ImportName[]) => ({
  read: ({ import_id }: Input, { db, actor }: Context & { readonly db: Reader }) =>
    db.first(lockImport({ user_id: actor.user_id, kinds }, import_id)),
  decide(_input: Input, record: Rows) {
    if (!record) return gone();
    if (!isOpen(record)) return settled();
    if (record.good_rows === 0) return refuse({ code: 'IMPISERR0003', path: 'import_id' });
    const audit = [{ beneficiary_id: '0', subject: record.import_id, detail: { rows: record.good_rows } }];
    return { decision: record, reply: {}, audit };
  },
  write({ import_id, total_rows }: ImportRecord, { db, actor, now }: Context & { readonly db: Writer }) {
    db.run(putState(import_id, 'storing'));
    const job_id = uuidV7(now.instant);
    db.run(insertJob({ job_id, kind: storingJob, subject: import_id, actor, total: total_rows, made_at: now.instant }));
  },
});
