import { z } from 'zod';
import { call } from './call.ts';
import { asFile, recordId, text } from './fields.ts';
import { ofOneself } from './roles.ts';
import { cardPhotoBytes } from './vaccinations/card-photo.ts';

const ofSelf = { access: 'signed-in', area: 'self', method: 'GET', quiet: true } as const;

/** What a desk waits for from its phones. */
export const captureKinds = ['picture', 'code'] as const;
export type CaptureKind = (typeof captureKinds)[number];

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
  request: z.object({ awaits: z.enum(captureKinds).nullable() }),
  reply: z.object({ phones: z.number().int() }),
});

export const sendPicture = call({
  ...ofOneself,
  name: 'pairing.sendPicture',
  summary:
    'Hands a PNG or JPEG to the desk that waits for one; it is kept sealed until it is taken, for minutes at most.',
  request: z.object({
    pairing_id: recordId,
    /** Base64. */
    content: text((cardPhotoBytes.kept / 3) * 4 + 4),
  }),
  refusals: ['PAIRNG0003', 'REQVAL0012', 'REQVAL0017', 'USRPRF0019', 'USRPRF0020'],
});

export const sendScanned = call({
  ...ofOneself,
  name: 'pairing.sendScanned',
  summary: 'Hands the number that a scanned card names to the desk that waits for one.',
  request: z.object({ pairing_id: recordId, scanned: z.string().regex(/^[0-9]{14}$/) }),
  sealed: { request: ['scanned'] },
  refusals: ['PAIRNG0003', 'REQVAL0012'],
});

export const getCapture = call({
  ...ofSelf,
  name: 'pairing.getCapture',
  summary: 'What a phone captured for this desk, which waits for it; a picture as base64, a scanned number as it is.',
  reply: z.object({ capture: z.object({ kind: z.enum(captureKinds), content: z.string() }).nullable() }),
  sealed: { reply: ['capture.content'] },
});

export const hearPairings = call({
  ...ofSelf,
  name: 'pairing.hearPairings',
  summary: 'Server-sent events: `look` whenever something of the pairings of this sign-in is new. Ends after a minute.',
  ...asFile,
});
