import type { IncomingHttpHeaders } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import type { RawAnswer } from '../identity/modes.ts';
import { type SandboxPeople, type SandboxPerson, specialNumbers } from '../identity/people.ts';
import {
  enrolledProfile,
  existingMobile,
  mostChildren,
  type SandboxAccount,
  type SandboxAccounts,
} from './accounts.ts';
import { badFields, type Fields, fields, json, words, wrong } from './answers.ts';
import type { SandboxTokens } from './tokens.ts';
import { isAnswer, type SandboxTransactions } from './transactions.ts';

export interface AbdmParts {
  readonly people: SandboxPeople;
  readonly accounts: SandboxAccounts;
  readonly transactions: SandboxTransactions;
  readonly tokens: SandboxTokens;
  /** Null for what was not encrypted as the protocol demands. */
  readonly open: (sealed: unknown) => string | null;
}

const slowMs = 12_000;
const mobileLine = 'OTP sent to mobile number ending with ******';

/** Enrolment by Aadhaar: code, capture, face, details; a child in the account of a parent; the mobile number; the address. */
export class SandboxEnrolment {
  readonly #parts: AbdmParts;
  readonly #captures = new Set<string>();

  constructor(parts: AbdmParts) {
    this.#parts = parts;
  }

  async #known(sealed: unknown): Promise<SandboxPerson | RawAnswer> {
    const number = this.#parts.open(sealed);
    if (number === null) return badFields({ loginId: 'cannot be decrypted' });
    if (number === specialNumbers.slow) await pause(slowMs, undefined, { ref: false });
    if (number === specialNumbers.odd) return wrong('ABDM-7777', 'Something else');
    if (number === specialNumbers.busy) return json(429, { code: '900807', message: 'Message throttled out' });
    const person = this.#parts.people.find(number) ?? wrong('ABDM-1114', 'Invalid Aadhaar number');
    if ('number' in person && (number === specialNumbers.existing || number === specialNumbers.inactive))
      this.#parts.accounts.of({ ...person, isActive: number !== specialNumbers.inactive }, existingMobile);
    return person;
  }

  async requestOtp({ txnId, scope, loginHint, loginId, otpSystem }: Fields): Promise<RawAnswer> {
    if (!words(scope).includes('abha-enrol')) return badFields({ scope: 'abha-enrol is needed' });
    if (words(scope).includes('mobile-verify')) return this.#mobileOtp(String(txnId), loginHint, loginId);
    if (loginHint !== 'aadhaar' || otpSystem !== 'aadhaar' || txnId !== '')
      return badFields({ loginHint: 'aadhaar is needed' });
    const person = await this.#known(loginId);
    if ('status' in person) return person;
    if (person.number === specialNumbers.noMobile) return wrong('ABDM-1115', 'No mobile is linked');
    const begun = this.#parts.transactions.begin({ person, expired: person.number === specialNumbers.expired });
    return json(200, { txnId: begun, message: `${mobileLine}3210` });
  }

  #mobileOtp(txnId: string, loginHint: unknown, loginId: unknown): RawAnswer {
    const mobile = this.#parts.open(loginId);
    const { account } = this.#parts.transactions.find(txnId) ?? {};
    if (loginHint !== 'mobile' || !mobile || !/^[6-9]\d{9}$/.test(mobile))
      return badFields({ loginId: 'a mobile number is needed' });
    if (!account) return wrong('ABDM-1017', 'Unknown transaction');
    const begun = this.#parts.transactions.begin({ account, mobile }, txnId);
    return json(200, { txnId: begun, message: `${mobileLine}${mobile.slice(-4)}` });
  }

  byAbdm({ scope, authData }: Fields): RawAnswer {
    const { txnId, otpValue } = fields(fields(authData).otp);
    if (!words(scope).includes('mobile-verify')) return badFields({ scope: 'mobile-verify is needed' });
    const tried = this.#parts.transactions.tried(txnId, this.#parts.open(otpValue));
    if (isAnswer(tried)) return tried;
    const { account, mobile } = tried;
    if (!account || !mobile) return wrong('ABDM-1017', 'Unknown transaction');
    account.mobile = mobile;
    const accounts = [{ ABHANumber: account.number }];
    return json(200, { txnId, authResult: 'success', message: 'Mobile number is linked', accounts });
  }

  async byAadhaar({ authData, consent }: Fields, headers: IncomingHttpHeaders): Promise<RawAnswer> {
    const { code, version } = fields(consent);
    if (code !== 'abha-enrollment' || version !== '1.4') return badFields({ consent: 'consent is needed' });
    const { authMethods, otp, bio, face, demo_auth, child } = fields(authData);
    const [method] = words(authMethods);
    if (method === 'child') return this.#child(fields(child), headers);
    if (method === 'otp') return this.#byOtp(fields(otp));
    const proof = fields(method === 'bio' ? bio : method === 'face' ? face : method === 'demo_auth' ? demo_auth : {});
    const person = await this.#known(proof.aadhaar ?? proof.aadhaarNumber);
    if ('status' in person) return person;
    const isOwn = person.number !== specialNumbers.other;
    if (method === 'bio' && !this.#isFresh(proof)) return wrong('ABDM-1301', 'PID is old, used or damaged');
    if (method === 'face' && String(proof.picture) === '') return badFields({ picture: 'is needed' });
    const fits = isOwn && (method !== 'demo_auth' || this.#isDescribed(person, proof));
    return fits ? this.#enrolled(person, String(proof.mobile)) : wrong('ABDM-1207', 'Details do not match');
  }

  #byOtp({ txnId, otpValue, mobile }: Fields): RawAnswer {
    const tried = this.#parts.transactions.tried(txnId, this.#parts.open(otpValue));
    if (isAnswer(tried)) return tried;
    return tried.person && !tried.account
      ? this.#enrolled(tried.person, String(mobile), String(txnId))
      : wrong('ABDM-1017', 'Unknown transaction');
  }

  /** A capture counts once. */
  #isFresh({ fingerPrintAuthPid }: Fields): boolean {
    const xml = Buffer.from(String(fingerPrintAuthPid), 'base64').toString('utf8');
    const hmac = /<Hmac>([^<]+)<\/Hmac>/.exec(xml)?.[1];
    if (!hmac || this.#captures.has(hmac)) return false;
    this.#captures.add(hmac);
    return true;
  }

  #isDescribed(person: SandboxPerson, { name, dateOfBirth, gender }: Fields): boolean {
    const isName = String(name).toUpperCase().replace(/\s+/g, ' ') === person.name.toUpperCase();
    return isName && dateOfBirth === person.dob && gender === person.gender;
  }

  #enrolled(person: SandboxPerson, mobile: string, txnId?: string): RawAnswer {
    const isLinked = person.number !== specialNumbers.mobileDiffers && (person.mobile ?? mobile) === mobile;
    const { account, isNew } = this.#parts.accounts.of(person, isLinked ? mobile : '');
    const begun = this.#parts.transactions.begin({ person, account }, txnId);
    return this.#answer(account, isNew, begun);
  }

  #answer(account: SandboxAccount, isNew: boolean, txnId: string): RawAnswer {
    const tokens = this.#parts.tokens.give(account);
    const message = isNew ? 'Account created successfully' : 'This account already exist';
    return json(200, { message, txnId, tokens, ABHAProfile: enrolledProfile(account), isNew });
  }

  #child(
    { dayOfBirth, monthOfBirth, yearOfBirth, gender, name, parentConsent, profilePhoto }: Fields,
    headers: IncomingHttpHeaders,
  ): RawAnswer {
    const parent = this.#parts.tokens.own(headers['x-token']);
    if (!parent) return json(401, { error: { code: 'ABDM-9999', message: 'X-token expired' } });
    if (!headers.benefit_name) return badFields({ BENEFIT_NAME: 'is needed' });
    const dob = [dayOfBirth, monthOfBirth, yearOfBirth].map((part) => String(part).padStart(2, '0')).join('-');
    const isWhole = /^\d\d-\d\d-\d{4}$/.test(dob) && /^[MFO]$/.test(String(gender)) && String(name).trim() !== '';
    if (!isWhole || parentConsent !== 'true' || typeof profilePhoto !== 'string')
      return badFields({ child: 'is not whole' });
    const children = this.#parts.accounts.childrenOf(parent.number);
    const isFull = children.length >= mostChildren || parent.number.endsWith(specialNumbers.childLimit.slice(-4));
    if (isFull) return wrong('ABDM-1157', 'No more children in this account');
    // Asked twice it makes two: that there is one already, whoever asks has to know.
    const account = this.#parts.accounts.child(parent, { name: String(name), dob, gender: gender as 'M' | 'F' | 'O' });
    return this.#answer(account, true, this.#parts.transactions.begin({ account }));
  }

  suggestions(headers: IncomingHttpHeaders): RawAnswer {
    const { account } = this.#parts.transactions.find(headers.transaction_id) ?? {};
    if (!account) return wrong('ABDM-1017', 'Unknown transaction');
    const name = account.name
      .toLowerCase()
      .replace(/[^a-z]/g, '')
      .slice(0, 10)
      .padEnd(6, 'a');
    const abhaAddressList = ['2026', '_07', '.1995'].map((end) => name + end);
    return json(200, { txnId: headers.transaction_id, abhaAddressList });
  }

  address({ txnId, abhaAddress, preferred }: Fields): RawAnswer {
    const { account } = this.#parts.transactions.find(txnId) ?? {};
    if (!account) return wrong('ABDM-1017', 'Unknown transaction');
    const name = String(abhaAddress);
    if (preferred !== 1 || !/^[A-Za-z0-9._]{8,18}$/.test(name)) return badFields({ abhaAddress: 'is not one' });
    const address = `${name}@sbx`;
    if (this.#parts.accounts.isTaken(address)) return wrong('ABDM-1101', 'This ABHA address is already in use');
    account.address = address;
    return json(200, { txnId, healthIdNumber: account.number, preferredAbhaAddress: address });
  }
}
