import { downloadWorkers } from '@teeka/contract/workers';
import { csvStream, csvType } from '../../platform/csv/csv-lines.ts';
import { queryHandler } from '../../platform/http/handler.ts';
import { listedWorkers } from './listed-workers.ts';
import { workerSheet } from './worker-sheet.ts';

/** More than a state has; the statement orders as many in memory. */
const mostRows = 200_000;

/** The same as a file; its lines are made as they are sent. How many stood in it, and what narrowed it, is audited. */
export const downloadWorkersHandler = queryHandler(downloadWorkers, async (input, context) => {
  const { workers } = await listedWorkers(input, { limit: mostRows, offset: 0 }, context);
  const { header, rowOf } = workerSheet(context.origin.language);
  return {
    reply: { type: csvType, name: `workers-${context.now.today}.csv`, body: csvStream(header, workers, rowOf) },
    audit: [{ beneficiary_id: '0', detail: { ...input, workers: workers.length } }],
  };
});
