import { type Abdm, type Encrypt, isAbdmRefusal, timeStamp as now } from '../../../platform/abdm/index.ts';
import {
  type AbhaProof,
  type AccountService,
  noAnswer,
  type SearchedBy,
  type ServiceRefusal,
  wrongOtp,
} from './account-service.ts';
import {
  readAccount,
  readAddress,
  readChildren,
  readEnrolled,
  readFound,
  readNames,
  readPicture,
  readResult,
  readSent,
  readToken,
} from './read-answers.ts';
import { ofAadhaar, ofAddress, ofAttempt, ofChild, ofCode, ofSearch, refusalOf } from './refusals.ts';

interface Question {
  readonly method?: 'GET' | 'POST';
  readonly path: string;
  readonly body?: (encrypt: Encrypt) => object;
  readonly headers?: Readonly<Record<string, string>>;
  readonly picture?: boolean;
}

const genderOf = { 1: 'M', 2: 'F', 3: 'O' } as const;
const consent = { code: 'abha-enrollment', version: '1.4' };
const mobileScope = ['abha-enrol', 'mobile-verify'];
const loginScope = ['abha-login', 'mobile-verify'];
const hints: Readonly<Record<SearchedBy, string>> = {
  number: 'abha-number',
  address: 'abha-address',
  mobile: 'mobile',
};
const written = (day: string): string => day.split('-').toReversed().join('-');

/** `authData` of an enrolment without a code: one method a proof. Captures are base64 and encrypted by the device. */
function authData(aadhaar: string, mobile: string, proof: AbhaProof): object {
  const timeStamp = now();
  if (proof.by === 'biometric') {
    const fingerPrintAuthPid = Buffer.from(proof.pidData, 'utf8').toString('base64');
    return { authMethods: ['bio'], bio: { timeStamp, aadhaar, fingerPrintAuthPid, mobile } };
  }
  if (proof.by === 'face')
    return { authMethods: ['face'], face: { timeStamp, aadhaar, picture: proof.picture, mobile } };
  const { name, dob, gender } = proof;
  const demo_auth = {
    ...{ timeStamp, aadhaarNumber: aadhaar, name, mobile },
    ...{ dateOfBirth: written(dob), gender: genderOf[gender] },
  };
  return { authMethods: ['demo_auth'], demo_auth };
}

const byOtp = (of: { readonly txnId: string; readonly otpValue: string; readonly mobile?: string }) => ({
  authMethods: ['otp'],
  otp: { timeStamp: now(), ...of },
});

/** The client of the published V3 calls for health accounts. A code is never brought twice by itself. */
export function accountService(abdm: Abdm, { benefitName }: { readonly benefitName: string }): AccountService {
  async function ask<T extends object>(
    question: Question,
    read: (body: unknown) => T | undefined,
    known: Parameters<typeof refusalOf>[1],
  ): Promise<T | ServiceRefusal> {
    const answer = await abdm.put(question);
    const withToken = Object.keys(question.headers ?? {}).some((name) => /^[XT]-token$/i.test(name));
    if (isAbdmRefusal(answer)) return refusalOf(answer, known, withToken);
    return read(answer.body) ?? noAnswer;
  }

  /** The same, of what says first whether a code was right. */
  async function judged<T extends object>(question: Question, read: (body: unknown) => T | undefined) {
    return ask<T | ServiceRefusal>(
      question,
      (body) => (readResult(body) === false ? wrongOtp : readResult(body) === true ? read(body) : undefined),
      ofCode,
    );
  }

  const asParent = (token: string) => ({ 'X-token': `Bearer ${token}`, BENEFIT_NAME: benefitName });

  const enrolling = (body: Question['body'], known: Parameters<typeof refusalOf>[1], headers = {}) =>
    ask({ path: '/v3/enrollment/enrol/byAadhaar', ...(body && { body }), headers }, readEnrolled, known);

  return {
    search: (by, value) =>
      ask(
        {
          path: '/v3/profile/login/request/otp',
          body: (encrypt) => ({
            scope: loginScope,
            loginHint: hints[by],
            loginId: encrypt(value),
            otpSystem: 'abdm',
          }),
        },
        readSent,
        ofSearch,
      ),
    verifySearch: ({ txn: txnId, otp }) =>
      judged(
        {
          path: '/v3/profile/login/verify',
          body: (encrypt) => ({ scope: loginScope, authData: byOtp({ txnId, otpValue: encrypt(otp) }) }),
        },
        readFound,
      ),
    choose: ({ txn: txnId, token, number: ABHANumber }) =>
      ask(
        {
          path: '/v3/profile/login/verify/user',
          headers: { 'T-token': `Bearer ${token}` },
          body: () => ({ ABHANumber, txnId }),
        },
        readToken,
        ofAttempt,
      ),
    requestOtp: (aadhaar) =>
      ask(
        {
          path: '/v3/enrollment/request/otp',
          body: (encrypt) => ({
            txnId: '',
            scope: ['abha-enrol'],
            loginHint: 'aadhaar',
            loginId: encrypt(aadhaar),
            otpSystem: 'aadhaar',
          }),
        },
        readSent,
        ofAadhaar,
      ),
    enrol: ({ txn: txnId, otp, mobile }) =>
      enrolling((encrypt) => ({ authData: byOtp({ txnId, otpValue: encrypt(otp), mobile }), consent }), ofCode),
    enrolDirectly: ({ aadhaar, mobile, proof }) =>
      enrolling((encrypt) => ({ authData: authData(encrypt(aadhaar), mobile, proof), consent }), ofAadhaar),
    children: (parentToken) =>
      ask(
        { method: 'GET', path: '/v3/enrollment/profile/children', headers: asParent(parentToken) },
        readChildren,
        ofAttempt,
      ),
    enrolChild(parentToken, { name, dob, gender }) {
      const [yearOfBirth, monthOfBirth, dayOfBirth] = dob.split('-');
      const child = {
        ...{ dayOfBirth, monthOfBirth, yearOfBirth, gender: genderOf[gender], name },
        // No picture of a child is taken here.
        ...{ profilePhoto: '', parentConsent: 'true', password: '' },
      };
      const body = () => ({ authData: { authMethods: ['child'], child }, consent });
      return enrolling(body, ofChild, asParent(parentToken));
    },
    requestMobileOtp: (txnId, mobile) =>
      ask(
        {
          path: '/v3/enrollment/request/otp',
          body: (encrypt) => ({
            ...{ txnId, scope: mobileScope, loginHint: 'mobile' },
            ...{ loginId: encrypt(mobile), otpSystem: 'abdm' },
          }),
        },
        readSent,
        ofAttempt,
      ),
    verifyMobile: (txnId, otp) =>
      judged(
        {
          path: '/v3/enrollment/auth/byAbdm',
          body: (encrypt) => ({ scope: mobileScope, authData: byOtp({ txnId, otpValue: encrypt(otp) }) }),
        },
        () => ({ matched: true as const }),
      ),
    suggestions: (txn) =>
      ask(
        { method: 'GET', path: '/v3/enrollment/enrol/suggestion', headers: { TRANSACTION_ID: txn } },
        readNames,
        ofAttempt,
      ),
    setAddress: (txnId, abhaAddress) =>
      ask(
        { path: '/v3/enrollment/enrol/abha-address', body: () => ({ txnId, abhaAddress, preferred: 1 }) },
        readAddress,
        ofAddress,
      ),
    open: (token) =>
      ask(
        { method: 'GET', path: '/v3/profile/account', headers: { 'X-token': `Bearer ${token}` } },
        readAccount,
        ofAttempt,
      ),
    picture: (token, of) =>
      ask(
        {
          ...{ method: 'GET', path: `/v3/profile/account/${of}`, picture: true },
          headers: { 'X-token': `Bearer ${token}`, accept: 'image/png, application/json' },
        },
        readPicture,
        ofAttempt,
      ),
  };
}
