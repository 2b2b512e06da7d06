import assert from 'node:assert/strict';
import { test } from 'node:test';
import { guardianBirthRefusals } from './index.ts';

const day = (dob: string) => ({ dob, dob_is_year: false, birth_year: '' });
const year = (birth_year: string) => ({ dob: `${birth_year}-01-01`, dob_is_year: true, birth_year });

test('whoever is registered as a guardian is twelve years older than the child, said at the birth', () => {
  const today = '2026-11-23';
  type Birth = ReturnType<typeof day>;
  const table: [string, Birth, Birth | undefined, string[]][] = [
    ['a small child', year('2020'), undefined, ['BENREG0008 birth_year']],
    ['the same by its day', day('2020-05-01'), undefined, ['BENREG0008 dob']],
    ['twelve today', day('2014-11-23'), undefined, []],
    ['twelve tomorrow', day('2014-11-24'), undefined, ['BENREG0008 dob']],
    ['too young for an older child', year('2000'), day('2011-12-31'), ['BENREG0008 birth_year']],
    ['old enough for it', year('2000'), day('2012-01-01'), []],
    ["a child's year counts to its end", day('2000-12-31'), year('2012'), []],
    ['no birth yet', day(''), undefined, []],
    ['the child without a birth yet', year('1990'), day(''), []],
  ];
  for (const [what, guardian, child, expected] of table) {
    const found = guardianBirthRefusals(guardian, { today, child });
    assert.deepEqual(
      found.map(({ code, path }) => `${code} ${path}`),
      expected,
      what,
    );
  }
});
