import { type Codes, codeFor } from '@teeka/contract/word-for';
import { type RawBuilder, sql } from 'kysely';

/** A stored code as its word; one without a word stays, as text. */
export function wordOf(codes: Codes, column: string): RawBuilder<unknown> {
  const words = Object.entries(codes).map(([word, code]) => sql`when ${sql.lit(code)} then ${sql.lit(word)}`);
  return sql`case ${sql.ref(column)} ${sql.join(words, sql` `)} else ${sql.ref(column)}::text end`;
}

/** Is the stored code that of one of these words? Written out, so that an index of such rows serves. */
export const isOneOf = <Word extends string>(
  codes: Codes<Word>,
  column: string,
  ...words: Word[]
): RawBuilder<boolean> =>
  sql<boolean>`${sql.ref(column)} in (${sql.join(words.map((word) => sql.lit(codeFor(codes, word))))})`;
