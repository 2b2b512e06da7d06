import type { Item } from '../../platform/outbox/item.ts';

const calls = ['sessions.endSession', 'sessions.carryNoShows', 'sessions.undoCarryNoShows'];

/** What is done with a session once it has ended waits for its end, and each for the one before. */
export const lastSinceTheEnd = (session: readonly Item[]): readonly Item[] =>
  session.filter(({ call }) => calls.includes(call)).slice(-1);

/** Stands as `carried_to` where the next session is too far ahead to be on this phone. */
export const laterThanThis = '';
