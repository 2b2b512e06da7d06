import { longestAnswer } from '@teeka/domain/device';
import { spokenLanguages } from '@teeka/domain/names';
import { consentGivers } from '@teeka/domain/verification';
import { z } from 'zod';
import { call } from './call.ts';
import { day, id, instant, recordId, reference, text, whole, word } from './fields.ts';

/** Who is checked, and for which session; the person stands on its list. */
const about = { session_id: recordId, beneficiary_id: reference };

/** The consent sheet as it was read out: its version, the language, who agreed. */
export const consent = z.object({
  version: word(10),
  language: z.enum(spokenLanguages),
  given_by: z.enum(consentGivers),
});

/** What the authority tells of a person; shown beside the record, kept nowhere. */
export const kyc = z.object({
  name: z.string(),
  dob: day.nullable(),
  year_of_birth: z.number().int().nullable(),
  gender: z.union([z.literal(1), z.literal(2), z.literal(3)]).nullable(),
  address: z.string(),
});

/** A code is on its way: to be brought back with this `txnId` within so many seconds. */
const codeSent = z.object({ txnId: id, mobile_masked: z.string(), expires_in: z.number().int() });

/** Yes or no; with eKYC also what the authority knows. A yes is confirmed with `confirmVerification`. */
const outcome = z.object({ txnId: id, matched: z.boolean(), kyc: kyc.nullable() });
const outcomeSealed = ['kyc.name', 'kyc.address'];

const onList = ['REQVAL0012', 'SESDAY0010'] as const;
/** Calls that look at a number or a code are also counted by worker and minute. */
const checkedOnList = [...onList, 'REQVAL0010'] as const;
const aadhaarRefusals = [
  ...checkedOnList,
  'IDPROF0006',
  'IDPROF0007',
  'IDPROF0005',
  'IDVERI0001',
  'IDVERI0002',
  'IDVERI0003',
  'IDVERI0004',
  'IDVERI0010',
  'IDVERI0011',
  'IDPROF0026',
  'REQVAL0014',
  'USRAUT0015',
] as const;
const codeRefusals = ['USRPRF0002', 'USRAUT0012', 'USRAUT0013', 'USRAUT0014', 'FLDVAL0011', 'FLDVAL0028'] as const;

const verificationCall = { access: ['Vaccinator', 'ANM', 'Verifier'], area: 'own-sites', kind: 'command' } as const;
const withNumber = { ...about, aadhaar_number: text(40), consent };
const numberSealed = ['session_id', 'beneficiary_id', 'aadhaar_number'];

export const requestAadhaarOtp = call({
  ...verificationCall,
  name: 'identity.requestAadhaarOtp',
  path: '{aadhaar}/generateOtp',
  summary: 'Has the identity authority send a code to the mobile linked to an Aadhaar, after consent.',
  request: z.object(withNumber),
  reply: codeSent,
  sealed: { request: numberSealed },
  refusals: aadhaarRefusals,
});

export const verifyAadhaarOtp = call({
  ...verificationCall,
  name: 'identity.verifyAadhaarOtp',
  path: '{aadhaar}/verifyOtp',
  summary: 'Brings that code to the authority; answers what it knows of the person.',
  request: z.object({ ...about, txnId: text(), otp: text(40) }),
  reply: outcome,
  sealed: { request: ['session_id', 'beneficiary_id', 'otp'], reply: outcomeSealed },
  refusals: [...checkedOnList, ...codeRefusals, 'IDVERI0010', 'REQVAL0014'],
});

export const verifyDemographics = call({
  ...verificationCall,
  name: 'identity.verifyDemographics',
  path: '{aadhaar}/verifyDemographics',
  summary: 'Asks the authority whether name, year of birth and gender belong to an Aadhaar: yes or no.',
  request: z.object({
    ...withNumber,
    name: text(),
    year_of_birth: whole,
    gender: z.union([z.literal(1), z.literal(2), z.literal(3)]),
  }),
  reply: outcome,
  sealed: { request: [...numberSealed, 'name'], reply: outcomeSealed },
  refusals: [...aadhaarRefusals, 'FLDVAL0001', 'FLDVAL0005'],
});

export const verifyBiometrics = call({
  ...verificationCall,
  name: 'identity.verifyBiometrics',
  path: '{aadhaar}/verifyBiometrics',
  summary: 'Hands the encrypted capture of a registered device on to the authority.',
  request: z.object({ ...withNumber, pid_data: text(longestAnswer) }),
  reply: outcome,
  sealed: { request: [...numberSealed, 'pid_data'], reply: outcomeSealed },
  refusals: [...aadhaarRefusals, 'IDVERI0005', 'IDVERI0006'],
});

export const verifyFace = call({
  ...verificationCall,
  name: 'identity.verifyFace',
  path: '{aadhaar}/verifyFace',
  summary: 'Has the authority compare a picture just taken with the face it knows: yes or no.',
  request: z.object({ ...withNumber, picture: text(410_000) }),
  reply: outcome,
  sealed: { request: [...numberSealed, 'picture'], reply: outcomeSealed },
  refusals: [...aadhaarRefusals, 'IDVERI0005', 'IDVERI0007'],
});

export const requestMobileOtp = call({
  ...verificationCall,
  name: 'identity.requestMobileOtp',
  path: '{beneficiary}/verification/generateOtp',
  summary: "Sends a code to the person's registered mobile number.",
  request: z.object(about),
  reply: codeSent,
  sealed: { request: ['session_id', 'beneficiary_id'] },
  refusals: [...checkedOnList, 'IDVERI0009', 'IDVERI0011', 'REQVAL0014', 'USRAUT0015'],
});

export const verifyMobileOtp = call({
  ...verificationCall,
  name: 'identity.verifyMobileOtp',
  path: '{beneficiary}/verification/verifyOtp',
  summary: 'Checks that code.',
  request: z.object({ ...about, txnId: text(), otp: text(40) }),
  reply: outcome,
  sealed: { request: ['session_id', 'beneficiary_id', 'otp'], reply: outcomeSealed },
  refusals: [...checkedOnList, ...codeRefusals],
});

export const confirmVerification = call({
  ...verificationCall,
  name: 'identity.confirmVerification',
  path: '{beneficiary}/confirmVerification',
  summary: 'Records that a check said yes and the details were read out: the person is verified for the session.',
  outbox: true,
  request: z.object({
    ...about,
    txnId: text(),
    details_confirmed: z.literal(true),
    captured_at: instant,
  }),
  sealed: { request: ['session_id', 'beneficiary_id'] },
  refusals: [...onList, 'IDVERI0008', 'SESDAY0002', 'SESDAY0012', 'BENDET0002'],
});
