export { cellDay, cellText, type ImportCell, typedDay } from './cell.ts';
export { columnOfField, columnsOfKind, type ImportColumn, importColumns, mandatoryColumns } from './columns.ts';
export { readDetail } from './detail.ts';
export type { Choice, Choices, ImportCells, ImportRow } from './row.ts';
export { importRowRefusals, readImportRow } from './row.ts';
