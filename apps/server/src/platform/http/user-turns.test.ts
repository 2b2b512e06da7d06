import assert from 'node:assert/strict';
import { test } from 'node:test';
import { UserTurns } from './user-turns.ts';

test('two of one user at once, ten in line, the next is asked to wait; others go on', async () => {
  const turns = new UserTurns(2);
  let open = () => {};
  const gate = new Promise<void>((resolve) => {
    open = resolve;
  });
  let inside = 0;
  let most = 0;
  const work = async () => {
    inside += 1;
    most = Math.max(most, inside);
    await gate;
    inside -= 1;
  };
  const mine = Array.from({ length: 12 }, () => turns.take('me', work));
  await assert.rejects(turns.take('me', work), /REQVAL0010/);
  assert.equal(await turns.take('somebody else', async () => 'answered'), 'answered');
  open();
  await Promise.all(mine);
  assert.equal(most, 2);
  assert.equal(await turns.take('me', async () => 'answered'), 'answered');
});
