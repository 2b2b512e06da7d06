export * from './cell.ts';
export { columnOfField, columnsOfKind, type ImportColumn, importColumns, mandatoryColumns } from './columns.ts';
export * from './detail.ts';
export * from './facilities.ts';
export * from './places.ts';
export * from './reader.ts';
export * from './row.ts';
export * from './users.ts';
