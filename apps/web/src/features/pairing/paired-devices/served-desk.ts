import type { Pairing } from '@teeka/contract/pairing';

/** A computer that this phone serves. */
export interface ServedDesk {
  readonly desk: Pairing;
}
