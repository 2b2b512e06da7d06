import type { Writer } from '../../platform/db/database.ts';
import type { Context } from '../../platform/http/handler.ts';
import { storeAddressChange } from '../beneficiaries/index.ts';
import { type PersonRow, storeAddress } from './queries.ts';

/** The address on the record is from now on this one; what stood there before is told by the person's history. */
export function changeAddress(
  { beneficiary_id, abha_address: before, version }: PersonRow,
  address: string,
  { actor, now, db }: Context & { readonly db: Writer },
): void {
  const isOther = before !== address;
  db.run(storeAddress(beneficiary_id, isOther ? address : null));
  if (!isOther) return;
  const captured_at = now.instant.toISOString();
  db.run(storeAddressChange({ beneficiary_id, version: version + 1, before, address, by: actor.user_id, captured_at }));
}
