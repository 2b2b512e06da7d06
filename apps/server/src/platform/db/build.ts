import { DummyDriver, Kysely, PostgresAdapter, PostgresIntrospector, PostgresQueryCompiler } from 'kysely';
import type { Database } from '../../../db/types.ts';

/**
 * Builds statements without running them: `build.selectFrom('facility').selectAll().compile()`.
 * Lists go in as one array parameter (`= any(${list})`), so that each statement has one text and is prepared once.
 */
export const build: Kysely<Database> = new Kysely<Database>({
  dialect: {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => new DummyDriver(),
    createIntrospector: (db) => new PostgresIntrospector(db),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  },
});
