import { mostTriesADay } from '@teeka/domain/identity';
import { countTriesNow, triesToday } from '../../../platform/access/tries/tries.ts';
import { insertAudit } from '../../../platform/http/queries.ts';
import type { ImportKind, Judging, RowAsBrought } from '../../../platform/imports/index.ts';
import { holdImports, holdNumbers } from '../names/queries.ts';
import { judgeRows, mobilesIn } from './judge/judge-rows.ts';
import { peopleSheet } from './sheet/people-sheet.ts';
import { storePeople } from './store/store-people.ts';

/** What photo IDs were compared with at the first look counts for today; whoever of elsewhere has one is traced. */
async function judge(rows: readonly RowAsBrought[], { platform, job, db, import_id, first, progress }: Judging) {
  const { actor } = job;
  const { atRest, clock, env } = platform;
  const who = { actor, now: clock(), db };
  const most = mostTriesADay['photo-id-imported'];
  const judged = await judgeRows(rows, {
    db,
    actor,
    atRest,
    today: clock().today,
    photoIdsLeft: first ? Math.max(0, most - (await triesToday('photo-id-imported', who))) : most,
    testNumbers: env.identity.testNumbers,
    progress,
  });
  const { good, bad, faults, photoIds, elsewhere } = judged;
  if (first) {
    if (photoIds > 0) await countTriesNow('photo-id-imported', who, photoIds);
    const detail = { photo_id_elsewhere: true };
    const lines = elsewhere.map((beneficiary_id) => ({ beneficiary_id, subject: import_id, detail }));
    if (lines.length > 0) await db.rows(insertAudit('beneficiaries.uploadImport', actor, lines));
  }
  return {
    good: good.length,
    bad,
    faults,
    store: (writer: Parameters<typeof storePeople>[0]) =>
      storePeople(writer, good, { actor, atRest, at: clock().instant, import_id }),
  };
}

/** People who register, from a file. */
export const peopleImport: ImportKind = {
  kind: 'people',
  sheet: peopleSheet,
  async hold(rows, db, atRest) {
    await db.rows(holdImports());
    await db.rows(holdNumbers(mobilesIn(rows, atRest)));
  },
  judge,
};
