import assert from 'node:assert/strict';
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
  for (let nth = 0; nth < 25; nth++) users.push(await worker());
  const answers = await Promise.all(
    users.map(({ user_id }) => stolen.send(endSignInsOfWorker, { user_id, reason })),
  );
  assert.equal(answers.filter(({ status }) => status === 200).length, 20);
  const user_id = (await worker()).user_id;
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
