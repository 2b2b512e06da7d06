import assert from 'node:assert/strict';
import { test } from 'node:test';
import { answersTo } from './answers-to.ts';

test('a woman is found by her name in either script, her husband or her village', () => {
  const kavita = { name: 'KAVITA DEVI', guardian: 'RAMESH', village: 'अब्बू नगर' };
  const table: [typed: string, found: boolean][] = [
    ['kav', true],
    ['कविता', true],
    ['Kabita', true],
    ['रमेश', true],
    ['ramesh', true],
    ['अब्बू', true],
    ['उषा', false],
    ['sunita', false],
  ];
  for (const [typed, found] of table) assert.equal(answersTo(typed)(kavita), found, typed);
});
