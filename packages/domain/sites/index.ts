export { positionRefusals, roundedDegrees } from './position.ts';
