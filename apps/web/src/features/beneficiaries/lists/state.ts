import type { ListedPerson, ListOrder } from '@teeka/contract/beneficiaries/lists';
import type { AreaPart } from '@teeka/contract/within';
import { cut, groupReferenceNumber, masked } from '@teeka/domain/identity';
import type { DateRange } from '@teeka/domain/reports';
import { isApproved } from '@teeka/domain/vaccinations';

/** One page as every list answers it. */
export interface ListPage<Row> {
  readonly page: number;
  readonly total: number;
  readonly total_pages: number;
  readonly data: readonly Row[];
  /** What the village to which it is narrowed is called; '' of none. */
  readonly village_name?: string;
}

/** What is requested of a list. */
export interface Wish {
  readonly range: DateRange;
  readonly sort: ListOrder;
  /** Only this beneficiary type; null for all. */
  readonly type: number | null;
  /** Only whom one registered oneself. */
  readonly mine: boolean;
  /** Only this part of the own area. */
  readonly within: AreaPart | null;
}

export const rowsOnPage = 100;

export const requestOf = ({ range, sort, type, within }: Wish, page: number, most = rowsOnPage) => ({
  from_date: range.from,
  to_date: range.to,
  sort,
  type,
  within,
  page,
  pageSize: most,
});

/** The page after this one; none after the last, or where people vanished meanwhile and a page came empty. */
export const pageAfter = ({ page, total_pages, data }: ListPage<unknown>): number | undefined =>
  page < total_pages && data.length > 0 ? page + 1 : undefined;

/** All rows so far. Whoever moved to a later page while pages were turned stands there once, where first seen. */
export function rowsOf<Row>(pages: readonly ListPage<Row>[], keyOf: (row: Row) => string): readonly Row[] {
  const rows = new Map<string, Row>();
  for (const page of pages) for (const row of page.data) if (!rows.has(keyOf(row))) rows.set(keyOf(row), row);
  return [...rows.values()];
}

/** Numbers as a list shows them: mobile masked, photo ID cut, both and the reference in groups. */
export function numbersShown(person: ListedPerson) {
  const mobile = person.ben_mobile_number;
  return {
    mobile: mobile === '' ? '' : groupReferenceNumber(masked(mobile)),
    photoId: cut(person.photo_id_number),
    reference: groupReferenceNumber(person.beneficiary_id),
  };
}

/** Line list: with a document or without one approved, anything else is pending (specification 2, section 3). */
export const lineStatus = (status: string): 'approved' | 'pending' => (isApproved(status) ? 'approved' : 'pending');
