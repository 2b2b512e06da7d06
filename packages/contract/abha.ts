import { abhaConsentMethods, abhaSheets, relationProofs } from '@teeka/domain/abha';
import { longestAnswer } from '@teeka/domain/device';
import { spokenLanguages } from '@teeka/domain/names';
import { consentGivers } from '@teeka/domain/verification';
import { z } from 'zod';
import { call } from './call.ts';
import { beneficiaryId, day, id, instant, reference, text, whole, word } from './fields.ts';
import { named } from './names.ts';
import { paged, pageRequest } from './paging.ts';
import { answeringRoles, clinicalRoles, ofPerson } from './roles.ts';
import { withinArea } from './within.ts';

/** The consent as it was read out point by point. */
export const abhaConsent = z.object({
  sheet: z.enum(abhaSheets),
  version: word(10),
  language: z.enum(spokenLanguages),
  given_by: z.enum(consentGivers),
  method: z.enum(abhaConsentMethods),
  points: z.array(word(30)).max(12),
});

/**
 * Where an attempt stands: sealed by the server for this worker and person, for some minutes. It holds what the protocol gives for
 * the next step (transaction, token), which rests nowhere.
 */
const ticket = text(8000);
const about = { beneficiary_id: reference };
const attempt = { ...about, ticket };

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

const codeSent = z.object({ ticket, mobile_masked: z.string(), expires_in: z.number().int() });
const opened = z.object({ ticket, profile: abhaProfile });
const openedSealed = ['ticket', ...profileSealed];

const ofAttempt = { access: clinicalRoles, area: 'own-area', kind: 'command' } as const;
const attemptSealed = ['beneficiary_id', 'ticket'];

/** What every step may be refused for. */
const steps = [
  'REQVAL0010',
  'REQVAL0012',
  'REQVAL0014',
  'BENDET0002',
  'ABHACC0004',
  'ABHACC0005',
  'ABHACC0015',
  'ABHACC0016',
] as const;
const codes = ['FLDVAL0011', 'FLDVAL0028', 'USRPRF0002', 'USRAUT0012', 'USRAUT0013', 'USRAUT0014'] as const;
const numbers = ['IDPROF0005', 'IDPROF0006', 'IDPROF0007', 'IDVERI0002', 'IDVERI0003', 'IDVERI0004'] as const;
/** As often as one person or one worker is asked about. */
const asked = ['USRAUT0015', 'IDPROF0026'] as const;
const mobiles = ['FLDVAL0006', 'FLDVAL0007', 'FLDVAL0008', 'FLDVAL0027'] as const;
const consents = ['ABHACC0001', 'ABHACC0002', 'ABHACC0012'] as const;

/** The consent of now, or the wish in which it was kept. */
const agreed = { consent: abhaConsent.nullable(), wish_id: id.nullable() };

export const searchAbha = call({
  ...ofAttempt,
  name: 'abha.searchAbha',
  summary:
    'Looks for a health account by its number, address or mobile number: a code goes to the mobile of the account.',
  request: z.object({ ...about, ...agreed, by: z.enum(['number', 'address', 'mobile']), value: text(60) }),
  reply: codeSent,
  sealed: { request: ['beneficiary_id', 'value'], reply: ['ticket'] },
  refusals: [
    ...steps,
    ...consents,
    ...asked,
    'ABHACC0010',
    'FLDVAL0006',
    'FLDVAL0008',
    'FLDVAL0009',
    'FLDVAL0027',
    'IDPROF0019',
    'IDPROF0020',
    'IDPROF0021',
  ],
});

export const verifyAbhaSearch = call({
  ...ofAttempt,
  name: 'abha.verifyAbhaSearch',
  summary: 'Brings that code; answers the accounts of the mobile number, of each its name and the end of its number.',
  request: z.object({ ...attempt, otp: text(40) }),
  reply: z.object({
    ticket,
    accounts: z.array(z.object({ abha_number_masked: z.string(), name: z.string() })),
  }),
  sealed: { request: [...attemptSealed, 'otp'], reply: ['ticket', 'accounts.*.name'] },
  refusals: [...steps, ...codes, 'ABHACC0010'],
});

export const openAbha = call({
  ...ofAttempt,
  name: 'abha.openAbha',
  summary: 'Opens one of the accounts that were found; answers what it says of its owner.',
  request: z.object({ ...attempt, account: whole }),
  reply: opened,
  sealed: { request: attemptSealed, reply: openedSealed },
  refusals: steps,
});

export const requestAbhaOtp = call({
  ...ofAttempt,
  name: 'abha.requestAbhaOtp',
  summary:
    'Has the identity authority send a code to the mobile linked to an Aadhaar, to make a health account with it.',
  request: z.object({ ...about, ...agreed, aadhaar_number: text(40) }),
  reply: codeSent,
  sealed: { request: ['beneficiary_id', 'aadhaar_number'], reply: ['ticket'] },
  refusals: [...steps, ...consents, ...numbers, ...asked],
});

export const resendAbhaCode = call({
  ...ofAttempt,
  name: 'abha.resendAbhaCode',
  summary: 'Sends the code of this attempt once more, to what is brought again: after a minute, three in all.',
  request: z.object({ ...attempt, aadhaar_number: text(40).optional(), value: text(60).optional() }),
  reply: codeSent,
  sealed: { request: [...attemptSealed, 'aadhaar_number', 'value'], reply: ['ticket'] },
  refusals: [
    ...steps,
    ...numbers,
    ...asked,
    ...mobiles,
    'ABHACC0010',
    'ABHACC0014',
    'FLDVAL0009',
    'IDPROF0019',
    'IDPROF0020',
    'IDPROF0021',
  ],
});

const enrolled = opened.extend({
  /** False: there was an account already, and this is it. */
  is_new: z.boolean(),
  /** The mobile number of the account is still to be confirmed with a code of its own. */
  asks_mobile: z.boolean(),
});

export const enrolAbha = call({
  ...ofAttempt,
  name: 'abha.enrolAbha',
  summary: 'Brings that code and makes the health account, or finds the one that there is.',
  request: z.object({ ...attempt, otp: text(40), mobile_number: text(40) }),
  reply: enrolled,
  sealed: { request: [...attemptSealed, 'otp', 'mobile_number'], reply: openedSealed },
  refusals: [...steps, ...codes, ...mobiles],
});

export const enrolAbhaDirectly = call({
  ...ofAttempt,
  name: 'abha.enrolAbhaDirectly',
  summary: 'The same by the capture of a registered fingerprint device, a picture of the face, or name, birth and sex.',
  request: z.object({
    ...about,
    ...agreed,
    aadhaar_number: text(40),
    mobile_number: text(40),
    proof: z.discriminatedUnion('by', [
      z.object({ by: z.literal('biometric'), pid_data: text(longestAnswer) }),
      z.object({ by: z.literal('face'), picture: text(410_000) }),
      z.object({
        by: z.literal('demographic'),
        name: text(),
        dob: day,
        gender: z.union([z.literal(1), z.literal(2), z.literal(3)]),
      }),
    ]),
  }),
  reply: enrolled,
  sealed: {
    request: ['beneficiary_id', 'aadhaar_number', 'mobile_number', 'proof.pid_data', 'proof.picture', 'proof.name'],
    reply: openedSealed,
  },
  refusals: [
    ...steps,
    ...consents,
    ...numbers,
    ...asked,
    ...mobiles,
    'FLDVAL0001',
    'IDVERI0005',
    'IDVERI0006',
    'IDVERI0007',
  ],
});

export const requestAbhaMobileOtp = call({
  ...ofAttempt,
  name: 'abha.requestAbhaMobileOtp',
  summary: 'Sends a code to the mobile number that the account is to have, where it is not the one of the Aadhaar.',
  request: z.object({ ...attempt, mobile_number: text(40) }),
  reply: codeSent,
  sealed: { request: [...attemptSealed, 'mobile_number'], reply: ['ticket'] },
  refusals: [...steps, ...asked, ...mobiles, 'ABHACC0014'],
});

export const verifyAbhaMobileOtp = call({
  ...ofAttempt,
  name: 'abha.verifyAbhaMobileOtp',
  summary: 'Brings that code.',
  request: z.object({ ...attempt, otp: text(40) }),
  reply: opened,
  sealed: { request: [...attemptSealed, 'otp'], reply: openedSealed },
  refusals: [...steps, ...codes],
});

export const getAbhaSuggestions = call({
  ...ofAttempt,
  name: 'abha.getAbhaSuggestions',
  summary: 'Addresses that the account service proposes.',
  request: z.object(attempt),
  reply: z.object({ addresses: z.array(z.string()) }),
  sealed: { request: attemptSealed, reply: ['addresses.*'] },
  refusals: steps,
});

export const chooseAbhaAddress = call({
  ...ofAttempt,
  name: 'abha.chooseAbhaAddress',
  summary: 'Gives the account the address that was chosen or typed; one that is taken is refused.',
  request: z.object({ ...attempt, abha_address: text(60) }),
  reply: opened,
  sealed: { request: [...attemptSealed, 'abha_address'], reply: openedSealed },
  refusals: [...steps, 'ABHACC0007', 'IDPROF0020', 'IDPROF0021'],
});

export const enrolChildAbha = call({
  ...ofAttempt,
  name: 'abha.enrolChildAbha',
  summary:
    "Makes a child's health account in the open account of its guardian, whose declaration and proof of relationship are kept as facts.",
  request: z.object({
    ...about,
    ...agreed,
    /** Whose attempt the ticket is of: the guardian on the child's record, with the account just opened. */
    guardian_id: reference,
    ticket,
    relation_proof: z.enum(relationProofs),
    /** The child and the papers were seen here by the worker. */
    seen: z.literal(true),
  }),
  reply: enrolled,
  sealed: { request: [...attemptSealed, 'guardian_id'], reply: openedSealed },
  refusals: [...steps, ...consents, 'ABHACC0003', 'ABHACC0008'],
});

export const getAbhaCard = call({
  ...ofAttempt,
  name: 'abha.getAbhaCard',
  summary: 'The card of the open account as a picture, and its QR: to be shown, kept nowhere.',
  request: z.object(attempt),
  /** Pictures as base64 of a PNG; empty where the service has none. */
  reply: z.object({ card: z.string(), qr: z.string() }),
  sealed: { request: attemptSealed, reply: ['card', 'qr'] },
  refusals: steps,
});

export const linkAbha = call({
  ...ofAttempt,
  name: 'abha.linkAbha',
  summary: 'Links the open account with the person: number and address are kept, sealed; a wish is fulfilled by it.',
  request: z.object(attempt),
  sealed: { request: attemptSealed },
  refusals: [...steps, 'ABHACC0006', 'ABHACC0009'],
});

export const unlinkAbha = call({
  ...ofAttempt,
  access: [...clinicalRoles, ...answeringRoles],
  name: 'abha.unlinkAbha',
  summary: 'Ends the link of person and account, with a reason; the account itself stays.',
  request: z.object({ ...about, reason: text(400) }),
  sealed: { request: ['beneficiary_id'] },
  refusals: ['REQVAL0012', 'ABHACC0011', 'FLDVAL0001', 'FLDVAL0002', 'FLDVAL0003', 'FLDVAL0004', 'FLDVAL0005'],
});

export const keepAbhaWish = call({
  ...ofPerson,
  name: 'abha.keepAbhaWish',
  summary: 'Keeps the wish for a health account with its consent, also without network: the account is made later.',
  request: z.object({ ...about, wish_id: id, consent: abhaConsent, captured_at: instant }),
  sealed: { request: ['beneficiary_id'] },
  refusals: ['REQVAL0009', 'REQVAL0012', 'SESDAY0015', 'BENDET0002', 'ABHACC0001', 'ABHACC0002', 'ABHACC0005'],
});

export const dropAbhaWish = call({
  ...ofPerson,
  name: 'abha.dropAbhaWish',
  summary: 'Takes a wish back: consent is withdrawn, or there is no use for it.',
  request: z.object({ ...about, wish_id: id, captured_at: instant }),
  sealed: { request: ['beneficiary_id'] },
  refusals: ['REQVAL0012', 'SESDAY0015', 'ABHACC0012'],
});

/** Who reads the account of a person: who makes it, and who answers for the place. */
const readers = [...clinicalRoles, ...answeringRoles];

export const getAbha = call({
  name: 'abha.getAbha',
  summary: 'The linked health account of a person, masked, an open wish, and what was done about it.',
  access: readers,
  area: 'own-area',
  request: z.object(about),
  reply: z.object({
    sheet: z.enum(abhaSheets),
    linked: z
      .object({
        abha_number_masked: z.string(),
        abha_address: z.string(),
        linked_at: z.string(),
        linked_by_name: z.string(),
      })
      .nullable(),
    wish: z.object({ wish_id: z.string(), wished_at: z.string(), still_holds: z.boolean() }).nullable(),
    /** Of a child: its guardian, where that is a person of the area, and whether they have an account. */
    guardian: z.object({ beneficiary_id: beneficiaryId, ben_name: z.string(), has_account: z.boolean() }).nullable(),
    history: z.array(
      z.object({
        what: z.enum(['consent', 'wish', 'wish-dropped', 'linked', 'unlinked']),
        at: z.string(),
        by_name: z.string(),
        reason: z.string(),
      }),
    ),
  }),
  sealed: { request: ['beneficiary_id'], reply: ['linked.abha_address'] },
  refusals: ['REQVAL0012'],
});

const listedWish = z.object({
  wish_id: z.string(),
  beneficiary_id: beneficiaryId,
  ben_name: z.string(),
  dob: day,
  gender: z.number().int(),
  guardian_name: z.string(),
  ...named('village_name', z.string()),
  ben_mobile_number: z.string(),
  sheet: z.enum(abhaSheets),
  wished_at: z.string(),
  /** The consent is older than it may be: it is read out again. */
  still_holds: z.boolean(),
});
export type ListedAbhaWish = z.output<typeof listedWish>;

export const getAbhaWishes = call({
  name: 'abha.getAbhaWishes',
  summary: 'Who wishes a health account that is not made yet, the longest waiting first.',
  access: readers,
  area: 'own-area',
  request: z.object({ ...withinArea, ...pageRequest }),
  reply: paged(listedWish),
  sealed: { reply: ['data.*.ben_mobile_number'] },
});
