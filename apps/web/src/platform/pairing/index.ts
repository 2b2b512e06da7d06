export { hearPairings } from './hear-pairings.ts';
export { isPairedDesk } from './is-paired.ts';
export { usePairings } from './use-pairings.ts';
