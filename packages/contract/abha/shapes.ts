import { abhaConsentMethods, abhaSheets } from '@teeka/domain/abha';
import { spokenLanguages } from '@teeka/domain/names';
import { consentGivers } from '@teeka/domain/verification';
import { z } from 'zod';
import { day, id, instant, reference, text, word } from '../fields.ts';
import { answeringRoles, clinicalRoles } from '../roles.ts';

/** The consent as it was read out point by point. */
export const abhaConsent = z.object({
  sheet: z.enum(abhaSheets),
  version: word(10),
  language: z.enum(spokenLanguages),
  given_by: z.enum(consentGivers),
  method: z.enum(abhaConsentMethods),
  points: z.array(word(30)).max(12),
  /** When it was given, on the phone. Left out by earlier versions: then as it is heard, of a wish as that was written down. */
  captured_at: instant.optional(),
  /** Of a child: the guardian on record as it was read out. Left out by earlier versions: then the one on record as it is heard. */
  guardian_id: reference.optional(),
});

/**
 * Where an attempt stands: sealed by the server for this worker and person, for some minutes. It holds what the protocol gives for
 * the next step (transaction, token), which rests nowhere. As long as the longest that the server makes: a token of 3,500
 * characters and ten accounts, in base64.
 */
export const ticket = text(16_000);
export const about = { beneficiary_id: reference };
export const attempt = { ...about, ticket };

/** What the account says of its owner: shown beside the record, kept nowhere. */
export const abhaProfile = z.object({
  abha_number: z.string(),
  abha_address: z.string(),
  name: z.string(),
  dob: day.nullable(),
  year_of_birth: z.number().int().nullable(),
  gender: z.union([z.literal(1), z.literal(2), z.literal(3)]).nullable(),
  mobile: z.string(),
  address: z.string(),
});
const profileSealed = ['abha_number', 'abha_address', 'name', 'mobile', 'address'].map((key) => `profile.${key}`);

export const codeSent = z.object({ ticket, mobile_masked: z.string(), expires_in: z.number().int() });
export const opened = z.object({ ticket, profile: abhaProfile });
export const openedSealed = ['ticket', ...profileSealed];

export const ofAttempt = { access: clinicalRoles, area: 'own-area', kind: 'command' } as const;
export const attemptSealed = ['beneficiary_id', 'ticket'];

/** What every step may be refused for. */
export const steps = [
  'REQVAL0010',
  'REQVAL0012',
  'REQVAL0014',
  'BENDET0002',
  'ABHACC0004',
  'ABHACC0005',
  'ABHACC0015',
  'ABHACC0016',
  'ABHACC0018',
  'ABHACC0034',
  'ABHACC0035',
  'ABHACC0036',
  'ABHACC0037',
] as const;
export const codes = ['FLDVAL0011', 'FLDVAL0028', 'USRPRF0002', 'USRAUT0012', 'USRAUT0013', 'USRAUT0014'] as const;
export const numbers = ['IDPROF0005', 'IDPROF0006', 'IDPROF0007', 'IDVERI0002', 'IDVERI0003', 'IDVERI0004'] as const;
/** As often as one person or one worker is asked about. */
export const bounds = ['USRAUT0015', 'IDPROF0026'] as const;
export const mobiles = ['FLDVAL0006', 'FLDVAL0007', 'FLDVAL0008', 'FLDVAL0027'] as const;
export const consents = ['ABHACC0001', 'ABHACC0002', 'ABHACC0012', 'ABHACC0032', 'SESDAY0015'] as const;
/** Of whoever agrees. */
export const consentSealed = ['consent.guardian_id'];

/** The consent of now, or the wish in which it was kept. */
export const agreed = { consent: abhaConsent.nullable(), wish_id: id.nullable() };

/** Who reads the account of a person: who makes it, and who answers for the place. */
export const readers = [...clinicalRoles, ...answeringRoles];
