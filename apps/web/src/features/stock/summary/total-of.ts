import type { Figures } from './figure-columns.tsx';
import type { Summary } from './place.ts';

/** All that was counted, beside the days before, should anything have been counted then. */
export const totalOf = ({ total, before }: Pick<Summary, 'total' | 'before'>): Figures => ({
  ...total,
  before: before && before.total.sessions > 0 ? before.total : null,
});
