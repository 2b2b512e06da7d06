import { deviceEnvironments, longestAnswer, wadhShape } from '@teeka/domain/device';
import { captureKinds } from '@teeka/domain/pairing';
import { z } from 'zod';
import { call } from './call.ts';
import { asFile, recordId, text } from './fields.ts';
import { ofOneself } from './roles.ts';
import { cardPhotoBytes } from './vaccinations/card-photo.ts';

const ofSelf = { access: 'signed-in', area: 'self', method: 'GET', quiet: true } as const;

/** What a finger is captured for, as the verification of the desk wants it. */
const fingerWish = z.object({
  env: z.enum(deviceEnvironments),
  /** Base64 of a SHA-256, or empty. */
  wadh: z.string().regex(wadhShape),
});

export const offerPairing = call({
  ...ofOneself,
  name: 'pairing.offerPairing',
  quiet: true,
  summary:
    'A code for a QR, by which a phone becomes the camera of this sign-in: for a minute and once; never a token.',
  reply: z.object({ code: z.string(), seconds: z.number().int() }),
  sealed: { reply: ['code'] },
  refusals: ['PAIRNG0002', 'USRAUT0016'],
});

export const pairPhone = call({
  ...ofOneself,
  name: 'pairing.pairPhone',
  summary:
    'Makes this sign-in the camera of the desk that shows the code, which is of the same account or a colleague.',
  request: z.object({ code: text(40) }),
  reply: z.object({ pairing_id: z.string(), name: z.string() }),
  sealed: { request: ['code'] },
  refusals: ['PAIRNG0001', 'PAIRNG0002', 'PAIRNG0004', 'PAIRNG0005', 'REQVAL0012', 'USRAUT0016'],
});

const pairing = z.object({
  pairing_id: z.string(),
  /** What this sign-in is in it. */
  as: z.enum(['desk', 'phone']),
  /** Whose the other device is, and what it is. */
  name: z.string(),
  browser: z.string(),
  system: z.string(),
  since: z.string(),
  last_used: z.string().nullable(),
  /** What the desk waits for just now. */
  awaits: z.enum(captureKinds).nullable(),
  /** Names this waiting: what is captured for it answers no other one. */
  wish_id: z.string().nullable(),
  /** With what a finger is to be captured, where one is waited for. */
  finger: fingerWish.nullable(),
});
export type Pairing = z.output<typeof pairing>;

export const getPairings = call({
  ...ofSelf,
  name: 'pairing.getPairings',
  summary: 'The phones that serve this sign-in, and the desks that it serves.',
  reply: z.object({ pairings: z.array(pairing) }),
});

export const unpair = call({
  ...ofOneself,
  name: 'pairing.unpair',
  summary: 'Ends a pairing, from either side.',
  request: z.object({ pairing_id: recordId }),
  refusals: ['REQVAL0012'],
});

export const awaitCapture = call({
  ...ofOneself,
  name: 'pairing.awaitCapture',
  quiet: true,
  summary: 'Lets the phones of this desk capture one thing, or no longer; what they captured before is gone.',
  request: z.object({
    awaits: z.enum(captureKinds).nullable(),
    /** With a finger, what it is captured for. */
    finger: fingerWish.nullish(),
    /** With nothing, the waiting that is over: a later one, perhaps of another page, goes on. */
    wish_id: recordId.optional(),
  }),
  reply: z.object({ phones: z.number().int(), wish_id: z.string().nullable() }),
  refusals: ['FLDVAL0001'],
});

export const sendPicture = call({
  ...ofOneself,
  name: 'pairing.sendPicture',
  summary:
    'Hands a PNG or JPEG to the desk that waits for one; it is kept sealed until it is taken, for minutes at most.',
  request: z.object({
    pairing_id: recordId,
    wish_id: recordId.optional(),
    /** Base64. */
    content: text((cardPhotoBytes.kept / 3) * 4 + 4),
  }),
  refusals: ['PAIRNG0003', 'PAIRNG0006', 'REQVAL0012', 'REQVAL0017', 'USRPRF0019', 'USRPRF0020'],
});

export const sendScanned = call({
  ...ofOneself,
  name: 'pairing.sendScanned',
  summary: 'Hands the number that a scanned card names to the desk that waits for one.',
  request: z.object({ pairing_id: recordId, wish_id: recordId.optional(), scanned: z.string().regex(/^[0-9]{14}$/) }),
  sealed: { request: ['scanned'] },
  refusals: ['PAIRNG0003', 'PAIRNG0006', 'REQVAL0012'],
});

export const sendFinger = call({
  ...ofOneself,
  name: 'pairing.sendFinger',
  summary:
    'Hands the encrypted capture of a registered device to the desk that waits for a finger, as it is; kept sealed until it is taken, for minutes at most.',
  request: z.object({ pairing_id: recordId, wish_id: recordId, pid_data: text(longestAnswer) }),
  sealed: { request: ['pid_data'] },
  refusals: ['IDVERI0006', 'PAIRNG0003', 'PAIRNG0006', 'REQVAL0012', 'REQVAL0017'],
});

export const getCapture = call({
  ...ofSelf,
  name: 'pairing.getCapture',
  summary: 'What a phone captured for this desk, which waits for it; a picture as base64, all else as it is.',
  reply: z.object({
    capture: z.object({ kind: z.enum(captureKinds), wish_id: z.string().nullable(), content: z.string() }).nullable(),
  }),
  sealed: { reply: ['capture.content'] },
});

export const hearPairings = call({
  ...ofSelf,
  name: 'pairing.hearPairings',
  summary: 'Server-sent events: `look` whenever something of the pairings of this sign-in is new. Ends after a minute.',
  ...asFile,
});
