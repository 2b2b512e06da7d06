import pg from 'pg';

/** The address of another database of the same PostgreSQL. */
export function addressOfDatabase(anyAddress: string, database: string): string {
  const url = new URL(anyAddress);
  url.pathname = `/${database}`;
  return url.toString();
}

/** Works on a connection of its own, which is closed whatever comes of it. */
export async function withClient<T>(address: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: address });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}
