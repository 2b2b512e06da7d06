import { type Client, openClient } from '../../apps/server/src/platform/db/client.ts';

/** The database behind the server, asked directly: what a journey believes is checked here. */
export class Books {
  readonly #client: Client;

  private constructor(client: Client) {
    this.#client = client;
  }

  static async open(databaseUrl: string): Promise<Books> {
    return new Books(await openClient(databaseUrl));
  }

  async rows<Row extends object>(sql: string, values: unknown[] = []): Promise<Row[]> {
    return (await this.#client.query<Row>(sql, values)).rows;
  }

  /** The only row there may be. */
  async one<Row extends object>(sql: string, values: unknown[] = []): Promise<Row> {
    const rows = await this.rows<Row>(sql, values);
    if (rows.length !== 1 || !rows[0]) throw new Error(`${rows.length} rows instead of one: ${sql}`);
    return rows[0];
  }

  close(): Promise<void> {
    return this.#client.end();
  }
}
