import type { CompiledQuery } from 'kysely';
import type { Statement } from '../platform/db/statement.ts';

/** What a test asks the database past the server: nobody declares what comes back. */
export const undeclared = <Row>({ sql, parameters }: CompiledQuery<Row> | Statement<Row>): Statement<Row> => ({
  sql,
  parameters,
  shape: {},
});
