import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  defaultPasswordPolicy,
  isCommonPassword,
  type PasswordPolicy,
  passwordChangeRefusals,
  passwordFlags,
  passwordRefusals,
} from './index.ts';

const lax: PasswordPolicy = { min_password_length: 4, alphabetical: 0, numeric: 0, special_chars: 0 };
const codes = (password: string, policy: PasswordPolicy) => passwordRefusals(password, policy).map(({ code }) => code);

test('the four marks follow what is typed', () => {
  const table: [string, [boolean, boolean, boolean, boolean]][] = [
    ['', [false, false, false, false]],
    ['abc', [false, false, false, false]],
    ['abcABC', [false, true, false, false]],
    ['abcABC12', [true, true, true, false]],
    ['abcABC12#', [true, true, true, true]],
    [`${'aB1#'.repeat(5)}`, [true, true, true, true]],
    [`${'aB1#'.repeat(5)}x`, [false, true, true, true]],
    ['abcABC१२%', [true, true, false, false]],
  ];
  for (const [password, [length, alphabetical, numeric, special]] of table) {
    assert.deepEqual(
      passwordFlags(password, defaultPasswordPolicy),
      { length, alphabetical, numeric, special },
      password,
    );
  }
});

test('a rule the policy does not ask for is met', () => {
  assert.deepEqual(codes('aaaa', lax), []);
  assert.deepEqual(codes('aaa', lax), ['USRPRF0013']);
  assert.deepEqual(codes('a'.repeat(21), lax), ['USRPRF0013']);
});

test('every broken rule is named', () => {
  assert.deepEqual(codes('a', defaultPasswordPolicy), ['USRPRF0013', 'USRPRF0014', 'USRPRF0015', 'USRPRF0016']);
  assert.deepEqual(codes('', defaultPasswordPolicy), ['USRPRF0018']);
});

test('what is guessed first is refused; what only begins like it is not', () => {
  const table: [string, string, boolean][] = [
    ['Password@123', '', true],
    ['P@ssw0rd#1', '', true],
    ['Teeka@2026', '', true],
    ['Naya@2026', '', true],
    ['Admin#12345678', '', true],
    ['Qwerty!1111111', '', true],
    ['Rekha@1985', 'rekha', true],
    ['Rekha@1985', 'rekha.devi', false],
    ['Vaccinator#1', 'vaccinator1', true],
    ['Sunlit-River#42', 'rekha', false],
    ['Roshni#2027', 'rekha', false],
    ['Teeka@71936204', '', false],
  ];
  for (const [password, name, common] of table)
    assert.equal(isCommonPassword(password, name), common, `${password} ${name}`);
  const change = { next: 'Welcome@1', repeated: 'Welcome@1' };
  assert.deepEqual(passwordChangeRefusals(change, defaultPasswordPolicy), [{ code: 'USRPRF0021' }]);
});

test('a change differs from the current password and is typed twice alike', () => {
  const change = (current: string, next: string, repeated: string) =>
    passwordChangeRefusals({ current, next, repeated }, lax).map(({ code }) => code);
  assert.deepEqual(change('old1', 'new1', 'new1'), []);
  assert.deepEqual(change('old1', 'old1', 'old1'), ['USRPRF0008']);
  assert.deepEqual(change('old1', 'new1', 'new2'), ['USRPRF0017']);
});
