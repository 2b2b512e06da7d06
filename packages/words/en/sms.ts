/** Messages that go to a phone; the gateway's registered templates follow these texts. */
export const sms = {
  otp: '{{otp}} is your OTP for Teeka. It is valid for {{minutes}} minutes. Do not share it with anyone.',
  wrongCodes:
    'Teeka: {{count}} wrong OTPs were entered for your account today. If it was not you, tell your administrator. Do not share an OTP with anyone.',
  passwordReset: 'Teeka: a new password was set for your account. If it was not you, tell your administrator at once.',
  mobileChanged:
    'Teeka: another mobile number was set for your account. If it was not you, tell your administrator at once.',
  accountMade:
    'Teeka: an account was made for you. Your user name is {{user_name}}. Your officer tells you the first password.',
  accountBrought:
    'Teeka: an account was made for you. Your user name is {{user_name}}. Choose a password with Forgot password on the sign-in page.',
  accountChanged: 'Teeka: your account was changed by your officer. If that is not right, tell your officer.',
  villagesChanged:
    'Teeka: your officer changed the villages you look after. Open Teeka to see them. If that is not right, tell your officer.',
  accountClosed: 'Teeka: your account was closed by your officer. Records you have not sent are kept.',
  accountOpened: 'Teeka: your account is open again. You can sign in.',
  accountRemoved: 'Teeka: the account that was made for you was removed by your officer.',
  signInsEnded: 'Teeka: your officer signed you out. Records you have not sent are kept. Sign in again to go on.',
  sessionCancelled:
    'Teeka: the session for {{name}} on {{date}} at {{site}} will not take place. You will be told the new day.',
  sessionStopped:
    'Teeka: the session for {{name}} on {{date}} at {{site}} is stopped for now. Please do not come until you are told.',
  sessionMoved:
    'Teeka: the session for {{name}} was planned for {{before}}. Please come on {{date}}, {{from}} to {{to}}, at {{site}}.',
  sessionMovedSlot:
    'Teeka: the session for {{name}} was planned for {{before}}. Please come on {{date}} at {{from}}, at {{site}}.',
} as const;
