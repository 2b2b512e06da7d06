import { type CardKey, makeCardKeys } from '@teeka/contract/certificates/signed-card';
import type { AtRest } from '../../platform/sealing/at-rest.ts';
import type { KeyRow } from './queries.ts';

const rowOf = (kid: string) => `certificate-key/${kid}` as const;

/** A key as everybody may know it. */
export const publicKey = ({ kid, x, y }: Pick<KeyRow, 'kid' | 'x' | 'y'>): CardKey => ({
  kty: 'EC',
  crv: 'P-256',
  use: 'sig',
  alg: 'ES256',
  kid,
  x,
  y,
});

/** The key that signs; `fresh` is to be stored where there was none, or where the last one has had its time. */
export interface Signer {
  readonly kid: string;
  readonly secret: Uint8Array;
  readonly fresh: {
    readonly kid: string;
    readonly x: string;
    readonly y: string;
    readonly secret_sealed: Buffer;
    readonly made_at: Date;
  } | null;
}

/** Days that a key signs. Those before it stay published: what they signed holds. */
const signsFor = 365;
const day = 24 * 60 * 60 * 1000;

export async function signerOf(keys: readonly KeyRow[], now: Date, atRest: AtRest): Promise<Signer> {
  const [newest] = keys;
  if (newest && now.getTime() - newest.made_at.getTime() < signsFor * day)
    return {
      kid: newest.kid,
      secret: atRest.openBytes('certificate-key', rowOf(newest.kid), newest.secret_sealed),
      fresh: null,
    };
  const { key, secret } = await makeCardKeys();
  const { kid, x, y } = key;
  const secret_sealed = atRest.sealBytes('certificate-key', rowOf(kid), secret);
  return { kid, secret, fresh: { kid, x, y, secret_sealed, made_at: now } };
}
