import type { Refusal, RefusalCode } from '../refusal/index.ts';
import { type PasswordPolicy, passwordRefusals } from './policy.ts';

export interface PasswordChange {
  /** Left out where it is not known, as after a forgotten password. */
  readonly current?: string;
  readonly next: string;
  readonly repeated: string;
}

/** A change of password: the policy first, then not the current one (USRPRF0008), then typed twice alike (USRPRF0017). */
export function passwordChangeRefusals(
  change: PasswordChange,
  policy: PasswordPolicy,
): Refusal<RefusalCode>[] {
  const found = passwordRefusals(change.next, policy);
  if (change.next !== '' && change.next === change.current) found.push({ code: 'USRPRF0008' });
  if (change.next !== change.repeated) found.push({ code: 'USRPRF0017' });
  return found;
}
