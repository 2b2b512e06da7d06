import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { ListedAefi } from '@teeka/contract/aefi';
import { anItem } from '../../../platform/testing/an-item.ts';
import { byUrgency, waitingReports } from './state.ts';

const listed = (more: Partial<ListedAefi>): ListedAefi => ({
  report_id: 'r',
  beneficiary_id: '12345678901236',
  ben_name: 'ASHA',
  dob: '2026-01-01',
  gender: 2,
  village_name: '',
  session_site_name: '',
  symptoms: ['CRYING'],
  outcome: 'recovering',
  status: 'notified',
  category: 'severe',
  notified_at: '2026-11-21T04:00:00Z',
  filed_at: null,
  case_id_at: null,
  investigated_at: null,
  final_at: null,
  closed_at: null,
  external_case_id: '',
  causality: '',
  ...more,
});

test('what is late comes first, what is closed last', () => {
  const at = Date.parse('2026-11-21T10:00:00Z');
  const reports = [
    listed({ report_id: 'closed', status: 'closed', closed_at: '2026-11-21T05:00:00Z' }),
    listed({ report_id: 'minor', category: 'minor' }),
    listed({ report_id: 'fresh' }),
    listed({ report_id: 'late', notified_at: '2026-11-19T04:00:00Z' }),
  ];
  const found = byUrgency(reports, at).map(
    ({ report, clock }) => `${report.report_id} ${clock?.state ?? '-'}`,
  );
  assert.deepEqual(found, ['late late', 'fresh running', 'minor running', 'closed -']);
});

test('reports that wait on this phone, with the category that their answers make', () => {
  const input = { beneficiary_reference_id: 'p', answers: { symptoms: ['SEPSIS'] } };
  const items = [
    anItem({ id: 'a', call: 'aefi.reportAefi', input }),
    anItem({ id: 'b', call: 'aefi.reportAefi', input, state: 'done' }),
    anItem({ id: 'c', call: 'aefi.reportAefi', input, state: 'refused' }),
    anItem({ id: 'd', call: 'sessions.startSession', input: {} }),
  ];
  assert.deepEqual(
    waitingReports(items).map(({ item, category }) => `${item.id} ${category}`),
    ['a serious', 'c serious'],
  );
});
