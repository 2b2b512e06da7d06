import type { Client } from '../../src/platform/db/client.ts';

/** A table and the columns that are stored; those that PostgreSQL computes are not copied. */
export interface TableShape {
  readonly name: string;
  readonly columns: readonly string[];
}

/** The list of migrations is made by the migrations themselves. */
const ofItself = 'migration';

/** All tables of this database, by name. */
export async function readTables(client: Client): Promise<TableShape[]> {
  const { rows } = await client.query<TableShape>(
    `select c.relname as name, array_agg(a.attname::text order by a.attnum) as columns
     from pg_class c join pg_attribute a on a.attrelid = c.oid
     where c.relnamespace = current_schema()::regnamespace and c.relkind in ('r', 'p') and not c.relispartition
       and a.attnum > 0 and not a.attisdropped and a.attgenerated = '' and c.relname <> $1
     group by c.relname order by c.relname`,
    [ofItself],
  );
  return rows;
}

/** Counters that stand outside of the tables: there are none, and a copy of tables would not hold one. */
export async function readSequences(client: Client): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    `select relname as name from pg_class where relkind = 'S' and relnamespace = current_schema()::regnamespace`,
  );
  return rows.map(({ name }) => name);
}

const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`;
export const tableText = ({ name }: Pick<TableShape, 'name'>): string => quoted(name);
export const columnsText = ({ columns }: TableShape): string => columns.map(quoted).join(', ');

/** Whether the database holds users, people or their audit rows. */
export async function holdsData(client: Client): Promise<boolean> {
  for (const table of ['app_user', 'beneficiary', 'audit']) {
    const { rows } = await client.query<{ found: string | null }>('select to_regclass($1)::text as found', [table]);
    if (!rows[0]?.found) continue;
    const { rowCount } = await client.query(`select from ${table} limit 1`);
    if (rowCount) return true;
  }
  return false;
}

/**
 * Takes the triggers and the references between tables off, so that rows can be put back in any order and exactly as
 * they were; what is returned puts them on again, and PostgreSQL then checks every reference. Within one transaction.
 */
export async function liftGuards(client: Client, tables: readonly TableShape[]): Promise<() => Promise<void>> {
  const { rows } = await client.query<{ table: string; name: string; definition: string }>(
    `select conrelid::regclass::text as table, conname as name, pg_get_constraintdef(oid) as definition
     from pg_constraint where contype = 'f' and connamespace = current_schema()::regnamespace`,
  );
  for (const { table, name } of rows) await client.query(`alter table ${table} drop constraint ${quoted(name)}`);
  for (const table of tables) await client.query(`alter table ${tableText(table)} disable trigger user`);
  return async () => {
    for (const table of tables) await client.query(`alter table ${tableText(table)} enable trigger user`);
    for (const { table, name, definition } of rows)
      await client.query(`alter table ${table} add constraint ${quoted(name)} ${definition}`);
  };
}
