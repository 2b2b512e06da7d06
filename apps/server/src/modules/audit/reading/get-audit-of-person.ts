import { getAuditOfPerson, mostAuditRows } from '@teeka/contract/audit';
import { queryHandler, refuse } from '../../../platform/http/handler.ts';
import { lineOf } from './line-of.ts';
import { personOf } from './looked-at.ts';
import { countOfPerson, rowsOfPerson } from './queries.ts';
import { rangeOf } from './range-of.ts';

/** Who looked at a person's record. Reading that is a look of its own: the next reader sees it. */
export const getAuditOfPersonHandler = queryHandler(getAuditOfPerson, async (input, context) => {
  const person = await personOf(input.beneficiaryId, context);
  if ('refused' in person) return person;
  const checked = rangeOf(input, context.now);
  if ('refusal' in checked) return refuse(checked.refusal);
  const { page, pageSize, from_date, to_date } = input;
  const { range } = checked;
  const offset = Math.min((page - 1) * pageSize, mostAuditRows);
  const limit = Math.min(pageSize, mostAuditRows - offset);
  const [rows, counted] = await Promise.all([
    context.db.rows(rowsOfPerson(person.id, { range, limit, offset })),
    context.db.first(countOfPerson(person.id, range, mostAuditRows)),
  ]);
  const total = counted?.total ?? 0;
  const data = rows.map((row) => lineOf(row, 'person'));
  return {
    reply: { page, pageSize, total, total_pages: Math.ceil(total / pageSize), data, about: person.name },
    audit: [{ beneficiary_id: person.id, detail: { from_date, to_date, page } }],
  };
});
