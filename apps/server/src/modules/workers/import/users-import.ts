import { mostTriesADay } from '@teeka/domain/identity';
import { countTriesNow, triesToday } from '../../../platform/access/tries/tries.ts';
import type { Writer } from '../../../platform/db/database.ts';
import type { ImportKind } from '../../../platform/imports/index.ts';
import { generatedPassword } from '../../../platform/sealing/generated-password.ts';
import { hashPassword } from '../../../platform/sealing/password-hash.ts';
import { judgeUsers } from './judge-users.ts';
import { holdAccounts } from './queries.ts';
import { storeUsers } from './store-users.ts';
import { usersSheet } from './users-sheet.ts';

/** Accounts of workers, from a file: each owner chooses a password by a code that goes to the own number (decision 111). */
export const usersImport: ImportKind = {
  kind: 'users',
  sheet: usersSheet,
  async hold(_rows, db) {
    await db.rows(holdAccounts());
  },
  async judge(rows, { platform, job, db, import_id, first, progress }) {
    const { atRest, clock } = platform;
    const { actor } = job;
    const who = { actor, now: clock(), db };
    const most = mostTriesADay['account-imported'];
    const comparedLeft = first ? Math.max(0, most - (await triesToday('account-imported', who))) : most;
    const judged = await judgeUsers(rows, { db, actor, atRest, comparedLeft, progress });
    if (first) await countTriesNow('account-imported', who, rows.length);
    const password_hash = first ? '' : await hashPassword(generatedPassword());
    return {
      good: judged.good.length,
      bad: judged.bad,
      faults: judged.faults,
      store: (writer: Writer) =>
        storeUsers(writer, judged.good, { actor, atRest, at: clock().instant, import_id, password_hash }),
    };
  },
};
