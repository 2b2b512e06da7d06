import { isDeepStrictEqual } from 'node:util';
import { allOrNothing, type Client } from '../../src/platform/db/client.ts';
import type { Master } from './master.ts';
import { materials } from './materials.ts';
import { notDoneReasons } from './not-done-reasons.ts';

export const masters: readonly Master[] = [materials, notDoneReasons];

/** Any number, the same in every process: two starts at once do not load side by side. */
const lock = 7_332_011;

/** A row that somebody changed or took away here: it stays as it is. */
export interface KeptRow {
  readonly table: string;
  readonly key: string;
}

type Rows = ReadonlyMap<string, object>;

async function rowsBy(client: Client, text: string, values: unknown[]): Promise<Rows> {
  const { rows } = await client.query<{ key: string; row: object }>(text, values);
  return new Map(rows.map(({ key, row }) => [key, row]));
}

/** Whether the row stands as it was loaded; a column that came since says nothing of that. */
function stands(now: object | undefined, before: object | undefined): boolean {
  if (!now || !before) return false;
  const known = Object.entries(now).filter(([column]) => Object.hasOwn(before, column));
  return isDeepStrictEqual(Object.fromEntries(known), before);
}

async function loadOne(client: Client, { table, key, version, rows }: Master): Promise<KeptRow[]> {
  const columns = Object.keys(rows[0] ?? {}).join(', ');
  const there = await rowsBy(
    client,
    `select ${key}::text as key, to_jsonb(given) as row from (select ${columns} from ${table}) given`,
    [],
  );
  const loaded = await rowsBy(client, 'select key, loaded as row from master_row where master = $1', [table]);
  const kept: KeptRow[] = [];
  for (const row of rows) {
    const name = String(row[key]);
    const [now, before] = [there.get(name), loaded.get(name)];
    const same = isDeepStrictEqual(now, row);
    if (!same && (now || before) && !stands(now, before)) {
      kept.push({ table, key: name });
      continue;
    }
    const text = JSON.stringify(row);
    const given = `select ${columns} from jsonb_populate_record(null::${table}, $1)`;
    if (!now) await client.query(`insert into ${table} (${columns}) ${given}`, [text]);
    else if (!same)
      await client.query(`update ${table} set (${columns}) = (${given}) where ${key}::text = $2`, [text, name]);
    await client.query(
      `insert into master_row (master, key, loaded) values ($1, $2, $3)
       on conflict (master, key) do update set loaded = excluded.loaded`,
      [table, name, text],
    );
  }
  await client.query(
    `insert into master (name, version) values ($1, $2)
     on conflict (name) do update set version = excluded.version, loaded_at = now()`,
    [table, version],
  );
  return kept;
}

/**
 * Brings the product's lists into a migrated database: new rows are added, rows as an earlier version left them follow
 * this one, nothing is removed. Answers the rows that were changed here and therefore stay. Does nothing where this
 * version, or a newer one, has been before.
 */
export async function loadMasters(client: Client, wanted: readonly Master[] = masters): Promise<KeptRow[]> {
  const versions = 'select name, version from master';
  const missing = async () => {
    const { rows } = await client.query<{ name: string; version: number }>(versions);
    const known = new Map(rows.map(({ name, version }) => [name, version]));
    return wanted.filter(({ table, version }) => (known.get(table) ?? 0) < version);
  };
  if ((await missing()).length === 0) return [];
  return allOrNothing(client, async () => {
    await client.query('select pg_advisory_xact_lock($1)', [lock]);
    const kept: KeptRow[] = [];
    for (const each of await missing()) kept.push(...(await loadOne(client, each)));
    return kept;
  });
}
