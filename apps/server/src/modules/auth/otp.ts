import { randomInt } from 'node:crypto';
import { otpSeconds } from '@teeka/domain/contact';
import { masked } from '@teeka/domain/identity';
import { day } from '../../platform/clock/durations.ts';
import type { Reader, Writer } from '../../platform/db/database.ts';
import { type Context, type Refused, refuse } from '../../platform/http/handler.ts';
import { isUuid } from '../../platform/ids/is-uuid.ts';
import { uuidV7 } from '../../platform/ids/uuid-v7.ts';
import type { SmsGateway } from '../../platform/sms/gateway.ts';
import { smsSentence } from '../../platform/words/sentence.ts';
import { bumpFailedCode, type ThrottleRow, throttles } from './counting/queries.ts';
import { countCode, failedKey, failedOfDay } from './otp-request.ts';
import { countOtpTry, lockOtp, type OtpRow, putOtp } from './queries.ts';
import type { Standing } from './standing.ts';

/** What a code is for; one that was requested for one purpose serves no other. */
export type OtpPurpose = 'sign-in' | 'two-step' | 'forgot' | 'verify-mobile' | 'change-mobile';

const mostTries = 5;
const template = 'teeka-otp';
const hour = 60 * 60;
/** The more wrong codes of a number on one day, the longer it rests before another is sent. */
const rests = [
  { after: 5, seconds: hour / 4 },
  { after: 10, seconds: hour },
  { after: 15, seconds: 4 * hour },
];
/** The wrong code of a day at which the owner is warned. */
const warnAt = 10;

const hashed = (txn_id: string, otp: string): string => `${txn_id}\0${otp}`;

export interface IssuedOtp {
  readonly row: OtpRow;
  readonly mobile: string;
  readonly otp: string;
  /** A number of nobody gets no message, and whoever asked cannot tell. */
  readonly isSent: boolean;
  readonly standing: Standing;
}

interface OtpWish {
  readonly purpose: OtpPurpose;
  readonly mobile: string;
  readonly user_id: string | null;
  readonly isSent: boolean;
  /** From where it is requested. */
  readonly standing: Standing;
  /** The transaction that gets a new code. */
  readonly renews?: OtpRow | undefined;
}

/** Draws a code of six digits, the first one not 0, good for 180 seconds. */
export function issueOtp(wish: OtpWish, context: Context): IssuedOtp {
  const { purpose, mobile, user_id, isSent, standing, renews } = wish;
  const { atRest, now, origin } = context;
  if (!origin.sessionKey) throw new Error('a one-time code without a session key');
  const txn_id = renews?.txn_id ?? uuidV7(now.instant);
  const otp = String(randomInt(100_000, 1_000_000));
  const row: OtpRow = {
    txn_id,
    purpose,
    user_id,
    mobile_sealed: atRest.seal('mobile', `code/${txn_id}`, mobile),
    mobile_hash: atRest.hash('mobile', mobile),
    otp_hash: atRest.hash('otp', hashed(txn_id, otp)),
    session_key_wrapped: atRest.sealBytes('session-key', `code/${txn_id}`, origin.sessionKey),
    tries: 0,
    created_at: now.instant,
    expires_at: new Date(now.instant.getTime() + otpSeconds * 1000),
    used_at: null,
    standing,
  };
  return { row, mobile, otp, isSent, standing };
}

export const otpReply = ({ row, mobile }: IssuedOtp) => ({
  txnId: row.txn_id,
  mobile_masked: masked(mobile),
  expires_in: otpSeconds,
});

export function storeOtp(issued: IssuedOtp, context: Context & { readonly db: Writer }): void {
  context.db.run(putOtp(issued.row));
  countCode(issued, context);
}

/**
 * Hands the code to the gateway, after its transaction holds. For nobody's number it takes as long and sends nothing;
 * there a number that the gateway refuses is answered as if it had been served, or it would be told from nobody's.
 */
export async function sendOtp(sms: SmsGateway, issued: IssuedOtp, { origin }: Context): Promise<Refused | undefined> {
  const minutes = Math.round(otpSeconds / 60);
  const text = smsSentence(origin.language, 'otp', { otp: issued.otp, minutes });
  const message = { to: issued.mobile, text, template_id: template, ref: uuidV7() };
  const outcome = issued.isSent ? await sms.send(message) : await sms.touch();
  const isHidden = issued.row.purpose === 'sign-in' && outcome === 'refused';
  return outcome === 'taken' || isHidden ? undefined : refuse({ code: 'REQVAL0014' });
}

/** The transaction of a code, and the wrong codes of its number on this day. */
export interface OtpRows {
  readonly row: OtpRow | undefined;
  readonly failed: ThrottleRow | undefined;
}

export async function readOtp(txn_id: string, { db, atRest }: Context & { readonly db: Reader }): Promise<OtpRows> {
  const row = isUuid(txn_id) ? await db.first(lockOtp(txn_id)) : undefined;
  if (!row) return { row, failed: undefined };
  return { row, failed: await db.first(throttles([failedKey(atRest, row.mobile_hash, row.standing)])) };
}

/** Tells the owner of a number that somebody tries codes; whether it arrives changes no answer. */
function tellWrongCodes(sms: SmsGateway, { txn_id, mobile_sealed }: OtpRow, { atRest, origin }: Context): void {
  const to = atRest.open('mobile', `code/${txn_id}`, mobile_sealed);
  if (to === '') return;
  const text = smsSentence(origin.language, 'wrongCodes', { count: warnAt });
  void sms.send({ to, text, template_id: 'teeka-wrong-codes', ref: uuidV7() });
}

/**
 * Why a code does not count, or nothing. A wrong one is counted: after five no code of this transaction counts, and after
 * twenty of a number on one day none of that day (USRAUT0020).
 */
export function judgeOtp(
  { row, failed }: OtpRows,
  { otp, purposes, sms }: { readonly otp: string; readonly purposes: readonly OtpPurpose[]; readonly sms: SmsGateway },
  context: Context,
): Refused | undefined {
  const { atRest, now } = context;
  if (!row || row.used_at || !purposes.some((purpose) => purpose === row.purpose))
    return refuse({ code: 'USRAUT0012' });
  if (row.expires_at.getTime() <= now.instant.getTime()) return refuse({ code: 'USRAUT0013' });
  if (failedOfDay(failed, now.instant)) return refuse({ code: 'USRAUT0020' });
  if (row.tries >= mostTries) return refuse({ code: 'USRAUT0014' });
  if (atRest.isHash('otp', hashed(row.txn_id, otp.trim()), row.otp_hash)) return undefined;
  const key = failedKey(atRest, row.mobile_hash, row.standing);
  const dayAgo = new Date(now.instant.getTime() - day);
  const isOld = !failed || failed.window_start < dayAgo;
  const isWarned = row.user_id !== null && !isOld && failed.count + 1 === warnAt;
  return {
    refused: [{ code: 'USRPRF0002', path: 'otp' }],
    aside(db) {
      db.run(countOtpTry(row.txn_id));
      db.run(bumpFailedCode(key, { now: now.instant, dayAgo, rests }));
    },
    ...(isWarned && { afterwards: () => tellWrongCodes(sms, row, context) }),
  };
}
