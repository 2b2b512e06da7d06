import assert from 'node:assert/strict';
import { test } from 'node:test';
import { clock } from '../../../ui/code/clock.ts';
import { afterSignIn, checkSignIn, redirectOf } from './state.ts';

test('an empty sign-in is told at its fields', () => {
  assert.deepEqual(
    checkSignIn({ user_name: '  ', password: '' }).map((one) => one.path),
    ['user_name', 'password'],
  );
  assert.deepEqual(checkSignIn({ user_name: 'a', password: 'b' }), []);
});

test('where refused sign-ins lead (specification 1, section 4)', () => {
  const cases: readonly (readonly [string, string | null, boolean])[] = [
    ['USRAUT0004', 'updatepassword', false],
    ['USRAUT0005', 'forgot', true],
    ['USRAUT0006', 'updatepassword', true],
    ['USRAUT0007', 'updatepassword', true],
    ['USRAUT0001', null, false],
  ];
  for (const [code, to, shown] of cases) {
    const found = redirectOf([{ code, values: { user_id: 'u7' } }]);
    assert.equal(found?.to ?? null, to, code);
    if (found) assert.deepEqual([found.shown, found.userId], [shown, 'u7'], code);
  }
});

test('whoever works at a session begins on the dashboard, which others may not open', () => {
  assert.equal(afterSignIn('Vaccinator'), '/dashboard');
  assert.equal(afterSignIn('ASHA'), '/dashboard');
  assert.equal(afterSignIn('Supervisor'), '/home');
});

test('the time a code is still good for', () => {
  assert.deepEqual([180, 61, 59.2, 0, -3].map(clock), ['3:00', '1:01', '1:00', '0:00', '0:00']);
});
