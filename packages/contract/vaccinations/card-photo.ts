import { z } from 'zod';
import { call } from '../call.ts';
import { asFile, beneficiaryId, instant, reference, text } from '../fields.ts';
import { answeringRoles, clinicalRoles, ofPerson } from '../roles.ts';

/** Bytes of a picture of the paper card, whose writing must stay legible: what the phone aims at, and what is taken. */
export const cardPhotoBytes = { aim: 200_000, kept: 450_000 } as const;

const writes = {
  ...ofPerson,
  reply: z.object({ beneficiary_id: beneficiaryId }),
  sealed: { request: ['beneficiary_reference_id'] },
} as const;

export const saveCardPhoto = call({
  ...writes,
  name: 'vaccinations.saveCardPhoto',
  summary: "Keeps a PNG or JPEG of a person's paper card, in place of the one before, without what cameras add to it.",
  request: z.object({
    beneficiary_reference_id: reference,
    /** Base64. */
    content: text((cardPhotoBytes.kept / 3) * 4 + 4),
    captured_at: instant,
  }),
  refusals: ['REQVAL0012', 'REQVAL0017', 'SESDAY0015', 'BENDOC0002'],
});

export const removeCardPhoto = call({
  ...writes,
  name: 'vaccinations.removeCardPhoto',
  summary: "Takes the picture of a person's paper card off their record; it is not kept and not served any more.",
  request: z.object({ beneficiary_reference_id: reference, captured_at: instant }),
  refusals: ['REQVAL0012', 'SESDAY0015'],
});

export const getCardPhoto = call({
  name: 'vaccinations.getCardPhoto',
  summary: "The picture of a person's paper card; a text/html answer means there is none.",
  access: [...clinicalRoles, ...answeringRoles],
  area: 'own-area',
  quiet: true,
  request: z.object({ beneficiary_reference_id: reference }),
  ...asFile,
  sealed: { request: ['beneficiary_reference_id'] },
  refusals: ['REQVAL0012'],
});
