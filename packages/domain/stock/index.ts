export { type BatchState, batchState, type ReceivedBatch, receiveRefusals, warnDays } from './batch.ts';
export { batchNumberOf, checkBatchNumber } from './batch-number.ts';
export {
  lineRefusals,
  lineWarnings,
  mostOfAnything,
  stagesAsked,
  type UtilisationWarning,
} from './check-utilisation.ts';
export { type AmountsOnRecord, type DrawnDose, dosesUsed, withDrawn } from './doses-used.ts';
export { carriedOn, type KeptVials, longestKept } from './kept-vials.ts';
export { type Diluents, figuresOf, lineKey, requiredFigures, type UtilisationLine } from './line.ts';
export { type Logistics, logisticsOf } from './logistics.ts';
export { type OpenedVial, type OpenVial, openVial, vvmDiscard } from './open-vial.ts';
export {
  type CarriedVials,
  type GivenDoses,
  grownTooOld,
  proposedLines,
  stillUsable,
  withVialSize,
} from './prefill.ts';
export {
  type KnownForReport,
  recounted,
  reportRefusals,
  type UtilisationReport,
} from './report.ts';
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
export { type Difference, type DosesOfBatch, differences, endRefusal } from './uncounted.ts';
export { type Figures, summaryOf, type Utilisation, utilisationOf, wastageFactor } from './utilisation.ts';
