import type { Reader } from '../../platform/db/database.ts';
import type { AtRest } from '../../platform/sealing/at-rest.ts';
import { linkedAddress } from './linked-number.ts';
import { linkOf } from './queries.ts';

/** Address and care context of the account that is linked with somebody; null where none is. */
export async function accountOf(db: Reader, beneficiary_id: string, atRest: AtRest) {
  const link = await db.first(linkOf(beneficiary_id));
  return link ? { abha_address: linkedAddress(link, atRest), care_context: link.care_context } : null;
}
