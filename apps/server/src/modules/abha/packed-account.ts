import type { AtRest } from '../../platform/sealing/at-rest.ts';
import { linkedAddress } from './linked-number.ts';

/** The linked account of a person of the pack; its address in hexadecimal as it rests. */
export interface SealedAccount {
  readonly last4: string;
  readonly address: string;
}

/** Number and address as the phone shows and finds them; nothing where no account is linked. */
export function openedAccount(sealed: SealedAccount | null, beneficiary_id: string, atRest: AtRest) {
  if (!sealed) return {};
  const address_sealed = Buffer.from(sealed.address, 'hex');
  return { abha: { last4: sealed.last4, address: linkedAddress({ beneficiary_id, address_sealed }, atRest) } };
}
