import { addWorker } from '@teeka/contract/workers';
import { checkMobile } from '@teeka/domain/contact';
import { checkDisplayName } from '@teeka/domain/profile';
import type { Refusals } from '@teeka/domain/refusal';
import { checkUserName, personRefusals } from '@teeka/domain/workers';
import { commandHandler, refuse } from '../../../platform/http/handler.ts';
import type { Platform } from '../../../platform/http/platform.ts';
import { giveOneTimePassword, oneTimePassword, passwordTurns } from '../../auth/index.ts';
import { judgeGuard, readGuard, settleGuard } from '../guarded-act.ts';
import { workerInArea } from '../queries.ts';
import { isAsMade, isOwnUnused } from './made-already.ts';
import { newAccountRow } from './new-account.ts';
import { holdPosted, judgePosting, readPosted, sitesOf } from './posting.ts';
import { accountOf, type Holder, holdersOf, holdUser, insertUser, postToSites } from './queries.ts';
import { tellWorker } from './tell-worker.ts';

const normal = (verdict: ReturnType<typeof checkMobile>): string => (verdict.ok ? verdict.normal : '');

/** Whose name or number it is already. */
function takenRefusals(holders: readonly Holder[], user_name: string): Refusals {
  return [
    ...(holders.some((one) => one.user_name === user_name) ? [{ code: 'ADMROL0005', path: 'user_name' } as const] : []),
    ...(holders.some(({ has_number }) => has_number) ? [{ code: 'ADMROL0006', path: 'mobile_number' } as const] : []),
  ];
}

/**
 * An account with a password for one sign-in. It keeps no receipt, where the password would stand: sent again for an
 * account that is made so and that nobody has used, another password is given, and the last one holds.
 */
export const addWorkerHandler = ({ sms }: Platform) =>
  commandHandler(addWorker, {
    turns: passwordTurns,
    async read(input, context) {
      const { db, atRest, actor } = context;
      const { scope } = actor;
      const { user_id } = input;
      await holdPosted(input.posted_at, db);
      const guard = await readGuard('add', user_id, context);
      await db.first(holdUser(user_id));
      const user_name = normal(checkUserName(input.user_name));
      const mobile = normal(checkMobile(input.mobile_number));
      const mobile_hash = mobile === '' ? null : atRest.hash('mobile', mobile);
      const [posted, holders, worker, account] = await Promise.all([
        readPosted(input, scope, db),
        db.rows(holdersOf({ user_id, user_name, mobile_hash })),
        db.first(workerInArea(user_id, scope)),
        db.first(accountOf(user_id)),
      ]);
      const same = holders.find((one) => one.user_id === user_id);
      return { guard, posted, holders, already: { same, worker, account }, user_name, mobile, mobile_hash };
    },
    async decide(input, { guard, posted, holders, already, user_name, mobile, mobile_hash }, context) {
      const named = checkUserName(input.user_name);
      const wrong = [
        ...personRefusals(input),
        ...(named.ok ? [] : [{ ...named.refusal, path: 'user_name' }]),
        ...judgePosting(input, posted, context.actor),
      ];
      if (wrong.length > 0 || !mobile_hash) return refuse(...wrong);
      const { user_id } = input;
      const own = isOwnUnused(already, user_name, context);
      if (already.same && !own)
        return {
          ...refuse({ code: 'REQVAL0009', path: 'user_id' }),
          audit: [{ beneficiary_id: '0', subject: user_id, detail: { refused: 'REQVAL0009' } }],
        };
      // Whose names and numbers there are is said to whoever proves to be the one signed in.
      const barred = await judgeGuard(guard, input.currentPassword, context);
      if (barred) return barred;
      const display_name = normal(checkDisplayName(input.display_name));
      const again = own && isAsMade(already, { ...input, user_name, display_name, posted });
      const taken = again ? [] : takenRefusals(holders, user_name);
      if (taken.length > 0) return refuse(...taken);
      const given = await oneTimePassword();
      const security = again ? 'first password of a worker given anew' : 'account of a worker made';
      const detail = { security, user_name, role: input.role, user_level: input.user_level };
      return {
        decision: { input, again, given, guard, posted, user_name, mobile, mobile_hash },
        reply: { user_name, password: given.password },
        audit: [{ beneficiary_id: '0', subject: user_id, detail }],
      };
    },
    write({ input, again, given, guard, posted, user_name, mobile, mobile_hash }, context) {
      const { db, now, atRest, actor } = context;
      const { user_id } = input;
      settleGuard(guard, context);
      if (again) return giveOneTimePassword({ user_id, user_name }, given, context);
      db.run(
        insertUser(
          newAccountRow(
            { ...input, user_name, mobile, mobile_hash, post: input, posted, password_hash: given.hash },
            { actor, atRest, at: now.instant },
          ),
        ),
      );
      const sites = sitesOf(posted);
      if (sites.length > 0) db.run(postToSites(user_id, sites));
    },
    async after({ mobile, user_name, again, posted }) {
      const state_code = posted[0]?.state_code ?? null;
      if (!again) tellWorker(sms, { to: mobile, what: 'accountMade', state_code, values: { user_name } });
      return undefined;
    },
  });
