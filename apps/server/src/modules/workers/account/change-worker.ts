import { changeWorker } from '@teeka/contract/workers';
import { checkMobile } from '@teeka/domain/contact';
import { checkDisplayName } from '@teeka/domain/profile';
import { keptSites, personRefusals, villagesLeft } from '@teeka/domain/workers';
import { commandHandler, refuse } from '../../../platform/http/handler.ts';
import type { Platform } from '../../../platform/http/platform.ts';
import { mobileOfUser } from '../../../platform/sealing/numbers-of.ts';
import { closeCodesOf, endEverything, holdSignInsOf, passwordTurns } from '../../auth/index.ts';
import { judgeGuard, readGuard, settleGuard } from '../guarded-act.ts';
import { judgeAct } from '../judge-act.ts';
import { workerInArea } from '../queries.ts';
import { holdVillages, villagesAtMove } from '../villages/queries.ts';
import { storeChanges } from '../villages/store-changes.ts';
import { changesPost, changesUsualSite } from './changes-post.ts';
import { holdPosted, judgePosting, postColumns, readPosted, siteIdsOf, sitesOf } from './posting.ts';
import { accountOf, holdersOf, holdUser, leaveSites, postToSites, storeChange, storeNumber } from './queries.ts';
import { tellWorker } from './tell-worker.ts';

/**
 * Another name, number, role or place. With another number somebody could sign in as the worker by a code: so the own
 * password is asked, the number before is told, and a code on its way there leads in no more. Another role or place ends every sign-in, as the phone holds what
 * belongs to the old one; what was not sent stays on it. Villages that the new post does not serve stay behind.
 * A change to what stands there already does nothing, and nobody is told (ADMROL0012).
 */
export const changeWorkerHandler = ({ signIns, sms }: Platform) =>
  commandHandler(changeWorker, {
    turns: passwordTurns,
    async read(input, context) {
      const { db, atRest, actor } = context;
      const { scope } = actor;
      const { user_id } = input;
      await holdPosted(input.posted_at, db);
      const guard = await readGuard('change', user_id, context);
      await db.first(holdUser(user_id));
      const villages = await db.rows(villagesAtMove(user_id, []));
      await db.rows(holdVillages(villages.map(({ village_id }) => village_id)));
      const typed = checkMobile(input.mobile_number);
      const mobile_hash = typed.ok ? atRest.hash('mobile', typed.normal) : null;
      const [worker, holders] = await Promise.all([
        db.first(workerInArea(user_id, scope)),
        db.rows(holdersOf({ user_id, user_name: '', mobile_hash })),
      ]);
      const account = worker ? await db.first(accountOf(user_id)) : undefined;
      const samePost = worker?.role === input.role && worker.user_level === input.user_level;
      const kept = keptSites(account?.sites ?? [], { wished: siteIdsOf(input.posted_at), samePost });
      const posted = await readPosted({ ...input, kept }, scope, db);
      const signedIn = worker ? await db.rows(holdSignInsOf(user_id)) : [];
      const had = worker ? await db.rows(villagesAtMove(user_id, sitesOf(posted))) : [];
      return { guard, worker, posted, holders, account, had, mobile_hash, ended: signedIn.length };
    },
    async decide(input, { guard, worker, posted, holders, account, had, mobile_hash, ended }, context) {
      const judged = judgeAct(input, worker, context);
      if ('refused' in judged) return judged;
      const before = mobileOfUser(judged.worker, context.atRest);
      const typed = checkMobile(input.mobile_number);
      const mobile = typed.ok ? typed.normal : before;
      const wrong = [
        ...personRefusals({ ...input, mobile_number: input.mobile_number === '' ? before : input.mobile_number }),
        ...judgePosting(input, posted, context.actor),
      ];
      if (wrong.length > 0) return refuse(...wrong);
      if (!account || account.version !== input.version) return refuse({ code: 'ADMROL0008' });
      const barred = await judgeGuard(guard, input.currentPassword, context);
      if (barred) return barred;
      const { user_id } = input;
      if (holders.some((one) => one.has_number && one.user_id !== user_id))
        return refuse({ code: 'ADMROL0006', path: 'mobile_number' });
      const moves = changesPost(input, { worker: judged.worker, account, posted });
      const number = mobile_hash && mobile !== before ? { mobile, mobile_hash } : undefined;
      const { role, user_level } = input;
      const named = checkDisplayName(input.display_name);
      const display_name = named.ok ? named.normal : input.display_name;
      if (!moves && !number && display_name === account.display_name && !changesUsualSite(account, posted))
        return refuse({ code: 'ADMROL0012' });
      const left = moves ? villagesLeft({ user_id, role }, had) : [];
      const detail = {
        security: moves ? 'post of a worker changed, sign-ins ended' : 'account of a worker changed',
        reason: judged.reason,
        ...(moves && { role, user_level, from: { role: judged.worker.role, user_level: judged.worker.user_level } }),
        ...(left.length > 0 && { villages: left }),
        ...(number && { number: 'changed' }),
      };
      return {
        decision: { input, display_name, guard, posted, moves, left, reason: judged.reason, number },
        reply: { ended: moves ? ended : 0 },
        audit: [{ beneficiary_id: '0', subject: user_id, detail }],
        afterwards() {
          signIns.forgetUser(user_id);
          const { state_code } = judged.worker;
          tellWorker(sms, { to: mobile, what: 'accountChanged', state_code });
          if (number) tellWorker(sms, { to: before, what: 'mobileChanged', state_code });
        },
      };
    },
    write({ input, display_name, guard, posted, moves, left, reason, number }, context) {
      const { db, now, atRest } = context;
      const { user_id } = input;
      settleGuard(guard, context);
      db.run(storeChange(user_id, { display_name, ...postColumns(input, posted) }));
      if (number) {
        const mobile_sealed = atRest.seal('mobile', `user/${user_id}`, number.mobile);
        const { mobile_hash } = number;
        db.run(closeCodesOf(user_id, now.instant));
        db.run(storeNumber(user_id, { mobile_sealed, mobile_hash, mobile_changed_at: now.instant }));
      }
      if (!moves) return;
      storeChanges(left, reason, context);
      db.run(leaveSites(user_id));
      const sites = sitesOf(posted);
      if (sites.length > 0) db.run(postToSites(user_id, sites));
      endEverything(user_id, { now: now.instant, because: 'post changed' }, db);
    },
  });
