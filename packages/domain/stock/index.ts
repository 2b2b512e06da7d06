export { batchState, receiveRefusals } from './batch.ts';
export { batchNumberOf, checkBatchNumber } from './batch-number.ts';
export { lineRefusals, lineWarnings, requiredStages } from './check-utilisation.ts';
export { type AmountsOnRecord, type DrawnDose, dosesUsed, withDrawn } from './doses-used.ts';
export { carriedOn, type KeptVials, longestKept } from './kept-vials.ts';
export { figuresOf, lineKey, type UtilisationLine } from './line.ts';
export { logisticsOf } from './logistics.ts';
export { openVial } from './open-vial.ts';
export {
  type CarriedVials,
  type GivenDoses,
  grownTooOld,
  proposedLines,
  stillUsable,
  withVialSize,
} from './prefill.ts';
export { recounted, reportRefusals } from './report.ts';
export {
  type BatchStop,
  faultIn,
  faultsOf,
  isStopped,
  liftsStops,
  type StopEvent,
  stopRefusals,
  type VialFault,
  vialFaults,
  wasStopped,
} from './stop.ts';
export { type DosesOfBatch, differences, endRefusal } from './uncounted.ts';
export { type Figures, summaryOf, utilisationOf, wastageFactor } from './utilisation.ts';
