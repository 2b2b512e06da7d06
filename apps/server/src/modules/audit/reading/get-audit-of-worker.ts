import { getAuditOfWorker, mostAuditRows } from '@teeka/contract/audit';
import { queryHandler, refuse } from '../../../platform/http/handler.ts';
import { lineOf } from './line-of.ts';
import { workerOf } from './looked-at.ts';
import { countOfWorker, rowsOfWorker } from './queries.ts';
import { rangeOf } from './range-of.ts';

/** What a worker did, and what others did to the account. That it was read stands in the same audit. */
export const getAuditOfWorkerHandler = queryHandler(getAuditOfWorker, async (input, context) => {
  const worker = await workerOf(input.user_id, context);
  if ('refused' in worker) return worker;
  const checked = rangeOf(input, context.now);
  if ('refusal' in checked) return refuse(checked.refusal);
  const { page, pageSize, from_date, to_date } = input;
  const { range } = checked;
  const offset = Math.min((page - 1) * pageSize, mostAuditRows);
  const limit = Math.min(pageSize, mostAuditRows - offset);
  const [rows, counted] = await Promise.all([
    context.db.rows(rowsOfWorker(worker.id, { range, limit, offset })),
    context.db.first(countOfWorker(worker.id, range, mostAuditRows)),
  ]);
  const total = counted?.total ?? 0;
  const data = rows.map((row) => lineOf(row, 'worker'));
  return {
    reply: { page, pageSize, total, total_pages: Math.ceil(total / pageSize), data, about: worker.name },
    audit: [{ beneficiary_id: '0', subject: worker.id, detail: { from_date, to_date, page } }],
  };
});
