import { paperLanguages, verdictWords } from '@teeka/domain/certificates';
import { z } from 'zod';
import { call } from './call.ts';
import { beneficiaryId, day, id, instant, reference, text } from './fields.ts';
import { named } from './names.ts';
import { paged, pageRequest } from './paging.ts';
import { asCertificate, paperFields } from './paper-fields.ts';
import { answeringRoles, clinicalRoles, handingOverRoles } from './roles.ts';
import { withinArea } from './within.ts';

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
  refusals: ['REQVAL0012', 'CERTIF0002', 'CERTIF0004', 'CERTIF0005'],
});

/** A certificate that was issued, and how it stands. */
const issued = {
  certificate_id: z.string(),
  number: z.string(),
  issued_at: z.string(),
  /** Who issued it. */
  issued_by_name: z.string(),
  /** Null of one whose paper cannot be read. */
  language: z.enum(paperLanguages).nullable(),
  of: z.enum(['all', 'BCG']),
  /** What whoever scans it is told; `unreadable`: what was kept of it does not open, so that nobody here knows. */
  state: z.enum([...verdictWords, 'unreadable']),
  withdrawn: z.object({ at: z.string(), by_name: z.string(), reason: z.string() }).nullable(),
  /** Whether whoever asks may withdraw it now. */
  withdrawable: z.boolean(),
};

export const getIssuedCertificates = call({
  name: 'certificates.getIssuedCertificates',
  summary:
    'The certificates that were issued of a person, the newest first: when, by whom, how each stands; and the code of the newest of all doses that holds.',
  access: handingOverRoles,
  area: 'own-area',
  request: z.object({ beneficiary_ref_id: reference }),
  reply: z.object({
    certificates: z.array(z.object(issued)),
    /** Null where none of all doses holds. */
    newest: z
      .object({
        number: z.string(),
        issued_on: day,
        /** The text of its QR. */
        qr: z.string(),
        /** Each dose that could be certified now stands on it. */
        complete: z.boolean(),
      })
      .nullable(),
  }),
  sealed: { request: ['beneficiary_ref_id'], reply: ['newest.qr'] },
  refusals: ['REQVAL0012'],
});

export const withdrawCertificate = call({
  name: 'certificates.withdrawCertificate',
  summary:
    'Withdraws one certificate that should not have been issued: it is not drawn again, and everybody who scans it is told.',
  kind: 'command',
  access: handingOverRoles,
  area: 'own-area',
  request: z.object({ beneficiary_ref_id: reference, certificate_id: id, reason: text(400) }),
  sealed: { request: ['beneficiary_ref_id'] },
  refusals: ['REQVAL0012', 'CERTIF0002', 'CERTIF0003', 'FLDVAL0001', 'FLDVAL0003', 'FLDVAL0004'],
});

export const findPaper = call({
  name: 'certificates.findPaper',
  summary:
    'The certificate or letter of appreciation that was issued under a number, of a person or worker of the own area; a number of elsewhere is none.',
  access: answeringRoles,
  area: 'own-area',
  /** As it was typed. */
  request: z.object({ number: text(40) }),
  reply: z.object({
    certificate: z.object({ beneficiary_id: beneficiaryId, ben_name: z.string(), ...issued }).nullable(),
    letter: z
      .object({
        user_id: z.string(),
        worker_name: z.string(),
        issued_at: z.string(),
        issued_by_name: z.string(),
        /** The days that it tells of. */
        from: day,
        to: day,
      })
      .nullable(),
  }),
  refusals: ['REQVAL0012', 'FLDVAL0001'],
});

const ofRevokedKey = z.object({
  beneficiary_id: beneficiaryId,
  ben_name: z.string(),
  dob: day,
  gender: z.number().int(),
  guardian_name: z.string(),
  ...named('village_name', z.string()),
  certificate_id: z.string(),
  number: z.string(),
  issued_at: z.string(),
  language: z.enum(paperLanguages),
  of: z.enum(['all', 'BCG']),
  /** The newest that was issued since by a key that is believed, of the same doses, and not withdrawn; null: none yet. */
  again: z.object({ number: z.string(), issued_at: z.string() }).nullable(),
});
export type CertificateOfRevokedKey = z.output<typeof ofRevokedKey>;

export const getCertificatesOfRevokedKeys = call({
  name: 'certificates.getCertificatesOfRevokedKeys',
  heavy: true,
  summary:
    'Certificates of people of the own area that nobody believes any more, because their key was revoked: those that were not issued again first, then the newest.',
  access: answeringRoles,
  area: 'own-area',
  request: z.object({ ...withinArea, ...pageRequest }),
  /** `open`: how many of all were not issued again. */
  reply: paged(ofRevokedKey).extend({ open: z.number().int() }),
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
  refusals: ['REQVAL0012', 'CERTIF0002', 'CERTIF0004', 'CERTIF0005'],
});

/** What a certificate is judged by beside its own signature. */
const trusted = {
  /** The server's time from before this was read (ISO 8601), after which news are asked for; a server of an earlier version leaves it out. */
  at: instant.optional(),
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
  /** Keys of which others may have the private half: nothing that they signed is believed. `since`: seconds since 1970. */
  revoked: z.array(z.object({ kid: z.string(), since: z.number().int() })),
  /**
   * The latest first. `before`: seconds since 1970; certificates of this name that were issued earlier were put right since.
   * `alone`: the one of the second before it was withdrawn, and no other is meant.
   */
  withdrawn: z.array(
    z.object({
      rid: z.string(),
      before: z.number().int(),
      corrected: z.number().int(),
      alone: z.literal(true).optional(),
    }),
  ),
};

export const getCardTrust = call({
  name: 'certificates.getCardTrust',
  method: 'GET',
  summary:
    'What a certificate is judged by without network: the public keys of this issuer, those that are revoked, and which certificates were withdrawn or put right since.',
  access: 'open',
  area: 'none',
  reply: z.object({
    issuer: z.string(),
    ...trusted,
    /** Whose certificates of before this instant (seconds since 1970) nothing is told here: there were too many corrections since. */
    complete_from: z.number().int().optional(),
  }),
});

/** Asked after each pull of a phone: what little is new, and not by address, which many phones share. */
export const getCardChanges = call({
  name: 'certificates.getCardChanges',
  summary:
    'What certificates are judged by, of those that were withdrawn or put right since an instant; some of shortly before are among them.',
  access: 'signed-in',
  area: 'none',
  quiet: true,
  /** `at` of what was heard last. */
  request: z.object({ since: instant }),
  reply: z.object({
    ...trusted,
    /** There are more than these: everything has to be asked for. */
    more: z.boolean(),
  }),
});
