import type { ImportCells } from '@teeka/domain/imports';
import type { AtRest } from '../../../platform/sealing/at-rest.ts';

/** A row of the file as the person wrote it, with its number in the sheet. */
export interface RowAsBrought {
  readonly row: number;
  readonly cells: ImportCells;
}

/** Rows hold names and numbers of people: they rest sealed, as one. */
export const sealRows = (atRest: AtRest, rows: readonly RowAsBrought[]): Buffer =>
  atRest.sealBytes('import', Buffer.from(JSON.stringify(rows)));

export const openRows = (atRest: AtRest, sealed: Buffer | null): readonly RowAsBrought[] =>
  sealed ? (JSON.parse(atRest.openBytes('import', sealed).toString('utf8')) as RowAsBrought[]) : [];
