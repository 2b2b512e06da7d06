/** What the record counts of a worker in a period, in the order in which a letter tells it. */
const deeds = ['sessions', 'people', 'doses', 'verified', 'registered'] as const;
export type Deed = (typeof deeds)[number];
export type Deeds = Readonly<Record<Deed, number>>;

/** As many stand side by side on a letter. */
const mostSaid = 4;

/** What a letter thanks for, with its number; of what was never done it says nothing. Empty where there is nothing to thank for. */
export const deedsToTell = (counted: Deeds): readonly { readonly deed: Deed; readonly count: number }[] =>
  deeds
    .map((deed) => ({ deed, count: counted[deed] }))
    .filter(({ count }) => count > 0)
    .slice(0, mostSaid);
