import type { ListedPerson } from '@teeka/contract/beneficiaries';
import { photoIdType } from '@teeka/domain/identity';
import { type Names, nameIn } from '@teeka/domain/names';
import { beneficiaryTypes } from '@teeka/domain/person';
import type { Reader } from '../../../platform/db/database.ts';
import type { Taker } from '../../../platform/downloads/index.ts';
import { wirePerson } from '../wire-person.ts';
import type { ListedRow, ListQueries, Wish } from './queries.ts';

/** A person as every list shows one. */
export function wireListed(row: ListedRow, context: Pick<Taker, 'atRest' | 'origin'>): ListedPerson {
  const { photo_id_type, ben_type_id } = row;
  return {
    ...wirePerson(row, context),
    dob_is_year: row.dob_is_year,
    photo_id_type: photo_id_type === null ? null : photoIdType(photo_id_type).type,
    ben_type_id,
    beneficiary_type_name: beneficiaryTypes.find(({ id }) => id === ben_type_id)?.ben_type ?? 'Citizen',
  };
}

/** The name of a site in the caller's language. */
export const siteName = ({ site }: { readonly site: Names }, { origin }: Pick<Taker, 'origin'>): string =>
  nameIn(site, origin.language);

/** Reads one page and its total together; whoever stands on it is on the audit log, in one statement. */
export async function answerList<Row extends ListedRow, Wire extends ListedPerson>(
  { rows, count }: ListQueries<Row>,
  { page, pageSize }: Pick<Wish, 'page' | 'pageSize'>,
  { db, wire }: { readonly db: Reader; readonly wire: (row: Row) => Wire },
) {
  const [listed, counted] = await Promise.all([db.rows(rows), db.first(count)]);
  const total = counted?.total ?? 0;
  const audit = [...new Set(listed.map(({ beneficiary_id }) => beneficiary_id))].map((beneficiary_id) => ({
    beneficiary_id,
    subject: `page ${page}`,
  }));
  const reply = { page, pageSize, total, total_pages: Math.ceil(total / pageSize), data: listed.map(wire) };
  return { reply, audit };
}
