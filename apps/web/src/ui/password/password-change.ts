import { type PasswordChange, type PasswordPolicy, passwordChangeRefusals } from '@teeka/domain/password';
import type { Refusal, RefusalCode } from '@teeka/domain/refusal';

/** Which field of a change of password each refusal belongs to, under the names of the wire. */
const fieldOf: Readonly<Record<string, string>> = { USRPRF0017: 'repeated', USRPRF0007: 'currentPassword' };

/** What is wrong with a change of password before it is sent, at its fields. */
export function checkPasswordChange(change: PasswordChange, policy: PasswordPolicy): Refusal<RefusalCode>[] {
  const found: Refusal<RefusalCode>[] = passwordChangeRefusals(change, policy).map((one) => ({
    ...one,
    path: fieldOf[one.code] ?? 'newPassword',
  }));
  if (change.current === '') found.unshift({ code: 'USRPRF0018', path: 'currentPassword' });
  return found;
}
