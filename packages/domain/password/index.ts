export { type PasswordChange, passwordChangeRefusals } from './change.ts';
export { isCommonPassword } from './easily-guessed.ts';
export type { PasswordPolicy } from './policy.ts';
export { defaultPasswordPolicy, maxPasswordLength, passwordFlags, passwordRefusals } from './policy.ts';
