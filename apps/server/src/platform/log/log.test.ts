import assert from 'node:assert/strict';
import { test } from 'node:test';
import * as auth from '@teeka/contract/auth';
import { getBeneficiaries, getBeneficiaryDetails } from '@teeka/contract/beneficiaries';
import { call } from '@teeka/contract/call';
import { getLoggedInUserInfo } from '@teeka/contract/profile';
import { z } from 'zod';
import { handlersOf } from '../../handlers.ts';
import { testServer } from '../../testing/test-server.ts';
import type { Handler, QueryHandler } from '../http/handler.ts';

const secret = 'RAMKALI-9812345678';
const breaks = call({
  name: 'broken.breaks',
  method: 'POST',
  path: '{vaccinator}/breaks',
  summary: 'Fails.',
  access: 'signed-in',
  area: 'self',
  kind: 'query',
  request: z.object({ how: z.string(), what: z.string() }),
  reply: z.object({}),
  refusals: [],
});
const breaksHandler: QueryHandler<typeof breaks> = {
  call: breaks,
  async answer({ how, what }, { db }) {
    if (how === 'database') {
      const { write } = await import('../db/statement.ts');
      await db.rows(write`select ${what}::int`);
    }
    if (how === 'json') JSON.parse(what);
    throw new Error(`could not place ${what}`);
  },
};

const server = await testServer({
  handlers: (platform) => [...handlersOf(platform), breaksHandler] as Handler[],
});
const places = await server.fixtures.places();
const user = await server.fixtures.user({ places, sites: [await server.fixtures.site(places)] });
const { mobile } = user;
const [village = 0] = places.villages;
const person = await server.fixtures.person({ village, name: 'RAMKALI DEVI', mobile: '9812345678' });

test('what failed unforeseen is told by a number; neither reply nor log says what it was about', async () => {
  const phone = await server.as(user);
  for (const how of ['throw', 'json']) {
    const { status, text } = await phone.raw(breaks, { how, what: secret });
    const { log_id, message } = JSON.parse(text) as { log_id: string; message: string };
    assert.deepEqual([status, message], [500, 'Something went wrong. Please try again!']);
    assert.ok(server.logged().includes(log_id), 'and found again by it');
    assert.doesNotMatch(text, /RAMKALI|log\.test/);
  }
  assert.equal((await phone.raw(breaks, { how: 'database', what: secret })).status, 400);
});

test('logs hold no personal data, whatever a day brings', async () => {
  const phone = server.client();
  const ts = String(server.clock.clock().instant.getTime());
  const { user_name, password } = user;
  await phone.ask(auth.newLogin, { user_name, password, ts, secret: '' });
  await phone.send(auth.newLogin, { user_name, password: 'Wrong@2026', ts, secret: '' });
  await phone.ask(auth.getOtp, { mobile, secret: '' });
  await phone.ask(getLoggedInUserInfo, {});
  await phone.ask(getBeneficiaries, { search_value: '9812345678', flag: 0 });
  await phone.ask(getBeneficiaryDetails, { beneficiaryId: person });
  await phone.raw(getBeneficiaries, '{"search_value":"9812345678');
  await fetch(`${server.base}/api/v1/nowhere?mobile=9812345678&name=RAMKALI`);
  await fetch(`${server.base}/api/v1/vaccinator/getConfig/9812345678`, {
    headers: { authorization: phone.accessToken },
  });
  const codeSent = server.sandbox?.inbox.list(mobile)[0]?.text.match(/\d{6}/)?.[0] ?? '';
  // Where the server itself listens is nobody's address.
  const logged = server
    .logged()
    .split('\n')
    .filter((line) => !line.includes('Server listening'))
    .join('\n');
  for (const personal of [
    '9812345678',
    'RAMKALI',
    mobile,
    user_name,
    password,
    person,
    codeSent,
    phone.accessToken,
    phone.refreshToken,
    '127.0.0.1',
  ])
    assert.ok(personal !== '' && !logged.includes(personal), `${personal} in the log`);
  assert.match(logged, /"call":"beneficiaries.getBeneficiaries","route":"\/api\/v3/);
});
