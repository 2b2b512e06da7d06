import { z } from 'zod';
import { call } from '../call.ts';
import { asFile, beneficiaryId, instant, reference, text } from '../fields.ts';
import { answeringRoles, ofPerson, sessionRoles } from '../roles.ts';

/** Bytes of a person's photo: what the phone compresses to, and what is taken. */
export const personPhotoBytes = { wished: 100_000, kept: 150_000 } as const;

/** A call of its own beside registration and edit, so that a picture never holds up a name. */
export const savePhoto = call({
  ...ofPerson,
  name: 'beneficiaries.savePhoto',
  path: '{beneficiary}/savePhoto',
  summary: "Keeps a PNG or JPEG of at most 150,000 bytes as a person's photo, without what cameras add to it.",
  request: z.object({
    beneficiary_id: reference,
    /** Base64. */
    user_photo: text((personPhotoBytes.kept / 3) * 4 + 4),
    captured_at: instant,
  }),
  reply: z.object({ beneficiary_id: beneficiaryId }),
  sealed: { request: ['beneficiary_id'] },
  refusals: ['REQVAL0012', 'REQVAL0017', 'SESDAY0015', 'USRPRF0019', 'USRPRF0020'],
});

export const removePhoto = call({
  ...ofPerson,
  name: 'beneficiaries.removePhoto',
  path: '{beneficiary}/removePhoto',
  summary: "Takes a person's photo off their record; it is not kept and not served any more.",
  request: z.object({ beneficiary_id: reference, captured_at: instant }),
  reply: z.object({ beneficiary_id: beneficiaryId }),
  sealed: { request: ['beneficiary_id'] },
  refusals: ['REQVAL0012', 'SESDAY0015'],
});

export const downloadPhoto = call({
  name: 'beneficiaries.downloadPhoto',
  path: '{beneficiary}/download/photo',
  summary: "A person's photo; a text/html answer means there is none.",
  access: [...sessionRoles, ...answeringRoles],
  area: 'own-area',
  quiet: true,
  request: z.object({ beneficiary_id: reference }),
  ...asFile,
  sealed: { request: ['beneficiary_id'] },
  refusals: ['REQVAL0012'],
});
