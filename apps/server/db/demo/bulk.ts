import type { Client } from 'pg';

interface Definition {
  readonly table: string;
  readonly name: string;
  readonly definition: string;
  readonly kind: 'p' | 'u' | 'f' | 'i';
}

const bigTables = ['beneficiary', 'search_token', 'name_token', 'care_case', 'dose', 'session_roster'];

/** Constraints of the big tables and those that refer to them, then their other indexes. */
const definitions = `
  select conrelid::regclass::text as table, conname as name, pg_get_constraintdef(oid) as definition, contype as kind
  from pg_constraint
  where contype in ('p', 'u', 'f')
    and (conrelid = any($1::regclass[]) or (contype = 'f' and confrelid = any($1::regclass[])))
  union all
  select i.indrelid::regclass::text, i.indexrelid::regclass::text, pg_get_indexdef(i.indexrelid), 'i'
  from pg_index i
  where i.indrelid = any($1::regclass[])
    and not exists (select from pg_constraint c where c.conindid = i.indexrelid)`;

const dropOrder = ['f', 'i', 'u', 'p'];

/**
 * Takes indexes, keys and the check of each dose off empty tables; the function returned puts them back. Within one
 * transaction: a load that fails leaves everything as it was.
 */
export async function liftIndexes(client: Client): Promise<() => Promise<void>> {
  const { rows } = await client.query<Definition>(definitions, [bigTables]);
  const order = (each: Definition): number => dropOrder.indexOf(each.kind);
  const lifted = rows.sort((a, b) => order(a) - order(b));
  for (const { kind, table, name } of lifted) {
    await client.query(kind === 'i' ? `drop index ${name}` : `alter table ${table} drop constraint "${name}"`);
  }
  await client.query('alter table dose disable trigger dose_after_birth');
  return async () => {
    for (const { kind, table, name, definition } of lifted.toReversed()) {
      await client.query(kind === 'i' ? definition : `alter table ${table} add constraint "${name}" ${definition}`);
    }
    await client.query('alter table dose enable trigger dose_after_birth');
    await refuseImpossible(client);
  };
}

/** What the trigger would have refused, found at once. */
async function refuseImpossible(client: Client): Promise<void> {
  const { rows } = await client.query<{ impossible: boolean }>(
    `select exists (
       select from dose d left join beneficiary b using (beneficiary_id) where b.dob is null or b.dob > d.given_on
     ) as impossible`,
  );
  if (rows[0]?.impossible) throw new Error('the demo made a dose without its person or before birth');
}
