export { type BatchState, batchState, type ReceivedBatch, receiveRefusals, warnDays } from './batch.ts';
export { lineRefusals, lineWarnings, mostOfAnything, type UtilisationWarning } from './check-utilisation.ts';
export { type Diluents, figuresOf, requiredFigures, type UtilisationLine } from './line.ts';
export { type Logistics, logistics, logisticsOf } from './logistics.ts';
export { type OpenedVial, type OpenVial, openVial, vvmDiscard } from './open-vial.ts';
export { type CarriedVials, type GivenDoses, proposedLines, stillUsable, withVialSize } from './prefill.ts';
export {
  type KnownForReport,
  lineKey,
  missingFromReport,
  reportRefusals,
  type UtilisationReport,
} from './report.ts';
export { type Figures, summaryOf, type Utilisation, utilisationOf, wastageFactor } from './utilisation.ts';
