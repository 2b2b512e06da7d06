import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { test } from 'node:test';
import * as auth from '@teeka/contract/auth';
import { endSignInsOfWorker, unlockWorker } from '@teeka/contract/workers';
import type { TestUser } from '../../testing/fixtures.ts';
import { testServer } from '../../testing/test-server.ts';

const server = await testServer({ env: { TRUST_PROXY: '127.0.0.1' } });
const { fixtures } = server;
const places = await fixtures.places();
const site = await fixtures.site(places);
const worker = () => fixtures.user({ role: 'ANM', sites: [site], places });
const officer = () => fixtures.user({ role: 'Supervisor', level: 'Block', places });
const reason = 'Phone was lost in the bus';

interface From {
  readonly address: string;
  readonly device?: string;
}

function signIn({ user_name, password }: TestUser, { address, device }: From) {
  const ts = String(server.clock.clock().instant.getTime());
  const input = { user_name, password, ts, secret: '', ...(device && { device }) };
  return server.client().send(auth.newLogin, input, { headers: { 'x-forwarded-for': address } });
}

/** Somebody whose sign-ins there is something to end of. */
async function signedIn(): Promise<TestUser> {
  const user = await worker();
  await server.as(user);
  return user;
}

/** Wrong passwords from many addresses, until strangers have used up their measure; how many were judged. */
async function strangersTry(user: TestUser, network: string): Promise<number> {
  for (let nth = 0; nth < 60; nth++) {
    const from = { address: `${network}.${10 + (nth % 15)}` };
    const { codes } = await signIn({ ...user, password: 'Wrong@2026' }, from);
    if (codes[0] === 'USRAUT0019') return nth;
  }
  return 60;
}

test('who is signed out signs in once more on her phone, from wherever, although strangers tried her name', async () => {
  const [user, supervisor] = [await worker(), await server.as(await officer())];
  const phone = 'D'.repeat(43);
  assert.equal((await signIn(user, { address: '198.51.100.1', device: phone })).status, 200);
  assert.equal(await strangersTry(user, '203.0.113'), 50);
  await supervisor.ask(endSignInsOfWorker, { user_id: user.user_id, reason });
  const unknown = await signIn(user, { address: '192.0.2.7', device: 'E'.repeat(43) });
  assert.deepEqual(unknown.codes, ['USRAUT0019'], 'a phone that was never hers waits');
  const again = await signIn(user, { address: '192.0.2.77', device: phone });
  assert.equal(again.status, 200, again.text);
});

test('wrong passwords on a phone that was signed out are counted as on any', async () => {
  const [user, supervisor] = [await worker(), await server.as(await officer())];
  const phone = 'F'.repeat(43);
  await signIn(user, { address: '198.51.100.2', device: phone });
  await supervisor.ask(endSignInsOfWorker, { user_id: user.user_id, reason });
  for (let nth = 0; nth < 5; nth++)
    await signIn({ ...user, password: 'Wrong@2026' }, { address: `192.0.2.${nth}`, device: phone });
  assert.deepEqual((await signIn(user, { address: '192.0.2.50', device: phone })).codes, ['USRAUT0002']);
});

test('one account ends the sign-ins of twenty workers a day and no more; twenty-five at once are twenty', async () => {
  const [stolen, other] = [await server.as(await officer()), await server.as(await officer())];
  const users: TestUser[] = [];
  for (let nth = 0; nth < 25; nth++) users.push(await signedIn());
  const answers = await Promise.all(users.map(({ user_id }) => stolen.send(endSignInsOfWorker, { user_id, reason })));
  assert.equal(answers.filter(({ status }) => status === 200).length, 20);
  const { user_id } = await signedIn();
  const refused = await stolen.send(endSignInsOfWorker, { user_id, reason });
  assert.deepEqual([refused.status, refused.codes], [429, ['REQVAL0010']]);
  assert.ok(Number(refused.headers.get('retry-after')) > 3600);
  assert.equal((await other.send(endSignInsOfWorker, { user_id, reason })).status, 200);
});

test('an account is opened three times a day, by whomever: strangers do not guess for ever', async () => {
  const user = await worker();
  let guesses = 0;
  const opened: number[] = [];
  for (let nth = 0; nth < 5; nth++) {
    guesses += await strangersTry(user, `203.0.${114 + nth}`);
    const supervisor = await server.as(await officer());
    opened.push((await supervisor.send(unlockWorker, { user_id: user.user_id, reason })).status);
  }
  assert.deepEqual(opened, [200, 200, 200, 429, 429]);
  assert.equal(guesses, 200);
  server.clock.advance({ days: 1, minutes: 1 });
  const supervisor = await server.as(await officer());
  assert.equal((await supervisor.send(unlockWorker, { user_id: user.user_id, reason })).status, 200);
});

test('an account that is not locked is not opened: whoever asks uses up nobody’s openings', async () => {
  const user = await worker();
  for (let nth = 0; nth < 4; nth++) {
    const supervisor = await server.as(await officer());
    assert.equal((await supervisor.send(unlockWorker, { user_id: user.user_id, reason })).status, 200);
  }
  const from = { address: '203.0.130.1' };
  const wrong = async () => (await signIn({ ...user, password: 'Wrong@2026' }, from)).codes;
  for (let nth = 0; nth < 4; nth++) assert.deepEqual(await wrong(), ['USRAUT0001']);
  const supervisor = await server.as(await officer());
  await supervisor.ask(unlockWorker, { user_id: user.user_id, reason });
  assert.deepEqual(await wrong(), ['USRAUT0002'], 'nothing was forgotten of an account that was open');
  await supervisor.ask(unlockWorker, { user_id: user.user_id, reason });
  assert.equal((await signIn(user, from)).status, 200);
});

test('endings that end nothing use up nothing of an officer’s day', async () => {
  const supervisor = await server.as(await officer());
  const { user_id } = await signedIn();
  const end = () => supervisor.send(endSignInsOfWorker, { user_id, reason });
  const answers = await Promise.all(Array.from({ length: 25 }, end));
  assert.deepEqual(answers.map(({ status, reply }) => [status, reply.ended]).sort(), [
    ...Array.from({ length: 24 }, () => [200, 0]),
    [200, 1],
  ]);
  const other = await signedIn();
  const { ended } = await supervisor.ask(endSignInsOfWorker, { user_id: other.user_id, reason });
  assert.equal(ended, 1);
});

test('an act that is sent again is answered as it was; under its key no other is taken', async () => {
  const supervisor = await server.as(await officer());
  const [one, other] = [await signedIn(), await signedIn()];
  for (const call of [endSignInsOfWorker, unlockWorker]) {
    const key = randomUUID();
    const first = await supervisor.ask(call, { user_id: one.user_id, reason }, { key });
    assert.deepEqual(await supervisor.ask(call, { user_id: one.user_id, reason }, { key }), first);
    const refused = await supervisor.send(call, { user_id: other.user_id, reason }, { key });
    assert.deepEqual([refused.status, refused.codes], [409, ['REQVAL0009']], call.name);
  }
});
