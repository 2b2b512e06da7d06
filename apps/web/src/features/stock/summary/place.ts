import type { ReplyOf } from '@teeka/contract/call';
import type { getUtilisationSummary } from '@teeka/contract/stock';
import type { AreaPart } from '@teeka/contract/within';
import { id, type ValuesOf, whole, word } from '../../../platform/address/kinds.ts';
import { orderWords } from '../../../ui/table/index.ts';

export type Summary = ReplyOf<typeof getUtilisationSummary>;
type Level = Summary['level'];

/** Columns by which places can be ordered. */
const ordered = ['name', 'sessions', 'opened', 'given', 'wasted', 'percent', 'before', 'change'] as const;

/** What the address says: the place that is looked at, none for the whole area, and the order of those within it. */
export const shape = {
  state: whole,
  district: whole,
  block: whole,
  site: id,
  sort: word(['', ...orderWords(ordered)], ''),
};

/** The part of the area that the address names: the smallest, should it name several. */
export function partOf({ state, district, block, site }: Omit<ValuesOf<typeof shape>, 'sort'>): AreaPart | null {
  if (site !== '') return { level: 'site', id: site };
  if (block !== null) return { level: 'block', code: block };
  if (district !== null) return { level: 'district', code: district };
  return state === null ? null : { level: 'state', code: state };
}

/** The same days of another place; of the whole area where none is named. */
export const toPlace = (place: { readonly level: Level; readonly id: string } | null) => ({
  to: '.',
  search: (before: object) => ({
    ...before,
    ...{ state: undefined, district: undefined, block: undefined, site: undefined, sort: undefined },
    ...(place ? { [place.level]: place.level === 'site' ? place.id : Number(place.id) } : {}),
  }),
});
