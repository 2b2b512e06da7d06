import pg from 'pg';

export type Client = pg.Client;

/**
 * One connection of its own. When PostgreSQL goes, its statements fail; without a listener the connection itself would
 * end the whole process, and so every connection of ours is made here or in the pool beside it.
 */
export async function openClient(url: string, settings: pg.ClientConfig = {}): Promise<Client> {
  const client = new pg.Client({ ...settings, connectionString: url });
  client.on('error', () => undefined);
  await client.connect();
  return client;
}

/** All of the work in one transaction, or nothing of it. */
export async function allOrNothing<T>(client: Client, work: () => Promise<T>): Promise<T> {
  await client.query('begin');
  try {
    const result = await work();
    await client.query('commit');
    return result;
  } catch (error) {
    await client.query('rollback').catch(() => undefined);
    throw error;
  }
}

/** One connection for the time of the work, closed whatever comes of it. */
export async function withClient<T>(
  url: string,
  work: (client: Client) => Promise<T>,
  settings: pg.ClientConfig = {},
): Promise<T> {
  const client = await openClient(url, settings);
  try {
    return await work(client);
  } finally {
    // One whose PostgreSQL went away cannot say good-bye.
    await client.end().catch(() => undefined);
  }
}
