import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { migrationsOfBefore } from '../../testing/before-the-squash/migrations-of-before.ts';
import { testDatabase } from '../../testing/test-database.ts';
import { StartProblem } from '../env/start-problem.ts';
import { type Client, withClient } from './client.ts';
import { migrate, readMigrations } from './migrate.ts';
import { splitStatements } from './split-statements.ts';

/** Everything that makes a schema, as PostgreSQL tells it, in an order of its own. */
async function schemaOf(client: Client): Promise<string[]> {
  const { rows } = await client.query<{ said: string }>(`
    with own as (select oid, relname from pg_class where relnamespace = current_schema()::regnamespace and relkind = 'r')
    select concat_ws(' ', relname, a.attnum - (select count(*) from pg_attribute g
        where g.attrelid = a.attrelid and g.attisdropped and g.attnum < a.attnum), attname,
      format_type(atttypid, atttypmod), attnotnull, pg_get_expr(adbin, adrelid)) as said
    from own join pg_attribute a on a.attrelid = own.oid and attnum > 0 and not attisdropped
    left join pg_attrdef d on d.adrelid = own.oid and d.adnum = attnum
    union all
    select concat_ws(' ', relname, conname, pg_get_constraintdef(c.oid)) from own join pg_constraint c on conrelid = own.oid
    union all
    select pg_get_indexdef(indexrelid) from own join pg_index on indrelid = own.oid
    union all
    select pg_get_triggerdef(t.oid) || tgenabled::text from own join pg_trigger t on tgrelid = own.oid where not tgisinternal
    union all
    select pg_get_functiondef(oid) from pg_proc where pronamespace = current_schema()::regnamespace
    union all
    select concat_ws(' ', relname, reloptions::text) from own join pg_class using (oid, relname)
    order by 1`);
  return rows.map(({ said }) => said);
}

const database = await testDatabase();
const fresh = await testDatabase();
after(async () => {
  await database.drop();
  await fresh.drop();
});

/** What a district had before: a user, a person with a dose and a case of each plan, and their trace. */
const stored = `
  insert into app_user (user_id, user_name, password_hash, display_name, role, user_level, store_key_wrapped)
    values ('00000000-0000-7000-8000-000000000001', 'asha', 'x', 'Asha', 'ASHA', 'Village', '\\x01');
  insert into beneficiary (beneficiary_id, ben_name, dob, gender, village_code, ben_type_id)
    values (10000000000001, 'Meena', '2026-01-01', 2, 7, 1);
  insert into dose (beneficiary_id, dose_id, dose_code, given_on, captured_at, captured_by)
    values (10000000000001, '00000000-0000-7000-8000-000000000002', 'BCG', '2026-01-02', now(),
      '00000000-0000-7000-8000-000000000001');
  insert into care_case (beneficiary_id, case_id, material_category, opened_at, opened_by)
    select 10000000000001, id::uuid, 'x', now(), '00000000-0000-7000-8000-000000000001' from unnest(array[
      '00000000-0000-7000-8000-00000000000a', '00000000-0000-7000-8000-00000000000b',
      '00000000-0000-7000-8000-00000000000c']) id;
  insert into bite_case (beneficiary_id, case_id, case_type, session_site_id, opened_at, details)
    select c.beneficiary_id, c.case_id, k.case_type, '00000000-0000-7000-8000-000000000004', c.opened_at, '{}'
    from care_case c join (values ('00000000-0000-7000-8000-00000000000b'::uuid, 'rabies'),
      ('00000000-0000-7000-8000-00000000000c'::uuid, 'venom')) k (case_id, case_type) using (case_id);
  insert into audit (beneficiary_id, audit_id, call)
    values (10000000000001, '00000000-0000-7000-8000-000000000003', 'vaccinations.record')`;
const kept = `
  select (select to_jsonb(u) - array['version', 'made_by', 'hpr_number', 'import_id', 'message_sent_at'] from app_user u) as user, (select to_jsonb(b) - array['asha_id', 'rch_id', 'mobile_owner', 'pin_code', 'poverty_line', 'social_group', 'religion', 'caste', 'worker_category'] from beneficiary b) as person,
    (select row_to_json(d) from dose d) as dose, (select row_to_json(a) from audit a) as trace`;

async function emptied(): Promise<void> {
  await withClient(database.url, async (client) => {
    const { rows } = await client.query<{ schema: string }>('select current_schema() as schema');
    await client.query(`drop schema ${rows[0]?.schema} cascade`);
    await client.query(`create schema ${rows[0]?.schema}`);
  });
}

describe('a database as the version before the migrations were put together left it', () => {
  let stoodThere: unknown;
  before(async () => {
    await emptied();
    await withClient(database.url, async (client) => {
      await client.query(
        'create table migration (name text primary key, checksum text not null, applied_at timestamptz not null default now())',
      );
      for (const { name, sql, checksum } of migrationsOfBefore) {
        for (const statement of splitStatements(sql)) await client.query(statement);
        await client.query('insert into migration (name, checksum) values ($1, $2)', [name, checksum]);
      }
      for (const statement of splitStatements(stored)) await client.query(statement);
      stoodThere = (await client.query(kept)).rows;
    });
  });

  test('opens, with nothing lost, and is in every column, rule, index, trigger and function what a new one is', async () => {
    const brought = await migrate(database.url);
    assert.ok(brought.length > 0 && brought.every((name) => !name.startsWith('0050-')), brought.join());
    await withClient(database.url, async (client) => {
      assert.deepEqual((await client.query(kept)).rows, stoodThere);
      assert.deepEqual(await schemaOf(client), await withClient(fresh.url, schemaOf));
      const cases = await client.query<{ kind: string }>('select kind from care_case order by case_id');
      assert.deepEqual(
        cases.rows.map(({ kind }) => kind),
        ['schedule', 'rabies', 'venom'],
        'each case of before is of its plan',
      );
      const { rows } = await client.query<{ name: string }>('select name from migration order by name');
      assert.deepEqual(
        rows.map(({ name }) => name),
        readMigrations().map(({ name }) => name),
      );
      await assert.rejects(client.query('delete from dose'), /append-only/);
    });
    assert.deepEqual(await migrate(database.url), []);
  });

  test('one that lacks some of them is told which version to start first', async () => {
    await withClient(database.url, (client) =>
      client.query("update migration set name = '0048-when-somebody-signed-in-last.sql' where name like '0060-%'"),
    );
    await assert.rejects(migrate(database.url), (error: Error) => {
      assert.ok(error instanceof StartProblem);
      assert.match(error.message, /of an early version \(0048-.*start the last version that knows 0049-/);
      return true;
    });
  });
});

test('triggers are taken off and laid again by one function', async () => {
  await withClient(fresh.url, async (client) => {
    const whole = await schemaOf(client);
    await client.query('select lay_triggers(false)');
    const { rows } = await client.query('select tgname from pg_trigger where not tgisinternal');
    assert.deepEqual(rows, []);
    await client.query('select lay_triggers(true)');
    assert.deepEqual(await schemaOf(client), whole);
  });
});
