export type { Position } from './position.ts';
export { indiaBounds, positionRefusals, roundedDegrees, vaguest } from './position.ts';
