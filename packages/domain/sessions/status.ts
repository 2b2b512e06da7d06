/**
 * Session status codes of the wire, the name words know them by, and the colour of their dot. 0 waits as it was planned;
 * 6 waits again after a freeze was lifted or a cancellation taken back. Both are started alike.
 */
export const sessionStatuses = {
  0: { key: 'yetToStart', dot: 'grey' },
  1: { key: 'onGoing', dot: 'green' },
  2: { key: 'cancelled', dot: 'amber' },
  3: { key: 'completed', dot: 'red' },
  5: { key: 'freeze', dot: 'blue' },
  6: { key: 'yetToStart', dot: 'grey' },
} as const;
export type SessionStatus = keyof typeof sessionStatuses;
export type SessionStatusKey = (typeof sessionStatuses)[SessionStatus]['key'];

/** Category '2' of a session means venom; any other a vaccine. */
export const venomCategory = '2';

/** Is this number a status code? */
export function isSessionStatus(code: number): code is SessionStatus {
  return Object.hasOwn(sessionStatuses, code);
}

/** Is work on the roster possible? */
export function isOnGoing(status: SessionStatus): boolean {
  return status === 1;
}

/** All codes that say the same word to the reader: who looks for a session that waits means 0 and 6. None for no code. */
export function statusesNamedAs(code: number): readonly SessionStatus[] {
  if (!isSessionStatus(code)) return [];
  const { key } = sessionStatuses[code];
  return Object.keys(sessionStatuses)
    .map(Number)
    .filter(isSessionStatus)
    .filter((one) => sessionStatuses[one].key === key);
}
