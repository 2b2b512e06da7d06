export {
  abortionRange,
  deliveryRange,
  expectedDelivery,
  lastDayOfPregnancy,
  pregnancyWeeks,
  pregnantOn,
  trimesterOn,
} from './dates.ts';
export type { PregnancyMaster, PregnancyMasterList } from './masters.ts';
export { pregnancyMasters } from './masters.ts';
export { type PregnancyRules, pregnancyRules } from './rules.ts';
