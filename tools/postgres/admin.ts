import type { Client } from '../../apps/server/src/platform/db/client.ts';

/** The address of another database of the same PostgreSQL. */
export function addressOfDatabase(anyAddress: string, database: string): string {
  const url = new URL(anyAddress);
  url.pathname = `/${database}`;
  return url.toString();
}

/** Somebody who signs in to PostgreSQL. */
export interface Role {
  readonly name: string;
  readonly password: string;
}

/** The same database, reached as another role. */
export function addressOfRole(anyAddress: string, { name, password }: Role): string {
  const url = new URL(anyAddress);
  url.username = name;
  url.password = password;
  return url.toString();
}

/**
 * A role that may do nothing but sign in, until it is given rights; made when it is not there, with this password. The
 * databases that every cluster has are closed to it.
 */
export async function ensureRole(client: Client, { name, password }: Role): Promise<void> {
  const { rowCount } = await client.query('select from pg_roles where rolname = $1', [name]);
  const how = rowCount ? 'alter' : 'create';
  await client.query(
    `${how} role ${name} login nosuperuser nocreatedb nocreaterole noreplication nobypassrls password '${password}'`,
  );
  // There everybody may make temporary tables and large objects, until nobody else may connect.
  await client.query('revoke connect on database postgres, template1 from public');
}
