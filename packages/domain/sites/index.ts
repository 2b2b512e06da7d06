export { mostPositions, pointRefusals, positionRefusals, roundedDegrees } from './position.ts';
