import type { Writer } from '../../platform/db/database.ts';
import type { Context } from '../../platform/http/handler.ts';
import { storeAddressChange } from '../beneficiaries/index.ts';
import { type PersonRow, storeAddress } from './queries.ts';

/** Who does something when, as far as it is written down. */
export interface Doing {
  readonly actor: Pick<Context['actor'], 'user_id'>;
  readonly now: Pick<Context['now'], 'instant'>;
  readonly db: Writer;
}

/** The address on the record is from now on this one; what stood there before is told by the person's history. */
export function changeAddress(
  { beneficiary_id, abha_address: before, version }: Pick<PersonRow, 'beneficiary_id' | 'abha_address' | 'version'>,
  address: string,
  { actor, now, db }: Doing,
): void {
  const isOther = before !== address;
  db.run(storeAddress(beneficiary_id, isOther ? address : null));
  if (!isOther) return;
  const captured_at = now.instant.toISOString();
  db.run(storeAddressChange({ beneficiary_id, version: version + 1, before, address, by: actor.user_id, captured_at }));
}
