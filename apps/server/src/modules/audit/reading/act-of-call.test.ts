import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import { test } from 'node:test';
import { calls } from '@teeka/contract';
import { actOfCall, showsReason } from './act-of-call.ts';

const modules = new URL('../../', import.meta.url);
const sources = globSync('**/*.ts', { cwd: modules })
  .filter((file) => !file.endsWith('.test.ts') && !file.endsWith('act-of-call.ts'))
  .map((file) => readFileSync(new URL(file, modules), 'utf8'));

/** Does a file that answers this query write of an audit row, or answer through the list that always leaves some? */
const leavesRow = (call: string) =>
  sources.some(
    (text) =>
      new RegExp(`queryHandler\\(\\s*${call}\\b`).test(text) && /\baudit\b|answerList\(|answerFile\(/.test(text),
  );

test('every call that leaves a row in the audit log has a word for it', () => {
  const leaving = calls.filter(({ kind, name }) => kind === 'command' || leavesRow(name.split('.')[1] ?? ''));
  assert.ok(leaving.length > 130, String(leaving.length));
  assert.deepEqual(
    leaving.filter(({ name }) => !actOfCall(name)).map(({ name }) => name),
    [],
  );
});

test('what is no call has no word', () => {
  for (const name of ['', 'moon', 'moon.visit', 'aefi.visit', 'toString.call', 'aefi.toString', 'first-user'])
    assert.equal(actOfCall(name), undefined, name);
});

test('reasons of clinical acts stay inside', () => {
  const shown = calls.filter(({ name }) => showsReason(name)).map(({ name }) => name.split('.')[0]);
  assert.deepEqual([...new Set(shown)].sort(), ['audit', 'places', 'settings', 'workers']);
});
