interface VisitOfDay {
  readonly offers: readonly unknown[];
  readonly recorded: readonly unknown[];
  readonly corrected: unknown;
  readonly entry: { readonly entry: { readonly status: string } } | undefined;
}

/** Has this day's visit been made, with nothing left to give? Then there are no steps to go. */
export const isOver = ({ entry, offers, recorded, corrected }: VisitOfDay): boolean =>
  !corrected && entry?.entry.status === 'vaccinated' && offers.length + recorded.length === 0;
