import { discardImport } from '@teeka/contract/beneficiaries';
import { commandHandler } from '../../../platform/http/handler.ts';
import { gone, isOpen, settled } from './open-import.ts';
import { discard, lockImport } from './queries.ts';

export const discardImportHandler = commandHandler(discardImport, {
  read: ({ import_id }, { db, actor }) => db.first(lockImport(actor.user_id, import_id)),
  decide(_input, record) {
    if (!record) return gone();
    if (!isOpen(record)) return settled();
    return {
      decision: record.import_id,
      reply: {},
      audit: [{ beneficiary_id: '0', subject: record.import_id }],
    };
  },
  write: (import_id, { db }) => db.run(discard(import_id)),
});
