import type { AreaPart } from '@teeka/contract/within';
import { partWord } from '../../platform/address/kinds.ts';

/** The same page of another part of the area; null for all of it. */
export const toPart = (part: AreaPart | null) => ({
  to: '.',
  search: (before: object) => ({ ...before, part: partWord(part) || undefined, sort: undefined }),
});
