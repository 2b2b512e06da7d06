import assert from 'node:assert/strict';
import { buffer } from 'node:stream/consumers';
import { test } from 'node:test';
import * as auth from '@teeka/contract/auth';
import { importErrors, importTemplate, uploadImport } from '@teeka/contract/imports';
import type { Role, UserLevel } from '@teeka/contract/roles';
import { sql } from 'kysely';
import { importKinds } from '../../import-kinds.ts';
import { build } from '../../platform/db/build.ts';
import { template } from '../../platform/imports/index.ts';
import { readSheet } from '../../platform/xlsx/read-sheet.ts';
import { type BroughtRow, broughtDesk, broughtFile } from '../../testing/brought-desk.ts';
import { testServer } from '../../testing/test-server.ts';

const server = await testServer();
const { fixtures } = server;
const [places, elsewhere] = [await fixtures.places(), await fixtures.places()];
const [site, other, far] = [await fixtures.site(places), await fixtures.site(places), await fixtures.site(elsewhere)];
const { brought, confirmed } = broughtDesk(server);

const nameOfSite = async ({ session_site_id }: { readonly session_site_id: string }) => {
  const [row] = await server.rows(
    sql<{
      name: string;
    }>`select name_en as name from session_site where session_site_id = ${session_site_id}::uuid`.compile(build),
  );
  return row?.name ?? '';
};
const rename = (id: string, name: string) =>
  server.rows(sql`update session_site set name_en = ${name} where session_site_id = ${id}::uuid`.compile(build));
await rename(site.session_site_id, 'Sub-Centre Uttari');
await rename(other.session_site_id, 'Anganwadi Dakshini');
await rename(far.session_site_id, 'Sub-Centre Door');
const [here, there, outside] = [await nameOfSite(site), await nameOfSite(other), await nameOfSite(far)];

async function officer(role: Role = 'District Administrator', level: UserLevel = 'District') {
  const chief = await fixtures.user({ role, level, places, sites: [site, other] });
  return { chief, phone: await server.as(chief) };
}

let serial = 0;
function asha(wish: BroughtRow = {}): BroughtRow {
  serial += 1;
  return {
    displayName: 'Sita Devi',
    mobile: fixtures.mobile(),
    role: 'ASHA',
    place: here,
    userName: `sita.${serial}.a`,
    ...wish,
  };
}

test('good rows become accounts, all at once and after the own password; owners are told by a message', async () => {
  const { chief, phone } = await officer();
  const rows = [
    asha(),
    asha({ place: `${there}; ${here}`, role: 'ANM / एएनएम' }),
    asha({ role: 'सुपरवाइज़र · ब्लॉक', place: String(places.block) }),
  ];
  const now = await brought(phone, 'users', rows);
  assert.deepEqual([now.state, now.good_rows, now.bad_rows, now.errors], ['checked', 3, 0, []]);
  const wrong = await confirmed(phone, now.import_id, 'Galat@2026');
  assert.deepEqual([wrong.answer.codes, wrong.now.state], [['USRPRF0007'], 'checked']);
  const right = await confirmed(phone, now.import_id, chief.password);
  assert.deepEqual([right.answer.status, right.now.state, right.now.stored_rows], [200, 'stored', 3]);
  const made = await server.rows(
    sql<{ user_name: string; role: string; user_level: string; sites: number; written: boolean }>`
      select user_name, role, user_level, message_sent_at is not null as written,
        (select count(*)::int from user_site us where us.user_id = u.user_id) as sites
      from app_user u where import_id = ${now.import_id}::uuid order by user_name`.compile(build),
  );
  assert.deepEqual(
    made.map((one) => ({ ...one })),
    rows.map(({ userName }, nth) => ({
      user_name: userName,
      role: ['ASHA', 'ANM', 'Supervisor'][nth],
      user_level: ['Facility', 'Facility', 'Block'][nth],
      written: true,
      sites: [1, 2, 0][nth],
    })),
  );
  const text = server.sandbox?.inbox.list(rows[0]?.mobile ?? '')[0]?.text ?? '';
  assert.match(text, new RegExp(rows[0]?.userName ?? ''));
});

test('nobody knows the first password: the owner chooses one by a code', async () => {
  const { chief, phone } = await officer();
  const row = asha();
  const { import_id } = await brought(phone, 'users', [row]);
  await confirmed(phone, import_id, chief.password);
  const client = server.client();
  const ts = String(server.clock.clock().instant.getTime());
  const tried = await client.send(auth.newLogin, {
    user_name: row.userName ?? '',
    password: 'Teeka@2026',
    ts,
    secret: '',
  });
  assert.deepEqual(tried.codes, ['USRAUT0001']);
});

test('what is wrong with a row is said under its column', async () => {
  const { phone } = await officer();
  const taken = await fixtures.user({ role: 'ANM', sites: [site], places });
  const first = asha();
  const table: [BroughtRow, string][] = [
    [first, ''],
    [asha({ role: 'Supervisor Block', place: String(places.block) }), ''],
    [asha({ displayName: '' }), 'Name IMPUSER0001'],
    [asha({ displayName: 'सीता' }), 'Name FLDVAL0016'],
    [asha({ displayName: '<b>Sita</b>' }), 'Name FLDVAL0016'],
    [asha({ mobile: '' }), 'Mobile number IMPUSER0001'],
    [asha({ mobile: '5700000000' }), 'Mobile number FLDVAL0008'],
    [asha({ mobile: first.mobile ?? '' }), 'Mobile number IMPUSER0010'],
    [asha({ role: 'Doctor' }), 'Role IMPUSER0002'],
    [asha({ role: 'District Administrator · District', place: String(places.district) }), 'Role ADMROL0003'],
    [
      asha({ role: 'Supervisor · State', place: String(places.state) }),
      'Role ADMROL0003, Session sites or place IMPUSER0008',
    ],
    [asha({ place: '' }), 'Session sites or place IMPUSER0001'],
    [asha({ place: outside }), 'Session sites or place IMPUSER0008'],
    [asha({ place: 'Nowhere' }), 'Session sites or place IMPUSER0008'],
    [asha({ role: 'Supervisor · Block', place: here }), 'Session sites or place IMPUSER0008'],
    [asha({ role: 'Supervisor · Block', place: String(elsewhere.block) }), 'Session sites or place IMPUSER0008'],
    [asha({ userName: 'a b' }), 'Username ADMROL0002'],
    [asha({ userName: taken.user_name }), 'Username ADMROL0005'],
    [asha({ userName: first.userName ?? '' }), 'Username IMPUSER0010'],
  ];
  const now = await brought(
    phone,
    'users',
    table.map(([row]) => row),
  );
  const found = table.map((_, nth) =>
    now.errors
      .filter(({ row }) => row === nth + 2)
      .map(({ column, code }) => `${column} ${code}`)
      .join(', '),
  );
  assert.deepEqual(
    found,
    table.map(([, expected]) => expected),
  );
  assert.deepEqual([now.good_rows, now.bad_rows], [2, table.length - 2]);
});

test('two sites of one name are told apart by their blocks', async () => {
  const { phone } = await officer();
  const [one, two] = [await fixtures.site(places), await fixtures.site(places)];
  await rename(one.session_site_id, 'Primary School');
  await rename(two.session_site_id, 'Primary School');
  const now = await brought(phone, 'users', [asha({ place: 'primary school' })]);
  assert.deepEqual(
    now.errors.map(({ code }) => code),
    ['IMPUSER0009'],
  );
});

test('a file is seen by whoever brought it alone, and by nobody who answers for no workers', async () => {
  const { phone } = await officer();
  const { phone: colleague } = await officer();
  const { import_id } = await brought(phone, 'users', [asha({ displayName: '' })]);
  assert.deepEqual((await colleague.send(importErrors, { import_id })).codes, ['REQVAL0012']);
  assert.equal((await phone.raw(importErrors, { import_id })).status, 200);
  for (const role of ['Vaccinator', 'ANM', 'ASHA', 'Assistant', 'Verifier'] as const) {
    const client = await server.as(await fixtures.user({ role, sites: [site], places }));
    assert.equal(
      (await client.send(uploadImport, { kind: 'users', file: await broughtFile('users', [asha()]) })).status,
      403,
      role,
    );
  }
});

test('the template of each kind: headers in both languages and an example, which is never taken', async () => {
  const { phone } = await officer();
  for (const [kind, header] of [
    ['users', 'Name (in English letters) * / नाम (अंग्रेज़ी अक्षरों में)'],
    ['facilities', 'Facility in English (in English letters) * / स्वास्थ्य केंद्र अंग्रेज़ी में (अंग्रेज़ी अक्षरों में)'],
    ['places', 'Level * / स्तर'],
  ] as const) {
    assert.equal((await phone.raw(importTemplate, { kind })).status, 200);
    const sheet = importKinds.find((one) => one.kind === kind)?.sheet;
    const bytes = sheet ? await buffer(template(sheet).body) : Buffer.alloc(0);
    const [head, example] = await readSheet(bytes, { mostRows: 10 });
    assert.equal(head?.cells.get(0)?.text, header);
    assert.match(example?.cells.get(0)?.text ?? '', /^EXAMPLE/);
    const file = { name: 'x.xlsx', bytes: Uint8Array.from(bytes) };
    assert.deepEqual((await phone.send(uploadImport, { kind, file })).codes, ['IMPISERR0003']);
  }
});

test('what became taken meanwhile goes back to the officer, and nothing is stored', async () => {
  const { chief, phone } = await officer();
  const [one, two] = [asha(), asha()];
  const now = await brought(phone, 'users', [one, two]);
  await fixtures.user({ role: 'ANM', sites: [site], places, mobile: one.mobile ?? '' });
  const { now: after } = await confirmed(phone, now.import_id, chief.password);
  assert.deepEqual([after.state, after.good_rows, after.bad_rows], ['checked', 1, 1]);
  assert.deepEqual(
    after.errors.map(({ code }) => code),
    ['ADMROL0006'],
  );
});
