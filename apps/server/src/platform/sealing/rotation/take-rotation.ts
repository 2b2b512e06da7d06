import { Connection } from '../../db/connection.ts';
import type { Pool } from '../../db/pool.ts';
import { StartProblem } from '../../env/start-problem.ts';
import { isReady, takeTurn } from './queries.ts';

/** Holds the change of key for this process alone; throws `StartProblem` where another is at it, or the schema is older. */
export async function takeRotation(pool: Pool): Promise<() => void> {
  const client = await pool.connect();
  const db = new Connection(client);
  const ready = await db.first(isReady());
  const mine = ready?.ready && ready.may && (await db.first(takeTurn()))?.mine;
  if (mine) return () => client.release(true);
  client.release(true);
  if (!ready?.ready) throw new StartProblem('The database is of an older version: start the server on it first.');
  throw new StartProblem(
    ready.may
      ? 'The data key is being changed already.'
      : 'This role may not seal anew what is append-only: name the owner of the tables in MIGRATE_DATABASE_URL.',
  );
}
