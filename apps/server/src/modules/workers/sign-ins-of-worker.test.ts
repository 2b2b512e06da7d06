import assert from 'node:assert/strict';
import { test } from 'node:test';
import { tellUnsent } from '@teeka/contract/auth';
import { getLoggedInUserInfo } from '@teeka/contract/profile';
import { endSignInOfWorker, getSignInsOfWorker } from '@teeka/contract/workers';
import { sql } from 'kysely';
import { build } from '../../platform/db/build.ts';
import { uuidV7 } from '../../platform/ids/uuid-v7.ts';
import { testServer } from '../../testing/test-server.ts';

const server = await testServer({ sandbox: false });
const { fixtures } = server;
const places = await fixtures.places();
const site = await fixtures.site(places);
const anm = () => fixtures.user({ role: 'ANM', sites: [site], places });
const officer = () => fixtures.user({ role: 'Supervisor', level: 'Block', places });
const reason = 'Phone was lost at the market';

test('one sign-in is ended by whoever answers for the worker, saying why; the other goes on', async () => {
  const [worker, chief] = [await anm(), await officer()];
  const desk = await server.as(chief);
  const one = await server.as(worker);
  await one.ask(tellUnsent, { waiting: 2, since: server.clock.clock().instant.toISOString() });
  server.clock.advance({ minutes: 1 });
  const other = await server.as(worker);
  const { user_id } = worker;
  const listed = async () => (await desk.ask(getSignInsOfWorker, { user_id })).sign_ins;
  const [last, first] = await listed();
  assert.deepEqual([(await listed()).length, last?.unsent, first?.unsent], [2, 0, 2]);
  const sign_in_id = first?.sign_in_id ?? '';
  assert.deepEqual(await desk.ask(endSignInOfWorker, { user_id, sign_in_id, reason }), { ended: 1 });
  const status = async (phone: typeof one) => (await phone.raw(getLoggedInUserInfo, {})).status;
  assert.deepEqual([await status(one), await status(other)], [403, 200]);
  assert.deepEqual(
    (await listed()).map((each) => each.sign_in_id),
    [last?.sign_in_id],
  );
  assert.deepEqual(await desk.ask(endSignInOfWorker, { user_id, sign_in_id, reason }), { ended: 0 }, 'once more');
  const rows = await server.rows(
    sql<{ subject: string; detail: Record<string, unknown> }>`select subject, detail from audit
      where user_id = ${chief.user_id}::uuid and call = 'workers.endSignInOfWorker' order by audit_id`.compile(build),
  );
  const security = 'sign-in of a worker ended';
  assert.deepEqual(rows, [
    { subject: user_id, detail: { security, sign_in_id, ended: 1, reason } },
    { subject: user_id, detail: { security, sign_in_id, ended: 0, reason } },
  ]);
});

test('who is above, oneself, nobody, and a sign-in of somebody else are refused alike; a reason is asked for', async () => {
  const [worker, stranger, chief] = [await anm(), await anm(), await officer()];
  const above = await fixtures.user({ role: 'District Administrator', level: 'District', places });
  const desk = await server.as(chief);
  await server.as(stranger);
  const [hers] = (await desk.ask(getSignInsOfWorker, { user_id: stranger.user_id })).sign_ins;
  const sign_in_id = hers?.sign_in_id ?? '';
  const refusal = async (input: { user_id: string; sign_in_id: string; reason: string }) => {
    const { codes, errors } = await desk.send(endSignInOfWorker, input);
    return [codes, errors[0]?.path];
  };
  for (const user_id of [above.user_id, chief.user_id, uuidV7()]) {
    assert.deepEqual(await refusal({ user_id, sign_in_id, reason }), [['REQVAL0012'], 'user_id']);
    assert.deepEqual((await desk.send(getSignInsOfWorker, { user_id })).codes, ['REQVAL0012']);
  }
  for (const foreign of [sign_in_id, uuidV7()])
    assert.deepEqual(await refusal({ user_id: worker.user_id, sign_in_id: foreign, reason }), [
      ['REQVAL0012'],
      'sign_in_id',
    ]);
  const own = { user_id: stranger.user_id, sign_in_id };
  assert.deepEqual(await refusal({ ...own, reason: '' }), [['FLDVAL0001'], 'reason']);
  assert.deepEqual(await refusal({ ...own, reason: 'no' }), [['FLDVAL0004'], 'reason']);
  assert.equal((await desk.ask(getSignInsOfWorker, { user_id: stranger.user_id })).sign_ins.length, 1);
});
