import { refuse } from '../http/handler.ts';
import type { ImportRecord } from './queries.ts';

export const gone = () => refuse({ code: 'REQVAL0012', path: 'import_id' });

export const settled = () => refuse({ code: 'IMPISERR0006', path: 'import_id' });

/** Checked, or checked and then not stored. */
export const isOpen = ({ state, rows_sealed }: ImportRecord) =>
  ['checked', 'failed'].includes(state) && rows_sealed !== null;

export type Rows = ImportRecord | undefined;
