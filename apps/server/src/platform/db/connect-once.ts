import { StartProblem } from '../env/start-problem.ts';
import { type Client, openClient } from './client.ts';
import { explainConnection } from './explain-connection.ts';

/** Works on a connection of its own before there is a pool; why there is none is said in one sentence. */
export async function connectOnce<T>(url: string, work: (client: Client) => Promise<T>): Promise<T> {
  let client: Client;
  try {
    client = await openClient(url, { connectionTimeoutMillis: 10_000, application_name: 'teeka' });
  } catch (error) {
    throw new StartProblem(explainConnection(url, error), { cause: error });
  }
  try {
    return await work(client);
  } finally {
    await client.end().catch(() => undefined);
  }
}
