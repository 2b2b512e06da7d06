export { getHealthRecordHandler } from './get-health-record.ts';
