import type { QueryResult, QueryResultRow } from 'pg';
import type { Reader, Writer } from './database.ts';
import type { PoolClient } from './pool.ts';
import type { Statement } from './statement.ts';

const most = 2000;
const names = new Map<string, string>();

/**
 * The name under which a statement's text is prepared on every connection. Beyond a bound no more are named, so that
 * a statement whose text varies cannot fill the memory of the database's connections.
 */
function statementName(text: string): string | undefined {
  const known = names.get(text);
  if (known) return known;
  if (names.size >= most) return undefined;
  const name = `s${names.size}`;
  names.set(text, name);
  return name;
}

interface Corked {
  readonly connection?: { readonly stream?: { cork?(): void; uncork?(): void } };
}

/** One connection of the pool, for the time of a request. */
export class Connection implements Reader, Writer {
  readonly #client: PoolClient;
  readonly #queued: Promise<QueryResult>[] = [];
  #corked = false;

  constructor(client: PoolClient) {
    this.#client = client;
  }

  async rows<Row>(query: Statement<Row>): Promise<Row[]> {
    return (await this.#send(query)).rows as Row[];
  }

  async first<Row>(query: Statement<Row>): Promise<Row | undefined> {
    return (await this.#send(query)).rows[0] as Row | undefined;
  }

  run(query: Statement): void {
    this.#queued.push(this.#send(query));
  }

  /** A statement without parameters and rows: `begin`, `commit`, `rollback`. */
  say(text: string): Promise<QueryResult> {
    return this.#watched(() => this.#client.query(text));
  }

  /** Waits for everything that was queued with `run`; throws what failed first. */
  async settled(): Promise<void> {
    for (const outcome of this.#queued.splice(0)) await outcome;
  }

  /** Waits for everything that was queued, and for the commit; throws when the transaction did not hold. */
  async commit(): Promise<void> {
    const committing = this.say('commit');
    await this.settled();
    const { command } = await committing;
    if (command !== 'COMMIT') throw new Error('the transaction did not hold');
  }

  #send(query: Statement): Promise<QueryResult<QueryResultRow>> {
    const name = statementName(query.sql);
    const values = query.parameters as unknown[];
    return this.#watched(() => this.#client.query({ text: query.sql, values, ...(name ? { name } : {}) }));
  }

  #watched(send: () => Promise<QueryResult>): Promise<QueryResult> {
    this.#cork();
    const outcome = send();
    // Whoever issued several statements learns of the first failure; the others must not end the process.
    outcome.catch(() => undefined);
    return outcome;
  }

  /** Statements issued in one turn leave in one packet. */
  #cork(): void {
    const stream = (this.#client as Corked).connection?.stream;
    if (this.#corked || !stream?.cork) return;
    this.#corked = true;
    stream.cork();
    queueMicrotask(() =>
      process.nextTick(() => {
        this.#corked = false;
        stream.uncork?.();
      }),
    );
  }
}
