import { getAefiReports } from '@teeka/contract/aefi';
import { queryHandler } from '../../platform/http/handler.ts';
import { listReports } from './queries.ts';
import { wireListed } from './wire-report.ts';

export const getAefiReportsHandler = queryHandler(getAefiReports, async (input, context) => {
  const { actor, db } = context;
  const { page, pageSize } = input;
  const { rows, count } = listReports(actor, input);
  const [listed, counted] = await Promise.all([db.rows(rows), db.first(count)]);
  const total = counted?.total ?? 0;
  const data = listed.map((row) => wireListed(row, context));
  const audit = [...new Set(data.map(({ beneficiary_id }) => beneficiary_id))].map((beneficiary_id) => ({
    beneficiary_id,
    subject: `page ${page}`,
  }));
  return { reply: { page, pageSize, total, total_pages: Math.ceil(total / pageSize), data }, audit };
});
