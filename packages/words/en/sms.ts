/** Messages that go to a phone; the gateway's registered templates follow these texts. */
export const sms = {
  otp: '{{otp}} is your OTP for Teeka. It is valid for {{minutes}} minutes. Do not share it with anyone.',
} as const;
