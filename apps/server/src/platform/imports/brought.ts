import type { Cells } from '@teeka/domain/imports';
import type { AtRest } from '../sealing/at-rest.ts';
import type { ImportRecord } from './queries.ts';

/** A row of the file as the person wrote it, with its number in the sheet. */
export interface RowAsBrought {
  readonly row: number;
  readonly cells: Cells;
}

/** Rows hold names and numbers of people: they rest sealed, as one. */
export const sealRows = (atRest: AtRest, import_id: string, rows: readonly RowAsBrought[]): Buffer =>
  atRest.sealBytes('import', `import/${import_id}`, Buffer.from(JSON.stringify(rows)));

export const openRows = (
  atRest: AtRest,
  { import_id, rows_sealed }: Pick<ImportRecord, 'import_id' | 'rows_sealed'>,
): readonly RowAsBrought[] =>
  rows_sealed
    ? (JSON.parse(atRest.openBytes('import', `import/${import_id}`, rows_sealed).toString('utf8')) as RowAsBrought[])
    : [];
