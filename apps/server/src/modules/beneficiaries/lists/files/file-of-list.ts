import type { ListedPerson } from '@teeka/contract/beneficiaries';
import type { Reader } from '../../../../platform/db/database.ts';
import { type FileColumn, type RequestedList, requestedList } from '../../../../platform/downloads/index.ts';
import type { ListQueries } from '../queries.ts';
import { listedColumns } from './person-in-file.ts';

interface List<Row, Wire> {
  /** The list with so many rows on its only page. */
  readonly of: (most: number) => ListQueries<Row>;
  readonly db: Reader;
  readonly wire: (row: Row) => Wire;
}

/** A list of people as a file: who they are, then what the list itself knows. */
export const fileOfList = <Row, Wire extends ListedPerson>(
  columns: readonly FileColumn<Wire>[],
  { of, db, wire }: List<Row, Wire>,
): RequestedList =>
  requestedList<Row, Wire>({
    rows: (most) => of(most).rows,
    count: async () => (await db.first(of(1).count))?.total ?? 0,
    wire,
    person: ({ beneficiary_id }) => beneficiary_id,
    columns: [...listedColumns, ...columns],
  });
