import { type CompiledRow, type CompiledSchedule, never } from './compile.ts';
import type { DoseForecast, DoseState } from './forecast.ts';
import type { Standing } from './judge-doses.ts';
import type { Reason } from './reason.ts';

interface Before {
  readonly standing: Standing;
  readonly table: CompiledSchedule;
  /** The entries of the rows above, by place in the table. */
  readonly byIndex: readonly (DoseForecast | undefined)[];
}

/**
 * What a dose owes to those before it in its series: it waits for one that may still be given, and is out of reach
 * when none of them can be. A later dose recorded without an earlier one counts; the earlier one is made up first,
 * so that no two doses of a series fall on one day. What follows doses that are only told of waits until one is. Undefined
 * when nothing stands in its way.
 */
export function waitsFor(
  row: CompiledRow,
  { standing, table, byIndex }: Before,
): { state: DoseState; reason: Reason } | undefined {
  for (const link of row.before) {
    const entry = byIndex[link.index];
    if (!entry || !stillOpen(entry.state)) continue;
    return { state: 'waiting', reason: { code: 'waits-for-previous', values: { previous: entry.code } } };
  }
  if (row.previous.length === 0) return undefined;
  if (row.previous.some((index) => (standing.counted[index] ?? never) !== never)) return undefined;
  if (row.previous.every((index) => table.rows[index]?.row.recordedOnly)) {
    const previous = table.rows[row.previous[0] ?? -1]?.row.code ?? '';
    return { state: 'waiting', reason: { code: 'none-on-record', values: { previous } } };
  }
  const closed = row.previous.find((index) => byIndex[index]?.state === 'closed') ?? row.previous[0];
  const previous = table.rows[closed ?? -1]?.row.code ?? '';
  return { state: 'closed', reason: { code: 'previous-closed', values: { previous } } };
}

function stillOpen(state: DoseState): boolean {
  return state === 'due' || state === 'overdue' || state === 'upcoming' || state === 'waiting';
}
