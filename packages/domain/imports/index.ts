export * from './cell.ts';
export { columnOfField, columnsOfKind, type ImportColumn, importColumns, mandatoryColumns } from './columns.ts';
export * from './detail.ts';
export * from './row.ts';
