import { type CardKey, makeCardKeys } from '@teeka/contract/certificates/signed-card';
import { day } from '../../platform/clock/durations.ts';
import type { AtRest } from '../../platform/sealing/at-rest.ts';
import type { NewKey, PublicKeyRow } from './queries.ts';

const rowOf = (kid: string) => `certificate-key/${kid}` as const;

/** A key as everybody may know it. */
export const publicKey = ({ kid, x, y }: PublicKeyRow): CardKey => ({
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
  readonly fresh: NewKey | null;
}

/** Days that a key signs. Those before it stay published: what they signed holds. */
const signsFor = 365;

export async function signerOf(newest: NewKey | undefined, now: Date, atRest: AtRest): Promise<Signer> {
  if (newest && now.getTime() - newest.made_at.getTime() < signsFor * day)
    return {
      kid: newest.kid,
      secret: atRest.openBytes('certificate-key', rowOf(newest.kid), newest.secret_sealed),
      fresh: null,
    };
  const { secret, ...fresh } = await makeSealed(now, atRest);
  return { kid: fresh.kid, secret, fresh };
}

async function makeSealed(now: Date, atRest: AtRest): Promise<NewKey & Pick<Signer, 'secret'>> {
  const { key, secret } = await makeCardKeys();
  const { kid, x, y } = key;
  const secret_sealed = atRest.sealBytes('certificate-key', rowOf(kid), secret);
  return { kid, x, y, secret_sealed, made_at: now, secret };
}

/** A key that is to be stored, and signs from then on. */
export async function newCardKey(now: Date, atRest: AtRest): Promise<NewKey> {
  const { secret: _, ...fresh } = await makeSealed(now, atRest);
  return fresh;
}
