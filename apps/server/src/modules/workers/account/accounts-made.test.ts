import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { test } from 'node:test';
import { getLoggedInUserInfo } from '@teeka/contract/profile';
import { getAllSites } from '@teeka/contract/sites';
import { addWorker, deleteUser, getWorkers } from '@teeka/contract/workers';
import { sql } from 'kysely';
import { build } from '../../../platform/db/build.ts';
import { type AccountWish, accountsDesk, atSite, refusedAt } from '../../../testing/accounts-desk.ts';
import type { UserWish } from '../../../testing/fixtures.ts';
import { testServer } from '../../../testing/test-server.ts';

const server = await testServer();
const { fixtures } = server;
const desk = await accountsDesk(server);
const { places, elsewhere, site, other, foreign, blockOfficer, districtOfficer, reason } = desk;
const { newAsha, officer, firstSignIn, signIn, heard } = desk;

test('an ASHA is made, told by a message, and works at her site once the password of one sign-in is changed', async () => {
  const { chief, phone } = await officer();
  const wish = newAsha(chief);
  const { user_name, password } = await phone.ask(addWorker, wish);
  await heard(wish.mobile_number, new RegExp(`user name is ${user_name}`));
  const hers = await firstSignIn(wish, password);
  const { sites } = await hers.ask(getAllSites, {});
  assert.deepEqual(
    sites.map(({ session_site_id }) => session_site_id),
    [site.session_site_id],
  );
  const listed = (await phone.ask(getWorkers, { search: user_name })).data[0];
  assert.deepEqual([listed?.display_name, listed?.role], ['Sita Devi', 'ASHA']);
  const rows = await server.rows(
    sql<{
      detail: object;
    }>`select detail from audit where subject = ${wish.user_id} and call = 'workers.addWorker'`.compile(build),
  );
  const security = 'account of a worker made';
  assert.deepEqual(rows, [{ detail: { security, user_name, role: 'ASHA', user_level: 'Facility' } }]);
});

test('each role, by each officer: below oneself and in the own area, or not at all', async () => {
  const block = { level: 'block', code: places.block } as const;
  const district = { level: 'district', code: places.district } as const;
  const siteAdmin: UserWish = { role: 'Site Admin', level: 'Facility', sites: [site], places };
  const state: UserWish = { role: 'Supervisor', level: 'State', places };
  type Post = Pick<AccountWish, 'role' | 'user_level' | 'posted_at'>;
  const asha = { role: 'ASHA', user_level: 'Facility' } as const;
  const cases: [string, UserWish, Post, string[]][] = [
    ['a vaccinator by a block', blockOfficer, { ...asha, role: 'Vaccinator', posted_at: [atSite(site)] }, []],
    ['of two sites', blockOfficer, { ...asha, role: 'ANM', posted_at: [atSite(other), atSite(site)] }, []],
    ['an ASHA by the Site Admin of her site', siteAdmin, { ...asha, posted_at: [atSite(site)] }, []],
    ['of the site beside', siteAdmin, { ...asha, posted_at: [atSite(other)] }, ['posted_at REQVAL0012']],
    ['of another district', blockOfficer, { ...asha, posted_at: [atSite(foreign)] }, ['posted_at REQVAL0012']],
    [
      'of an own and a foreign site',
      blockOfficer,
      { ...asha, posted_at: [atSite(site), atSite(foreign)] },
      ['posted_at REQVAL0012'],
    ],
    ['nowhere', blockOfficer, { ...asha, posted_at: [] }, ['posted_at ADMROL0001']],
    ['of a block', blockOfficer, { ...asha, posted_at: [block] }, ['posted_at ADMROL0004']],
    [
      'at the level of a block',
      blockOfficer,
      { role: 'ASHA', user_level: 'Block', posted_at: [block] },
      ['role ADMROL0003'],
    ],
    ['a colleague', blockOfficer, { role: 'Supervisor', user_level: 'Block', posted_at: [block] }, ['role ADMROL0003']],
    [
      'a District Administrator by a block',
      blockOfficer,
      { role: 'District Administrator', user_level: 'District', posted_at: [district] },
      ['role ADMROL0003'],
    ],
    [
      'a Supervisor by the district',
      districtOfficer,
      { role: 'Supervisor', user_level: 'Block', posted_at: [block] },
      [],
    ],
    [
      'of two blocks',
      districtOfficer,
      { role: 'Supervisor', user_level: 'Block', posted_at: [block, block] },
      ['posted_at ADMROL0004'],
    ],
    [
      'of a block elsewhere',
      districtOfficer,
      { role: 'Supervisor', user_level: 'Block', posted_at: [{ level: 'block', code: elsewhere.block }] },
      ['posted_at REQVAL0012'],
    ],
    [
      'a District Administrator by the state',
      state,
      { role: 'District Administrator', user_level: 'District', posted_at: [district] },
      [],
    ],
    [
      'of the whole country',
      { role: 'Supervisor', level: 'National' },
      { role: 'Supervisor', user_level: 'National', posted_at: [] },
      ['role ADMROL0003'],
    ],
  ];
  for (const [what, who, post, refused] of cases) {
    const { chief, phone } = await officer(who);
    const answer = await phone.send(addWorker, newAsha(chief, post));
    assert.deepEqual(refusedAt(answer), refused, what);
    assert.equal(answer.status === 200, refused.length === 0, what);
  }
  for (const role of ['Vaccinator', 'Assistant', 'ANM', 'ASHA', 'Verifier'] as const) {
    const { chief, phone } = await officer({ role, sites: [site], places });
    assert.equal((await phone.send(addWorker, newAsha(chief))).status, 403, role);
  }
});

test('what is typed is judged, each under its field', async () => {
  const { chief, phone } = await officer();
  const taken = newAsha(chief);
  await phone.ask(addWorker, taken);
  const cases: [Partial<AccountWish>, string][] = [
    [{ user_name: '' }, 'user_name FLDVAL0001'],
    [{ user_name: 'ab' }, 'user_name ADMROL0002'],
    [{ user_name: '1abc' }, 'user_name ADMROL0002'],
    [{ user_name: 'सीता' }, 'user_name ADMROL0002'],
    [{ user_name: 'a b c' }, 'user_name ADMROL0002'],
    [{ user_name: 'x'.repeat(41) }, 'user_name ADMROL0002'],
    [{ user_name: taken.user_name.toUpperCase() }, 'user_name ADMROL0005'],
    [{ display_name: '' }, 'display_name FLDVAL0001'],
    [{ display_name: '  ' }, 'display_name FLDVAL0002'],
    [{ display_name: 'S' }, 'display_name FLDVAL0004'],
    [{ display_name: 'Sita 2' }, 'display_name FLDVAL0016'],
    [{ display_name: '<b>Sita</b>' }, 'display_name FLDVAL0016'],
    [{ mobile_number: '' }, 'mobile_number FLDVAL0027'],
    [{ mobile_number: '12345' }, 'mobile_number FLDVAL0007'],
    [{ mobile_number: '1234567890' }, 'mobile_number FLDVAL0008'],
    [{ mobile_number: taken.mobile_number }, 'mobile_number ADMROL0006'],
    [{ mobile_number: chief.mobile }, 'mobile_number ADMROL0006'],
    [{ user_id: chief.user_id }, 'user_id REQVAL0009'],
  ];
  for (const [wish, refused] of cases)
    assert.deepEqual(refusedAt(await phone.send(addWorker, newAsha(chief, wish))), [refused], JSON.stringify(wish));
});

test('a borrowed screen makes nobody: the own password is asked, and who has a number is not told before', async () => {
  const { chief, phone } = await officer();
  const wish = newAsha(chief, { currentPassword: 'Wrong@2026', mobile_number: chief.mobile });
  assert.deepEqual(refusedAt(await phone.send(addWorker, wish)), ['currentPassword USRPRF0007']);
});

test('sent twice because no answer came, one account is made and the last password holds', async () => {
  const { chief, phone } = await officer();
  const wish = newAsha(chief);
  const [one, two] = [await phone.ask(addWorker, wish), await phone.ask(addWorker, wish)];
  assert.deepEqual((await signIn(wish.user_name, one.password).answer).codes, ['USRAUT0001']);
  const hers = await firstSignIn(wish, two.password);
  assert.equal((await hers.raw(getLoggedInUserInfo, {})).status, 200);
  assert.deepEqual(
    refusedAt(await phone.send(addWorker, wish)),
    ['user_id REQVAL0009'],
    'once she has used it, no more',
  );
  const rival = await officer();
  const stolen = newAsha(rival.chief, { user_id: wish.user_id });
  assert.deepEqual(refusedAt(await rival.phone.send(addWorker, stolen)), ['user_id REQVAL0009']);
});

test('two officers who give one number at the same moment: one account is made', async () => {
  const [one, two] = [await officer(), await officer()];
  const mobile_number = fixtures.mobile();
  const answers = await Promise.all(
    [one, two].map(({ chief, phone }) => phone.send(addWorker, newAsha(chief, { mobile_number }))),
  );
  assert.deepEqual(answers.map(({ status }) => status).sort(), [200, 409]);
});

test('an account made by mistake goes and its name is free again; one that was used or that something hangs on stays', async () => {
  const { chief, phone } = await officer();
  const wish = newAsha(chief);
  await phone.ask(addWorker, wish);
  const remove = (user_id: string) => phone.send(deleteUser, { user_id, reason, currentPassword: chief.password });
  assert.equal((await remove(wish.user_id)).status, 200);
  assert.deepEqual(refusedAt(await remove(wish.user_id)), ['user_id REQVAL0012']);
  await phone.ask(addWorker, { ...wish, user_id: randomUUID() });
  const used = await fixtures.user({ role: 'ANM', sites: [site], places });
  await server.as(used);
  const looksAfter = await fixtures.user({ role: 'ASHA', sites: [site], places, villages: [places.villages[0] ?? 0] });
  for (const { user_id } of [used, looksAfter]) assert.deepEqual((await remove(user_id)).codes, ['ADMROL0007']);
});

test('nobody is posted to a closed site, nor to a retired block', async () => {
  const [closed, far] = [await fixtures.site(places), await fixtures.places()];
  await server.rows(
    sql`update session_site set valid_to = '2020-01-01' where session_site_id = ${closed.session_site_id}::uuid`.compile(
      build,
    ),
  );
  await server.rows(
    sql`update location set valid_to = '2020-01-01' where level = 'block' and code = ${far.block}`.compile(build),
  );
  const { chief, phone } = await officer();
  const asha = newAsha(chief, { posted_at: [atSite(closed)] });
  assert.deepEqual(refusedAt(await phone.send(addWorker, asha)), ['posted_at REQVAL0012']);
  const above = await officer({ role: 'District Administrator', level: 'District', places: far });
  const block = { level: 'block', code: far.block } as const;
  const supervisor = newAsha(above.chief, { role: 'Supervisor', user_level: 'Block', posted_at: [block] });
  assert.deepEqual(refusedAt(await above.phone.send(addWorker, supervisor)), ['posted_at REQVAL0012']);
});

test('one account makes a hundred a day', async () => {
  const { chief, phone } = await officer();
  let made = 0;
  for (let turn = 0; turn < 101; turn++) if ((await phone.send(addWorker, newAsha(chief))).status === 200) made += 1;
  assert.equal(made, 100);
});
