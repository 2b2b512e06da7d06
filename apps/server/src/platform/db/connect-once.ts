import pg from 'pg';
import { StartProblem } from '../env/start-problem.ts';
import { explainConnection } from './explain-connection.ts';

/** Works on a connection of its own before there is a pool; why there is none is said in one sentence. */
export async function connectOnce<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({
    connectionString: url,
    connectionTimeoutMillis: 10_000,
    application_name: 'teeka',
  });
  client.on('error', () => undefined);
  try {
    await client.connect();
  } catch (error) {
    throw new StartProblem(explainConnection(url, error), { cause: error });
  }
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}
