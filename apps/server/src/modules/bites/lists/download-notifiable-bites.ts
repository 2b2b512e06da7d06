import { downloadNotifiableBites } from '@teeka/contract/bites';
import { csvStream, csvType } from '../../../platform/csv/csv-lines.ts';
import { queryHandler, refuse } from '../../../platform/http/handler.ts';
import { auditOf, rangeOf, wireCase } from './notifiable-cases.ts';
import { notifiableRow, notifiableSheet } from './notifiable-sheet.ts';
import { notifiable } from './queries.ts';

/** The same as a file; its lines are made as they are sent. */
export const downloadNotifiableBitesHandler = queryHandler(
  downloadNotifiableBites,
  async (input, { actor, now, db, origin: { language } }) => {
    const checked = rangeOf(input, now);
    if ('refusal' in checked) return refuse(checked.refusal);
    const rows = await db.rows(notifiable(actor.scope, checked.range));
    const file = {
      type: csvType,
      name: `notifiable-bites-${input.from_date}-${input.to_date}.csv`,
      body: csvStream(notifiableSheet(language), rows, (row) => notifiableRow(wireCase(row, now), language)),
    };
    return { reply: file, audit: auditOf(input, rows.length) };
  },
);
