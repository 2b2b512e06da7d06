import type { OpenVisit } from './use-visit.ts';

type Asked = Pick<OpenVisit, 'offers' | 'told' | 'mended'> & {
  readonly entry: { readonly entry: { readonly status: string } } | undefined;
};

/** Has this day's visit been made, with nothing left to give? Then there are no steps to go. */
export const isOver = ({ entry, offers, told, mended }: Asked): boolean =>
  !mended && entry?.entry.status === 'vaccinated' && offers.length + told.length === 0;
