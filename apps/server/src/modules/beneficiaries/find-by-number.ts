import type { getBeneficiaries } from '@teeka/contract/beneficiaries';
import type { RequestOf } from '@teeka/contract/call';
import { checkSearchValue, type SearchBy, triesRefusal } from '@teeka/domain/identity';
import { countTriesNow, triesToday } from '../../platform/access/tries/tries.ts';
import type { Reader } from '../../platform/db/database.ts';
import { type Context, type QueryHandler, refuse } from '../../platform/http/handler.ts';
import { photoIdHashes } from '../../platform/sealing/photo-id-hash.ts';
import { peopleByToken, personByReference } from './queries.ts';
import { wirePerson } from './wire-person.ts';

export type Search = RequestOf<typeof getBeneficiaries>;

export const byPhotoId = 2;
/** Of our own: a linked health account, by its number or its address. */
const byAccount = 3;
const isByPapers = ({ flag }: Search): boolean => flag === byPhotoId || flag === byAccount;

/** Lists show the last digits of a photo ID; the others are not found by searching for every number there is. */
export const missesRefusal = async (context: Context & { readonly db: Reader }) =>
  triesRefusal('photo-id-search', await triesToday('photo-id-search', context));

export const find: QueryHandler<typeof getBeneficiaries>['answer'] = async (input, context) => {
  const checked = checkSearchValue(searchBy(input), input.search_value);
  if (!checked.ok) return refuse({ ...checked.refusal, path: 'search_value' });
  const tooMany = isByPapers(input) ? await missesRefusal(context) : undefined;
  if (tooMany) return refuse({ ...tooMany, path: 'search_value' });
  const rows = await context.db.rows(queryOf(input, checked.normal, context));
  if (isByPapers(input) && rows.length === 0) await countTriesNow('photo-id-search', context);
  const audit = rows.map(({ beneficiary_id }) => ({ beneficiary_id, subject: `flag ${input.flag}` }));
  return { reply: { beneficiaries: rows.map((row) => wirePerson(row, context)) }, audit };
};

export function searchBy({ flag, photo_id_type_id }: Search): SearchBy | '' {
  if (flag === 0) return 'mobile';
  if (flag === 1) return 'reference';
  if (flag === byAccount) return 'abha';
  return photo_id_type_id === null ? '' : `photoID-${photo_id_type_id}`;
}

export function queryOf(input: Search, value: string, { actor, now, atRest }: Context) {
  if (input.flag === 1) return personByReference(actor, now.today, value);
  if (input.flag === byAccount)
    return peopleByToken(actor, now.today, atRest.hashes(value.includes('@') ? 'abha-address' : 'abha-number', value));
  const hashes =
    input.flag === 0 ? atRest.hashes('mobile', value) : photoIdHashes(atRest, input.photo_id_type_id ?? 0, value);
  return peopleByToken(actor, now.today, hashes);
}
