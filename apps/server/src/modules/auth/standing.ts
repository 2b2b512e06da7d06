import type { AtRest } from '../../platform/sealing/at-rest.ts';
import type { KnownPlaceRow } from './counting/queries.ts';

/**
 * How well an account knows where a request comes from: `signed-in` by a sign-in of its own, `device` by the secret of a
 * device that signed in before, `address` where it signed in from before. A stranger's wrong tries are counted apart
 * from those of places that are known.
 */
export type Standing = 'signed-in' | 'device' | 'address' | 'unknown';

export interface PlaceHashes {
  readonly address: Buffer;
  readonly device: Buffer | undefined;
}

export function placeHashes(
  atRest: AtRest,
  { address, device }: { readonly address: string; readonly device: string | undefined },
): PlaceHashes {
  const of = (kind: string, value: string) => atRest.hash('throttle', `place ${kind}\0${value}`);
  return { address: of('address', address), device: device === undefined ? undefined : of('device', device) };
}

export const listed = ({ address, device }: PlaceHashes): Buffer[] => (device ? [address, device] : [address]);

/**
 * By what wrong passwords are counted: a device whose sign-in was ended still counts by itself, so that nobody who signs in
 * there once more is kept out by strangers. For nothing else does it stand above a place that is unknown.
 */
export function countedAmong(known: readonly KnownPlaceRow[]): Standing {
  return known.some(({ kind }) => kind === 'ended-device') ? 'device' : standingAmong(known);
}

export function standingAmong(known: readonly KnownPlaceRow[]): Standing {
  if (known.some(({ kind }) => kind === 'device')) return 'device';
  return known.some(({ kind }) => kind === 'address') ? 'address' : 'unknown';
}
