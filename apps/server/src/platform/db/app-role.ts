import { allOrNothing, type Client } from './client.ts';

/** What the server's role may do with a table. */
interface Right {
  readonly table: string;
  readonly rights: string;
}

/**
 * Tables whose rights of a role are not what they should be. What they should be is read from the tables themselves, so
 * that a new one needs no second edit: a table that refuses changes by a trigger of its own is not given the right to try
 * (tgtype's bits: 2 before, 8 delete, 16 update), the list of migrations is only read, nothing is ever emptied at once.
 */
const wrongRights = `
  with guard as (
    select tgrelid,
      bool_or(tgtype & 16 > 0) as keeps_rows,
      bool_or(tgtype & 8 > 0 and tgfoid::regproc::text in ('refuse_change', 'refuse_change_but_seal'))
        as loses_none
    from pg_trigger
    where not tgisinternal and tgtype & 2 > 0 and tgqual is null and tgattr = ''
      and tgfoid::regproc::text in ('refuse_change', 'refuse_change_but_seal', 'refuse_early_removal')
    group by tgrelid
  ), wanted as (
    select c.oid, c.relname, c.relacl, c.relowner,
      case when c.relname = 'migration' or c.relkind in ('v', 'm') then array['SELECT']
        else array['SELECT', 'INSERT']
          || case when coalesce(g.keeps_rows, false) then '{}'::text[] else array['UPDATE'] end
          || case when coalesce(g.loses_none, false) then '{}'::text[] else array['DELETE'] end
      end as rights
    from pg_class c left join guard g on g.tgrelid = c.oid
    where c.relnamespace = current_schema()::regnamespace and c.relkind in ('r', 'p', 'v', 'm')
  )
  select format('%I', relname) as table, array_to_string(rights, ', ') as rights
  from wanted
  where (select coalesce(array_agg(privilege_type order by privilege_type), '{}')
         from aclexplode(coalesce(relacl, acldefault('r', relowner)))
         where grantee = (select oid from pg_roles where rolname = $1))
    is distinct from (select array_agg(each order by each) from unnest(rights) each)`;

const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`;

/**
 * Gives a role what the server needs of this database and takes from it whatever is beyond that: rows may be read and added,
 * and changed or removed where the table is not append-only. By whoever owns the tables, after every migration.
 */
export async function grantRights(client: Client, role: string): Promise<void> {
  const { rows: places } = await client.query<{ database: string; schema: string }>(
    'select current_database() as database, current_schema() as schema',
  );
  const [{ database, schema } = { database: '', schema: '' }] = places;
  const { rows } = await client.query<Right>(wrongRights, [role]);
  await allOrNothing(client, async () => {
    for (const { table, rights } of rows) {
      await client.query(`revoke all on ${table} from ${quoted(role)}`);
      await client.query(`grant ${rights} on ${table} to ${quoted(role)}`);
    }
    await client.query(`grant connect on database ${quoted(database)} to ${quoted(role)}`);
    await client.query(`grant usage on schema ${quoted(schema)} to ${quoted(role)}`);
    await client.query(`revoke create on schema ${quoted(schema)} from public, ${quoted(role)}`);
    // A table of the session's own would be found before ours of the same name, and take in what ours should hold.
    await client.query(`revoke temporary on database ${quoted(database)} from public, ${quoted(role)}`);
  });
}

/** Who a connection acts as, and in which database. */
export interface Standing {
  readonly role: string;
  readonly database: string;
}

export async function standingOf(client: Client): Promise<Standing> {
  const { rows } = await client.query<Standing>(
    'select current_user::text as role, current_database()::text as database',
  );
  return rows[0] ?? { role: '', database: '' };
}

/** Why a role may do more than the server needs: it is superuser, or acts for the owner of tables. Undefined where it does not. */
export async function excessOf(client: Client): Promise<'superuser' | 'owner' | undefined> {
  const { rows } = await client.query<{ superuser: boolean; owner: boolean }>(
    `select (select rolsuper from pg_roles where rolname = current_user) as superuser,
       exists (select from pg_class where relnamespace = current_schema()::regnamespace and relkind in ('r', 'p')
         and pg_has_role(relowner, 'MEMBER')) as owner`,
  );
  const [found] = rows;
  return found?.superuser ? 'superuser' : found?.owner ? 'owner' : undefined;
}
