import type { IncomingHttpHeaders } from 'node:http';
import type { RawAnswer } from '../identity/modes.ts';
import type { SandboxPeople } from '../identity/people.ts';
import { SandboxAccounts } from './accounts.ts';
import { fields } from './answers.ts';
import { SandboxEnrolment } from './enrolment.ts';
import { SandboxLog } from './log.ts';
import { SandboxLogin } from './login.ts';
import { SandboxTokens } from './tokens.ts';
import { SandboxTransactions } from './transactions.ts';

interface AbdmRequest {
  readonly route: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: unknown;
}

/** Health accounts as far as they are asked for, within the envelope that the identity authority keeps. */
export class SandboxAbdm {
  readonly accounts = new SandboxAccounts();
  readonly tokens = new SandboxTokens();
  readonly transactions = new SandboxTransactions();
  readonly log = new SandboxLog();
  readonly #enrolment: SandboxEnrolment;
  readonly #login: SandboxLogin;
  /** Of the call that is answered: did all that has to be encrypted open? */
  #opened: boolean | null = null;

  constructor({ people, open }: { people: SandboxPeople; open: (sealed: unknown) => string | null }) {
    const noting = (sealed: unknown) => {
      const plain = open(sealed);
      this.#opened = plain !== null && this.#opened !== false;
      return plain;
    };
    const { accounts, tokens, transactions } = this;
    const parts = { people, accounts, tokens, transactions, open: noting };
    this.#enrolment = new SandboxEnrolment(parts);
    this.#login = new SandboxLogin(parts);
  }

  /** Undefined for an address that is not of health accounts. */
  answer(request: AbdmRequest): Promise<RawAnswer> | RawAnswer | undefined {
    this.#opened = null;
    const answered = this.#answered(request);
    if (answered !== undefined) this.log.add(request.route, this.#opened);
    return answered;
  }

  #answered({ route, headers, body }: AbdmRequest): Promise<RawAnswer> | RawAnswer | undefined {
    const sent = fields(body);
    switch (route) {
      case 'POST /v3/enrollment/request/otp':
        return this.#enrolment.requestOtp(sent);
      case 'POST /v3/enrollment/enrol/byAadhaar':
        return this.#enrolment.byAadhaar(sent, headers);
      case 'POST /v3/enrollment/auth/byAbdm':
        return this.#enrolment.byAbdm(sent);
      case 'GET /v3/enrollment/enrol/suggestion':
        return this.#enrolment.suggestions(headers);
      case 'POST /v3/enrollment/enrol/abha-address':
        return this.#enrolment.address(sent);
      case 'GET /v3/enrollment/profile/children':
        return this.#login.children(headers);
      case 'POST /v3/profile/login/request/otp':
        return this.#login.requestOtp(sent);
      case 'POST /v3/profile/login/verify':
        return this.#login.verify(sent);
      case 'POST /v3/profile/login/verify/user':
        return this.#login.verifyUser(sent, headers);
      default:
        return route.startsWith('GET ') ? this.#login.open(route.slice(4), headers) : undefined;
    }
  }
}
