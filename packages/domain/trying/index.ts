import { type RefusalCode, refusals } from '../refusal/index.ts';

/** Refused with 400 or 409 like a slip of the pen, but what somebody who guesses meets again and again. */
const guesses: readonly RefusalCode[] = [
  ...(['USRAUT0001', 'USRAUT0003', 'USRAUT0005', 'USRAUT0008', 'USRAUT0009'] as const),
  ...(['USRAUT0012', 'USRAUT0013', 'USRAUT0014', 'USRPRF0002', 'USRPRF0007', 'IDVERI0004'] as const),
  ...(['USRPRF0005', 'USRPRF0012', 'PAIRNG0001', 'ADMROL0003', 'ADMROL0006'] as const),
  // No phone sends in clear what its call seals.
  'REQVAL0004',
];

/** Every phone meets it four times an hour; the addresses that no call has are counted by the log. */
const everyday: readonly RefusalCode[] = ['USRAUT0018', 'REQVAL0007'];

/**
 * Whether a refusal may be the trace of somebody who tries what is not theirs: not signed in, not allowed, not in the
 * area, too often, or a wrong password, code or number.
 */
export function isTrying(code: RefusalCode): boolean {
  if (everyday.includes(code)) return false;
  return guesses.includes(code) || [401, 403, 404, 429].includes(refusals[code].status);
}
