import type { Statement } from './statement.ts';

/** Runs statements (`read`, `write`); named prepared statements underneath. */
export interface Reader {
  /** All rows. Statements issued without waiting in between travel together. */
  rows<Row>(query: Statement<Row>): Promise<Row[]>;
  /** The first row, or undefined. */
  first<Row>(query: Statement<Row>): Promise<Row | undefined>;
}

/** The writing end of a command: statements are queued and fail or hold as one with the transaction. */
export interface Writer {
  run(query: Statement): void;
}
