import assert from 'node:assert/strict';
import { test } from 'node:test';
import { faultIn, faultsOf, isStopped, stopRefusals, vialFaults, wasStopped } from './index.ts';

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

test('a vial is asked about what can be wrong with its vaccine', () => {
  const table: [string, string][] = [
    ['PENTA', 'vvm-3 vvm-4 frozen open-too-long'],
    ['BOPV', 'vvm-3 vvm-4 open-too-long'],
    ['HPV4', 'vvm-3 vvm-4 frozen'],
    ['VITA', 'open-too-long'],
    ['ARV', 'frozen open-too-long'],
    ['NEW', ''],
  ];
  for (const [code, expected] of table) assert.equal(faultsOf(code).join(' '), expected, code);
  for (const reason of vialFaults) {
    const stop = { batch_number: 'P-1', reason, stopped: true };
    assert.deepEqual(stopRefusals(stop, 'Vaccinator'), [], 'a fault is a reason');
    assert.equal(faultIn(reason), reason);
  }
  assert.equal(faultIn('Two abscesses'), undefined);
});

test('a dose was drawn from a stopped batch where the last stop before it holds', () => {
  const at = (hour: string, day = '2026-11-20') => new Date(`${day}T${hour}:00+05:30`).toISOString();
  const stops = [
    { stopped: true, at: at('10:00') },
    { stopped: false, at: at('12:00') },
    { stopped: true, at: at('15:00') },
  ];
  const table: [string, string, string, boolean][] = [
    ['before the stop', '2026-11-20', at('09:59'), false],
    ['at that moment', '2026-11-20', at('10:00'), false],
    ['after it', '2026-11-20', at('10:01'), true],
    ['lifted', '2026-11-20', at('13:00'), false],
    ['stopped again', '2026-11-20', at('16:00'), true],
    ['the next day', '2026-11-21', at('09:00', '2026-11-21'), true],
    ['of the day of the stop, typed the next day', '2026-11-20', at('09:00', '2026-11-21'), false],
    ['of the day after it, typed later', '2026-11-21', at('09:00', '2026-11-25'), true],
    ['half past midnight in India', '2026-11-21', '2026-11-20T19:00:00.000Z', true],
  ];
  for (const [what, given_on, captured_at, expected] of table)
    assert.equal(wasStopped(stops, { given_on, captured_at }), expected, what);
  assert.equal(wasStopped([], { given_on: '2026-11-20', captured_at: at('16:00') }), false);
});
