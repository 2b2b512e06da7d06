/**
 * Where a session stands, the name words know it by, and the colour of its dot. `waiting` as it was planned;
 * `waiting-again` after a freeze was lifted or a cancellation taken back. Both are started alike.
 */
export const sessionStatuses = {
  waiting: { key: 'yetToStart', dot: 'grey' },
  'on-going': { key: 'onGoing', dot: 'green' },
  cancelled: { key: 'cancelled', dot: 'amber' },
  ended: { key: 'completed', dot: 'red' },
  frozen: { key: 'freeze', dot: 'blue' },
  'waiting-again': { key: 'yetToStart', dot: 'grey' },
} as const;
export type SessionStatus = keyof typeof sessionStatuses;
/** Also one that only a newer server has a word for: its code, as text. */
export type AnySessionStatus = SessionStatus | `${number}`;
export type SessionStatusKey = (typeof sessionStatuses)[SessionStatus]['key'];

/** Category '2' of a session means venom; any other a vaccine. */
export const venomCategory = '2';

/** Category of a site and its sessions on the wire, from the number that is kept. */
export const sessionCategory = (kept: number): '1' | '2' => (String(kept) === venomCategory ? venomCategory : '1');

/** Is it one of ours? A newer server may know others. */
export function isSessionStatus(status: string): status is SessionStatus {
  return Object.hasOwn(sessionStatuses, status);
}

/** Is work on the roster possible? */
export function isOnGoing(status: SessionStatus): boolean {
  return status === 'on-going';
}

/** Has it still to begin, as it was planned or again? */
export const isWaiting = (status: string): boolean => status === 'waiting' || status === 'waiting-again';

/** All that say the same word to the reader: who looks for a session that waits means both. None for what we do not know. */
export function statusesNamedAs(status: string): readonly SessionStatus[] {
  if (!isSessionStatus(status)) return [];
  const { key } = sessionStatuses[status];
  return Object.keys(sessionStatuses)
    .filter(isSessionStatus)
    .filter((one) => sessionStatuses[one].key === key);
}
