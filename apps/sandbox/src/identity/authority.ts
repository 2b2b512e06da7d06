import { constants, generateKeyPairSync, privateDecrypt, randomUUID } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { SandboxAbdm } from '../abdm/abdm.ts';
import { type Fields, fields, json, wrong } from '../abdm/answers.ts';
import { sandboxOtp } from '../abdm/transactions.ts';
import { type AuthorityMode, answerOf, type RawAnswer } from './modes.ts';
import { SandboxPeople, type SandboxPerson, specialNumbers } from './people.ts';

export { sandboxOtp };

const otpLife = 180_000;
const mostTries = 5;
const slowMs = 12_000;

interface AuthorityRequest {
  readonly route: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: unknown;
}
interface Transaction {
  readonly person: SandboxPerson;
  readonly until: number;
  tries: number;
}

/** The identity authority as far as it is asked: the envelope of ABDM V3, its own key, one fixed code. */
export class SandboxAuthority {
  mode: AuthorityMode = 'good';
  readonly people = new SandboxPeople();
  readonly #keys = sandboxKeys();
  /** Health accounts, under the same envelope. */
  readonly abdm = new SandboxAbdm({ people: this.people, open: this.#keys.open });
  readonly #transactions = new Map<string, Transaction>();
  readonly #seen = new Set<string>();
  readonly #tokens = new Set<string>();
  readonly #given: string[] = [];

  /** Every access token that was ever given: for whoever looks for traces of them. */
  accessTokens(): readonly string[] {
    return this.#given;
  }

  /** Undefined for an address that is not the authority's. */
  async answer({ route, headers, body }: AuthorityRequest): Promise<RawAnswer | undefined> {
    if (!/^(GET|POST) \/(api\/hiecm|v3)\//.test(route)) return undefined;
    if (this.mode === 'slow') await pause(slowMs, undefined, { ref: false });
    const failing = answerOf(this.mode);
    if (failing) return failing;
    const isStamped = /^[0-9a-f-]{36}$/.test(String(headers['request-id']));
    if (!isStamped || Number.isNaN(Date.parse(String(headers.timestamp))))
      return json(400, { 'REQUEST-ID': 'REQUEST-ID and TIMESTAMP are needed' });
    if (route === 'POST /api/hiecm/gateway/v3/sessions') return this.#session(fields(body), headers);
    const token = headers.authorization?.replace('Bearer ', '') ?? '';
    if (!this.#tokens.has(token)) return json(401, { error: { code: 'ABDM-9999', message: 'token' } });
    if (this.mode === 'token-expired') {
      this.mode = 'good';
      this.#tokens.clear();
      return json(401, { error: { code: 'ABDM-9999', message: 'token expired' } });
    }
    const encryptionAlgorithm = 'RSA/ECB/OAEPWithSHA-1AndMGF1Padding';
    if (route === 'GET /v3/profile/public/certificate')
      return json(200, { publicKey: this.#keys.publicKey(), encryptionAlgorithm });
    if (route === 'POST /v3/identity/request/otp') return this.#requestOtp(fields(body));
    if (route === 'POST /v3/identity/verify') return this.#verify(fields(body));
    const answered = await this.abdm.answer({ route, headers, body });
    return answered ?? json(404, { error: { code: 'ABDM-1000', message: 'no such address' } });
  }

  #session({ clientId, clientSecret, grantType }: Fields, headers: IncomingHttpHeaders): RawAnswer {
    const isRight = clientId === 'sandbox' && clientSecret === 'sandbox' && grantType === 'client_credentials';
    if (!isRight || headers['x-cm-id'] !== 'sbx') return json(401, { error: { code: 'ABDM-9999', message: 'client' } });
    const accessToken = randomUUID();
    this.#tokens.add(accessToken);
    this.#given.push(accessToken);
    return json(200, { accessToken, expiresIn: 1200 });
  }

  async #known(sealed: unknown): Promise<SandboxPerson | RawAnswer> {
    const number = this.#keys.open(sealed);
    if (number === null) return json(400, { loginId: 'cannot be decrypted' });
    if (number === specialNumbers.slow) await pause(slowMs, undefined, { ref: false });
    if (number === specialNumbers.odd) return wrong('ABDM-7777', 'Something else');
    return this.people.find(number) ?? wrong('ABDM-1114', 'Invalid Aadhaar number');
  }

  async #requestOtp({ loginId, loginHint, otpSystem }: Fields): Promise<RawAnswer> {
    if (loginHint !== 'aadhaar' || otpSystem !== 'aadhaar') return json(400, { loginHint: 'aadhaar is needed' });
    const person = await this.#known(loginId);
    if ('status' in person) return person;
    if (person.number === specialNumbers.noMobile) return wrong('ABDM-1115', 'No mobile is linked');
    const txnId = randomUUID();
    this.#transactions.set(txnId, { person, until: performance.now() + otpLife, tries: 0 });
    const message = 'OTP sent to Aadhaar registered mobile number ending with ******3210';
    return json(200, { txnId, message });
  }

  async #verify({ authData, consent }: Fields): Promise<RawAnswer> {
    if (typeof fields(consent).version !== 'string') return json(400, { consent: 'consent is needed' });
    const { authMethods, otp, bio, face, demographic } = fields(authData);
    const [method] = Array.isArray(authMethods) ? (authMethods as unknown[]) : [];
    if (method === 'otp') return this.#byOtp(fields(otp));
    const proof = fields(method === 'bio' ? bio : method === 'face' ? face : demographic);
    const person = await this.#known(proof.aadhaar ?? proof.aadhaarNumber);
    if ('status' in person) return person;
    if (method === 'bio') return this.#byFinger(person, proof);
    if (method === 'face') return this.#answer(person, this.#isOwn(person), false);
    if (method === 'demo_auth') return this.#answer(person, this.#isDescribed(person, proof), false);
    return json(400, { authMethods: 'unknown' });
  }

  #byOtp({ txnId, otpValue }: Fields): RawAnswer {
    const transaction = this.#transactions.get(String(txnId));
    const otp = this.#keys.open(otpValue);
    if (!transaction || otp === null) return wrong('ABDM-1206', 'Unknown transaction');
    const { person, until } = transaction;
    if (person.number === specialNumbers.expired || performance.now() > until) return wrong('ABDM-1100', 'OTP expired');
    if (transaction.tries >= mostTries) return wrong('ABDM-1205', 'Too many attempts');
    transaction.tries += 1;
    if (otp !== sandboxOtp) return wrong('ABDM-1204', 'OTP is not right');
    this.#transactions.delete(String(txnId));
    return this.#answer(person, true, true);
  }

  /** A capture counts once. */
  #byFinger(person: SandboxPerson, { fingerPrintAuthPid }: Fields): RawAnswer {
    const xml = Buffer.from(String(fingerPrintAuthPid), 'base64').toString('utf8');
    const hmac = /<Hmac>([^<]+)<\/Hmac>/.exec(xml)?.[1];
    if (!hmac || this.#seen.has(hmac)) return wrong('ABDM-1301', 'PID is old, used or damaged');
    this.#seen.add(hmac);
    return this.#answer(person, this.#isOwn(person), true);
  }

  #isOwn = ({ number }: SandboxPerson): boolean => number !== specialNumbers.other;

  #isDescribed(person: SandboxPerson, { name, yearOfBirth, gender }: Fields): boolean {
    const isName = String(name).toUpperCase().replace(/\s+/g, ' ') === person.name.toUpperCase();
    return this.#isOwn(person) && isName && yearOfBirth === person.dob.slice(6) && gender === person.gender;
  }

  #answer(person: SandboxPerson, isYes: boolean, withProfile: boolean): RawAnswer {
    const [firstName = '', ...rest] = person.name.split(' ');
    const { dob, gender, address } = person;
    const profile = { firstName, middleName: '', lastName: rest.join(' '), dob, gender, address };
    const authResult = isYes ? 'success' : 'failed';
    return json(200, { txnId: randomUUID(), authResult, ...(isYes && withProfile ? { profile } : {}) });
  }
}

/** The stand-in's own key pair, made when it is first requested; it opens nothing of a real authority. */
function sandboxKeys(): {
  readonly publicKey: () => string;
  readonly open: (base64: unknown) => string | null;
} {
  let made: ReturnType<typeof make> | undefined;
  const make = () => generateKeyPairSync('rsa', { modulusLength: 2048 });
  const pair = () => {
    made ??= make();
    return made;
  };
  return {
    publicKey: () => pair().publicKey.export({ type: 'spki', format: 'der' }).toString('base64'),
    /** RSA-OAEP SHA-1 only; null for PKCS1, SHA-256 and anything that was not encrypted. */
    open(base64) {
      const padding = constants.RSA_PKCS1_OAEP_PADDING;
      try {
        const key = { key: pair().privateKey, padding, oaepHash: 'sha1' };
        return privateDecrypt(key, Buffer.from(String(base64), 'base64')).toString('utf8');
      } catch {
        return null;
      }
    },
  };
}
