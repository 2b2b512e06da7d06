import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isStopped, stopRefusals } from './index.ts';

test('a batch is not given from on the day of its stop and after it', () => {
  const stop = { on: '2026-11-20', reason: 'VVM' };
  const table: [string, boolean][] = [
    ['2026-11-19', false],
    ['2026-11-20', true],
    ['2026-11-21', true],
  ];
  for (const [day, expected] of table) assert.equal(isStopped(stop, day), expected, day);
  for (const none of [null, undefined]) assert.equal(isStopped(none, '2026-11-21'), false);
});

test('who stops a batch says why; who vaccinates does not lift a stop', () => {
  const stop = { batch_number: ' p-1', reason: 'Monitor at stage 3', stopped: true };
  const table: [string, Partial<typeof stop>, string, string[]][] = [
    ['the vaccinator stops', {}, 'Vaccinator', []],
    ['the district stops', {}, 'District Administrator', []],
    ['no reason', { reason: ' ' }, 'ANM', ['FLDVAL0001 reason']],
    ['no number', { batch_number: '' }, 'ANM', ['FLDVAL0001 batch_number']],
    ['the vaccinator lifts', { stopped: false }, 'Vaccinator', ['STOCKS0004 stopped']],
    ['the site administrator lifts', { stopped: false }, 'Site Admin', []],
  ];
  for (const [what, more, role, expected] of table)
    assert.deepEqual(
      stopRefusals({ ...stop, ...more }, role).map(({ code, path }) => `${code} ${path}`),
      expected,
      what,
    );
});
