export { type Position, positionRefusals, roundedDegrees } from './position.ts';
