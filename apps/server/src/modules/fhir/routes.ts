export { getHealthRecordHandler } from './get-health-record.ts';
export { getHealthRecordsHandler } from './get-health-records.ts';
