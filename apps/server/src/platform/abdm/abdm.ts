import type { KeyObject } from 'node:crypto';
import type { IdentitySettings } from '../env/identity-settings.ts';
import { Access } from './access.ts';
import { type AbdmAnswer, type AbdmRefusal, expired, isAbdmRefusal, silent } from './answer.ts';
import { ask } from './ask.ts';
import { Breaker } from './breaker.ts';
import { encrypted } from './envelope.ts';

export type Encrypt = (plain: string) => string;

export interface AbdmQuestion {
  readonly method?: 'GET' | 'POST';
  readonly path: string;
  /** Headers of this call besides those of each. */
  readonly headers?: Readonly<Record<string, string>>;
  /** Numbers and codes go in clear and leave the process encrypted only. */
  readonly body?: (encrypt: Encrypt) => object;
  readonly picture?: boolean;
}

interface Ready {
  readonly token: string;
  readonly key: KeyObject;
}

/** A service that is asked in the envelope of ABDM V3. */
export interface Abdm {
  put(question: AbdmQuestion): Promise<AbdmAnswer>;
}

/**
 * The client of the published protocol: access token from the gateway, values encrypted under the published certificate,
 * `REQUEST-ID` and `TIMESTAMP` on each call. One deadline for all of a question; a token that is no longer taken is renewed
 * once, else a question is never put twice by itself. A service that is silent again and again is left alone for a while; one
 * that says that it has too much to do is there.
 */
export function abdmClient(settings: IdentitySettings): Abdm {
  const access = new Access(settings);
  const breaker = new Breaker();

  /** Token and certificate; a token that is not taken for the certificate is renewed once. */
  async function ready(signal: AbortSignal, isRenewed = false): Promise<Ready | AbdmRefusal> {
    const token = await access.token(signal);
    if (typeof token !== 'string') return token;
    const key = await access.key(token, signal);
    if (!('refused' in key)) return { token, key };
    if (key !== expired) return key;
    access.forgetToken();
    return isRenewed ? silent : ready(signal, true);
  }

  async function once({ method = 'POST', path, headers, body, picture }: AbdmQuestion, signal: AbortSignal) {
    const may = await ready(signal);
    if ('refused' in may) return may;
    const { token, key } = may;
    return ask({
      method,
      url: settings.url + path,
      headers: { authorization: `Bearer ${token}`, ...headers },
      ...(body && { body: body((plain) => encrypted(key, plain)) }),
      ...(picture && { picture }),
      signal,
    });
  }

  async function renewing(question: AbdmQuestion): Promise<AbdmAnswer> {
    const signal = AbortSignal.timeout(settings.timeoutMs);
    const first = await once(question, signal);
    if (first !== expired) return first;
    access.forgetToken();
    return once(question, signal);
  }

  return {
    async put(question) {
      if (!settings.url || !breaker.mayAsk(performance.now())) return silent;
      const answer = await renewing(question);
      breaker.heard(isAbdmRefusal(answer) && answer === silent, performance.now());
      return answer;
    },
  };
}
