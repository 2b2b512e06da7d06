import { accepted, isDigits, refused, trimmed, upperCased, type Verdict } from '../text/index.ts';

/** Seconds a one-time code is good for. */
export const otpSeconds = 180;

/** One-time code: none FLDVAL0028; 6 digits, no leading 0, else FLDVAL0011. */
export function checkOtp(value: string): Verdict {
  const otp = trimmed(value);
  if (otp === '') return refused('FLDVAL0028');
  return /^[1-9][0-9]{5}$/.test(otp) ? accepted(otp) : refused('FLDVAL0011');
}

/** Pin code: 6 digits, no leading 0 (India Post), else FLDVAL0012; empty FLDVAL0001. */
export function checkPinCode(value: string): Verdict {
  const pin = trimmed(value);
  if (pin === '') return refused('FLDVAL0001');
  return /^[1-9][0-9]{5}$/.test(pin) ? accepted(pin) : refused('FLDVAL0012');
}

/** IFSC of a bank branch: at most 11 characters (FLDVAL0013), 4 letters, 0, 6 letters or digits as RBI issues them (FLDVAL0014). */
export function checkIfsc(value: string): Verdict {
  const code = upperCased(trimmed(value));
  if (code === '') return refused('FLDVAL0001');
  if (code.length > 11) return refused('FLDVAL0013', { max: 11 });
  return /^[A-Z]{4}0[A-Z0-9]{6}$/.test(code) ? accepted(code) : refused('FLDVAL0014');
}

/** RCHID: digits (FLDVAL0006), at most 15 (FLDVAL0015). A leading 0 belongs to the number. */
export function checkRchId(value: string): Verdict {
  const id = trimmed(value);
  if (id === '') return refused('FLDVAL0001');
  if (!isDigits(id)) return refused('FLDVAL0006');
  return id.length > 15 ? refused('FLDVAL0015', { max: 15 }) : accepted(id);
}

/** Digits of a bank account in India, as banks give them: 9 to 18. */
const accountDigits = { min: 9, max: 18 } as const;

/** Number of a bank account: digits (FLDVAL0006), 9 to 18 of them (FLDVAL0004). A leading 0 belongs to the number. */
export function checkAccount(value: string): Verdict {
  const account = trimmed(value);
  if (account === '') return refused('FLDVAL0001');
  if (!isDigits(account)) return refused('FLDVAL0006');
  const { min, max } = accountDigits;
  return account.length < min || account.length > max ? refused('FLDVAL0004', { min, max }) : accepted(account);
}
