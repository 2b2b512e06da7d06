import assert from 'node:assert/strict';
import { test } from 'node:test';
import { saveFacility } from '@teeka/contract/places';
import { resetPassword } from '@teeka/contract/workers';
import { Failure } from './failure.ts';
import { inOneTry } from './same-try.ts';

const lost = new Failure({ call: 'any', status: 0 });
const refused = new Failure({ call: 'any', status: 409 });

/** The key under which a command went that ended so. */
async function keyOf(input: Record<string, unknown>, end?: Failure, call = saveFacility as never): Promise<string> {
  let used = '';
  const work = (key: string) => {
    used = key;
    return end ? Promise.reject(end) : Promise.resolve();
  };
  await inOneTry(call, input, work).catch((error: unknown) => assert.equal(error, end));
  return used;
}

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

test('what is sealed anew with each try is another each time', async () => {
  const call = resetPassword as never;
  assert.notEqual(await keyOf({ own_password: 'x' }, lost, call), await keyOf({ own_password: 'x' }, lost, call));
});
