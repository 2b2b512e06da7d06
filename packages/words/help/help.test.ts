import assert from 'node:assert/strict';
import { test } from 'node:test';
import { findHelp, helpIds, helpPages } from './index.ts';

test('help is written in its script, short, and with digits 0-9', () => {
  assert.ok(helpIds.length > 30);
  for (const id of helpIds) {
    for (const text of [helpPages.hi[id].title, ...helpPages.hi[id].lines]) {
      assert.match(text, /[\u0900-\u097F]/, `${id}: ${text}`);
      assert.doesNotMatch(text, /[\u0966-\u096F]/, `${id}: ${text}`);
    }
    for (const pages of Object.values(helpPages)) {
      assert.ok(pages[id].lines.length > 0 && pages[id].lines.length <= 4, id);
      for (const line of pages[id].lines) assert.ok(line === line.trim() && line.length < 140, `${id}: ${line}`);
    }
    assert.doesNotMatch([helpPages.en[id].title, ...helpPages.en[id].lines].join(' '), /[\u0900-\u097F]/, id);
  }
});

test('words of either language find their page', () => {
  for (const [typed, id] of [
    ['Add somebody', 'session'],
    ['सत्र में जोड़ना', 'session'],
    ['COLOURS outbox', 'outbox'],
    ['रंगों', 'outbox'],
    ['excel', 'import'],
    ['एक्सेल', 'import'],
    ['शीशियाँ गिनना', 'vials'],
  ] as const)
    assert.ok(findHelp(typed).includes(id), typed);
  assert.deepEqual(findHelp('  '), helpIds);
  assert.deepEqual(findHelp('zebra'), []);
});
