import type { Refusal, RefusalCode } from '@teeka/domain/refusal';
import { hour } from '../../platform/clock/durations.ts';
import type { UserRow } from './queries.ts';
import type { Standing } from './standing.ts';

/** Hours for which a number that became somebody's own sets no new password: whoever took the phone took no account. */
const newNumberRests = 24;
/** Hours after a reset by a message, where two steps are required, until a device that was never here may sign in. */
const resetRests = 12;

function within(since: Date | null, hours: number, now: Date): number | undefined {
  const left = since ? since.getTime() + hours * hour - now.getTime() : 0;
  return left > 0 ? Math.ceil(left / hour) : undefined;
}

/** May the number of this account set a new password yet? */
export function judgeNewNumber(
  { mobile_changed_at }: Pick<UserRow, 'mobile_changed_at'>,
  now: Date,
): Refusal<RefusalCode> | undefined {
  const hours = within(mobile_changed_at, newNumberRests, now);
  return hours === undefined ? undefined : { code: 'USRAUT0021', values: { hours } };
}

/**
 * Where two steps are required, may a password that a message alone has set open the first of them? On a device that the
 * account knows it may at once: the device is the other thing that the owner has.
 */
export function judgeReset(
  { reset_at }: Pick<UserRow, 'reset_at'>,
  standing: Standing,
  now: Date,
): Refusal<RefusalCode> | undefined {
  const hours = within(reset_at, resetRests, now);
  return hours === undefined || standing === 'device' ? undefined : { code: 'USRAUT0022', values: { hours } };
}
