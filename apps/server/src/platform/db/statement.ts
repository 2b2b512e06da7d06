import { type RawBuilder, sql } from 'kysely';
import { build } from './build.ts';
import type { GivenOf, RowOf, Shape } from './row.ts';

/** A statement with its parameters, and what its rows are declared to be: a test holds that against PostgreSQL. */
export interface Statement<Row = unknown> {
  readonly sql: string;
  readonly parameters: readonly unknown[];
  readonly shape: Shape;
  /** Of types alone: never set. */
  readonly row?: Row;
}

type Written = (text: TemplateStringsArray, ...values: unknown[]) => Statement<never>;

function statement(shape: Shape, text: TemplateStringsArray, values: readonly unknown[]): Statement<never> {
  const { sql: written, parameters } = sql(text, ...values).compile(build);
  return { sql: written, parameters, shape };
}

/** What is read: its rows are of this shape. */
export const read =
  <S extends Shape>(shape: S) =>
  (text: TemplateStringsArray, ...values: unknown[]): Statement<RowOf<S>> =>
    statement(shape, text, values);

const nothing: Shape = {};

/** What is done, or locked: no rows come back. */
export const write: Written = (text, ...values) => statement(nothing, text, values);

/** Of an `insert`: the columns of a shape. */
export const named = (shape: Shape): RawBuilder<unknown> => sql.join(Object.keys(shape).map((name) => sql.ref(name)));
const given = (shape: Shape, name: string, value: unknown) => sql`${value}::${sql.raw(shape[name]?.types[0] ?? '')}`;

/** Of a `select`: the columns of a shape, from a table's alias. */
export const columns = (shape: Shape, from: string): RawBuilder<unknown> =>
  sql.join(Object.keys(shape).map((name) => sql.ref(`${from}.${name}`)));

/** Of an `insert`: the columns of a shape and the values of rows. */
export function values<S extends Shape>(shape: S, ...rows: readonly GivenOf<S>[]): RawBuilder<unknown> {
  const lines = rows.map((row) => sql.join(Object.keys(shape).map((name) => given(shape, name, row[name]))));
  return sql`(${named(shape)}) values ${sql.join(lines.map((line) => sql`(${line})`))}`;
}

/** The same of any number of rows, by a statement whose text never varies. */
export const manyValues = <S extends Shape>(shape: S, rows: readonly GivenOf<S>[]): RawBuilder<unknown> =>
  sql`(${named(shape)}) select * from ${rowsAs('given', shape, rows)}`;

/** Rows to select from, as a table under a name. */
export function rowsAs<S extends Shape>(name: string, shape: S, rows: readonly GivenOf<S>[]): RawBuilder<unknown> {
  const lists = Object.entries(shape).map(
    ([column, { types }]) => sql`${rows.map((row) => row[column])}::${sql.raw(`${types[0]}[]`)}`,
  );
  return sql`unnest(${sql.join(lists)}) as ${sql.ref(name)} (${named(shape)})`;
}

/** Of an `update`: each column of a shape with its value. */
export const set = <S extends Shape>(shape: S, row: GivenOf<S>): RawBuilder<unknown> =>
  sql.join(Object.keys(shape).map((name) => sql`${sql.ref(name)} = ${given(shape, name, row[name])}`));
