import { createHmac, timingSafeEqual } from 'node:crypto';
import type { AtRest } from '../sealing/at-rest.ts';

export const accessSeconds = 15 * 60;

/** What an access token says: which sign-in, and until when (milliseconds since 1970). */
export interface AccessClaim {
  readonly sign_in_id: string;
  readonly expires: number;
}

/** Access tokens: `<sign-in>.<expiry>.<signature>`, nothing in them that tells who the person is. */
export interface AccessTokens {
  issue(sign_in_id: string, now: Date): string;
  /** Undefined when it is none of ours; the expiry is for the caller to judge. */
  read(token: string): AccessClaim | undefined;
}

const shape = /^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\.([0-9]{10,16})\.([A-Za-z0-9_-]{43})$/;

export function accessTokens(atRest: AtRest): AccessTokens {
  const sign = (key: Buffer, content: string) =>
    Buffer.from(createHmac('sha256', key).update(content).digest('base64url'));
  return {
    issue(sign_in_id, now) {
      const content = `${sign_in_id}.${now.getTime() + accessSeconds * 1000}`;
      return `${content}.${sign(atRest.keyFor('access-token'), content)}`;
    },
    read(token) {
      const [, sign_in_id, expires, signature] = shape.exec(token) ?? [];
      if (!sign_in_id || !expires || !signature) return undefined;
      // As text: of the last character two bits are spare, and a token has but one way to be written.
      const given = Buffer.from(signature);
      const isRight = (key: Buffer) => {
        const right = sign(key, `${sign_in_id}.${expires}`);
        return given.length === right.length && timingSafeEqual(given, right);
      };
      // Issued under another key while that one is changed, it counts as long as it would have.
      if (atRest.keysFor('access-token').some(isRight)) return { sign_in_id, expires: Number(expires) };
      // Of a key that is gone: the phone fetches another one, as if it had run out.
      return atRest.ring.everFor('access-token').some(isRight) ? { sign_in_id, expires: 0 } : undefined;
    },
  };
}
