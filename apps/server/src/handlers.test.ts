import assert from 'node:assert/strict';
import { test } from 'node:test';
import { personFields } from '@teeka/contract/people-named';
import { handlersOf } from './handlers.ts';
import { testServer } from './testing/test-server.ts';

const { platform } = await testServer();

test('what is prepared at a cost is admitted first, wherever a call is about a person', () => {
  const prepared = handlersOf(platform).filter((handler) => 'prepare' in handler && handler.prepare);
  assert.ok(prepared.length >= 6);
  const open = prepared.filter(
    (handler) => personFields(handler.call).length > 0 && !('admits' in handler && handler.admits),
  );
  assert.deepEqual(
    open.map(({ call }) => call.name),
    [],
  );
});
