import assert from 'node:assert/strict';
import { test } from 'node:test';
import { nobody } from '../access/nobody.ts';
import { CallerTurns } from './caller-turns.ts';

type Caller = Parameters<CallerTurns['take']>[0];
const origin = (address: string, isShared = false) => ({ address, isShared }) as Caller['origin'];
const user = (user_id: string): Caller => ({
  actor: { ...nobody, user_id, sign_in_id: user_id },
  origin: origin('192.0.2.1'),
});
const stranger = (address: string, isShared?: boolean): Caller => ({
  actor: nobody,
  origin: origin(address, isShared),
});

for (const [what, caller, atOnce, inLine, other] of [
  ['a user', user('me'), 1, 10, user('somebody else')],
  ['an address', stranger('192.0.2.1'), 1, 60, stranger('192.0.2.2')],
  ['the door that all share', stranger('10.0.0.1', true), 2, 600, user('me')],
] as const)
  test(`of three turns ${what} has ${atOnce}, and others go on`, async () => {
    const turns = new CallerTurns(3);
    let open = () => {};
    const gate = new Promise<void>((resolve) => {
      open = resolve;
    });
    let [inside, most] = [0, 0];
    const work = async () => {
      inside += 1;
      most = Math.max(most, inside);
      await gate;
      inside -= 1;
    };
    const mine = Array.from({ length: atOnce + inLine }, () => turns.take(caller, work));
    await assert.rejects(turns.take(caller, work), /REQVAL0010/);
    assert.equal(await turns.take(other, async () => 'answered'), 'answered');
    open();
    await Promise.all(mine);
    assert.equal(most, atOnce);
    assert.equal(await turns.take(caller, async () => 'answered'), 'answered');
  });
