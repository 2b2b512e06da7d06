export { type Fault, faultsHere, keepFault } from './faults.ts';
export { screenOf } from './screen-of.ts';
