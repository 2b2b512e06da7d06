import pg from 'pg';

export type Pool = pg.Pool;
export type PoolClient = pg.PoolClient;

const { builtins } = pg.types;
const dayArray = 1182;
const textArray: number = 1009;
const asText = (value: string): string => value;

/** Days stay `YYYY-MM-DD`: a JavaScript Date would move them by the time zone. */
const parsers = {
  getTypeParser(type: number, format?: 'text' | 'binary') {
    if (format !== 'binary') {
      if (type === builtins.DATE) return asText;
      if (type === dayArray) return pg.types.getTypeParser(textArray, 'text');
    }
    return pg.types.getTypeParser(type, format as 'text');
  },
};

export interface PoolSettings {
  readonly url: string;
  readonly connections: number;
}

/** Connections in pipeline mode: statements issued without waiting in between travel together. */
export function openPool({ url, connections }: PoolSettings): Pool {
  const pool = new pg.Pool({
    connectionString: url,
    max: connections,
    pipeline: true,
    types: parsers,
    application_name: 'teeka',
    connectionTimeoutMillis: 10_000,
    idleTimeoutMillis: 60_000,
    statement_timeout: 30_000,
    lock_timeout: 10_000,
    idle_in_transaction_session_timeout: 30_000,
    keepAlive: true,
  } as pg.PoolConfig);
  // A connection that breaks is replaced on the next use and its statements fail; without a listener on the pool and on
  // each connection in use it would end the process.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => {
    client.on('error', () => undefined);
    // Every statement is written for one shape; planning the longest anew for each use took twice as long as running it.
    // A plan made while a table was still empty would read the table whole for ever after: an index is always better.
    client
      .query('set plan_cache_mode = force_generic_plan; set enable_seqscan = off; set jit = off')
      .catch(() => undefined);
  });
  return pool;
}
