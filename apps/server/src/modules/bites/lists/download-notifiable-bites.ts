import { downloadNotifiableBites } from '@teeka/contract/bites';
import { csvStream, csvType } from '../../../platform/csv/csv-lines.ts';
import { type QueryHandler, refuse } from '../../../platform/http/handler.ts';
import { auditOf, rangeOf, wireCase } from './notifiable-cases.ts';
import { notifiableRow, notifiableSheet } from './notifiable-sheet.ts';
import { notifiable } from './queries.ts';

/** The same as a file; its lines are made as they are sent. */
export const downloadNotifiableBitesHandler: QueryHandler<typeof downloadNotifiableBites> = {
  call: downloadNotifiableBites,
  async answer(asked, { actor, now, db, origin: { language } }) {
    const checked = rangeOf(asked, now);
    if ('refusal' in checked) return refuse(checked.refusal);
    const rows = await db.rows(notifiable(actor.scope, checked.range));
    const file = {
      type: csvType,
      name: `notifiable-bites-${asked.from_date}-${asked.to_date}.csv`,
      body: csvStream(notifiableSheet(language), rows, (row) => notifiableRow(wireCase(row, now), language)),
    };
    return { reply: file, audit: auditOf(asked, rows.length) };
  },
};
