export type { ImportCell } from './cell.ts';
export { cellDay, cellText, typedDay } from './cell.ts';
export type { ImportColumn } from './columns.ts';
export { columnOf, importColumns, mandatoryColumns } from './columns.ts';
export type { Choice, Choices, ImportCells, ImportRow } from './row.ts';
export { importRowRefusals, readImportRow } from './row.ts';
