import assert from 'node:assert/strict';
import { test } from 'node:test';
import * as pairing from '@teeka/contract/pairing';
import { pathOf } from '@teeka/contract/prefixes';
import { mostPaired, mostWrongCodes } from '@teeka/domain/pairing';
import { sql } from 'kysely';
import { build } from '../../platform/db/build.ts';
import type { TestClient } from '../../testing/test-client.ts';
import { testServer } from '../../testing/test-server.ts';
import { sweepPairings } from './keep-pairings.ts';

const server = await testServer();
const { fixtures } = server;
const places = await fixtures.places();
const site = await fixtures.site(places);
const far = await fixtures.places();
const farSite = await fixtures.site(far);
const anm = () => fixtures.user({ role: 'ANM', sites: [site], places });
const stranger = () => fixtures.user({ role: 'ANM', sites: [farSite], places: far });

const white = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8/5+hHgAHggJ/PchI7wAAAABJRU5ErkJggg==';
const offered = async (desk: TestClient) => (await desk.ask(pairing.offerPairing, {})).code;
const listed = async (client: TestClient) => (await client.ask(pairing.getPairings, {})).pairings;

async function paired() {
  const worker = await anm();
  const [desk, phone] = [await server.as(worker), await server.as(await anm())];
  const { pairing_id } = await phone.ask(pairing.pairPhone, { code: await offered(desk) });
  return { worker, desk, phone, pairing_id };
}

test('a code pairs the phone of a colleague, once', async () => {
  const { desk, phone, worker } = await paired();
  const [mine] = await listed(desk);
  const [hers] = await listed(phone);
  assert.deepEqual([mine?.as, hers?.as, hers?.name], ['desk', 'phone', 'Test ANM']);
  const code = await offered(desk);
  const [second, third] = [await server.as(await anm()), await server.as(worker)];
  assert.equal((await second.send(pairing.pairPhone, { code: `teeka-pair:${code}` })).status, 200);
  const again = await third.send(pairing.pairPhone, { code });
  assert.deepEqual([again.codes, again.errors[0]?.path], [['PAIRNG0001'], 'code']);
});

test('a code of a minute ago, of before another one, of nobody and of this very desk pairs nothing', async () => {
  const [desk, phone] = [await server.as(await anm()), await server.as(await anm())];
  const refused = async (code: string, by = phone) => (await by.send(pairing.pairPhone, { code })).codes[0];
  const first = await offered(desk);
  const second = await offered(desk);
  assert.equal(await refused(first), 'PAIRNG0001');
  assert.equal(await refused(second, desk), 'PAIRNG0004');
  server.clock.advance({ seconds: 61 });
  assert.equal(await refused(second), 'PAIRNG0001');
  for (const typed of ['', '0', 'abcdefgh', '1234567', '123456789'])
    assert.equal(await refused(typed), 'PAIRNG0001', typed);
  assert.equal(await refused('1'.repeat(41)), 'REQVAL0003');
});

test('a phone of elsewhere is refused and noted, and guesses are counted', async () => {
  const worker = await anm();
  const [desk, other] = [await server.as(worker), await stranger()];
  const phone = await server.as(other);
  const code = await offered(desk);
  assert.deepEqual((await phone.send(pairing.pairPhone, { code })).codes, ['REQVAL0012']);
  const [row] = await server.rows(
    sql<{
      subject: string;
    }>`select subject from audit where user_id = ${other.user_id}::uuid order by audit_id desc limit 1`.compile(build),
  );
  assert.equal(row?.subject, worker.user_id);
  for (let nth = 1; nth < mostWrongCodes; nth++) await phone.send(pairing.pairPhone, { code: '0000 0000' });
  assert.deepEqual((await phone.send(pairing.pairPhone, { code: '0000 0000' })).codes, ['PAIRNG0005']);
});

test('no more devices than a few are paired', async () => {
  const desk = await server.as(await anm());
  for (let nth = 0; nth < mostPaired; nth++)
    await (await server.as(await anm())).ask(pairing.pairPhone, { code: await offered(desk) });
  assert.deepEqual((await desk.send(pairing.offerPairing, {})).codes, ['PAIRNG0002']);
});

test('a picture reaches the desk that waits for it, and is gone once it waits no longer', async () => {
  const { desk, phone, pairing_id } = await paired();
  const sent = (content: string) => phone.send(pairing.sendPicture, { pairing_id, content });
  const taken = async () => (await desk.ask(pairing.getCapture, {})).capture;
  assert.deepEqual((await sent(white)).codes, ['PAIRNG0003'], 'nobody waits');
  await desk.ask(pairing.awaitCapture, { awaits: 'picture' });
  assert.equal((await listed(phone))[0]?.awaits, 'picture');
  assert.deepEqual((await sent('not base64')).codes, ['USRPRF0019']);
  assert.deepEqual((await sent('')).codes, ['USRPRF0019']);
  assert.deepEqual((await sent('A'.repeat(700_000))).codes, ['REQVAL0003']);
  const number = await phone.send(pairing.sendScanned, { pairing_id, scanned: '12345678901230' });
  assert.deepEqual(number.codes, ['PAIRNG0003'], 'another kind');
  assert.equal((await sent(white)).status, 200);
  assert.deepEqual((await sent(white)).codes, ['PAIRNG0003'], 'one is enough');
  const capture = await taken();
  assert.equal(capture?.kind, 'picture');
  assert.ok(Buffer.from(capture?.content ?? '', 'base64').length > 50);
  assert.deepEqual(await taken(), capture, 'a lost answer loses nothing');
  await desk.ask(pairing.awaitCapture, { awaits: null });
  assert.equal(await taken(), null);
  const rests = await server.rows(
    sql<{ n: number }>`select count(*)::int as n from pairing where capture_sealed is not null`.compile(build),
  );
  assert.equal(rests[0]?.n, 0);
});

test('a scanned number is handed over; one that nobody takes is gone after minutes', async () => {
  const { desk, phone, pairing_id } = await paired();
  const { wish_id } = await desk.ask(pairing.awaitCapture, { awaits: 'code' });
  const scanned = '12345678901230';
  assert.deepEqual((await phone.send(pairing.sendScanned, { pairing_id, scanned: '123' })).codes, ['REQVAL0002']);
  await phone.ask(pairing.sendScanned, { pairing_id, scanned });
  assert.deepEqual((await desk.ask(pairing.getCapture, {})).capture, { kind: 'code', wish_id, content: scanned });
  server.clock.advance({ seconds: 121 });
  assert.equal((await desk.ask(pairing.getCapture, {})).capture, null);
  await sweepPairings(server.platform);
  const rests = await server.rows(
    sql<{ n: number }>`select count(*)::int as n from pairing where capture_sealed is not null`.compile(build),
  );
  assert.equal(rests[0]?.n, 0);
});

test('either side ends a pairing, nobody else does; then nothing is taken any more', async () => {
  for (const side of ['desk', 'phone'] as const) {
    const both = await paired();
    const { pairing_id, phone, desk } = both;
    await desk.ask(pairing.awaitCapture, { awaits: 'picture' });
    const third = await server.as(await anm());
    assert.deepEqual((await third.send(pairing.unpair, { pairing_id })).codes, ['REQVAL0012']);
    const foreign = await third.send(pairing.sendPicture, { pairing_id, content: white });
    assert.deepEqual(foreign.codes, ['REQVAL0012']);
    await both[side].ask(pairing.unpair, { pairing_id });
    assert.deepEqual([await listed(desk), await listed(phone)], [[], []]);
    assert.deepEqual((await phone.send(pairing.sendPicture, { pairing_id, content: white })).codes, ['REQVAL0012']);
  }
});

test('a pairing ends with the sign-in of either side', async () => {
  for (const ended of ['desk', 'phone'] as const) {
    const { desk, phone, pairing_id } = await paired();
    await desk.ask(pairing.awaitCapture, { awaits: 'picture' });
    const end = sql`update sign_in set ended_at = now() where sign_in_id =
      (select ${sql.ref(`${ended}_sign_in`)} from pairing where pairing_id = ${pairing_id}::uuid)`;
    await server.rows(end.compile(build));
    if (ended === 'phone') assert.deepEqual(await listed(desk), []);
    else
      assert.deepEqual((await phone.send(pairing.sendPicture, { pairing_id, content: white })).codes, ['REQVAL0012']);
    await sweepPairings(server.platform);
    const left = sql<{ n: number }>`select count(*)::int as n from pairing where pairing_id = ${pairing_id}::uuid`;
    assert.equal((await server.rows(left.compile(build)))[0]?.n, 0);
  }
});

test('what is new is heard within a second', async () => {
  const { desk, phone, pairing_id } = await paired();
  const answer = await fetch(server.base + pathOf(pairing.hearPairings.path), {
    headers: { authorization: `Bearer ${desk.accessToken}` },
  });
  assert.match(answer.headers.get('content-type') ?? '', /text\/event-stream/);
  const reader = answer.body?.getReader();
  const heard = async () => new TextDecoder().decode((await reader?.read())?.value);
  assert.match(await heard(), /event: look/, 'at once, for what came before');
  await desk.ask(pairing.awaitCapture, { awaits: 'picture' });
  const next = heard();
  const since = Date.now();
  await phone.ask(pairing.sendPicture, { pairing_id, content: white });
  assert.match(await next, /event: look/);
  assert.ok(Date.now() - since < 1000);
  await reader?.cancel();
});

test('nobody hears without a sign-in', async () => {
  assert.equal((await server.client().raw(pairing.hearPairings, {})).status, 401);
});
