export { type Column, type Order, orderOf, orderWord, orderWords } from './column.ts';
export { inOrder } from './in-order.ts';
export { Rows } from './rows.tsx';
export type { RowLink } from './table.tsx';
export { everyPage, followingPage, mostRows, usePages } from './use-pages.ts';
