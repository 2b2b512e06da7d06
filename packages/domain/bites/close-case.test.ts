import assert from 'node:assert/strict';
import { test } from 'node:test';
import { closeBiteCase, type HeldBiteCase } from './close-case.ts';

test('a case is closed for a reason of the list, and completed without one', () => {
  const rabies: HeldBiteCase = {
    case_type: 'rabies',
    status: 1,
    regimen: 'IDRV',
    rules_version: '2026-1',
    given: [{ day: 0, on: '2026-01-05' }],
    bite: null,
    looks: [],
  };
  const venom: HeldBiteCase = { ...rabies, case_type: 'venom', regimen: '', given: [] };
  const table: [string, HeldBiteCase, number, string, string | number][] = [
    ['refused', rabies, 3, 'refused', 3],
    ['for no reason', rabies, 3, '', 'FLDVAL0001 reason'],
    ['for a word of nobody', rabies, 3, 'because', 'FLDVAL0029 reason'],
    ['for a word of the language', rabies, 3, 'constructor', 'FLDVAL0029 reason'],
    ['as restarted, by hand', rabies, 3, 'period-exceeded', 'FLDVAL0029 reason'],
    ['a snake bite, sent on', venom, 3, 'referred', 3],
    ['a snake bite for no reason', venom, 3, '', 'FLDVAL0001 reason'],
    ['a snake bite that is over', venom, 2, '', 2],
    ['closed before, sent again', { ...rabies, status: 3 }, 3, '', 'unchanged'],
    ['completed too early', rabies, 2, '', 'RABIES0008 status'],
  ];
  for (const [what, care, status, reason, expected] of table) {
    const outcome = closeBiteCase({ status, reason, on: '2026-01-06' }, care);
    const found =
      'refusal' in outcome
        ? `${outcome.refusal.code} ${outcome.refusal.path}`
        : 'unchanged' in outcome
          ? 'unchanged'
          : outcome.status;
    assert.equal(found, expected, what);
  }
});
