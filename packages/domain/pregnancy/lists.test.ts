import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isOnList, pregnancyLists } from './lists.ts';
import { listCases, pregnancyOfCase } from './testing/list-cases.ts';
import { today } from './testing/stories.ts';

for (const one of listCases)
  test(`on which lists a pregnancy stands: ${one.title}`, () => {
    const pregnancy = pregnancyOfCase(one, today);
    assert.deepEqual(
      pregnancyLists.filter((list) => isOnList(list, pregnancy, today)),
      one.lists,
    );
  });
