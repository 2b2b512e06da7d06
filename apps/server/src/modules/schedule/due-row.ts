import type { CivilDate } from '@teeka/domain/calendar';
import { spansOf } from './judge-due.ts';
import type { ChangedRow, DueRow } from './queries.ts';

/** What is stored of a person; undefined for somebody to whom nothing more will be given. */
export function dueRowOf(row: ChangedRow, today: CivilDate): DueRow | undefined {
  const spans = row.candidate ? spansOf(row, today) : [];
  if (spans.length === 0) return undefined;
  return {
    beneficiary_id: row.beneficiary_id,
    village_code: row.village_code,
    codes: spans.map(({ code }) => code),
    opens: spans.map(({ opens }) => opens),
    overdue: spans.map(({ overdueFrom }) => overdueFrom ?? null),
    closes: spans.map(({ closes }) => closes),
  };
}
