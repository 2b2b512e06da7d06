export { getSessionUtilisationHandler } from './get-session-utilisation.ts';
export { getSiteStockHandler } from './get-site-stock.ts';
export { getBatchRecipientsHandler } from './look-up/get-batch-recipients.ts';
export { getUtilisationSummaryHandler } from './look-up/get-utilisation-summary.ts';
export { receiveBatchHandler } from './receive-batch.ts';
export { saveUtilisationHandler } from './save-utilisation.ts';
export { stopBatchHandler } from './stops/stop-batch.ts';
export { getWatchedBatchesHandler } from './watched/get-watched-batches.ts';
