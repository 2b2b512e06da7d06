import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type Answers, clusterFactsOf, clusterWith } from '@teeka/domain/aefi';
import type { PackRows } from '../../../platform/pack/index.ts';
import { anItem } from '../../../platform/testing/an-item.ts';
import reportAefi from '../../../records/aefi/report-aefi.offline.ts';
import type { PackView } from '../../../records/view/view.ts';
import { bareView } from '../../../records/view/view.ts';
import { emptyVaccine } from './empty-vaccine.ts';
import { knownReports } from './known-reports.ts';

const captured_at = '2026-11-21T08:00:00Z';
const seizure: Answers = { symptoms: ['SEIZURE_FEBRILE'], vaccinated_at: '2026-11-21T05:00:00Z' };
const report = (of: { id: string; person: string; session?: string; batch?: string; answers?: Answers }) => ({
  report_id: of.id,
  beneficiary_reference_id: of.person,
  given_in_session_id: of.session ?? '',
  form_version: 'crf-2023.1' as const,
  answers: of.answers ?? seizure,
  file: false,
  captured_at,
  vaccines: [{ ...emptyVaccine, material_id: 104, batch_number: of.batch ?? '' }],
});
const view = (): PackView => {
  const people = ['a', 'b'].map((id) => [id, { beneficiary_id: id }] as const);
  return bareView({ people: new Map(people), meta: { materials: [] } } as unknown as PackRows);
};
const item = (input: object, more: object = {}) => anItem({ call: 'aefi.reportAefi', input, ...more });

const drawnOver = (input: object) => reportAefi.effect(view(), input as never, item(input));

test('two children of one session, both reported without network', () => {
  const table: [string, ReturnType<typeof report>, string[]][] = [
    ['the same session', report({ id: 'r', person: 'a', session: 's' }), ['r']],
    ['another session, the same batch', report({ id: 'r', person: 'a', batch: ' p-1' }), ['r']],
    ['another session and batch', report({ id: 'r', person: 'a', session: 't', batch: 'P-2' }), []],
    ['the same child', report({ id: 'r', person: 'b', session: 's' }), []],
    [
      'a fever that everybody is told to expect',
      report({ id: 'r', person: 'a', session: 's', answers: { ...seizure, symptoms: ['FEVER_LOW'] } }),
      [],
    ],
    ['a child whom the pack does not know', report({ id: 'r', person: 'z', session: 's' }), ['r']],
  ];
  const made = {
    report_id: '',
    beneficiary_id: 'b',
    session_id: 's',
    answers: seizure,
    made_at: captured_at,
  };
  const one = clusterFactsOf({ ...made, vaccines: [{ material_id: 104, batch_number: 'P-1' }] });
  for (const [what, input, expected] of table) {
    const found = clusterWith(one, knownReports(drawnOver(input), [item(input)]));
    assert.deepEqual(
      found.map(({ report_id }) => report_id),
      expected,
      what,
    );
  }
});

test('each report once; what the server has comes with the pack, and old packs say neither session nor batch', () => {
  const input = report({ id: 'r', person: 'z', session: 's' });
  assert.deepEqual(knownReports(view(), [item(input, { state: 'done' })]), []);
  const here = report({ id: 'r', person: 'a', session: 's' });
  assert.equal(knownReports(drawnOver(here), [item(here)]).length, 1);
  const event = { report_id: 'old', category: 'serious', vaccinated_on: '2026-11-20', symptoms: ['CRYING'] };
  const people = new Map([['a', { beneficiary_id: 'a', adverse_events: [event] }]]);
  const [old] = knownReports(bareView({ people } as unknown as PackRows), []);
  assert.deepEqual([old?.session_id, old?.batches], [null, []]);
  assert.deepEqual(knownReports(null, []), []);
});
