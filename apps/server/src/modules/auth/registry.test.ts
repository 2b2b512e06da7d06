import assert from 'node:assert/strict';
import { test } from 'node:test';
import { linkHprLogin, unlinkHprLogin } from '@teeka/contract/auth';
import { getDetails } from '@teeka/contract/profile';
import { roles } from '@teeka/contract/roles';
import { testServer } from '../../testing/test-server.ts';

const server = await testServer({ sandbox: false });

test('whoever works here links the own number of the registry, another one in its place, and none again', async () => {
  for (const role of roles) {
    const phone = await server.as(await server.fixtures.user({ role }));
    const kept = async () => (await phone.ask(getDetails, {})).hpr_number;
    assert.equal(await kept(), null, role);
    assert.deepEqual(await phone.ask(linkHprLogin, { hpr_number: '71123456789012' }), {
      hpr_number: '71-1234-5678-9012',
    });
    await phone.ask(linkHprLogin, { hpr_number: '71-1234-5678-9013' });
    assert.equal(await kept(), '71-1234-5678-9013', role);
    await phone.ask(unlinkHprLogin, {});
    await phone.ask(unlinkHprLogin, {});
    assert.equal(await kept(), null, role);
  }
});

test('what is no number of the registry is refused under its field, and nothing of another account changes', async () => {
  const [one, other] = [await server.as(await server.fixtures.user()), await server.as(await server.fixtures.user())];
  await other.ask(linkHprLogin, { hpr_number: '71123456789012' });
  for (const [hpr_number, code] of [
    ['', 'FLDVAL0001'],
    ['12', 'USRPRF0022'],
    ["71'; drop table dose", 'USRPRF0022'],
  ] as const) {
    const refused = await one.send(linkHprLogin, { hpr_number });
    assert.deepEqual([refused.status, refused.codes, refused.errors[0]?.path], [400, [code], 'hpr_number']);
  }
  await one.ask(unlinkHprLogin, {});
  assert.equal((await other.ask(getDetails, {})).hpr_number, '71-1234-5678-9012');
});
