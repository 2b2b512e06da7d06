import { paperLanguages } from '@teeka/domain/certificates';
import { z } from 'zod';
import { call } from './call.ts';
import { id, reference } from './fields.ts';
import { asCertificate, paperFields } from './paper-fields.ts';
import { answeringRoles, clinicalRoles, handingOverRoles } from './roles.ts';

export const issueCertificate = call({
  name: 'certificates.issueCertificate',
  summary:
    'Issues the certificate of vaccinations of a person: what stands on record now, signed (SMART Health Card) and kept as it was issued.',
  kind: 'command',
  access: handingOverRoles,
  area: 'own-area',
  request: z.object({
    beneficiary_ref_id: reference,
    language: z.enum(paperLanguages),
    /** Of which doses: every one, or the BCG dose alone. */
    of: z.enum(['all', 'BCG']).default('all'),
  }),
  reply: z.object({
    certificate_id: z.string(),
    number: z.string(),
    /** The text of its QR. */
    qr: z.string(),
  }),
  sealed: { request: ['beneficiary_ref_id'], reply: ['qr'] },
  refusals: ['REQVAL0012', 'CERTIF0001', 'BENSUM0002'],
});

export const regenerateCert = call({
  name: 'certificates.regenerateCert',
  path: '{vaccinator}/certificate/regenerateCert',
  summary: 'A certificate as PDF, drawn again from what was issued and never from what stands on record now.',
  access: handingOverRoles,
  area: 'own-area',
  request: z.object({ beneficiary_ref_id: reference, certificate_id: id, env: paperFields.env }),
  ...asCertificate,
  sealed: { request: ['beneficiary_ref_id', 'env'] },
  refusals: ['REQVAL0012'],
});

export const downloadrwinCertificate = call({
  name: 'certificates.downloadrwinCertificate',
  summary:
    'The report of a case as PDF: a visit of the national schedule, the course after a bite, a snake bite or sting; with all doses, events and its end.',
  access: [...clinicalRoles, ...answeringRoles],
  area: 'own-area',
  request: z.object({ beneficiary_reference_id: reference, case_id: id, ...paperFields }),
  ...asCertificate,
  sealed: { request: ['beneficiary_reference_id', 'env'] },
  refusals: ['REQVAL0012', 'BENSUM0001'],
});

/** A 401 of it exchanges the token, and signs nobody out even where that fails (specification, document 1 section 8). */
export const downloadBcgCertificate = call({
  name: 'certificates.downloadBcgCertificate',
  path: '{vaccinator}/downloadbcgCertificate',
  summary: 'A certificate of the BCG dose alone as PDF, drawn again from what was issued.',
  access: handingOverRoles,
  area: 'own-area',
  request: z.object({ beneficiary_reference_id: reference, certificate_id: id, env: paperFields.env }),
  ...asCertificate,
  sealed: { request: ['beneficiary_reference_id', 'env'] },
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
    /** Whose certificates of before this instant (seconds since 1970) nothing is told here: there were too many corrections since. */
    complete_from: z.number().int().optional(),
    /** The latest first. `before`: seconds since 1970; certificates that were issued earlier hold no more. */
    withdrawn: z.array(z.object({ rid: z.string(), before: z.number().int(), corrected: z.number().int() })),
  }),
});
