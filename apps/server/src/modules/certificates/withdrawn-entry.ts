import type { WithdrawnRow } from './queries.ts';

/** The second from which a certificate of somebody holds again. */
export const newestFrom = (changed_at: Date): number => Math.ceil(changed_at.getTime() / 1000);

/** As everybody is told of it: what was issued in an earlier second than `before`, or in the very one before it alone. */
export const withdrawnEntry = ({ rid, noted_at, card_at, corrected }: WithdrawnRow) =>
  card_at
    ? { rid, before: Math.floor(card_at.getTime() / 1000) + 1, corrected, alone: true as const }
    : { rid, before: newestFrom(noted_at), corrected };
