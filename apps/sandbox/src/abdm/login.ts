import type { IncomingHttpHeaders } from 'node:http';
import type { RawAnswer } from '../identity/modes.ts';
import { specialNumbers } from '../identity/people.ts';
import { existingMobile, openProfile, qrText, type SandboxAccount } from './accounts.ts';
import { badFields, type Fields, fields, json, picture, words, wrong } from './answers.ts';
import type { AbdmParts } from './enrolment.ts';
import { cardPicture, qrPicture } from './png.ts';
import { isAnswer } from './transactions.ts';

const listed = (account: SandboxAccount): object => ({
  ABHANumber: account.number,
  preferredAbhaAddress: account.address,
  name: account.name,
  gender: account.gender,
  dob: account.dob,
  status: account.isActive ? 'ACTIVE' : 'DEACTIVATED',
});

/** Opening an account that there is: by its number, its address or the mobile number; what it tells then. */
export class SandboxLogin {
  readonly #parts: AbdmParts;

  constructor(parts: AbdmParts) {
    this.#parts = parts;
  }

  /** Whoever has an account from the start is found before anybody asked for theirs. */
  #meetExisting(): void {
    const person = this.#parts.people.find(specialNumbers.existing);
    if (person) this.#parts.accounts.of(person, existingMobile);
  }

  requestOtp({ scope, loginHint, loginId, otpSystem }: Fields): RawAnswer {
    const isScope = words(scope).includes('abha-login') && words(scope).includes('mobile-verify');
    if (!isScope || otpSystem !== 'abdm') return badFields({ scope: 'abha-login and mobile-verify are needed' });
    const value = this.#parts.open(loginId);
    if (value === null) return badFields({ loginId: 'cannot be decrypted' });
    this.#meetExisting();
    const by = String(loginHint);
    const accounts = this.#parts.accounts.search(by, value);
    const [first] = accounts;
    if (!first) return wrong('ABDM-1114', 'User not found');
    const txnId = this.#parts.transactions.begin({ accounts, by });
    return json(200, { txnId, message: `OTP sent to mobile number ending with ******${first.mobile.slice(-4)}` });
  }

  verify({ scope, authData }: Fields): RawAnswer {
    const { txnId, otpValue } = fields(fields(authData).otp);
    if (!words(scope).includes('abha-login')) return badFields({ scope: 'abha-login is needed' });
    const tried = this.#parts.transactions.tried(txnId, this.#parts.open(otpValue));
    // A wrong code is told here within an answer, elsewhere as an error.
    if (isAnswer(tried) && String(tried.text).includes('ABDM-1204'))
      return json(200, { txnId, authResult: 'failed', message: 'Please enter a valid OTP.', accounts: [] });
    if (isAnswer(tried)) return tried;
    const { accounts = [], by } = tried;
    const [first] = accounts;
    if (!first) return wrong('ABDM-1017', 'Unknown transaction');
    const tokens = by === 'mobile' ? this.#parts.tokens.giveFound(accounts) : this.#parts.tokens.give(first);
    const message = 'OTP verified successfully';
    return json(200, { txnId, authResult: 'success', message, ...tokens, accounts: accounts.map(listed) });
  }

  verifyUser({ ABHANumber, txnId }: Fields, headers: IncomingHttpHeaders): RawAnswer {
    const account = this.#parts.tokens.found(headers['t-token']).find(({ number }) => number === ABHANumber);
    if (!account || !this.#parts.transactions.find(txnId))
      return json(401, { error: { code: 'ABDM-9999', message: 'T-token expired' } });
    return json(200, this.#parts.tokens.give(account));
  }

  /** Undefined for an address that tells nothing of an account. */
  open(path: string, headers: IncomingHttpHeaders): RawAnswer | undefined {
    if (!/^\/v3\/profile\/account(?:\/(?:abha-card|qrCode))?$/.test(path)) return undefined;
    const account = this.#parts.tokens.own(headers['x-token']);
    if (!account) return json(401, { error: { code: 'ABDM-9999', message: 'X-token expired' } });
    if (path.endsWith('abha-card')) return picture(cardPicture(qrText(account)));
    if (path.endsWith('qrCode')) return picture(qrPicture(qrText(account)));
    return json(200, openProfile(account));
  }

  children(headers: IncomingHttpHeaders): RawAnswer {
    const parent = this.#parts.tokens.own(headers['x-token']);
    if (!parent) return json(401, { error: { code: 'ABDM-9999', message: 'X-token expired' } });
    if (!headers.benefit_name) return badFields({ BENEFIT_NAME: 'is needed' });
    const children = this.#parts.accounts.childrenOf(parent.number);
    return json(200, {
      parentAbhaNumber: parent.number,
      mobileNumber: `******${parent.mobile.slice(-4)}`,
      childrenCount: children.length,
      children: children.map(({ number: ABHANumber, address: phrAddress, name, dob: dateOfBirth, gender }) => ({
        ...{ ABHANumber, phrAddress, name, dateOfBirth, gender },
      })),
    });
  }
}
