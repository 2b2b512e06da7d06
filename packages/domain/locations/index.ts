export type { LockedPlaces } from './locking.ts';
export { lockedPlaces } from './locking.ts';
