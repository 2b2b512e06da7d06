import { z } from 'zod';
import { call } from './call.ts';
import { text } from './fields.ts';
import { ofOneself } from './roles.ts';

export * from './auth/signed-in.ts';
export * from './auth/unsent.ts';

const beforeSignIn = { access: 'open', area: 'none', kind: 'command' } as const;

/** Milliseconds since 1970 as a decimal string; refused when more than five minutes off or seen before. */
const ts = z.string().regex(/^[0-9]{13}$/);
/** Base64 of the 65-byte uncompressed P-256 point of this sign-in. */
const secret = z.string().length(88);
const txnId = text(64);
/**
 * The secret of this installation, 32 bytes as base64url, made once and kept: where an account signed in with it before,
 * strangers' wrong tries do not keep it out. Left out, the device counts as one that the account does not know.
 */
const device = z
  .string()
  .regex(/^[A-Za-z0-9_-]{43}$/)
  .optional();

/** Tokens of a sign-in: the access token lives 15 minutes, the refresh token rotates with each use. */
export const tokens = z.object({ accessToken: z.string(), refreshToken: z.string() });

/** Where a one-time code went: the transaction, the masked number and the seconds it lives. */
export const otpSent = z.object({
  txnId: z.string(),
  mobile_masked: z.string(),
  expires_in: z.number().int(),
});

const byPassword = {
  ...beforeSignIn,
  request: z.object({ user_name: text(), password: text(), ts, secret, device }),
  keyFrom: 'secret',
  dynamic: ['password'],
  sealed: { request: ['user_name', 'password', 'device'] },
} as const;
const wrongPassword = [
  'USRAUT0001',
  'USRAUT0002',
  'USRAUT0003',
  'USRAUT0004',
  'USRAUT0005',
  'USRAUT0006',
  'USRAUT0019',
] as const;
const wrongCode = ['USRPRF0002', 'USRAUT0012', 'USRAUT0013', 'USRAUT0014', 'USRAUT0020'] as const;
const badMobile = ['FLDVAL0006', 'FLDVAL0007', 'FLDVAL0008', 'FLDVAL0027'] as const;
const badPassword = [
  'USRPRF0008',
  'USRPRF0018',
  'USRPRF0013',
  'USRPRF0014',
  'USRPRF0015',
  'USRPRF0016',
  'USRPRF0021',
] as const;
const badStamp = ['USRAUT0008', 'USRAUT0009'] as const;

export const newLogin = call({
  ...byPassword,
  name: 'auth.newLogin',
  path: '{auth}/newLogin',
  summary: 'Signs in with user name and password.',
  reply: tokens,
  refusals: [...wrongPassword, 'USRAUT0007', 'USRAUT0017', 'USRAUT0023', ...badStamp, 'REQVAL0007'],
});

export const loginVaccinator = call({
  ...byPassword,
  name: 'auth.loginVaccinator',
  path: '{auth}/loginVaccinator',
  summary: 'First step of the two-step sign-in: password accepted, a one-time code is sent to the registered mobile.',
  reply: otpSent,
  refusals: [
    ...wrongPassword,
    'USRAUT0007',
    'USRAUT0017',
    ...badStamp,
    'USRAUT0015',
    'USRAUT0020',
    'USRAUT0022',
    'USRPRF0012',
    'REQVAL0007',
    'REQVAL0014',
  ],
});

export const getOtp = call({
  ...beforeSignIn,
  name: 'auth.getOtp',
  path: '{auth}/getotp',
  summary: 'Sends a one-time code for signing in; with `transaction_id` it sends anew for a transaction under way.',
  request: z.object({ transaction_id: text(64).default(''), mobile: text(), secret, device }),
  reply: otpSent,
  keyFrom: 'secret',
  sealed: { request: ['mobile', 'device'] },
  refusals: ['USRAUT0012', 'USRAUT0015', 'USRAUT0020', ...badMobile, 'REQVAL0014'],
});

export const verifyOtp = call({
  ...beforeSignIn,
  name: 'auth.verifyOtp',
  path: '{auth}/verifyotp',
  summary: 'Signs in with a one-time code, or ends the two-step sign-in.',
  request: z.object({ otp: text(), txnId, device }),
  reply: tokens,
  keyFrom: 'txnId',
  sealed: { request: ['otp', 'device'] },
  refusals: [...wrongCode, 'USRAUT0003', 'USRAUT0004'],
});

export const getAccessToken = call({
  ...beforeSignIn,
  name: 'auth.getAccessToken',
  path: '{auth}/getAccessToken',
  summary: 'Exchanges a refresh token for new tokens; a refresh token used twice ends the whole sign-in.',
  countedBy: 'sign-in',
  request: z.object({ refreshToken: text(400) }),
  reply: tokens,
  refusals: ['USRAUT0010', 'USRAUT0011'],
});

export const logout = call({
  ...ofOneself,
  name: 'auth.logout',
  path: '{auth}/logoutNew',
  summary: 'Ends the sign-in and all its tokens.',
  reply: z.string(),
  answers: 'text',
});

/** Of a call by which somebody signed in verifies a mobile number. */
const ofNumber = { access: 'signed-in', area: 'none', kind: 'command' } as const;

export const generateMobileOtp = call({
  ...ofNumber,
  name: 'auth.generateMobileOtp',
  path: '{auth v2}/generateMobileOTPv2',
  summary: 'Sends a one-time code to a mobile number that is to be verified.',
  request: z.object({ secret, mobile: text() }),
  reply: otpSent,
  keyFrom: 'secret',
  sealed: { request: ['mobile'] },
  refusals: ['USRAUT0015', 'USRAUT0020', ...badMobile, 'REQVAL0014'],
});

export const validateMobileOtp = call({
  ...ofNumber,
  name: 'auth.validateMobileOtp',
  path: '{auth v2}/validateMobileOtpv2',
  summary: 'Checks the one-time code of a mobile number that is to be verified.',
  request: z.object({ otp: text(), txnId }),
  reply: z.object({ verified: z.literal(true) }),
  keyFrom: 'txnId',
  sealed: { request: ['otp'] },
  refusals: [...wrongCode],
});

export const verifyMobileNumber = call({
  ...beforeSignIn,
  name: 'auth.verifyMobileNumber',
  path: '{user}/verifyMobileNumber',
  summary: 'First step of a forgotten password: sends a one-time code to a registered mobile number.',
  request: z.object({ mobileNo: text(), secret, device }),
  reply: otpSent,
  keyFrom: 'secret',
  sealed: { request: ['mobileNo', 'device'] },
  refusals: ['USRPRF0012', 'USRAUT0015', 'USRAUT0020', 'USRAUT0021', ...badMobile, 'REQVAL0014'],
});

export const resetPassword = call({
  ...beforeSignIn,
  name: 'auth.resetPassword',
  path: '{user}/resetPassword',
  summary: 'Second step of a forgotten password: the code and the new password.',
  request: z.object({ newPassword: text(), otp: text(), phoneNumber: text(), txnId, device }),
  keyFrom: 'txnId',
  sealed: { request: ['newPassword', 'otp', 'phoneNumber', 'device'] },
  refusals: [...wrongCode, ...badPassword, 'USRPRF0012', 'USRAUT0021'],
});

const changePassword = { currentPassword: text(), newPassword: text(), userId: text() };
export const updatePassword = call({
  ...beforeSignIn,
  name: 'auth.updatePassword',
  path: '{user}/updatePassword',
  summary: 'Sets a new password when signing in asked for it (first sign-in, expired, policy changed).',
  request: z.object({ ...changePassword, secret, device }),
  keyFrom: 'secret',
  sealed: { request: ['currentPassword', 'newPassword', 'userId', 'device'] },
  refusals: ['USRPRF0007', ...badPassword, 'USRAUT0002', 'USRAUT0005', 'USRAUT0019'],
});

export const updatePasswordProfile = call({
  ...ofOneself,
  name: 'auth.updatePasswordProfile',
  path: '{user}/updatePasswordProfile',
  summary: 'Changes the own password from the profile.',
  request: z.object(changePassword),
  sealed: { request: ['currentPassword', 'newPassword', 'userId'] },
  refusals: ['USRPRF0007', ...badPassword, 'USRAUT0002', 'USRAUT0005', 'REQVAL0012'],
});

const switchOf = z.union([z.literal(0), z.literal(1)]);
export const passwordPolicy = call({
  name: 'auth.passwordPolicy',
  method: 'GET',
  path: '{admin-v3}/passwordPolicy/password_policy',
  summary: 'The password policy that screens and server check.',
  access: 'open',
  area: 'none',
  reply: z.object({
    data: z.array(
      z.object({
        min_password_length: z.number().int(),
        alphabetical: switchOf,
        numeric: switchOf,
        special_chars: switchOf,
      }),
    ),
  }),
});

export const linkHprLogin = call({
  ...ofOneself,
  name: 'auth.linkHprLogin',
  path: '{vaccinator}/linkHPRLogin',
  summary: 'Keeps the number under which the health professional registry has the signed-in worker.',
  request: z.object({ hpr_number: text(40) }),
  reply: z.object({ hpr_number: z.string() }),
  refusals: ['FLDVAL0001', 'USRPRF0022'],
});

export const unlinkHprLogin = call({
  ...ofOneself,
  name: 'auth.unlinkHprLogin',
  path: '{vaccinator}/unlinkHPRLogin',
  summary: 'Forgets the link to the health professional registry.',
});
