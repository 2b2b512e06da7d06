import type { sms as english } from '../en/sms.ts';

export const sms = {
  otp: 'टीका के लिए आपका OTP {{otp}} है। यह {{minutes}} मिनट तक चलेगा। इसे किसी को न बताएँ।',
} as const satisfies Record<keyof typeof english, string>;
