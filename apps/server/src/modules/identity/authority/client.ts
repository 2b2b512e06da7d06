import { consentVersion } from '@teeka/domain/verification';
import {
  type Abdm,
  type Encrypt,
  expired,
  isAbdmRefusal,
  isLater,
  timeStamp as now,
} from '../../../platform/abdm/index.ts';
import {
  type AuthorityOutcome,
  type AuthorityRefusal,
  type IdentityAuthority,
  isRefusal,
  noAnswer,
  type Proof,
} from './authority.ts';
import { maskedIn, otpAnswer, readOutcome } from './read-profile.ts';

const genderOf = { 1: 'M', 2: 'F', 3: 'O' } as const;
const consent = { code: 'identity-verification', version: consentVersion };
const scope = ['identity-verify'];

/** Codes of the authority that mean something to the worker; all others keep their own code (IDVERI0010). */
const known: Readonly<Record<string, AuthorityRefusal['refusal']>> = {
  'ABDM-1114': 'IDVERI0002',
  'ABDM-1115': 'IDVERI0003',
  'ABDM-1100': 'USRAUT0013',
  'ABDM-1204': 'USRPRF0002',
  'ABDM-1205': 'USRAUT0014',
  'ABDM-1206': 'USRAUT0012',
  'ABDM-1301': 'IDVERI0005',
};

/** `authData` of the protocol: one method a proof. Captures and pictures are base64; the capture is encrypted by the device. */
function authData(aadhaar: string, proof: Proof): object {
  const timeStamp = now();
  if (proof.by === 'biometric') {
    const fingerPrintAuthPid = Buffer.from(proof.pidData, 'utf8').toString('base64');
    return { authMethods: ['bio'], bio: { timeStamp, aadhaar, fingerPrintAuthPid } };
  }
  if (proof.by === 'face') return { authMethods: ['face'], face: { timeStamp, aadhaar, picture: proof.picture } };
  const { name, yearOfBirth, gender } = proof;
  const demo = {
    timeStamp,
    aadhaarNumber: aadhaar,
    name,
    yearOfBirth: String(yearOfBirth),
    gender: genderOf[gender],
  };
  return { authMethods: ['demo_auth'], demographic: demo };
}

/** The identity authority over a client of the protocol; a code is never brought twice. */
export function identityAuthority(abdm: Abdm): IdentityAuthority {
  async function put(
    path: string,
    body: (encrypt: Encrypt) => object,
  ): Promise<{ readonly body: unknown } | AuthorityRefusal> {
    const answer = await abdm.put({ path, body });
    if (!isAbdmRefusal(answer)) return answer;
    if (isLater(answer) || answer === expired) return noAnswer;
    return { refusal: known[answer.refused] ?? 'IDVERI0010', code: answer.refused };
  }

  async function verify(body: (encrypt: Encrypt) => object): Promise<AuthorityOutcome | AuthorityRefusal> {
    const answer = await put('/v3/identity/verify', body);
    return isRefusal(answer) ? answer : (readOutcome(answer.body) ?? noAnswer);
  }

  return {
    async requestOtp(aadhaar) {
      const answer = await put('/v3/identity/request/otp', (encrypt) => ({
        txnId: '',
        scope,
        loginHint: 'aadhaar',
        loginId: encrypt(aadhaar),
        otpSystem: 'aadhaar',
        consent,
      }));
      if (isRefusal(answer)) return answer;
      const read = otpAnswer.safeParse(answer.body);
      return read.success ? { txn: read.data.txnId, mobile_masked: maskedIn(read.data.message) } : noAnswer;
    },
    verifyOtp: (txnId, otp) =>
      verify((encrypt) => ({
        scope,
        authData: {
          authMethods: ['otp'],
          otp: { timeStamp: now(), txnId, otpValue: encrypt(otp) },
        },
        consent,
      })),
    verify: (aadhaar, proof) => verify((encrypt) => ({ scope, authData: authData(encrypt(aadhaar), proof), consent })),
  };
}
