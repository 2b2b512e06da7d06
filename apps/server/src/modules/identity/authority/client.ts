import { consentVersion } from '@teeka/domain/verification';
import type { IdentitySettings } from '../../../platform/env/identity-settings.ts';
import { Access } from './access.ts';
import { ask } from './ask.ts';
import {
  type AuthorityOutcome,
  type AuthorityRefusal,
  type IdentityAuthority,
  isRefusal,
  noAnswer,
  type Proof,
} from './authority.ts';
import { encrypted, timeStamp as now } from './envelope.ts';
import { maskedIn, otpAnswer, readOutcome } from './read-profile.ts';

type Encrypt = (plain: string) => string;

const genderOf = { 1: 'M', 2: 'F', 3: 'O' } as const;
const consent = { code: 'identity-verification', version: consentVersion };
const scope = ['identity-verify'];

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

/**
 * The client of the identity authority in the envelope of ABDM V3: access token from the gateway, values encrypted
 * under the published certificate, `REQUEST-ID` and `TIMESTAMP` on each call. One deadline for all of a question; a
 * token that is no longer taken is renewed once; a code is never brought twice.
 */
export function identityAuthority(settings: IdentitySettings): IdentityAuthority {
  const access = new Access(settings);

  async function once(path: string, body: (encrypt: Encrypt) => object, signal: AbortSignal) {
    const token = await access.token(signal);
    const key = token && (await access.key(token, signal));
    if (!token || !key) return noAnswer;
    const sent = body((plain) => encrypted(key, plain));
    const headers = { authorization: `Bearer ${token}` };
    return ask({ method: 'POST', url: settings.url + path, headers, body: sent, signal });
  }

  async function put(
    path: string,
    body: (encrypt: Encrypt) => object,
  ): Promise<{ readonly body: unknown } | AuthorityRefusal> {
    if (!settings.url) return noAnswer;
    const signal = AbortSignal.timeout(settings.timeoutMs);
    const first = await once(path, body, signal);
    if (first !== 'expired') return first;
    access.forgetToken();
    const second = await once(path, body, signal);
    return second === 'expired' ? noAnswer : second;
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
