export type { Facility, GivenDose, HealthRecordFacts, Issue, WaitingDose, Worker } from './facts.ts';
export { healthRecord } from './health-record.ts';
export { endOf, fhirJson, fhirNdjson, lineOf } from './ndjson.ts';
export type { HealthRecord } from './resources.ts';
