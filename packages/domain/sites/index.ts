export type { Position } from './position.ts';
export { positionRefusals, roundedDegrees } from './position.ts';
