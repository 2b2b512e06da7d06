import type { Refusal, RefusalCode } from '../refusal/index.ts';
import { isCommonPassword } from './easily-guessed.ts';
import { type PasswordPolicy, passwordRefusals } from './policy.ts';

export interface PasswordChange {
  /** Left out where it is not known, as after a forgotten password. */
  readonly current?: string;
  readonly next: string;
  readonly repeated: string;
  /** Where it is known: a password is not built on it. */
  readonly userName?: string;
}

/** A change of password: the policy first, then not the current one (USRPRF0008) and none that is guessed first
 * (USRPRF0021), then typed twice alike (USRPRF0017). */
export function passwordChangeRefusals(change: PasswordChange, policy: PasswordPolicy): Refusal<RefusalCode>[] {
  const found = passwordRefusals(change.next, policy);
  if (change.next !== '' && change.next === change.current) found.push({ code: 'USRPRF0008' });
  if (found.length === 0 && isCommonPassword(change.next, change.userName)) found.push({ code: 'USRPRF0021' });
  if (change.next !== change.repeated) found.push({ code: 'USRPRF0017' });
  return found;
}
