import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type CaseStatus, closeCase, plans } from '../care/index.ts';
import type { BiteCaseOnRecord } from './closing.ts';
import type { CaseType } from './dose-codes.ts';

test('a case is closed for a reason of the list, and completed without one', () => {
  const rabies: BiteCaseOnRecord & { case_type: CaseType } = {
    case_type: 'rabies',
    status: 'open',
    regimen: 'IDRV',
    rules_version: '2026-1',
    given: [{ day: 0, on: '2026-01-05' }],
    bite: null,
    looks: [],
  };
  const venom: typeof rabies = { ...rabies, case_type: 'venom', regimen: '', given: [] };
  const table: [string, typeof rabies, CaseStatus, string, string][] = [
    ['refused', rabies, 'closed', 'refused', 'closed'],
    ['for no reason', rabies, 'closed', '', 'FLDVAL0001 reason'],
    ['for a word of nobody', rabies, 'closed', 'because', 'FLDVAL0029 reason'],
    ['for a word of the language', rabies, 'closed', 'constructor', 'FLDVAL0029 reason'],
    ['as restarted, by hand', rabies, 'closed', 'period-exceeded', 'FLDVAL0029 reason'],
    ['a snake bite, sent on', venom, 'closed', 'referred', 'closed'],
    ['a snake bite for no reason', venom, 'closed', '', 'FLDVAL0001 reason'],
    ['a snake bite that is over', venom, 'completed', '', 'completed'],
    ['closed before, sent again', { ...rabies, status: 'closed' }, 'closed', '', 'unchanged'],
    ['completed too early', rabies, 'completed', '', 'RABIES0008 status'],
  ];
  for (const [what, care, status, reason, expected] of table) {
    const outcome = closeCase(plans[care.case_type], { status, reason, on: '2026-01-06' }, care);
    const found =
      'refusal' in outcome
        ? `${outcome.refusal.code} ${outcome.refusal.path}`
        : 'unchanged' in outcome
          ? 'unchanged'
          : outcome.status;
    assert.equal(found, expected, what);
  }
});
