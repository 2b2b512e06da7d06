export { type Fault, faultsHere, keepFault, screenOf } from './faults.ts';
