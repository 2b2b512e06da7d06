import { randomInt } from 'node:crypto';
import { otpSeconds } from '@teeka/domain/contact';
import { masked } from '@teeka/domain/identity';
import type { Writer } from '../../platform/db/database.ts';
import { type Context, type Refused, refuse } from '../../platform/http/handler.ts';
import { uuidV7 } from '../../platform/ids/uuid-v7.ts';
import type { AtRest } from '../../platform/sealing/at-rest.ts';
import type { SmsGateway } from '../../platform/sms/gateway.ts';
import { smsSentence } from '../../platform/words/sentence.ts';
import { bumpThrottle, countOtpTry, type OtpRow, putOtp } from './queries.ts';
import { throttleKeys, windowStart } from './throttle.ts';

/** What a code is for; one that was asked for one purpose serves no other. */
export type OtpPurpose = 'sign-in' | 'two-step' | 'forgot' | 'verify-mobile' | 'change-mobile';

const mostTries = 5;
const template = 'teeka-otp';

const hashOf = (atRest: AtRest, txn_id: string, otp: string): Buffer =>
  atRest.hash('otp', `${txn_id}\0${otp}`);

export interface IssuedOtp {
  readonly row: OtpRow;
  readonly mobile: string;
  readonly otp: string;
  /** A number of nobody gets no message, and whoever asked cannot tell. */
  readonly isSent: boolean;
}

interface OtpWish {
  readonly purpose: OtpPurpose;
  readonly mobile: string;
  readonly user_id: string | null;
  readonly isSent: boolean;
  /** The transaction that gets a new code. */
  readonly renews?: OtpRow | undefined;
}

/** Draws a code of six digits, the first one not 0, good for 180 seconds. */
export function issueOtp({ purpose, mobile, user_id, isSent, renews }: OtpWish, context: Context): IssuedOtp {
  const { atRest, now, origin } = context;
  if (!origin.sessionKey) throw new Error('a one-time code without a session key');
  const txn_id = renews?.txn_id ?? uuidV7(now.instant);
  const otp = String(randomInt(100_000, 1_000_000));
  const row: OtpRow = {
    txn_id,
    purpose,
    user_id,
    mobile_sealed: atRest.seal('mobile', mobile),
    mobile_hash: atRest.hash('mobile', mobile),
    otp_hash: hashOf(atRest, txn_id, otp),
    session_key_wrapped: atRest.sealBytes('session-key', origin.sessionKey),
    tries: 0,
    created_at: now.instant,
    expires_at: new Date(now.instant.getTime() + otpSeconds * 1000),
    used_at: null,
  };
  return { row, mobile, otp, isSent };
}

export const otpReply = ({ row, mobile }: IssuedOtp) => ({
  txnId: row.txn_id,
  mobile_masked: masked(mobile),
  expires_in: otpSeconds,
});

export function storeOtp(
  { row, mobile }: IssuedOtp,
  { db, now, atRest, origin }: Context & { readonly db: Writer },
): void {
  const keys = throttleKeys(atRest, { mobile, address: origin.address });
  const counted = { now: now.instant, windowStart: windowStart(now.instant) };
  db.run(putOtp(row));
  db.run(bumpThrottle(keys.codes, counted));
  db.run(bumpThrottle(keys.codesFrom, counted));
}

/**
 * Hands the code to the gateway, after its transaction holds. For nobody's number it takes as long and sends nothing;
 * there a number that the gateway refuses is answered as if it had been served, or it would be told from nobody's.
 */
export async function sendOtp(
  sms: SmsGateway,
  issued: IssuedOtp,
  { origin }: Context,
): Promise<Refused | undefined> {
  const minutes = Math.round(otpSeconds / 60);
  const text = smsSentence(origin.language, 'otp', { otp: issued.otp, minutes });
  const message = { to: issued.mobile, text, template_id: template, ref: uuidV7() };
  const outcome = issued.isSent ? await sms.send(message) : await sms.touch();
  const isHidden = issued.row.purpose === 'sign-in' && outcome === 'refused';
  return outcome === 'taken' || isHidden ? undefined : refuse({ code: 'REQVAL0014' });
}

/** Why a code does not count, or nothing. A wrong one is counted, and after five no code of this transaction counts. */
export function judgeOtp(
  row: OtpRow | undefined,
  { otp, purposes }: { readonly otp: string; readonly purposes: readonly OtpPurpose[] },
  { atRest, now }: Context,
): Refused | undefined {
  if (!row || row.used_at || !purposes.some((purpose) => purpose === row.purpose))
    return refuse({ code: 'USRAUT0012' });
  if (row.expires_at.getTime() <= now.instant.getTime()) return refuse({ code: 'USRAUT0013' });
  if (row.tries >= mostTries) return refuse({ code: 'USRAUT0014' });
  if (hashOf(atRest, row.txn_id, otp.trim()).equals(row.otp_hash)) return undefined;
  return { refused: [{ code: 'USRPRF0002', path: 'otp' }], aside: (db) => db.run(countOtpTry(row.txn_id)) };
}
