export {
  abortionRange,
  deliveryRange,
  expectedDelivery,
  lastDayOfPregnancy,
  pregnancyWeeks,
  pregnantOn,
  trimesterOn,
} from './dates.ts';
export { pregnancyMasters } from './masters.ts';
export { pregnancyRules } from './rules.ts';
