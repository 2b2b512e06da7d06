import { mobileOfUser } from '../../platform/sealing/numbers-of.ts';
import { sendOtpUpdateMobileNumber, updateMobileNumber } from '@teeka/contract/profile';
import { checkMobile, checkNewMobile } from '@teeka/domain/contact';
import { type CommandHandler, type Context, refuse } from '../../platform/http/handler.ts';
import type { Platform } from '../../platform/http/platform.ts';
import { uuidV7 } from '../../platform/ids/uuid-v7.ts';
import { smsSentence } from '../../platform/words/sentence.ts';
import {
  checkOwnPassword,
  endSignInsOf,
  type IssuedOtp,
  issueOtp,
  judgeCodes,
  judgeOtp,
  type OtpRequestRows,
  type OtpRow,
  type OtpRows,
  type OwnPasswordRows,
  otpReply,
  passwordTurns,
  readOtp,
  readOtpRequest,
  readOwnPassword,
  sendOtp,
  settleOwnPassword,
  storeOtp,
  useOtp,
} from '../auth/index.ts';
import { mobileOf, type OwnMobileRow, storeMobile } from './queries.ts';

const ownNumber = (own: OwnMobileRow | undefined, { actor, atRest }: Context): string =>
  own ? mobileOfUser({ ...actor, ...own }, atRest) : '';

const numberOfCode = ({ txn_id, mobile_sealed }: OtpRow, { atRest }: Context): string =>
  atRest.open('mobile', `code/${txn_id}`, mobile_sealed);

interface AskRows {
  readonly own: OwnMobileRow | undefined;
  readonly password: OwnPasswordRows;
  readonly request: OtpRequestRows;
}

interface Asked {
  readonly issued: IssuedOtp;
  readonly password: OwnPasswordRows;
}

/**
 * Sends a code to the new number, which must be another than the own (USRPRF0004) and nobody else's (USRPRF0005). Whoever
 * asks says the current password: with the number goes the way to a forgotten one, so a borrowed phone is not enough.
 */
export function sendOtpUpdateMobileNumberHandler({
  sms,
}: Platform): CommandHandler<typeof sendOtpUpdateMobileNumber, AskRows, Asked> {
  return {
    call: sendOtpUpdateMobileNumber,
    turns: passwordTurns,
    async read({ mobile_number }, context) {
      const { user_id, sign_in_id } = context.actor;
      const typed = checkMobile(mobile_number);
      const password = await readOwnPassword(user_id, { sign_in_id }, context);
      const [own, request] = await Promise.all([
        context.db.first(mobileOf(user_id)),
        readOtpRequest(typed.ok ? typed.normal : '', undefined, context),
      ]);
      return { own, password, request };
    },
    async decide({ mobile_number, currentPassword }, { own, password, request }, context) {
      const current = ownNumber(own, context);
      const typed = checkNewMobile(mobile_number, current);
      if (!typed.ok) return refuse({ ...typed.refusal, path: 'mobile_number' });
      const owner = await checkOwnPassword(currentPassword, password, context);
      if ('refused' in owner) return owner;
      const { user_id } = context.actor;
      if (request.user && request.user.user_id !== user_id)
        return refuse({ code: 'USRPRF0005', path: 'mobile_number' });
      const barred = judgeCodes(request, context);
      if (barred) return refuse(barred);
      const { standing } = request;
      const wish = {
        purpose: 'change-mobile',
        mobile: typed.normal,
        user_id,
        isSent: true,
        standing,
      } as const;
      const issued = issueOtp(wish, context);
      return {
        decision: { issued, password },
        reply: otpReply(issued),
        audit: [{ beneficiary_id: '0', subject: user_id }],
      };
    },
    write({ issued, password }, context) {
      settleOwnPassword(password, context.db);
      storeOtp(issued, context);
    },
    after: ({ issued }, context) => sendOtp(sms, issued, context),
  };
}

interface ChangeRows {
  readonly code: OtpRows;
  readonly holder: string | undefined;
  readonly own: OwnMobileRow | undefined;
}

interface Changed {
  readonly code: OtpRow;
  readonly before: string | undefined;
}

/**
 * Takes the number of the transaction once its code is right; only whoever asked for it can. All other sign-ins end, and
 * the number before is told, as whoever has it may know nothing of the change.
 */
export function updateMobileNumberHandler({
  sms,
  signIns,
}: Platform): CommandHandler<typeof updateMobileNumber, ChangeRows, Changed> {
  return {
    call: updateMobileNumber,
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
  };
}
