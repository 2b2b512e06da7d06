import assert from 'node:assert/strict';
import { test } from 'node:test';
import { checkName } from '../person/index.ts';
import { babyName } from './baby-name.ts';

test('a child goes by its mother, within the letters that a name has', () => {
  const table: readonly (readonly [mother: string, nth: number, of: number, name: string])[] = [
    ['Sunita', 0, 1, 'BABY OF SUNITA'],
    ['Sunita Devi', 0, 1, 'BABY OF SUNITA DEVI'],
    ['SUNITA DEVI', 0, 2, 'BABY OF SUNITA DEVI A'],
    ['SUNITA DEVI', 1, 2, 'BABY OF SUNITA DEVI B'],
    [' PHOOLMATI  BHAGIRATHI DEVI ', 0, 1, 'BABY OF PHOOLMATI BHAGIRATHI'],
    ['PHOOLMATI BHAGIRATHI DEVI', 1, 2, 'BABY OF PHOOLMATI BHAGIRATHI B'],
    ['PHOOLMATI BHAGIRATHEE DEVI', 1, 3, 'BABY OF PHOOLMATI B'],
    ['VENKATANARASIMHARAJUVARIPETA', 2, 3, 'BABY OF VENKATANARASIMHARAJU C'],
  ];
  for (const [mother, nth, of, name] of table) {
    assert.equal(babyName(mother, { nth, of }), name);
    assert.deepEqual(checkName(name), { ok: true, normal: name }, name);
  }
});
