import { getOtp } from '@teeka/contract/auth';
import { checkMobile } from '@teeka/domain/contact';
import type { Reader } from '../../platform/db/database.ts';
import { type Context, commandHandler, refuse } from '../../platform/http/handler.ts';
import type { Platform } from '../../platform/http/platform.ts';
import { isUuid } from '../../platform/ids/is-uuid.ts';
import { allSettings, type SettingRow, twoStepOf } from '../settings/index.ts';
import { issueOtp, otpReply, sendOtp, storeOtp } from './otp.ts';
import { judgeCodes, type OtpRequestRows, readOtpRequest } from './otp-request.ts';
import { lockOtp, type OtpRow } from './queries.ts';

interface Rows {
  readonly earlier: OtpRow | undefined;
  readonly mobile: string;
  readonly request: OtpRequestRows;
  readonly settings: readonly SettingRow[];
}

type Input = {
  readonly transaction_id: string;
  readonly mobile: string;
  readonly device?: string | undefined;
};

/** A number sent along must be that of the transaction; the second of two steps need not name it. */
async function readRows(input: Input, context: Context & { readonly db: Reader }): Promise<Rows> {
  const { db, atRest } = context;
  const earlier = isUuid(input.transaction_id) ? await db.first(lockOtp(input.transaction_id)) : undefined;
  const typed = checkMobile(input.mobile);
  const known = earlier ? atRest.open('mobile', `code/${earlier.txn_id}`, earlier.mobile_sealed) : '';
  const mobile = typed.ok ? typed.normal : known;
  const [request, settings] = await Promise.all([
    readOtpRequest(mobile, input.device, context),
    db.rows(allSettings()),
  ]);
  return { earlier, mobile, request, settings };
}

/** Sends a code for signing in, or anew for a transaction under way. Nobody learns whether a number is registered. */
export const getOtpHandler = ({ env, sms }: Platform) =>
  commandHandler(getOtp, {
    read: readRows,
    decide(input, { earlier, mobile, request, settings }, context) {
      const renews = input.transaction_id !== '';
      const typed = checkMobile(input.mobile);
      if (!typed.ok && !(renews && input.mobile === '')) return refuse({ ...typed.refusal, path: 'mobile' });
      const isOurs = earlier && !earlier.used_at && /^(sign-in|two-step)$/.test(earlier.purpose);
      const isSame = earlier && context.atRest.isHash('mobile', mobile, earlier.mobile_hash);
      if (renews && !(isOurs && isSame)) return refuse({ code: 'USRAUT0012', path: 'transaction_id' });
      // Where two steps are required, a code alone signs nobody in.
      if (!renews && twoStepOf(settings, env)) return refuse({ code: 'USRAUT0012' });
      const barred = judgeCodes(request, context);
      if (barred) return refuse(barred);
      const user_id = renews ? (earlier?.user_id ?? null) : (request.user?.user_id ?? null);
      const purpose = earlier?.purpose === 'two-step' && renews ? 'two-step' : 'sign-in';
      const { standing } = request;
      const wish = { purpose, mobile, user_id, isSent: user_id !== null, standing } as const;
      const issued = issueOtp(renews ? { ...wish, renews: earlier } : wish, context);
      return {
        decision: issued,
        reply: otpReply(issued),
        audit: [{ beneficiary_id: '0', subject: user_id ?? '' }],
      };
    },
    write: storeOtp,
    after: (issued, context) => sendOtp(sms, issued, context),
  });
