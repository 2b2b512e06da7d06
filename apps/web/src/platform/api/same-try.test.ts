import assert from 'node:assert/strict';
import { test } from 'node:test';
import { newLogin } from '@teeka/contract/auth';
import { uploadImport } from '@teeka/contract/imports';
import { mergeFacilities, saveFacility } from '@teeka/contract/places';
import { changeSetting } from '@teeka/contract/settings';
import { deleteUser } from '@teeka/contract/workers';
import { Failure } from './failure.ts';
import { inOneTry } from './same-try.ts';

const lost = new Failure({ call: 'any', status: 0 });
const refused = new Failure({ call: 'any', status: 409 });

/** The key and the input with which a command went that ended so. */
async function sentAs(input: Record<string, unknown>, end?: Failure, call = saveFacility as never) {
  const used: { key: string; input: unknown }[] = [];
  const work = (key: string, sent: Record<string, unknown>) => {
    used.push({ key, input: sent });
    return end ? Promise.reject(end) : Promise.resolve();
  };
  await inOneTry(call, input, work).catch((error: unknown) => assert.equal(error, end));
  const [only] = used;
  assert.ok(only && used.length === 1);
  return only;
}
const keyOf = async (...[input, end, call]: Parameters<typeof sentAs>): Promise<string> =>
  (await sentAs(input, end, call)).key;

test('what got no answer is asked once more under the same key, until it is answered', async () => {
  const first = await keyOf({ name: 'a' }, lost);
  assert.equal(await keyOf({ name: 'a' }, lost), first);
  assert.equal(await keyOf({ name: 'a' }), first);
  assert.notEqual(await keyOf({ name: 'a' }), first);
});

test('what was refused, or asks for something else, goes under a key of its own', async () => {
  const first = await keyOf({ name: 'b' }, lost);
  assert.notEqual(await keyOf({ name: 'c' }), first);
  assert.equal(await keyOf({ name: 'b' }, refused), first);
  assert.notEqual(await keyOf({ name: 'b' }), first);
});

test('after five minutes the same is something new', async (context) => {
  context.mock.timers.enable({ apis: ['Date'] });
  const first = await keyOf({ name: 'd' }, lost);
  context.mock.timers.tick(5 * 60_000);
  assert.notEqual(await keyOf({ name: 'd' }), first);
});

test('what was read meanwhile, as it is since the lost answer, does not make it another wish: it goes as it went', async () => {
  const table = [
    [mergeFacilities, { facility_id: 'f', into: 'g', reason: 'one too many' }, 'version', 3, 4],
    [changeSetting, { key_name: 'k', value: '2', reason: 'why' }, 'seen', '1', '2'],
  ] as const;
  for (const [call, wish, field, before, since] of table) {
    const first = await sentAs({ ...wish, [field]: before }, lost, call as never);
    assert.deepEqual(await sentAs({ ...wish, [field]: since }, refused, call as never), first);
    const third = await sentAs({ ...wish, [field]: since }, undefined, call as never);
    assert.notEqual(third.key, first.key);
    assert.deepEqual(third.input, { ...wish, [field]: since });
  }
});

test('what is sealed with the key of the sign-in is the same; what agrees a key for each try is another each time', async () => {
  const own = { user_id: 'u', currentPassword: 'x' };
  const first = await keyOf(own, lost, deleteUser as never);
  assert.notEqual(await keyOf({ ...own, currentPassword: 'y' }, refused, deleteUser as never), first);
  assert.equal(await keyOf(own, lost, deleteUser as never), first);
  const call = newLogin as never;
  assert.notEqual(await keyOf({ password: 'x' }, lost, call), await keyOf({ password: 'x' }, lost, call));
});

test('another file is another wish', async () => {
  const call = uploadImport as never;
  const file = (name: string) => ({ kind: 'users', file: new File(['x'], name, { lastModified: 1 }) });
  const first = await keyOf(file('a.xlsx'), lost, call);
  assert.notEqual(await keyOf(file('b.xlsx'), refused, call), first);
  assert.equal(await keyOf(file('a.xlsx'), undefined, call), first);
});
