export { mostPositions, positionRefusals, roundedDegrees } from './position.ts';
