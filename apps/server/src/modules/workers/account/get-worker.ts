import { nameFields } from '@teeka/contract/names';
import type { Role, UserLevel } from '@teeka/contract/roles';
import type { CalledArea } from '@teeka/contract/sites';
import { getWorker } from '@teeka/contract/workers';
import { masked } from '@teeka/domain/identity';
import type { Names } from '@teeka/domain/names';
import { partOf } from '@teeka/domain/workers';
import { queryHandler } from '../../../platform/http/handler.ts';
import { mobileOfUser } from '../../../platform/sealing/numbers-of.ts';
import { judgeAct } from '../judge-act.ts';
import { workerInArea } from '../queries.ts';
import { accountToShow, type ShownRow, sitesToShow } from './queries.ts';

const called = (part: CalledArea['part'], names: Names | null): CalledArea => ({
  part,
  ...nameFields('area_name', names ?? { en: '', hi: '' }),
});

/** The place of a post above session sites. */
function placeOf(row: ShownRow): readonly CalledArea[] {
  const level = partOf(row.user_level);
  if (!level || level === 'site') return [];
  const code = row[`${level}_code`];
  return code === null ? [] : [called({ level, code }, row[level])];
}

/** The account of one worker whom the actor answers for; others are refused alike. */
export const getWorkerHandler = queryHandler(getWorker, async ({ user_id }, context) => {
  const { actor, atRest, db } = context;
  const judged = judgeAct({ user_id, reason: undefined }, await db.first(workerInArea(user_id, actor.scope)), context);
  if ('refused' in judged) return judged;
  const [row, sites] = await Promise.all([db.first(accountToShow(user_id)), db.rows(sitesToShow(user_id))]);
  if (!row) return { refused: [{ code: 'REQVAL0012', path: 'user_id' }] };
  const { worker } = judged;
  const posted_at = [
    ...placeOf(row),
    ...sites.map(({ session_site_id, names }) => called({ level: 'site', id: session_site_id }, names)),
  ];
  const reply = {
    user_id,
    user_name: worker.user_name,
    display_name: row.display_name,
    mobile_masked: masked(mobileOfUser(worker, atRest)),
    role: worker.role as Role,
    user_level: row.user_level as UserLevel,
    posted_at,
    version: row.version,
  };
  return { reply, audit: [{ beneficiary_id: '0', subject: user_id }] };
});
