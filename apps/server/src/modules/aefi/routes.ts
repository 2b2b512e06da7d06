import type { Handler } from '../../platform/http/handler.ts';
import { followUpAefiHandler } from './follow-up-aefi.ts';
import { getAefiReportHandler } from './get-aefi-report.ts';
import { getAefiReportsHandler } from './get-aefi-reports.ts';
import { getAefiPrefillHandler } from './prefill/get-aefi-prefill.ts';
import { reportAefiHandler } from './report-aefi.ts';

export const routes: readonly Handler[] = [
  getAefiPrefillHandler,
  reportAefiHandler,
  followUpAefiHandler,
  getAefiReportsHandler,
  getAefiReportHandler,
];
