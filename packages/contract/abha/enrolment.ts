import { relationProofs } from '@teeka/domain/abha';
import { longestAnswer } from '@teeka/domain/device';
import { z } from 'zod';
import { call } from '../call.ts';
import { day, reference, text } from '../fields.ts';
import {
  about,
  agreed,
  attempt,
  attemptSealed,
  bounds,
  codeSent,
  codes,
  consentSealed,
  consents,
  mobiles,
  numbers,
  ofAttempt,
  opened,
  openedSealed,
  steps,
  ticket,
} from './shapes.ts';

export const requestAbhaOtp = call({
  ...ofAttempt,
  name: 'abha.requestAbhaOtp',
  summary:
    'Has the identity authority send a code to the mobile linked to an Aadhaar, to make a health account with it.',
  request: z.object({ ...about, ...agreed, aadhaar_number: text(40) }),
  reply: codeSent,
  sealed: { request: ['beneficiary_id', 'aadhaar_number', ...consentSealed], reply: ['ticket'] },
  refusals: [...steps, ...consents, ...numbers, ...bounds],
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
    ...bounds,
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
    request: [
      'beneficiary_id',
      'aadhaar_number',
      'mobile_number',
      'proof.pid_data',
      'proof.picture',
      'proof.name',
      ...consentSealed,
    ],
    reply: openedSealed,
  },
  refusals: [
    ...steps,
    ...consents,
    ...numbers,
    ...bounds,
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
  refusals: [...steps, ...bounds, ...mobiles, 'ABHACC0014'],
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

const ofGuardian = {
  ...about,
  ...agreed,
  /** Whose attempt the ticket is of: the guardian on the child's record, with the account just opened. */
  guardian_id: reference,
  ticket,
  relation_proof: z.enum(relationProofs),
  /** The child and the papers were seen here by the worker. */
  seen: z.literal(true),
};
const guardians = [...steps, ...consents, ...bounds, 'ABHACC0003'] as const;

export const findChildAbhas = call({
  ...ofAttempt,
  name: 'abha.findChildAbhas',
  summary:
    "The accounts that a child's guardian has for children of that birth, before one more is made; `openAbha` opens the one that is the child's.",
  request: z.object(ofGuardian),
  reply: z.object({
    ticket,
    accounts: z.array(
      z.object({
        abha_number_masked: z.string(),
        name: z.string(),
        dob: day.nullable(),
        year_of_birth: z.number().int().nullable(),
        /** By name, birth and sex it is the child's: no second one is made. */
        is_same: z.boolean(),
      }),
    ),
  }),
  sealed: { request: [...attemptSealed, 'guardian_id', ...consentSealed], reply: ['ticket', 'accounts.*.name'] },
  refusals: guardians,
});

export const enrolChildAbha = call({
  ...ofAttempt,
  name: 'abha.enrolChildAbha',
  summary:
    "Makes a child's health account in the open account of its guardian, whose declaration and proof of relationship are kept as facts; never a second one.",
  request: z.object(ofGuardian),
  reply: enrolled,
  sealed: { request: [...attemptSealed, 'guardian_id', ...consentSealed], reply: openedSealed },
  refusals: [...guardians, 'ABHACC0008', 'ABHACC0013'],
});
