import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { BiteCase } from '@teeka/contract/bites/shapes';
import type { PackView } from '../../../records/view/view.ts';
import { recallHere } from './lines.ts';

const course = (first: string, more: object = {}) =>
  ({
    case_id: first,
    case_type: 'rabies',
    status: 'open',
    opened_at: `${first}T05:00:00Z`,
    session_site_id: 's1',
    events: [],
    details: { rabies: { regimen: 'IDRV', rules_version: '2026-1' } },
    doses: [{ dose_code: 'ARV', day_of_dose: 0, given_on: first, voided: false }],
    ...more,
  }) as unknown as BiteCase;
const person = (ben_name: string, bite_cases: readonly BiteCase[], more: object = {}) => ({
  beneficiary_id: ben_name,
  ben_name,
  dob: '1990-05-01',
  gender: 2,
  guardian_name: '',
  village_id: 7,
  mobile: '9876543210',
  deceased_on: null,
  bite_cases,
  ...more,
});
const viewOf = (...people: ReturnType<typeof person>[]) =>
  ({
    rows: {
      people: new Map(people.map((one) => [one.beneficiary_id, one])),
      meta: {
        session_site_id: 's1',
        villages: [{ village_id: 7, village_name: 'Ujhani', village_name_hi: 'उझानी' }],
      },
    },
  }) as unknown as PackView;
const today = '2026-01-12';

test('who missed a day, from the phone: those who can still go on first, by their last day', () => {
  const lines = recallHere(
    viewOf(
      person('in time', [course('2026-01-10')]),
      person('begins anew', [course('2026-01-02')]),
      person('last day', [course('2026-01-05')]),
      person('two days late', [course('2026-01-07')]),
    ),
    today,
  );
  assert.deepEqual(
    lines.map(({ ben_name, reason, day_of_dose, latest, late_by }) => [ben_name, reason, day_of_dose, latest, late_by]),
    [
      ['last day', 'late', 3, '2026-01-12', 4],
      ['two days late', 'late', 3, '2026-01-14', 2],
      ['begins anew', 'exceeded', 3, '2026-01-09', 7],
    ],
  );
  assert.deepEqual([lines[0]?.village_name_hi, lines[0]?.ben_mobile_number], ['उझानी', '9876543210']);
});

test('nobody waits for those who died, whose case is closed or cared for elsewhere', () => {
  const view = viewOf(
    person('died', [course('2026-01-05')], { deceased_on: '2026-01-09' }),
    person('closed', [course('2026-01-05', { status: 'closed' })]),
    person('elsewhere', [course('2026-01-05', { session_site_id: 's2' })]),
    person('snake', [course('2026-01-05', { case_type: 'venom', details: { rabies: null } })]),
  );
  assert.deepEqual(recallHere(view, today), []);
});

test('what the last call brought stands with the missed day, also before it is sent', () => {
  const events = [
    { kind: 'recall', at: '2026-01-07T05:00:00Z', facts: { state: 'no-answer' } },
    { kind: 'recall', at: '2026-01-09T05:00:00Z', facts: { state: 'coming' } },
  ];
  const [line] = recallHere(viewOf(person('called', [course('2026-01-05', { events })])), today);
  assert.deepEqual(line?.last_call, { at: '2026-01-09T05:00:00.000Z', result: 'coming' });
});
