import type { Refusal, RefusalCode } from '../refusal/index.ts';

/** One entry of the server's policy, as it stands on the wire; the three switches are 0 or 1. */
export interface PasswordPolicy {
  readonly min_password_length: number;
  readonly alphabetical: number;
  readonly numeric: number;
  readonly special_chars: number;
}

/** Longest password, in characters. */
export const maxPasswordLength = 20;

/** What users are told unless the server says otherwise. */
export const defaultPasswordPolicy: PasswordPolicy = {
  min_password_length: 8,
  alphabetical: 1,
  numeric: 1,
  special_chars: 1,
};

/** The four marks of the live check; a mark that the policy does not ask for is set. */
export interface PasswordFlags {
  readonly length: boolean;
  readonly alphabetical: boolean;
  readonly numeric: boolean;
  readonly special: boolean;
}

/** Judges a password as it is typed: length, upper and lower case, digit, one of ! @ # $ & *. */
export function passwordFlags(password: string, policy: PasswordPolicy): PasswordFlags {
  const { length } = password;
  return {
    length: length >= policy.min_password_length && length <= maxPasswordLength,
    alphabetical: policy.alphabetical !== 1 || (/[A-Z]/.test(password) && /[a-z]/.test(password)),
    numeric: policy.numeric !== 1 || /[0-9]/.test(password),
    special: policy.special_chars !== 1 || /[!@#$&*]/.test(password),
  };
}

/** Every rule a new password breaks, in the order of the flags (USRPRF0013 to 0016); empty gives USRPRF0018 alone. */
export function passwordRefusals(password: string, policy: PasswordPolicy): Refusal<RefusalCode>[] {
  if (password === '') return [{ code: 'USRPRF0018' }];
  const flags = passwordFlags(password, policy);
  const found: Refusal<RefusalCode>[] = [];
  if (!flags.length) {
    found.push({ code: 'USRPRF0013', values: { min: policy.min_password_length, max: maxPasswordLength } });
  }
  if (!flags.alphabetical) found.push({ code: 'USRPRF0014' });
  if (!flags.numeric) found.push({ code: 'USRPRF0015' });
  if (!flags.special) found.push({ code: 'USRPRF0016' });
  return found;
}
