import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Item } from '../../platform/outbox/item.ts';
import { mendPath } from './mend-path.ts';

const path = (call: string, input: object) => mendPath({ id: 'i1', call, input } as Item);

test('a refused follow-up of an adverse event goes back into its sheet, or into the form', () => {
  const step = { beneficiary_reference_id: 'p1', report_id: 'r1', kind: 'closed' };
  assert.equal(path('aefi.followUpAefi', step), '/aefi/report/p1/r1?mend=i1');
  assert.equal(path('aefi.followUpAefi', { ...step, vaccines: null }), '/aefi/report/p1/r1?mend=i1');
  assert.equal(path('aefi.followUpAefi', { ...step, vaccines: [] }), '/aefi/new/p1?report=r1&mend=i1');
});

test('the end of a session that waits for its vials goes to their count', () => {
  assert.equal(path('sessions.endSession', { session_id: 's1' }), '/session/s1/utilisation?mend=i1');
});

test('what happened in a case of a bite, and a course that was to begin anew, go back to the case', () => {
  const visit = { beneficiary_reference_id: 'p1', session_id: 's1', case_id: 'c1' };
  const kinds = ['animal', 'look', 'clotting-test', 'treatment', 'reaction', 'drip-ended'];
  for (const kind of [...kinds, 'referral', 'outcome']) {
    assert.equal(path('cases.addCaseEvent', { ...visit, event: { kind } }), '/case-details/p1/s1?mend=i1', kind);
  }
  assert.equal(path('cases.addCaseEvent', { ...visit, event: { kind: 'closed' } }), null);
  const call = { beneficiary_reference_id: 'p1', case_id: 'c1', event: { kind: 'recall' } };
  assert.equal(path('cases.addCaseEvent', call), '/rabies-recall?mend=i1');
  assert.equal(path('cases.restartCase', { ...visit, new_case_id: 'c2' }), '/case-details/p1/s1?mend=i1');
});

test('a refused case opens again where it was made', () => {
  const input = { beneficiary_reference_id: 'p1', session_id: 's1', case_id: 'c1' };
  assert.equal(path('cases.saveCaseDetails', input), '/case-details/p1/s1?mend=i1');
});

test('doses of others and the paper of an earlier rabies course go back to the page of earlier doses', () => {
  assert.equal(
    path('vaccinations.addPreviousVaccination', { beneficiary_reference_id: 'p1', case_id: 'c1' }),
    '/new-beneficiary/record-previous-vaccination/p1?mend=i1',
  );
});

test('a slot that was refused goes back to its session', () => {
  assert.equal(path('sessions.changeSlot', { session_id: 's1', beneficiary_id: 'p1' }), '/session/s1?mend=i1');
});

test('what has nothing to fill in has no form', () => {
  assert.equal(path('sessions.startSession', { session_id: 's1' }), null);
});
