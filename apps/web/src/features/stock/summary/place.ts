import type { ReplyOf } from '@teeka/contract/call';
import type { getUtilisationSummary } from '@teeka/contract/stock';
import type { AreaPart } from '@teeka/contract/within';
import { word } from '../../../platform/address/kinds.ts';
import { orderWords } from '../../../ui/table/column.ts';

export type Summary = ReplyOf<typeof getUtilisationSummary>;

/** Columns by which places can be ordered. */
const ordered = ['name', 'sessions', 'opened', 'given', 'wasted', 'percent', 'before', 'change'] as const;

/** The order of the places in the address; '' as they come. */
export const shape = { sort: word(['', ...orderWords(ordered)], '') };

/** The part that a place is; null of a session. */
export function partOfPlace(level: Summary['level'], id: string): AreaPart | null {
  if (level === 'session') return null;
  return level === 'site' ? { level, id } : { level, code: Number(id) };
}
