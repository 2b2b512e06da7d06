export { lockedPlaces } from './locking.ts';
