import { setImmediate as nextTurn } from 'node:timers/promises';
import type { CivilDate } from '@teeka/domain/calendar';
import { spansOf } from './judge-due.ts';
import type { ChangedRow, DueRow } from './queries.ts';

/** People judged in one go; between two goes the server answers others. */
const inOneGo = 100;

/**
 * What is stored of people; nothing of those to whom nothing more will be given. With `until`, what a question needs
 * that ends on that day: most of the work lies behind it.
 */
export async function dueRowsOf(people: readonly ChangedRow[], today: CivilDate, until?: CivilDate): Promise<DueRow[]> {
  const rows: DueRow[] = [];
  for (const [at, person] of people.entries()) {
    if (at > 0 && at % inOneGo === 0) await nextTurn();
    const row = dueRowOf(person, today, until);
    if (row) rows.push(row);
  }
  return rows;
}

function dueRowOf(row: ChangedRow, today: CivilDate, until?: CivilDate): DueRow | undefined {
  const spans = row.candidate ? spansOf(row, today, until) : [];
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
