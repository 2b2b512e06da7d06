import assert from 'node:assert/strict';
import { after, describe, test } from 'node:test';
import { addressOfDatabase, addressOfRole } from '../../../../../tools/postgres/admin.ts';
import { testDatabase } from '../../testing/test-database.ts';
import { StartProblem } from '../env/start-problem.ts';
import { excessOf, grantRights } from './app-role.ts';
import { withClient } from './client.ts';
import { migrate, readMigrations } from './migrate.ts';

const database = await testDatabase();
after(() => database.drop());
const asServer = (text: string) => withClient(database.serverUrl, (client) => client.query(text));
const asOwner = (text: string) => withClient(database.url, (client) => client.query(text));
const role = new URL(database.serverUrl).username;

interface TableRights {
  readonly name: string;
  readonly rights: readonly string[];
}

/** What PostgreSQL itself says the server's role may do with each table, by whatever way it has it. */
async function rightsOfTables(): Promise<TableRights[]> {
  const { rows } = await withClient(database.url, (client) =>
    client.query<TableRights>(
      `select c.relname as name,
         array(select each from unnest(array['SELECT', 'INSERT', 'UPDATE', 'DELETE', 'TRUNCATE', 'REFERENCES', 'TRIGGER'])
           with ordinality as u (each, at) where has_table_privilege($1, c.oid, each) order by at) as rights
       from pg_class c where relnamespace = 'public'::regnamespace and relkind in ('r', 'p', 'v', 'm', 'f', 'S') order by 1`,
      [role],
    ),
  );
  return rows;
}

/** What is written once and never changed. A table that comes to these is named here on purpose. */
const appendOnly = [
  ...[
    'abha_event',
    'aefi_event',
    'audit',
    'audit_link',
    'audit_missing',
    'batch_stop',
    'beneficiary_change',
    'bite_event',
    'certificate',
    'certificate_withdrawal',
  ],
  ...['dose', 'dose_void', 'identity_consent', 'place_change', 'pregnancy_event', 'registration', 'village_mapping'],
];

/** What of a person is changed or taken away in its row: a state that moves on, what is looked up by, what is forgotten. */
const changing = [
  ...['beneficiary', 'departure', 'identity_check', 'name_token', 'person_document', 'search_token'],
  ...['session_news', 'session_roster', 'session_roster_removed'],
  ...['bite_case', 'care_case', 'due_person', 'previous_file', 'previous_vaccination', 'zero_dose_child'],
  ...['aefi_report', 'aefi_token', 'audit_head', 'refused_call'],
  ...['certificate_holder', 'pregnancy', 'pregnancy_birth'],
  ...['abha_code', 'abha_link', 'abha_wish'],
];

describe('the role that the server works as', () => {
  test('of each table about people it is said whether it only grows', async () => {
    const { rows } = await withClient(database.url, (client) =>
      client.query<{ name: string }>(
        `select table_name as name from information_schema.columns join information_schema.tables using (table_schema, table_name)
         where table_schema = 'public' and table_type = 'BASE TABLE' and column_name = 'beneficiary_id'`,
      ),
    );
    const named = [...appendOnly, ...changing];
    assert.deepEqual(
      rows.map(({ name }) => name).filter((name) => !named.includes(name)),
      [],
    );
    assert.equal(new Set(named).size, named.length);
  });

  test('reads and adds everywhere, changes nothing that is append-only, and has no further right', async () => {
    const tables = new Map((await rightsOfTables()).map(({ name, rights }) => [name, rights.join(' ')]));
    for (const name of appendOnly) assert.equal(tables.get(name), 'SELECT INSERT', name);
    for (const name of ['audit_head', 'audit_sealing', 'refused_call'])
      assert.match(tables.get(name) ?? '', /^SELECT INSERT (UPDATE|DELETE)$/, name);
    assert.equal(tables.get('migration'), 'SELECT');
    for (const [name, rights] of tables) assert.match(rights, /^SELECT(?: INSERT(?: UPDATE)?(?: DELETE)?)?$/, name);
  });

  test('is nobody in the cluster: owns nothing, belongs to nobody, makes nothing', async () => {
    const { rows } = await withClient(database.url, (client) =>
      client.query(
        `select rolsuper or rolcreaterole or rolcreatedb or rolreplication or rolbypassrls as strong,
           exists (select from pg_auth_members where member = r.oid) as member,
           exists (select from pg_shdepend where refobjid = r.oid and deptype = 'o') as owner,
           has_schema_privilege(r.oid, 'public', 'CREATE') as creates,
           has_database_privilege(r.oid, current_database(), 'TEMPORARY') as temporary
         from pg_roles r where rolname = $1`,
        [role],
      ),
    );
    assert.deepEqual(rows, [{ strong: false, member: false, owner: false, creates: false, temporary: false }]);
  });

  for (const name of ['postgres', 'template1'])
    test(`does not get into the database ${name}`, async () => {
      const url = addressOfDatabase(database.serverUrl, name);
      await assert.rejects(
        withClient(url, (client) => client.query('select 1')),
        { code: '42501' },
      );
    });

  for (const act of [
    'truncate audit',
    'truncate dose cascade',
    'drop table audit',
    'alter table audit disable trigger user',
    'alter table dose add column x int',
    'update audit set call = call',
    'delete from audit_link',
    'delete from audit_head',
    'update dose set given_on = given_on',
    'delete from dose_void',
    'update refused_call set times = 1',
    'insert into migration (name, checksum) values ($$x$$, $$y$$)',
    'create table own (id int)',
    'create temporary table audit (id int)',
    'set session_replication_role = replica',
    'create or replace function refuse_change() returns trigger language plpgsql as $$ begin return new; end $$',
    "copy audit to program 'cat'",
  ])
    test(`may not: ${act}`, async () => {
      await assert.rejects(asServer(act), { code: '42501' });
    });
});

test('a table that a later version brings has its rights without a further step; rights beyond them are taken back', async () => {
  const later = [
    ...readMigrations(),
    {
      name: '9999-later.sql',
      checksum: 'one',
      sql: `create table later (id int);
        create table later_kept (id int);
        create trigger kept before update or delete on later_kept for each row execute function refuse_change()`,
    },
  ];
  await asOwner(`grant all on audit to ${role}`);
  await migrate(database.url, later, role);
  const tables = new Map((await rightsOfTables()).map(({ name, rights }) => [name, rights.join(' ')]));
  assert.equal(tables.get('later'), 'SELECT INSERT UPDATE DELETE');
  assert.equal(tables.get('later_kept'), 'SELECT INSERT');
  assert.equal(tables.get('audit'), 'SELECT INSERT');
});

test('a database of an earlier version, whose only role owned everything, gives the new one its rights', async () => {
  const old = await testDatabase();
  try {
    await withClient(old.url, (client) => client.query(`revoke all on all tables in schema public from ${role}`));
    const count = () => withClient(old.serverUrl, (client) => client.query('select count(*) from app_user'));
    await assert.rejects(count(), { code: '42501' });
    await withClient(old.url, (client) => grantRights(client, role));
    await count();
  } finally {
    await old.drop();
  }
});

test('where it may not migrate it is said which setting helps; where nothing is missing it needs none', async () => {
  const plain = await testDatabase();
  try {
    assert.deepEqual(await migrate(plain.serverUrl), []);
    const more = [...readMigrations(), { name: '9999-x.sql', sql: 'create table x (id int)', checksum: 'x' }];
    await assert.rejects(migrate(plain.serverUrl, more), (error: Error) => {
      assert.ok(error instanceof StartProblem);
      assert.match(error.message, /set MIGRATE_DATABASE_URL to the role that owns them/);
      return true;
    });
  } finally {
    await plain.drop();
  }
});

test('more rights than are needed are noticed', async () => {
  assert.equal(await withClient(database.url, excessOf), 'superuser');
  assert.equal(await withClient(database.serverUrl, excessOf), undefined);
  const owner = { name: `${new URL(database.url).pathname.slice(1)}_owner`, password: 'own' };
  await asOwner(`create role ${owner.name} login password '${owner.password}'`);
  await asOwner(`alter table setting owner to ${owner.name}`);
  try {
    assert.equal(await withClient(addressOfRole(database.url, owner), excessOf), 'owner');
  } finally {
    await asOwner(`alter table setting owner to current_user; drop owned by ${owner.name}; drop role ${owner.name}`);
  }
});
