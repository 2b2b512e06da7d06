import { updateMobileNumber } from '@teeka/contract/profile';
import { type Context, commandHandler, refuse } from '../../platform/http/handler.ts';
import type { Platform } from '../../platform/http/platform.ts';
import { uuidV7 } from '../../platform/ids/uuid-v7.ts';
import { smsSentence } from '../../platform/words/sentence.ts';
import { closeCodesOf, endSignInsOf, judgeOtp, type OtpRow, readOtp, readOtpRequest, useOtp } from '../auth/index.ts';
import { ownNumber } from './own-number.ts';
import { mobileOf, storeMobile } from './queries.ts';

const numberOfCode = ({ txn_id, mobile_sealed }: OtpRow, { atRest }: Context): string =>
  atRest.open('mobile', `code/${txn_id}`, mobile_sealed);

/**
 * Takes the number of the transaction once its code is right; only whoever requested it can. All other sign-ins end, and
 * the number before is told, as whoever has it may know nothing of the change.
 */
export const updateMobileNumberHandler = ({ sms, signIns }: Platform) =>
  commandHandler(updateMobileNumber, {
    async read({ txnId }, context) {
      const [code, own] = await Promise.all([
        readOtp(txnId, context),
        context.db.first(mobileOf(context.actor.user_id)),
      ]);
      if (!code.row) return { code, holder: undefined, own };
      const mobile = numberOfCode(code.row, context);
      const { user } = await readOtpRequest(mobile, undefined, context);
      return { code, holder: user?.user_id, own };
    },
    decide({ otp, txnId: _ }, { code, holder, own }, context) {
      const { user_id } = context.actor;
      if (!code.row || code.row.user_id !== user_id) return refuse({ code: 'USRAUT0012', path: 'txnId' });
      const wrong = judgeOtp(code, { otp, purposes: ['change-mobile'], sms }, context);
      if (wrong) return wrong;
      if (holder !== undefined && holder !== user_id) return refuse({ code: 'USRPRF0005', path: 'mobile_number' });
      const before = ownNumber(own, context) || undefined;
      const detail = { security: 'mobile number changed, other sign-ins ended' };
      return {
        decision: { code: code.row, before },
        reply: {},
        audit: [{ beneficiary_id: '0', subject: user_id, detail }],
      };
    },
    write({ code }, context) {
      const { db, actor, now, atRest } = context;
      const mobile = numberOfCode(code, context);
      const mobile_sealed = atRest.seal('mobile', `user/${actor.user_id}`, mobile);
      const mobile_hash = atRest.hash('mobile', mobile);
      db.run(useOtp(code.txn_id, now.instant));
      // One that is on its way to the number before leads in no more.
      db.run(closeCodesOf(actor.user_id, now.instant));
      db.run(storeMobile(actor.user_id, { mobile_sealed, mobile_hash, mobile_changed_at: now.instant }));
      const ending = { now: now.instant, because: 'mobile number changed', stays: { sign_in_id: actor.sign_in_id } };
      db.run(endSignInsOf(actor.user_id, ending));
    },
    async after({ before }, { actor, origin }) {
      signIns.forgetUser(actor.user_id);
      if (before === undefined) return undefined;
      const text = smsSentence(origin.language, 'mobileChanged', {});
      void sms.send({ to: before, text, template_id: 'teeka-mobile-changed', ref: uuidV7() });
      return undefined;
    },
  });
