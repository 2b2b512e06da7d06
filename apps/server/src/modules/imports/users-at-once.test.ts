import assert from 'node:assert/strict';
import { test } from 'node:test';
import * as auth from '@teeka/contract/auth';
import * as people from '@teeka/contract/beneficiaries';
import { confirmImport, discardImport, importErrors, importStatus, listImports } from '@teeka/contract/imports';
import { addWorker } from '@teeka/contract/workers';
import { sql } from 'kysely';
import { build } from '../../platform/db/build.ts';
import { accountsDesk, atSite } from '../../testing/accounts-desk.ts';
import { type BroughtRow, broughtDesk } from '../../testing/brought-desk.ts';
import type { TestSite, TestUser } from '../../testing/fixtures.ts';
import type { TestClient } from '../../testing/test-client.ts';
import { testServer } from '../../testing/test-server.ts';

const server = await testServer();
const { fixtures } = server;
const { places, site, officer, newAsha, heard, signIn } = await accountsDesk(server);
const desk = broughtDesk(server);
const { jobs } = desk;
const brought = (by: TestClient, rows: readonly BroughtRow[]) => desk.brought(by, 'users', rows);

async function nameOf({ session_site_id }: TestSite): Promise<string> {
  const rows = await server.rows(
    sql<{
      name_en: string;
    }>`select name_en from session_site where session_site_id = ${session_site_id}::uuid`.compile(build),
  );
  return rows[0]?.name_en ?? '';
}
const ours = await nameOf(site);

let last = 0;
const row = (wish: BroughtRow = {}): BroughtRow => ({
  displayName: 'Sita Devi',
  mobile: fixtures.mobile(),
  role: 'ASHA',
  place: ours,
  userName: `brought.${++last}`,
  ...wish,
});

async function accounts(rows: readonly BroughtRow[]): Promise<number> {
  const names = rows.map(({ userName = '' }) => userName);
  const found = await server.rows(
    sql<{ n: number }>`select count(*)::int as n from app_user where user_name = any(${names}::text[])`.compile(build),
  );
  return found[0]?.n ?? 0;
}

async function confirmed(by: { readonly chief: TestUser; readonly phone: TestClient }, import_id: string) {
  await by.phone.ask(confirmImport, { import_id, currentPassword: by.chief.password });
  await jobs.workOff();
  return by.phone.ask(importStatus, { import_id });
}

test('whoever is brought chooses a password by a code to the own number and signs in with it', async () => {
  const by = await officer();
  const hers = row();
  await confirmed(by, (await brought(by.phone, [hers])).import_id);
  const [mobileNo, user_name] = [hers.mobile ?? '', hers.userName ?? ''];
  await heard(mobileNo, /account was made/);
  const phone = server.client();
  const { txnId } = await phone.ask(auth.verifyMobileNumber, { mobileNo, secret: '' });
  const otp = /\b[1-9][0-9]{5}\b/.exec(server.sandbox?.inbox.list(mobileNo)[0]?.text ?? '')?.[0] ?? '';
  await phone.ask(auth.resetPassword, { newPassword: 'Sahaswan#2031', otp, phoneNumber: mobileNo, txnId });
  assert.equal((await signIn(user_name, 'Sahaswan#2031').answer).status, 200);
});

test('a session site that is written twice counts once', async () => {
  const by = await officer();
  const rows = [row({ place: `${ours}; ${ours}` }), row()];
  const { import_id, errors } = await brought(by.phone, rows);
  assert.deepEqual(errors, []);
  const stored = await confirmed(by, import_id);
  assert.deepEqual([stored.state, await accounts(rows)], ['stored', 2]);
});

test('two officers with the same worker: one has the account, the other is told at the row, and nothing is half done', async () => {
  const [one, two] = [await officer(), await officer()];
  const [hers, his, another] = [row(), row(), row()];
  const first = await brought(one.phone, [hers, his]);
  const next = await brought(two.phone, [another, row({ mobile: hers.mobile ?? '' })]);
  assert.deepEqual([first.good_rows, next.good_rows], [2, 2]);
  await two.phone.ask(confirmImport, { import_id: next.import_id, currentPassword: two.chief.password });
  assert.equal((await confirmed(one, first.import_id)).state === 'stored', false);
  const [theirs, mine] = await Promise.all([
    two.phone.ask(importStatus, { import_id: next.import_id }),
    one.phone.ask(importStatus, { import_id: first.import_id }),
  ]);
  assert.deepEqual(
    [theirs.state, mine.state, mine.errors.map(({ row: at, code }) => [at, code])],
    ['stored', 'checked', [[2, 'ADMROL0006']]],
  );
  assert.equal(await accounts([hers, his]), 0);
  assert.equal((await confirmed(one, first.import_id)).stored_rows, 1);
});

test('an account that is made by hand meanwhile sends the file back', async () => {
  const by = await officer();
  const rows = [row(), row()];
  const { import_id } = await brought(by.phone, rows);
  const wish = newAsha(by.chief, { user_name: rows[1]?.userName ?? '', posted_at: [atSite(site)] });
  await by.phone.ask(addWorker, wish);
  const after = await confirmed(by, import_id);
  assert.deepEqual(
    [after.state, after.errors.map(({ row: at, code }) => [at, code])],
    ['checked', [[3, 'ADMROL0005']]],
  );
  assert.equal(await accounts(rows), 1);
});

test('what breaks in the midst leaves no account, and the file can be confirmed again', async () => {
  const by = await officer();
  const rows = Array.from({ length: 8 }, () => row());
  const { import_id } = await brought(by.phone, rows);
  const broken = rows[5]?.userName ?? '';
  await server.rows(
    sql`create function break_account() returns trigger language plpgsql as $$ begin
      if new.user_name = '${sql.raw(broken)}' then raise exception 'broken'; end if; return new; end $$`.compile(build),
  );
  await server.rows(
    sql`create trigger break_account before insert on app_user for each row execute function break_account()`.compile(
      build,
    ),
  );
  await by.phone.ask(confirmImport, { import_id, currentPassword: by.chief.password });
  for (let tries = 0; tries < 40; tries++) {
    await jobs.workOff();
    if ((await by.phone.ask(importStatus, { import_id })).state !== 'storing') break;
    await new Promise((resolve) => setTimeout(resolve, 250));
  }
  assert.deepEqual([(await by.phone.ask(importStatus, { import_id })).state, await accounts(rows)], ['failed', 0]);
  await server.rows(sql`drop trigger break_account on app_user`.compile(build));
  const stored = await confirmed(by, import_id);
  assert.deepEqual([stored.state, await accounts(rows)], ['stored', 8]);
});

test('a file of workers is its maker’s alone, and no file of people', async () => {
  const [one, two] = [await officer(), await officer()];
  const { import_id } = await brought(one.phone, [row({ mobile: '1' })]);
  for (const call of [importStatus, confirmImport, discardImport, importErrors])
    assert.equal((await two.phone.send(call, { import_id })).status, 404, call.name);
  for (const call of [people.importStatus, people.confirmImport, people.discardImport, people.importErrors])
    assert.equal((await one.phone.send(call, { import_id })).status, 404, call.name);
  assert.deepEqual((await one.phone.ask(people.listImports, {})).imports, []);
  assert.deepEqual((await one.phone.ask(listImports, { kind: 'facilities' })).imports, []);
  assert.equal((await one.phone.ask(listImports, { kind: 'users' })).imports.length, 1);
});

test('after so many rows in a day neither numbers nor names are compared, nor by a yes to the rows before them', async () => {
  const by = await officer();
  const used = await fixtures.user({ places, sites: [site] });
  const tried = (count: number) =>
    server.rows(
      sql`insert into number_try (user_id, kind, day, count)
      values (${by.chief.user_id}::uuid, 'account-imported', ${server.clock.clock().today}::date, ${count}::int)`.compile(
        build,
      ),
    );
  await tried(2999);
  const rows = [row(), row({ userName: used.user_name }), row({ mobile: used.mobile }), row()];
  const tooMany = [3, 4, 5].map((at) => [at, 'IMPUSER0011']);
  const { import_id, errors, good_rows } = await brought(by.phone, rows);
  assert.equal(good_rows, 1);
  assert.deepEqual(
    errors.map(({ row: at, code }) => [at, code]),
    tooMany,
  );
  const stored = await confirmed(by, import_id);
  assert.deepEqual(
    [stored.state, stored.stored_rows, stored.errors.map(({ row: at, code }) => [at, code])],
    ['stored', 1, tooMany],
  );
  // Two of the names are used: that of the row that was stored, and that of the account there was.
  assert.equal(await accounts(rows), 2);
});
