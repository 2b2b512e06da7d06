import { giveWay } from '../jobs/give-way.ts';
import type { RequestedList } from './download-kind.ts';

/** What the rows that were found say in a file; what a row of a due list says takes a third of a millisecond, so others have their turn meanwhile. */
export async function wordRows<Row, Wire>(
  { wire }: Pick<RequestedList<Row, Wire>, 'wire'>,
  found: readonly Row[],
): Promise<Wire[]> {
  const rows: Wire[] = [];
  const othersFirst = giveWay();
  for (const row of found) {
    await othersFirst();
    const worded = wire(row);
    if (worded !== undefined) rows.push(worded);
  }
  return rows;
}
