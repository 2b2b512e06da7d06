export type { PregnancyMaster, PregnancyMasterList } from './masters.ts';
export { pregnancyMasters } from './masters.ts';
