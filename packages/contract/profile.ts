import { z } from 'zod';
import { otpSent } from './auth.ts';
import { call } from './call.ts';
import { asFile, text, uploadedFile } from './fields.ts';
import { translated } from './names.ts';
import { ofOneself, roles, userLevels } from './roles.ts';

/** The signed-in user, as state and header need it. `vacc_type` 1 means vaccine, anything else venom. */
export const loggedInUser = z.object({
  user_id: z.string(),
  userId: z.string(),
  user_name: z.string(),
  display_name: z.string(),
  role: z.enum(roles),
  role_id: z.number().int(),
  user_level: z.enum(userLevels),
  state_id: z.number().int().nullable(),
  state: z.string().nullable(),
  district_id: z.number().int().nullable(),
  district: z.string().nullable(),
  subdistrict: z.string().nullable(),
  block_id: z.number().int().nullable(),
  block: z.string().nullable(),
  /** The same places in other languages. */
  ...translated('state', z.string().nullable().optional()),
  ...translated('district', z.string().nullable().optional()),
  ...translated('block', z.string().nullable().optional()),
  facility_id: z.string().nullable(),
  facility_name: z.string().nullable(),
  ...translated('facility_name', z.string().nullable().optional()),
  session_site_id: z.string().nullable(),
  villages: z.array(
    z.object({
      village_id: z.number().int(),
      village_name: z.string(),
      ...translated('village_name', z.string().optional()),
    }),
  ),
  is_active: z.enum(['0', '1']),
  vacc_type: z.number().int(),
  isSupervisor: z.union([z.literal(0), z.literal(1)]),
  mobile_number: z.string(),
  profile_picture_url: z.string().nullable(),
  /** Number of the health professional registry; null where none is linked. A server of an earlier version leaves it out. */
  hpr_number: z.string().nullable().optional(),
  /** Base64 of the 32-byte key of this user's store on a phone; kept on the phone only while signed in. */
  store_key: z.string(),
});
export type LoggedInUser = z.output<typeof loggedInUser>;

const sealedUser = ['user_id', 'session_site_id', 'mobile_number', 'store_key'];

export const getLoggedInUserInfo = call({
  name: 'profile.getLoggedInUserInfo',
  method: 'GET',
  summary: 'The user behind the token.',
  access: 'signed-in',
  area: 'self',
  reply: z.object({ loggedInUser }),
  sealed: { reply: sealedUser.map((field) => `loggedInUser.${field}`) },
  refusals: ['USRAUT0003'],
});

export const getDetails = call({
  name: 'profile.getDetails',
  path: '{user}/getDetails',
  summary: 'The own profile.',
  access: 'signed-in',
  area: 'self',
  quiet: true,
  reply: loggedInUser,
  sealed: { reply: sealedUser },
  refusals: ['USRAUT0003'],
});

export const downloadProfilePic = call({
  name: 'profile.downloadProfilePic',
  path: '{vaccinator}/download/profilePic',
  summary: 'The profile picture; a text/html answer means there is none.',
  access: 'signed-in',
  area: 'self',
  quiet: true,
  request: z.object({ userId: text() }),
  ...asFile,
});

/** Bytes of a profile picture on its way in, and of one that is kept. The client compresses to about 0.1 MB. */
export const pictureBytes = { taken: 10 * 1024 * 1024, kept: 1024 * 1024, wished: 100_000 } as const;

export const uploadProfilePic = call({
  ...ofOneself,
  name: 'profile.uploadProfilePic',
  path: '{vaccinator}/beneficiary/uploadProfilePic',
  summary: 'Keeps a PNG or JPEG of at most 1 MB as the own profile picture, without what cameras add to it.',
  request: z.object({ file: uploadedFile, userId: text() }),
  reply: z.string(),
  answers: 'text',
  upload: { field: 'file', most: pictureBytes.taken },
  refusals: ['REQVAL0012', 'REQVAL0017', 'USRPRF0019', 'USRPRF0020'],
});

export const removeProfilePic = call({
  ...ofOneself,
  name: 'profile.removeProfilePic',
  path: '{vaccinator}/beneficiary/removeProfilePic',
  summary: 'Takes the own profile picture off; it is not kept any more.',
  request: z.object({ userId: text() }),
  refusals: ['REQVAL0012'],
});

export const sendOtpUpdateMobileNumber = call({
  ...ofOneself,
  name: 'profile.sendOtpUpdateMobileNumber',
  path: '{user}/sendOTPUpdateMobileNumber/',
  summary:
    'Sends a one-time code to the number that is to become the own mobile number, to whoever knows the current password.',
  // Required beyond the specification's fields: without it a borrowed phone becomes the account (decision 049).
  request: z.object({ mobile_number: text(), currentPassword: text() }),
  reply: otpSent,
  sealed: { request: ['mobile_number', 'currentPassword'] },
  refusals: [
    'FLDVAL0006',
    'FLDVAL0007',
    'FLDVAL0008',
    'FLDVAL0027',
    'USRAUT0002',
    'USRAUT0005',
    'USRAUT0015',
    'USRAUT0020',
    'USRPRF0004',
    'USRPRF0005',
    'USRPRF0007',
    'REQVAL0014',
  ],
});

export const updateMobileNumber = call({
  ...ofOneself,
  name: 'profile.updateMobileNumber',
  path: '{user}/updateMobileNumber/',
  summary: 'Makes the number to which the code went the own mobile number.',
  request: z.object({ otp: text(), txnId: text(64) }),
  sealed: { request: ['otp'] },
  refusals: ['USRPRF0002', 'USRPRF0005', 'USRAUT0012', 'USRAUT0013', 'USRAUT0014', 'USRAUT0020'],
});

export const updateUser = call({
  ...ofOneself,
  name: 'profile.updateUser',
  path: '{user}/updateUser',
  summary: 'Changes the own display name.',
  request: z.object({ userId: text(), display_name: text() }),
  sealed: { request: ['userId'] },
  refusals: ['FLDVAL0001', 'FLDVAL0002', 'FLDVAL0003', 'FLDVAL0004', 'FLDVAL0016', 'REQVAL0012'],
});
