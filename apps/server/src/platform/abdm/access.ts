import type { KeyObject } from 'node:crypto';
import { z } from 'zod';
import type { IdentitySettings } from '../env/identity-settings.ts';
import { type AbdmRefusal, busy, expired, isAbdmRefusal, silent } from './answer.ts';
import { ask } from './ask.ts';
import { readPublicKey } from './envelope.ts';

interface Cached<T> {
  readonly value: T;
  readonly until: number;
}

/** Seconds before its end a token is no longer used, and how long the certificate is believed. */
const spare = 30;
const certificateSeconds = 3600;

const sessionAnswer = z.object({ accessToken: z.string().min(1), expiresIn: z.number() });
const certificateAnswer = z.object({ publicKey: z.string() });

/** Without token or certificate nothing can be asked; that the service has too much to do is no silence. */
const unable = (answer: AbdmRefusal): AbdmRefusal => (answer === busy ? busy : silent);

/** The access token and the certificate, fetched when needed and kept while they hold. */
export class Access {
  #token: Cached<string> | undefined;
  #key: Cached<KeyObject> | undefined;
  readonly #settings: IdentitySettings;

  constructor(settings: IdentitySettings) {
    this.#settings = settings;
  }

  forgetToken(): void {
    this.#token = undefined;
  }

  /** `busy` or `silent` when there is none to be had. */
  async token(signal: AbortSignal): Promise<string | AbdmRefusal> {
    if (this.#token && this.#token.until > performance.now()) return this.#token.value;
    const { gatewayUrl, clientId, clientSecret, cmId } = this.#settings;
    const answer = await ask({
      method: 'POST',
      url: `${gatewayUrl}/api/hiecm/gateway/v3/sessions`,
      headers: { 'X-CM-ID': cmId },
      body: { clientId, clientSecret, grantType: 'client_credentials' },
      signal,
    });
    if (isAbdmRefusal(answer)) return unable(answer);
    const read = sessionAnswer.safeParse(answer.body);
    if (!read.success) return silent;
    const { accessToken, expiresIn } = read.data;
    this.#token = { value: accessToken, until: performance.now() + (expiresIn - spare) * 1000 };
    return accessToken;
  }

  /** The public key under which numbers and codes travel; `expired` where the token is not taken, else `busy` or `silent`. */
  async key(token: string, signal: AbortSignal): Promise<KeyObject | AbdmRefusal> {
    if (this.#key && this.#key.until > performance.now()) return this.#key.value;
    const answer = await ask({
      method: 'GET',
      url: `${this.#settings.url}/v3/profile/public/certificate`,
      headers: { authorization: `Bearer ${token}` },
      signal,
    });
    if (isAbdmRefusal(answer)) return answer === expired ? expired : unable(answer);
    const read = certificateAnswer.safeParse(answer.body);
    if (!read.success) return silent;
    try {
      const value = readPublicKey(read.data.publicKey);
      this.#key = { value, until: performance.now() + certificateSeconds * 1000 };
      return value;
    } catch {
      return silent;
    }
  }
}
