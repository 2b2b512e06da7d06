import { paperLanguages } from '@teeka/domain/certificates';
import { z } from 'zod';
import { call } from './call.ts';
import { asFile, id, reference } from './fields.ts';
import { handingOverRoles } from './roles.ts';

export const issueCertificate = call({
  name: 'certificates.issueCertificate',
  summary:
    'Issues the certificate of vaccinations of a person: what stands on record now, signed (SMART Health Card) and kept as it was issued.',
  kind: 'command',
  access: handingOverRoles,
  area: 'own-area',
  request: z.object({ beneficiary_ref_id: reference, language: z.enum(paperLanguages) }),
  reply: z.object({
    certificate_id: z.string(),
    number: z.string(),
    /** The text of its QR. */
    qr: z.string(),
  }),
  sealed: { request: ['beneficiary_ref_id'], reply: ['qr'] },
  refusals: ['REQVAL0012', 'CERTIF0001'],
});

export const regenerateCert = call({
  name: 'certificates.regenerateCert',
  path: '{vaccinator}/certificate/regenerateCert',
  summary: 'A certificate as PDF, drawn again from what was issued and never from what stands on record now.',
  access: handingOverRoles,
  area: 'own-area',
  heavy: 'figures',
  quiet: true,
  request: z.object({ beneficiary_ref_id: reference, certificate_id: id }),
  ...asFile,
  sealed: { request: ['beneficiary_ref_id'] },
  refusals: ['REQVAL0012'],
});

export const getCardTrust = call({
  name: 'certificates.getCardTrust',
  method: 'GET',
  summary:
    'What a certificate is judged by without network: the public keys of this issuer, and whose certificates were put right since.',
  access: 'open',
  area: 'none',
  reply: z.object({
    issuer: z.string(),
    keys: z.array(
      z.object({
        kty: z.literal('EC'),
        crv: z.literal('P-256'),
        use: z.literal('sig'),
        alg: z.literal('ES256'),
        kid: z.string(),
        x: z.string(),
        y: z.string(),
      }),
    ),
    /** The latest first. `before`: seconds since 1970; certificates that were issued earlier hold no more. */
    withdrawn: z.array(z.object({ rid: z.string(), before: z.number().int(), corrected: z.number().int() })),
  }),
});
