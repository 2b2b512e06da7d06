import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { RequestOf } from '@teeka/contract/call';
import * as pairing from '@teeka/contract/pairing';
import { longestAnswer, usualFinger } from '@teeka/domain/device';
import { captureKinds } from '@teeka/domain/pairing';
import { sql } from 'kysely';
import { deviceAnswer } from '../../../../sandbox/src/device/answers.ts';
import { build } from '../../platform/db/build.ts';
import type { TestClient } from '../../testing/test-client.ts';
import { testServer } from '../../testing/test-server.ts';
import { sweepPairings } from './keep-pairings.ts';

const server = await testServer();
const { fixtures } = server;
const places = await fixtures.places();
const site = await fixtures.site(places);
const anm = () => fixtures.user({ role: 'ANM', sites: [site], places });

const options = '<PidOptions ver="1.0"><Opts fCount="1" pidVer="2.0"/></PidOptions>';
const answerOf = (mode: 'ready' | 'weak' | 'no-finger' | 'broken-xml') =>
  deviceAnswer({ verb: 'CAPTURE', path: '/rd/capture', body: options }, { mode, port: 11_100, serial: 'T1' }) ?? '';
const pid_data = answerOf('ready');
const other = '0190a000-0000-7000-8000-000000000001';
const white = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8/5+hHgAHggJ/PchI7wAAAABJRU5ErkJggg==';

async function paired() {
  const [worker, colleague] = [await anm(), await anm()];
  const [desk, phone] = [await server.as(worker), await server.as(colleague)];
  const { code } = await desk.ask(pairing.offerPairing, {});
  const { pairing_id } = await phone.ask(pairing.pairPhone, { code });
  const waits = async (input: RequestOf<typeof pairing.awaitCapture>) =>
    (await desk.ask(pairing.awaitCapture, input)).wish_id ?? '';
  const finger = () => waits({ awaits: 'finger', finger: usualFinger });
  const sends = async (wish_id: string, data = pid_data, by: TestClient = phone) =>
    (await by.send(pairing.sendFinger, { pairing_id, wish_id, pid_data: data })).codes[0];
  const taken = async () => (await desk.ask(pairing.getCapture, {})).capture;
  const seen = async () => (await phone.ask(pairing.getPairings, {})).pairings[0];
  return { worker, colleague, desk, phone, pairing_id, waits, finger, sends, taken, seen };
}
const resting = async (pairing_id: string) => {
  const rests = sql<{ sealed: Buffer | null }>`
    select capture_sealed as sealed from pairing where pairing_id = ${pairing_id}::uuid`;
  return (await server.rows(rests.compile(build)))[0]?.sealed ?? null;
};

test('a fingerprint of the phone reaches the desk as the device sealed it, and is gone with the waiting', async () => {
  const { finger, sends, taken, waits, seen, pairing_id } = await paired();
  assert.equal((await seen())?.finger, null);
  const wish_id = await finger();
  assert.equal(await sends(wish_id), undefined);
  const rests = await resting(pairing_id);
  assert.ok(rests && !rests.includes('PidData'), 'sealed at rest');
  assert.deepEqual(await taken(), { kind: 'finger', wish_id, content: pid_data });
  assert.equal(await sends(wish_id), 'PAIRNG0003', 'a second one');
  await waits({ awaits: null, wish_id });
  assert.deepEqual([await taken(), await resting(pairing_id)], [null, null]);
});

test('the phone is shown with what the finger is to be captured, as the desk wants it', async () => {
  const { desk, waits, seen } = await paired();
  const wadh = `${'w'.repeat(43)}=`;
  for (const wanted of [usualFinger, { env: 'PP', wadh }, { env: 'S', wadh: '' }] as const) {
    const wish_id = await waits({ awaits: 'finger', finger: wanted });
    const shown = await seen();
    assert.deepEqual([shown?.awaits, shown?.wish_id, shown?.finger], ['finger', wish_id, wanted]);
  }
  await waits({ awaits: 'code', finger: usualFinger });
  assert.deepEqual([(await seen())?.awaits, (await seen())?.finger], ['code', null]);
  const refused = async (input: object) => {
    const { codes, errors } = await desk.send(pairing.awaitCapture, input as never);
    return [codes[0], errors[0]?.path];
  };
  assert.deepEqual(await refused({ awaits: 'finger' }), ['FLDVAL0001', 'finger']);
  assert.deepEqual(await refused({ awaits: 'finger', finger: null }), ['FLDVAL0001', 'finger']);
  assert.deepEqual(await refused({ awaits: 'eye' }), ['REQVAL0002', 'awaits']);
  for (const one of ['"/><x', 'AAA=', wadh.slice(1), `${wadh}=`])
    assert.deepEqual(await refused({ awaits: 'finger', finger: { env: 'P', wadh: one } }), [
      'REQVAL0002',
      'finger.wadh',
    ]);
  assert.deepEqual(await refused({ awaits: 'finger', finger: { env: 'X', wadh: '' } }), ['REQVAL0002', 'finger.env']);
});

test('what no device captured goes no further', async () => {
  const { finger, sends, pairing_id } = await paired();
  const wish_id = await finger();
  const long = pid_data.replace('<Hmac>', `<Hmac>${'A'.repeat(longestAnswer)}`);
  const cases: [string, string, string | undefined][] = [
    ['empty', '', 'IDVERI0006'],
    ['a number', '12345678901230', 'IDVERI0006'],
    ['a picture', white, 'IDVERI0006'],
    ['no finger was placed', answerOf('no-finger'), 'IDVERI0006'],
    ['broken', answerOf('broken-xml'), 'IDVERI0006'],
    ['too large', long, 'REQVAL0003'],
    ['faint: the authority judges', answerOf('weak'), undefined],
  ];
  for (const [what, data, code] of cases) {
    assert.equal(await sends(wish_id, data), code, what);
    assert.equal((await resting(pairing_id)) === null, code !== undefined, what);
  }
});

test('each kind answers a wish for its own kind alone', async () => {
  const { phone, pairing_id, sends, waits } = await paired();
  for (const awaits of [...captureKinds, null]) {
    const wish_id = (await waits({ awaits, finger: usualFinger })) || other;
    const ways = {
      picture: async () => (await phone.send(pairing.sendPicture, { pairing_id, wish_id, content: white })).codes[0],
      code: async () =>
        (await phone.send(pairing.sendScanned, { pairing_id, wish_id, scanned: '12345678901230' })).codes[0],
      finger: () => sends(wish_id),
    };
    for (const kind of captureKinds)
      if (kind !== awaits) assert.equal(await ways[kind](), 'PAIRNG0003', `${kind} for ${awaits}`);
    if (awaits) assert.equal(await ways[awaits](), undefined, awaits);
  }
});

test('what was begun for one wish does not answer the next one, of whatever kind', async () => {
  const { phone, pairing_id, sends, finger, waits, taken } = await paired();
  const before = await finger();
  const now = await finger();
  assert.equal(await sends(before), 'PAIRNG0006');
  assert.equal(await sends(other), 'PAIRNG0006');
  assert.equal(await sends(now.toUpperCase()), undefined);
  const picture = await waits({ awaits: 'picture' });
  assert.equal(await taken(), null, 'the finger is gone');
  await waits({ awaits: 'picture' });
  const late = await phone.send(pairing.sendPicture, { pairing_id, wish_id: picture, content: white });
  assert.deepEqual(late.codes, ['PAIRNG0006']);
  const scan = await waits({ awaits: 'code' });
  await waits({ awaits: 'code' });
  const scanned = await phone.send(pairing.sendScanned, { pairing_id, wish_id: scan, scanned: '12345678901230' });
  assert.deepEqual(scanned.codes, ['PAIRNG0006']);
});

test('the end of one waiting leaves a later one alone', async () => {
  const { finger, sends, taken, waits } = await paired();
  const [before, now] = [await finger(), await finger()];
  await waits({ awaits: null, wish_id: before });
  assert.equal(await sends(now), undefined);
  await waits({ awaits: null, wish_id: before });
  assert.equal((await taken())?.wish_id, now);
  await waits({ awaits: null });
  assert.equal(await taken(), null);
});

test('after two minutes the desk waits no longer, and what nobody took is gone', async () => {
  const { finger, sends, taken, seen, pairing_id } = await paired();
  const early = await finger();
  server.clock.advance({ seconds: 121 });
  assert.deepEqual([(await seen())?.awaits, (await seen())?.finger], [null, null]);
  assert.equal(await sends(early), 'PAIRNG0003', 'captured too late');
  assert.equal(await sends(await finger()), undefined);
  server.clock.advance({ seconds: 121 });
  assert.equal(await taken(), null);
  await sweepPairings(server.platform);
  assert.equal(await resting(pairing_id), null);
});

test('nobody but the paired phone hands over, nobody but its desk takes', async () => {
  const [one, two] = [await paired(), await paired()];
  const wish_id = await one.finger();
  await two.finger();
  for (const by of [one.desk, two.phone, two.desk, await server.as(await anm())])
    assert.equal(await one.sends(wish_id, pid_data, by), 'REQVAL0012');
  assert.equal(await one.sends(wish_id), undefined);
  for (const by of [one.phone, two.desk, two.phone]) assert.equal((await by.ask(pairing.getCapture, {})).capture, null);
  await one.desk.ask(pairing.unpair, { pairing_id: one.pairing_id });
  assert.equal(await one.taken(), null);
});

test('the audit says who waited, who captured and who took it, and nothing of the finger', async () => {
  const { worker, colleague, finger, sends, taken } = await paired();
  await sends(await finger());
  await taken();
  const rows = await server.rows(
    sql<{ user_id: string; subject: string; detail: Record<string, unknown> }>`
      select user_id, subject, detail from audit
      where user_id in (${worker.user_id}::uuid, ${colleague.user_id}::uuid) order by audit_id`.compile(build),
  );
  const of = (key: string) => rows.filter(({ detail }) => detail[key] === 'finger');
  assert.deepEqual(
    ['awaits', 'captured', 'taken'].map((key) => of(key).map(({ user_id, subject }) => [user_id, subject])),
    [[[worker.user_id, worker.user_id]], [[colleague.user_id, worker.user_id]], [[worker.user_id, worker.user_id]]],
  );
  assert.ok(!JSON.stringify(rows).includes('PidData'));
});
