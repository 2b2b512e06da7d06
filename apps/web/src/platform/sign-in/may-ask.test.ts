import assert from 'node:assert/strict';
import { afterEach, test } from 'node:test';
import { accessMatrix } from '@teeka/contract/access-matrix';
import { calls } from '@teeka/contract/index';
import { roles } from '@teeka/contract/roles';
import { mayAsk } from './may-ask.ts';
import { signedIn, type User } from './signed-in.ts';

afterEach(() => signedIn.set({ status: 'out' }));

test('what may be asked is what the access matrix of the contract grants', () => {
  const matrix = accessMatrix(calls);
  assert.ok(matrix.length > 100);
  for (const { call, may } of matrix) {
    signedIn.set({ status: 'out' });
    assert.equal(mayAsk(call), may.nobody, call.name);
    for (const role of roles) {
      signedIn.set({ status: 'in', user: { role } as User });
      assert.equal(mayAsk(call), may[role], `${call.name} ${role}`);
    }
  }
});
