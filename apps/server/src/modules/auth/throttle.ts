import type { Refusal, RefusalCode } from '@teeka/domain/refusal';
import type { AtRest } from '../../platform/sealing/at-rest.ts';
import type { ThrottleRow } from './queries.ts';

const minute = 60_000;
/** After every fifth wrong password in a row a user name rests for a quarter of an hour; after the fifteenth it is locked. */
const triesUntilRest = 5;
const triesUntilLocked = 15;
const rest = 15 * minute;
/** Wrong tries are forgotten a day after the last one. */
const forgotten = 24 * 60 * minute;
/** One address is often the shared door of a whole network, so its measure is wide. */
const triesPerAddress = 60;
const codesPerMobile = 5;
const codesPerAddress = 60;
const window = 15 * minute;

const code = (name: RefusalCode, until: number, now: Date): Refusal<RefusalCode> => ({
  code: name,
  values: { minutes: Math.max(1, Math.ceil((until - now.getTime()) / minute)) },
});

/** Keys of the counters; they are hashes, so that the table names nobody. */
export function throttleKeys(
  atRest: AtRest,
  of: { readonly user?: string; readonly mobile?: string; readonly address: string },
) {
  const key = (kind: string, value: string) =>
    atRest.hash('throttle', `${kind}\0${value}`).toString('base64url');
  return {
    user: key('user', of.user ?? ''),
    address: key('address', of.address),
    codes: key('codes', of.mobile ?? ''),
    codesFrom: key('codes-from', of.address),
  };
}

export const windowStart = (now: Date): Date => new Date(now.getTime() - window);

/** May another password be tried for this user? */
export function judgeTries(row: ThrottleRow | undefined, now: Date): Refusal<RefusalCode> | undefined {
  if (!row) return undefined;
  if (row.count >= triesUntilLocked) return { code: 'USRAUT0005' };
  const until = row.locked_until?.getTime() ?? 0;
  return until > now.getTime() ? code('USRAUT0002', until, now) : undefined;
}

/** The counter after one more wrong password. */
export function afterWrongTry(throttle_key: string, row: ThrottleRow | undefined, now: Date): ThrottleRow {
  const stale =
    !row || (row.count < triesUntilLocked && now.getTime() - row.window_start.getTime() > forgotten);
  const count = stale ? 1 : row.count + 1;
  const locked_until = count % triesUntilRest === 0 ? new Date(now.getTime() + rest) : null;
  return { throttle_key, window_start: now, count, locked_until };
}

function judgeWindow(row: ThrottleRow | undefined, most: number, now: Date): number | undefined {
  if (!row || row.count < most) return undefined;
  const until = row.window_start.getTime() + window;
  return until > now.getTime() ? until : undefined;
}

/** May this address try another password? */
export function judgeAddress(row: ThrottleRow | undefined, now: Date): Refusal<RefusalCode> | undefined {
  const until = judgeWindow(row, triesPerAddress, now);
  return until === undefined ? undefined : code('USRAUT0002', until, now);
}

/** May another one-time code go to this number, or be asked for from this address? */
export function judgeCodes(
  rows: { readonly mobile: ThrottleRow | undefined; readonly address: ThrottleRow | undefined },
  now: Date,
): Refusal<RefusalCode> | undefined {
  const until =
    judgeWindow(rows.mobile, codesPerMobile, now) ?? judgeWindow(rows.address, codesPerAddress, now);
  return until === undefined ? undefined : code('USRAUT0015', until, now);
}
