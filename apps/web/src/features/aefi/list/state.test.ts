import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { ListedAefi } from '@teeka/contract/aefi';
import type { PackRows } from '../../../platform/pack/index.ts';
import { anItem } from '../../../platform/testing/an-item.ts';
import { bareView } from '../../../records/view/view.ts';
import { byUrgency, vaccinatedHere, waitingReports } from './state.ts';

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
  const found = byUrgency(reports, at).map(({ report, clock }) => `${report.report_id} ${clock?.state ?? '-'}`);
  assert.deepEqual(found, ['late late', 'fresh running', 'minor running', 'closed -']);
});

test('reports that wait on this phone, with the category that their answers make', () => {
  const input = { beneficiary_reference_id: 'p', answers: { symptoms: ['SEPSIS'] } };
  const items = [
    anItem({ id: 'a', call: 'aefi.reportAefi', input }),
    anItem({ id: 'b', call: 'aefi.reportAefi', input, state: 'done', settledAt: '2026-11-21T10:00:00Z' }),
    anItem({ id: 'c', call: 'aefi.reportAefi', input, state: 'refused' }),
    anItem({ id: 'd', call: 'sessions.startSession', input: {} }),
  ];
  assert.deepEqual(
    waitingReports(items, 0).map(({ item, category }) => `${item.id} ${category}`),
    ['a serious', 'c serious'],
  );
  const beside = (listedAt: string) => waitingReports(items, Date.parse(listedAt)).map(({ item }) => item.id);
  assert.deepEqual(beside('2026-11-21T09:59:00Z'), ['a', 'b', 'c'], 'accepted after the list was fetched');
  assert.deepEqual(beside('2026-11-21T10:01:00Z'), ['a', 'c'], 'the list has it');
});

test('a report can be about whoever had a dose in the last 30 days, the latest first', () => {
  const today = '2026-11-21';
  const people = new Map<string, { ben_name: string; doses: unknown[] }>([
    ['1', { ben_name: 'ABSCESS ON DAY FIVE', doses: [['PENTA1', '2026-11-16', 0]] }],
    ['2', { ben_name: 'THIRTY DAYS', doses: [['PENTA1', '2026-10-22', 0]] }],
    ['3', { ben_name: 'A DAY TOO LONG AGO', doses: [['PENTA1', '2026-10-21', 0]] }],
    ['4', { ben_name: 'TAKEN BACK', doses: [['PENTA1', '2026-11-20', 1]] }],
    ['5', { ben_name: 'TODAY, BY ANOTHER PHONE', doses: [] }],
    ['6', { ben_name: 'TODAY, HERE', doses: [] }],
  ]);
  const rows = {
    people: new Map([...people].map(([id, one]) => [id, { beneficiary_id: id, ...one }])),
    sessions: new Map([['s', { date_of_session: today }]]),
    roster: new Map([['s', new Map([['5', { session_id: 's', beneficiary_id: '5', status: 'vaccinated' }]])]]),
  } as unknown as PackRows;
  const view = { ...bareView(rows), doses: new Map([['6', [{ given_on: today }]]]) } as unknown as ReturnType<
    typeof bareView
  >;
  const card = (id: string) => ({ beneficiary_id: id, ben_name: people.get(id)?.ben_name ?? '' }) as never;
  const found = (typed: string) =>
    vaccinatedHere(view, { typed, today }, card).people.map(({ beneficiary_id }) => beneficiary_id);
  assert.deepEqual(found(''), ['5', '6', '1', '2']);
  assert.deepEqual(found('abscess'), ['1']);
  assert.deepEqual(found('3'), []);
});

test('where there are more than one look shows, it says how many', () => {
  const today = '2026-11-21';
  const ids = Array.from({ length: 57 }, (_, nth) => `P${nth}`);
  const rows = {
    people: new Map(ids.map((id) => [id, { beneficiary_id: id, doses: [['BCG', today, 0]] }])),
    roster: new Map(),
  } as unknown as PackRows;
  const card = (id: string) => ({ beneficiary_id: id, ben_name: id }) as never;
  const { people, more } = vaccinatedHere(bareView(rows), { typed: '', today }, card);
  assert.deepEqual([people.length, more], [50, 7]);
});
