import { confirmImport } from '@teeka/contract/beneficiaries';
import { commandHandler, refuse } from '../../../platform/http/handler.ts';
import { uuidV7 } from '../../../platform/ids/uuid-v7.ts';
import { insertJob } from '../../../platform/jobs/queries.ts';
import { storingJob } from './import-jobs.ts';
import { gone, isOpen, settled } from './open-import.ts';
import { lockImport, putState } from './queries.ts';

/** The person's yes: the good rows are to be stored. */
export const confirmImportHandler = commandHandler(confirmImport, {
  read: ({ import_id }, { db, actor }) => db.first(lockImport(actor.user_id, import_id)),
  decide(_input, record) {
    if (!record) return gone();
    if (!isOpen(record)) return settled();
    if (record.good_rows === 0) return refuse({ code: 'IMPISERR0003', path: 'import_id' });
    const audit = [{ beneficiary_id: '0', subject: record.import_id, detail: { rows: record.good_rows } }];
    return { decision: record, reply: {}, audit };
  },
  write({ import_id, total_rows }, { db, actor, now }) {
    db.run(putState(import_id, 'storing'));
    const job_id = uuidV7(now.instant);
    db.run(
      insertJob({
        job_id,
        kind: storingJob,
        subject: import_id,
        actor,
        total: total_rows,
        made_at: now.instant,
      }),
    );
  },
});
