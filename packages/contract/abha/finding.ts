import { z } from 'zod';
import { call } from '../call.ts';
import { text, whole } from '../fields.ts';
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
  ofAttempt,
  opened,
  openedSealed,
  steps,
  ticket,
} from './shapes.ts';

export const searchAbha = call({
  ...ofAttempt,
  name: 'abha.searchAbha',
  summary:
    'Looks for a health account by its number, address or mobile number: a code goes to the mobile of the account.',
  request: z.object({ ...about, ...agreed, by: z.enum(['number', 'address', 'mobile']), value: text(60) }),
  reply: codeSent,
  sealed: { request: ['beneficiary_id', 'value', ...consentSealed], reply: ['ticket'] },
  refusals: [
    ...steps,
    ...consents,
    ...bounds,
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
  refusals: [...steps, 'ABHACC0032'],
});
