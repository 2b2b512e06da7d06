import type { Item } from '../../../platform/outbox/index.ts';

/**
 * The truth about a saved visit: on this phone, with the server, or in need of the worker. Items the phone no longer
 * holds were accepted and have come back with the record.
 */
export function savedStanding(saved: readonly string[], items: readonly Item[]) {
  const mine = items.filter(({ id }) => saved.includes(id));
  if (mine.some(({ state }) => state === 'refused' || state === 'blocked')) return 'needs-you';
  return mine.every(({ state }) => state === 'done') ? 'accepted' : 'on-phone';
}
