export { followUpAefiHandler } from './follow-up-aefi.ts';
export { getAefiReportHandler } from './get-aefi-report.ts';
export { getAefiReportsHandler } from './get-aefi-reports.ts';
export { getAefiPrefillHandler } from './prefill/get-aefi-prefill.ts';
export { reportAefiHandler } from './report-aefi.ts';
