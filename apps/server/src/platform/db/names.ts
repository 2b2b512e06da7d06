import { fallback, type Names, nameIn, spokenLanguages } from '@teeka/domain/names';
import { type RawBuilder, sql } from 'kysely';

const columnIn = (table: string, column: string, language: string) => sql.ref(`${table}.${column}_${language}`);

/**
 * What a row is called: its columns, one for each language, as one value; null where a join has found no row.
 * @param table alias of the table
 * @param column without the language
 */
export function namesIn(table: string, column = 'name'): RawBuilder<Names> {
  const pairs = spokenLanguages.map((language) => sql`${sql.lit(language)}, ${columnIn(table, column, language)}`);
  return sql`case when ${columnIn(table, column, fallback)} is not null then jsonb_build_object(${sql.join(pairs)}) end`;
}

/** Is a row called so in any language? The names in lower case. */
export const isNamed = (table: string, names: readonly string[]): RawBuilder<boolean> =>
  sql`(${sql.join(
    spokenLanguages.map((language) => sql`lower(${columnIn(table, 'name', language)}) = any(${names}::text[])`),
    sql` or `,
  )})`;

/** All that rows are called, in every language and in lower case, as one text to look for words in. */
export const writtenNames = (...tables: readonly string[]): RawBuilder<string> =>
  sql<string>`lower(concat_ws(' ', ${sql.join(
    tables.flatMap((table) => spokenLanguages.map((language) => columnIn(table, 'name', language))),
  )}))`;

/** What something is called, as its columns hold it: each by its own name. */
export const nameCells = (column: string, names: Names): Readonly<Record<string, string>> =>
  Object.fromEntries(spokenLanguages.map((language) => [`${column}_${language}`, nameIn(names, language)]));

/** Of an `insert`: the columns of a name, and what each holds. */
export function namesGiven(column: string, names: Names) {
  const cells = Object.entries(nameCells(column, names));
  return {
    columns: sql.join(cells.map(([cell]) => sql.ref(cell))),
    values: sql.join(cells.map(([, value]) => sql`${value}::text`)),
  };
}

/** Of an `update`: each column of a name with what it holds. */
export const namesSet = (column: string, names: Names): RawBuilder<unknown> =>
  sql.join(Object.entries(nameCells(column, names)).map(([cell, value]) => sql`${sql.ref(cell)} = ${value}::text`));
