import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { setTimeout as pause } from 'node:timers/promises';
import * as auth from '@teeka/contract/auth';
import {
  getBeneficiaries,
  getBeneficiaryHistory,
  registration,
  updateBeneficiaryBasicDetails,
} from '@teeka/contract/beneficiaries';
import { sessionPack } from '@teeka/contract/pack';
import { getPregnancies } from '@teeka/contract/pregnancies';
import { getLoggedInUserInfo } from '@teeka/contract/profile';
import { addDays } from '@teeka/domain/calendar';
import { sql } from 'kysely';
import { sealAudit, verifyAudit } from './modules/audit/index.ts';
import { provenSignInOf } from './platform/access/refresh-token.ts';
import { build } from './platform/db/build.ts';
import { withClient } from './platform/db/client.ts';
import { sealedTables } from './platform/db/sealed-tables.ts';
import { makeLog } from './platform/log/log.ts';
import { makeAtRest } from './platform/sealing/at-rest.ts';
import { keyFileOf, keyIdOf, readDataKeys } from './platform/sealing/data-key.ts';
import { KeyKeeper } from './platform/sealing/keep-keys.ts';
import { KeyRing } from './platform/sealing/key-ring.ts';
import { settleDataKey } from './platform/sealing/settle-data-key.ts';
import { linkedAccount } from './testing/linked-account.ts';
import { pregnancyDesk } from './testing/pregnancy-desk.ts';
import { editBody, type RegistrationBody, registrationBody } from './testing/registration.ts';
import { rotateKeyTool } from './testing/rotate-key-tool.ts';
import { sealedBefore } from './testing/sealed-before.ts';
import { sessionDay } from './testing/session-day.ts';
import { testServer } from './testing/test-server.ts';
import { twoAreas } from './testing/two-areas.ts';

const server = await testServer({ sandbox: false, env: { DATA_KEY: '' } });
const { platform, fixtures } = server;
const { env, pool, atRest } = platform;
const { places, site, phone } = await twoAreas(server);
const atHome = await sessionDay(server, { places, site });
const keysThere = () => readDataKeys(env.dataDir, undefined)?.keys ?? assert.fail('no key file');
const first = keysThere()[0];
const keeper = new KeyKeeper({ pool, ring: atRest.ring, env }, keysThere(), makeLog('silent'));
await keeper.look();
keeper.start();
after(() => keeper.stop());

const run = <Row>(query: { compile(by: typeof build): Parameters<typeof server.rows<Row>>[0] }) =>
  server.rows<Row>(query.compile(build));
const many = 2000;
const photoId = { photo_id_type: 12, photo_id_number: 'ABC1234567' };
const syllables = ['KA', 'MOH', 'RIT', 'DUP', 'GEN', 'SAV', 'LUB', 'NIS', 'GOT', 'VAR', 'CHIM', 'HEJ', 'YOD'];

/** As a version before this one left its people: numbers bound to their kind alone. */
async function peopleOfBefore(): Promise<string[]> {
  const ids = Array.from({ length: many }, (_, nth) => String(20_000_000_000_000 + nth));
  const numbers = ids.map((_, nth) => String(7_000_000_000 + nth));
  await run(sql`
    insert into beneficiary (beneficiary_id, ben_name, dob, gender, village_code, ben_type_id, mobile_sealed)
    select id, 'OF BEFORE', '2025-01-01', 2, ${site.villages[0]}::int, 3, sealed
    from unnest(${ids}::bigint[], ${numbers.map((number) => sealedBefore(first, 'mobile', number))}::bytea[])
      as each (id, sealed)`);
  await run(sql`
    insert into search_token (token_hash, kind, beneficiary_id)
    select hash, 0, id from unnest(${numbers.map((number) => atRest.hash('mobile', number))}::bytea[],
      ${ids}::bigint[]) as each (hash, id)`);
  return numbers;
}

/** As the app: a token that is told to have run out is fetched anew, and the call is sent once more. */
const send: typeof phone.send = async (call, body) => {
  const sent = await phone.send(call, body);
  if (sent.status !== 401) return sent;
  assert.match(sent.text, /Token Expired|USRAUT0018/);
  const [sign_in_id = ''] = phone.accessToken.split('.');
  phone.accessToken = platform.tokens.issue(sign_in_id, platform.clock().instant);
  return phone.send(call, body);
};
const ask: typeof phone.ask = async (call, body) => {
  const sent = await send(call, body);
  assert.equal(sent.status, 200, sent.text);
  return sent.reply;
};
const found = async (mobile: string) => (await ask(getBeneficiaries, { search_value: mobile, flag: 0 })).beneficiaries;

/** A phone that was given a new refresh token, and did not hear of it. */
async function phoneWithLostReply() {
  const { user_name, password } = await fixtures.user({ sites: [site], places });
  const colleague = server.client();
  const ts = String(platform.clock().instant.getTime());
  await colleague.ask(auth.newLogin, { user_name, password, ts, secret: '' });
  const { refreshToken } = colleague;
  const lost = await colleague.ask(auth.getAccessToken, { refreshToken });
  return {
    async asksAgain() {
      const again = await colleague.send(auth.getAccessToken, { refreshToken });
      assert.deepEqual([again.status, again.reply.refreshToken], [200, lost.refreshToken]);
      assert.equal((await colleague.raw(getLoggedInUserInfo, {})).status, 200);
      assert.ok(provenSignInOf(atRest, lost.refreshToken), 'it is known as ours');
    },
  };
}

const place = {
  DATABASE_URL: env.databaseUrl,
  MIGRATE_DATABASE_URL: server.ownerUrl,
  DATA_DIR: env.dataDir,
};
const rotate = (until?: Parameters<typeof rotateKeyTool>[1]) => rotateKeyTool(place, until);
const rotateNaming = (DATA_KEY: string) => rotateKeyTool({ ...place, DATA_KEY });

/** Rows by table whose values name another key than this one, or none. */
async function restUnderOthers(key: Buffer): Promise<string[]> {
  const beginning = Buffer.concat([Buffer.of(2), keyIdOf(key)]);
  const left: string[] = [];
  for (const { table, columns } of sealedTables)
    for (const { name, within } of columns) {
      const value = within?.read ?? sql.ref(name);
      const [row] = await run<{ n: number }>(sql`
        select count(*)::int as n from ${sql.table(table)}
        where ${value} is not null and substring(${value} from 1 for 5) <> ${beginning}::bytea`);
      if (row?.n) left.push(`${table}.${name}: ${row.n}`);
    }
  return left;
}

test('every column of sealed values in the database is known to the change of key', async () => {
  const columns = await run<{ name: string }>(sql`
    select table_name || '.' || column_name as name from information_schema.columns
    where table_schema = 'public' and (column_name like '%sealed' or column_name like '%wrapped')
      and data_type = 'bytea' and table_name <> 'data_key' order by 1`);
  const known = sealedTables.flatMap(({ table, columns: own }) => own.map(({ name }) => `${table}.${name}`));
  assert.deepEqual(
    columns.map(({ name }) => name),
    known.filter((name) => name !== 'receipt.reply').sort(),
  );
});

test('the key is changed while people are registered, edited and searched, broken off in the middle and gone on with', async () => {
  const numbers = await peopleOfBefore();
  const someone = registrationBody(site, {
    name: 'SUMATI DEVI',
    mobile_number: '9811100001',
    ...photoId,
  });
  await ask(registration, someone);
  await ask(updateBeneficiaryBasicDetails, {
    ...editBody(someone),
    ben_mobile_number: '9811100002',
    changed: ['ben_mobile_number'],
  });
  const bank = { has_bank: true, bank_account: '123456789012', bank_ifsc: 'SBIN0001234' };
  const desk = await pregnancyDesk(atHome, { registered: false });
  const { today } = platform.clock();
  await desk.record('registered', { lmp_date: addDays(today, -105), registered_on: today, ...bank });
  const pregnancy = await ask(getPregnancies, { beneficiary_ref_id: desk.woman });
  const linked = await linkedAccount(server, desk.woman);
  const photo = platform.files.newKey('picture');
  await platform.files.put(photo, Buffer.from('a picture'));
  const before = await ask(getLoggedInUserInfo, {});
  const waiting = await phoneWithLostReply();
  await sealAudit(platform);
  assert.deepEqual((await verifyAudit(platform)).findings, []);

  const registered: RegistrationBody[] = [];
  const problems: string[] = [];
  let working = true;
  const work = async () => {
    for (let nth = 0; working; nth += 1) {
      const mobile_number = String(6_200_000_000 + nth);
      const name = [nth, nth + 3, nth * 7].map((each) => syllables[each % syllables.length]).join('');
      const body = registrationBody(site, { name, mobile_number });
      const sent = await send(registration, body);
      if (sent.status === 200) {
        registered.push(body);
        if ((await send(registration, body)).status !== 200) problems.push('the same once more is refused');
        if ((await found(mobile_number)).length !== 1) problems.push(`not found: ${mobile_number}`);
      } else if (!sent.codes.includes('BENREG0011')) problems.push(`registered: ${sent.text}`);
      const twice = await send(registration, registrationBody(site, { name: 'URMILA', ...photoId }));
      if (!twice.codes.includes('BENREG0011')) problems.push(`a photo ID twice: ${twice.status}`);
      const number = numbers[(nth * 37) % many] ?? '';
      const who = await found(number);
      if (who.length !== 1 || who[0]?.ben_mobile_number !== number) problems.push(`found ${who.length} of ${number}`);
    }
  };
  const atWork = work();

  // Somebody holds a row, so that the change cannot end before it is broken off.
  const broken = await withClient(server.ownerUrl, async (client) => {
    await client.query('begin');
    await client.query('select from beneficiary where beneficiary_id = 20000000001900 for update');
    const killed = await rotate({ says: /Sealing anew/, after: () => pause(600) });
    await client.query('rollback');
    return killed;
  });
  assert.equal(broken.code, null, broken.said);
  const [second, ...older] = keysThere();
  assert.ok(!second.equals(first) && older[0]?.equals(first), 'the new key stands before the old one');
  assert.ok((await restUnderOthers(second)).length > 0, 'it was broken off in the middle');
  assert.deepEqual(
    (await found(numbers[0] ?? '')).map(({ ben_mobile_number }) => ben_mobile_number),
    [numbers[0]],
  );
  assert.deepEqual((await verifyAudit(platform)).findings, []);

  const ended = await rotate();
  assert.equal(ended.code, 0, ended.said);
  assert.match(ended.said, /nothing rests under another data key/);
  assert.match(ended.said, /The old key may go: it lies in \S+data\.key\.old-[0-9a-f]{8}/);
  await pause(2500);
  working = false;
  await atWork;
  assert.deepEqual(problems, []);
  assert.ok(registered.length > 3, `${registered.length} registered meanwhile`);

  assert.deepEqual(keysThere(), [second], 'the key file holds the new key alone');
  assert.deepEqual(await restUnderOthers(second), []);
  const alone = makeAtRest(new KeyRing([second]));
  const [token] = await run<{ n: number }>(sql`
    select count(*)::int as n from search_token where token_hash = any(${numbers.map((number) => alone.hash('mobile', number))}::bytea[])`);
  assert.equal(token?.n, many, 'all are found under the new key alone');
  const [old] = await run<{ n: number }>(sql`
    select count(*)::int as n from search_token where token_hash = any(${numbers.map((number) => makeAtRest(first).hash('mobile', number))}::bytea[])`);
  assert.equal(old?.n, 0);
  await linked.restsUnder(alone);

  await sealAudit(platform);
  assert.deepEqual((await verifyAudit({ pool, atRest: alone })).findings, [], 'the audit log holds under the new key');
  assert.deepEqual(await ask(getLoggedInUserInfo, {}), before);
  assert.deepEqual(await ask(getPregnancies, { beneficiary_ref_id: desk.woman }), pregnancy);
  assert.equal(pregnancy.pregnancies[0]?.events[0]?.facts.bank_account, '••••9012');
  await waiting.asksAgain();
  assert.equal(Buffer.from((await platform.files.get(photo)) ?? []).toString(), 'a picture');
  assert.equal(
    readFileSync(join(env.dataDir, 'files', photo))
      .subarray(1, 5)
      .equals(keyIdOf(second)),
    true,
  );
  assert.ok(readdirSync(env.dataDir).some((name) => name.startsWith('data.key.old-')));
});

test('a server that starts afterwards knows everybody, with the new key alone', async () => {
  const { ring } = await settleDataKey(env, async () => undefined);
  const fresh = makeAtRest(ring);
  const who = await fixtures.user({ sites: [site], places, password: 'Right#Word1' });
  assert.equal(fresh.ring.named.length, 1);
  const [row] = await run<{ mobile_sealed: Buffer }>(
    sql`select mobile_sealed from app_user where user_id = ${who.user_id}::uuid`,
  );
  assert.equal(fresh.open('mobile', `user/${who.user_id}`, row?.mobile_sealed ?? Buffer.alloc(0)), who.mobile);
  assert.deepEqual(fresh.hash('refresh', 'a token'), makeAtRest(first).hash('refresh', 'a token'));
  await assert.rejects(
    settleDataKey({ ...env, dataKey: first.toString('base64') }, async () => undefined),
    /is not the data key/,
  );
});

test('the same registration once more, after the change, is the same', async () => {
  const body = registrationBody(site, { name: 'ONCE MORE', mobile_number: '6300000000' });
  await ask(registration, body);
  const [row] = await run<{ content_hash: Buffer }>(
    sql`select content_hash from registration where beneficiary_id = ${body.beneficiary_id}::bigint`,
  );
  assert.ok(row);
  assert.equal((await send(registration, body)).status, 200);
});

test('a number that was put to another person does not open: shown as empty, told to the log, nothing fails', async () => {
  const [mine, other] = [
    registrationBody(site, { name: 'MINE', mobile_number: '6400000001' }),
    registrationBody(site, { name: 'OTHER', mobile_number: '6400000002' }),
  ];
  for (const body of [mine, other]) await ask(registration, body);
  await run(sql`
    update beneficiary set mobile_sealed = (select mobile_sealed from beneficiary where beneficiary_id = ${other.beneficiary_id}::bigint)
    where beneficiary_id = ${mine.beneficiary_id}::bigint`);
  const shown = (await ask(getBeneficiaries, { search_value: mine.beneficiary_id ?? '', flag: 1 })).beneficiaries[0];
  assert.deepEqual([shown?.ben_name, shown?.ben_mobile_number], ['MINE', '']);
  assert.match(server.logged(), new RegExp(`mobile of person/${mine.beneficiary_id}.{0,200}does not open`));
  const pulled = await send(sessionPack, { session_site_id: site.session_site_id, since: '' });
  assert.equal(pulled.status, 200);
  assert.equal((await send(getBeneficiaryHistory, { beneficiary_id: mine.beneficiary_id ?? '' })).status, 200);
  const ended = await rotate();
  assert.equal(ended.code, 0, ended.said);
  assert.match(ended.said, new RegExp(`opens under no key, left as it is: beneficiary ${mine.beneficiary_id}`));
});

test('DATA_KEY: the new key is named first, and a server that lacks it is waited for, then told', async () => {
  const [present] = keysThere();
  const one = present.toString('base64');
  assert.match((await rotateNaming(one)).said, /Name the new key first: DATA_KEY="NEW,OLD"/);
  const stranger = Buffer.alloc(32, 9).toString('base64');
  assert.match((await rotateNaming(stranger)).said, /lacks a data key that this database is sealed under/);
  assert.deepEqual(await restUnderOthers(present), [`beneficiary.mobile_sealed: 1`]);
  assert.equal(readFileSync(keyFileOf(env.dataDir), 'utf8').trim(), one, 'nothing was changed');
});
