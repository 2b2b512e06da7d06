import assert from 'node:assert/strict';
import { beforeEach, test } from 'node:test';
import * as auth from '@teeka/contract/auth';
import { getBeneficiaryDetails } from '@teeka/contract/beneficiaries';
import * as identity from '@teeka/contract/identity';
import { sessionPack } from '@teeka/contract/pack';
import { sql } from 'kysely';
import { sealAudit, verifyAudit } from '../../modules/audit/index.ts';
import { consent, sessionPlace } from '../../modules/identity/testing/place.ts';
import { number } from '../../modules/identity/testing/proofs.ts';
import { build } from '../db/build.ts';
import { RefusedCalls } from './refused-calls.ts';
import { sweepRefusedCalls } from './sweep-refused-calls.ts';

const { server, worker, somebody } = await sessionPlace();
const { platform, fixtures } = server;
const phone = await server.as(worker);
const elsewhere = await fixtures.person({ village: (await fixtures.places(1)).villages[0] ?? 0 });

interface Row {
  readonly call: string;
  readonly code: string;
  readonly user_id: string | null;
  readonly beneficiary_id: string | null;
  readonly times: number;
  readonly named: boolean;
  readonly address_hash: Buffer;
}
/** Traces since the last time. */
async function traces(): Promise<Row[]> {
  await platform.refusedCalls.flush(new Date());
  const rows = await server.rows(
    sql<Row>`select call, code, user_id, beneficiary_id, times, name_hash is not null as named, address_hash
      from refused_call order by call, code`.compile(build),
  );
  await server.rows(sql`alter table refused_call disable trigger user`.compile(build));
  await server.rows(sql`delete from refused_call`.compile(build));
  await server.rows(sql`alter table refused_call enable trigger user`.compile(build));
  return rows;
}
beforeEach(async () => void (await traces()));
const short = ({ call, code, user_id, beneficiary_id, times }: Row) => [call, code, user_id, beneficiary_id, times];
const signIn = (user_name: string, password: string) =>
  server.client().send(auth.newLogin, {
    user_name,
    password,
    secret: '',
    ts: String(server.clock.clock().instant.getTime()),
  });

test('an identity number that is not the one on record: who tried, of whom, and how often', async () => {
  const who = await somebody({ aadhaar: number(900) });
  for (let nth = 0; nth < 3; nth++)
    await phone.send(identity.requestAadhaarOtp, { ...who, aadhaar_number: number(901), consent });
  assert.deepEqual((await traces()).map(short), [
    ['identity.requestAadhaarOtp', 'IDVERI0004', worker.user_id, who.beneficiary_id, 3],
  ]);
});

test("a person of another area, another site's pack, and a call of another role", async () => {
  await phone.send(getBeneficiaryDetails, { beneficiaryId: elsewhere });
  const site = await fixtures.site(await fixtures.places(1));
  await phone.send(sessionPack, { session_site_id: site.session_site_id, since: '' });
  assert.deepEqual((await traces()).map(short), [
    ['beneficiaries.getBeneficiaryDetails', 'REQVAL0012', worker.user_id, elsewhere, 1],
    ['pack.sessionPack', 'REQVAL0012', worker.user_id, null, 1],
  ]);
});

test('a wrong password names the name that was typed and the address, neither in clear', async () => {
  await signIn(worker.user_name, 'Wrong@2026');
  await signIn('nobody.here', 'Wrong@2026');
  const rows = await traces();
  assert.deepEqual(
    rows.map(({ code, named, user_id }) => [code, named, user_id]),
    [
      ['USRAUT0001', true, null],
      ['USRAUT0001', true, null],
    ],
  );
  assert.equal(new Set(rows.map(({ address_hash }) => address_hash.toString('hex'))).size, 1);
  assert.doesNotMatch(JSON.stringify(rows), /nobody\.here|127\.0\.0/);
});

test('nobody signed in, and an expired token: the first leaves a trace, the other is everyday', async () => {
  await server.client().raw(getBeneficiaryDetails, { beneficiaryId: elsewhere });
  assert.deepEqual(
    (await traces()).map(({ code }) => code),
    ['REQVAL0013'],
  );
  const late = await server.as(await fixtures.user());
  server.clock.advance({ minutes: 16 });
  await late.raw(getBeneficiaryDetails, { beneficiaryId: elsewhere });
  assert.deepEqual(await traces(), []);
});

test('strangers fill a bounded number of rows, whatever they type', async () => {
  const many = new RefusedCalls(platform.pool, platform.atRest, platform.metrics);
  const base = {
    user_id: null,
    sign_in_id: null,
    call: 'auth.newLogin',
    code: 'USRAUT0001',
    beneficiary_id: null,
  } as const;
  for (let nth = 0; nth < 5000; nth++) many.note({ ...base, name: `n${nth}`, address: `10.0.${nth % 50}.1` });
  await many.flush(new Date());
  const rows = await traces();
  assert.ok(rows.length <= 460, `${rows.length} rows`);
  assert.equal(
    rows.reduce((sum, { times }) => sum + times, 0),
    5000,
    'and all are counted',
  );
});

test('what cannot be written now is written later', async () => {
  let broken = true;
  const pool = new Proxy(platform.pool, {
    get: (target, key) => {
      if (key === 'connect' && broken) return () => Promise.reject(new Error('gone'));
      const value: unknown = Reflect.get(target, key);
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });
  const kept = new RefusedCalls(pool, platform.atRest, platform.metrics);
  const one = { user_id: null, sign_in_id: null, name: 'x', address: 'y', call: 'auth.newLogin' } as const;
  kept.note({ ...one, code: 'USRAUT0001', beneficiary_id: null });
  await assert.rejects(kept.flush(new Date()), /gone/);
  broken = false;
  kept.note({ ...one, code: 'USRAUT0001', beneficiary_id: null });
  await kept.flush(new Date());
  assert.deepEqual(
    (await traces()).map(({ times }) => times),
    [2],
  );
});

test('traces are append-only, are found by the audit when they go, and go after half a year', async () => {
  await signIn('nobody.here', 'Wrong@2026');
  await platform.refusedCalls.flush(new Date());
  await assert.rejects(server.rows(sql`delete from refused_call`.compile(build)), /append-only/);
  await assert.rejects(server.rows(sql`update refused_call set times = 1`.compile(build)), /append-only/);
  assert.equal(await sweepRefusedCalls(platform), 0);
  await sealAudit(platform);
  const found = async () => (await verifyAudit(platform)).findings.filter(({ what }) => what === 'refusals').length;
  const before = await found();
  await traces();
  assert.equal(await found(), before + 1);
  const old = new Date(Date.now() - 181 * 86_400_000);
  await signIn('nobody.here', 'Wrong@2026');
  await platform.refusedCalls.flush(old);
  assert.equal(await sweepRefusedCalls(platform), 1);
});

test('sealed fields that are sent in clear: who tried it, where it is not told by a code', async () => {
  const clear = { beneficiary_id: elsewhere, aadhaar_number: number(902), consent };
  const phone = await server.as(worker);
  assert.match((await phone.raw(identity.requestAadhaarOtp, clear)).text, /REQVAL0004/);
  assert.deepEqual((await traces()).map(short), [
    ['identity.requestAadhaarOtp', 'REQVAL0004', worker.user_id, elsewhere, 1],
  ]);
});

test('the log says who called, and never from where', async () => {
  const fresh = await server.as(worker);
  await fresh.send(getBeneficiaryDetails, { beneficiaryId: elsewhere });
  const line = server.logged().trim().split('\n').at(-1) ?? '';
  const { user_id, sign_in_id } = JSON.parse(line) as Record<string, string>;
  assert.equal(user_id, worker.user_id);
  assert.match(sign_in_id ?? '', /^[0-9a-f-]{36}$/);
  assert.doesNotMatch(line, /127\.0\.0\.1/);
});
