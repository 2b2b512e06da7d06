import { getVaccinationDueList } from '@teeka/contract/schedule';
import { nationalSchedule } from '@teeka/domain/schedule';
import { villageName } from '../../platform/downloads/index.ts';
import { queryHandler } from '../../platform/http/handler.ts';
import { dueListPage } from './queries.ts';
import { requestedDue } from './requested-due.ts';
import { vialsFor } from './vials-for.ts';
import { hasSomebody, wireDue } from './wire-due.ts';

export const getVaccinationDueListHandler = queryHandler(getVaccinationDueList, async (input, context) => {
  const { page, pageSize } = input;
  const question = await requestedDue(input, context);
  if ('refused' in question) return question;
  const rows = await context.db.rows(dueListPage({ ...question, page, pageSize }));
  const { total = 0, total_overdue: overdue = 0, wanted = null } = rows[0] ?? {};
  const data = rows.filter(hasSomebody).map((row) => wireDue(row, question, context));
  const reply = {
    page,
    pageSize,
    total,
    total_pages: Math.ceil(total / pageSize),
    data,
    rules_version: nationalSchedule.version,
    overdue,
    vials: vialsFor(wanted ?? {}),
    village_name: await villageName(input.village_id, context),
  };
  const audit = data.map(({ beneficiary_id }) => ({ beneficiary_id, subject: `page ${page}` }));
  return { reply, audit };
});
