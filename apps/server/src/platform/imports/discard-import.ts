import type { Reader, Writer } from '../db/database.ts';
import type { Context } from '../http/handler.ts';
import type { ImportName } from './import-kind.ts';
import { gone, isOpen, type Rows, settled } from './open-import.ts';
import { discard, lockImport } from './queries.ts';

interface Input {
  readonly import_id: string;
}

export const discardSteps = (kinds: readonly ImportName[]) => ({
  read: ({ import_id }: Input, { db, actor }: Context & { readonly db: Reader }) =>
    db.first(lockImport({ user_id: actor.user_id, kinds }, import_id)),
  decide(_input: Input, record: Rows) {
    if (!record) return gone();
    if (!isOpen(record)) return settled();
    const audit = [{ beneficiary_id: '0', subject: record.import_id }];
    return { decision: record.import_id, reply: {}, audit };
  },
  write: (import_id: string, { db }: Context & { readonly db: Writer }) => db.run(discard(import_id)),
});
