import type { Handler } from '../../platform/http/handler.ts';
import { getSessionUtilisationHandler } from './get-session-utilisation.ts';
import { getSiteStockHandler } from './get-site-stock.ts';
import { getBatchRecipientsHandler } from './look-up/get-batch-recipients.ts';
import { getUtilisationSummaryHandler } from './look-up/get-utilisation-summary.ts';
import { receiveBatchHandler } from './receive-batch.ts';
import { saveUtilisationHandler } from './save-utilisation.ts';
import { stopBatchHandler } from './stops/stop-batch.ts';

export const routes: readonly Handler[] = [
  receiveBatchHandler,
  stopBatchHandler,
  getSiteStockHandler,
  getBatchRecipientsHandler,
  getSessionUtilisationHandler,
  saveUtilisationHandler,
  getUtilisationSummaryHandler,
];
