import assert from 'node:assert/strict';
import { test } from 'node:test';
import { judgeReported, type ReportedDose } from '../care/index.ts';
import { nationalSchedule } from '../schedule/index.ts';
import { type DoseOnRecord, type KnownForRecording, schedulePlan } from './plan.ts';

const child = { dob: '2026-01-05', gender: 2, lmp_date: null, deceased_on: null };
const bcg = { material_id: 1, material_code: 'BCG', dose_codes: ['BCG'] };
const penta = { material_id: 4, material_code: 'PENTA', dose_codes: ['PENTA1', 'PENTA2', 'PENTA3'] };
const td = { material_id: 12, material_code: 'TD', dose_codes: ['TD10', 'TD16', 'TDPW1', 'TDPW2', 'TDPWB'] };
const batch = { batch_id: 'b4', material_id: 4, batch_number: 'P-104', expiry_date: '2026-12-31' };

const stopped = { ...batch, stops: [{ stopped: true, at: '2026-03-02T05:00:00.000Z' }] };

const known = (more: Partial<KnownForRecording> = {}): KnownForRecording => ({
  person: child,
  recorded: [],
  vaccines: [bcg, penta, td],
  batches: [batch],
  today: '2026-11-21',
  schedule: nationalSchedule,
  ...more,
});
const dose = (more: Partial<ReportedDose> = {}): ReportedDose => ({
  dose_id: 'd1',
  dose_code: 'PENTA1',
  material_id: 4,
  batch_id: 'b4',
  batch_number: 'P-104',
  expiry_date: '2026-12-31',
  given_on: '2026-03-02',
  body_site: 'left thigh',
  ...more,
});
const recorded = (more: Partial<DoseOnRecord> = {}): DoseOnRecord => ({
  dose_id: 'r1',
  dose_code: 'PENTA1',
  attempt: 1,
  given_on: '2026-02-16',
  material_id: 4,
  batch_id: 'b4',
  voided: false,
  ...more,
});

const outcome = (doses: ReportedDose[], facts = known()): string[] => {
  const judged = judgeReported(schedulePlan, doses, facts);
  return 'refused' in judged
    ? judged.refused.map((refusal) => `${refusal.code} ${refusal.path}`)
    : judged.fresh.map((one) => `${one.dose.dose_code} attempt ${one.attempt}`);
};

test('what can be recorded, and as which attempt', () => {
  const table: [string, ReportedDose[], KnownForRecording, string[]][] = [
    ['a first dose', [dose()], known(), ['PENTA1 attempt 1']],
    [
      'too early: recorded all the same, it will not count',
      [dose({ given_on: '2026-01-20' })],
      known(),
      ['PENTA1 attempt 1'],
    ],
    [
      'again, after one that counts',
      [dose()],
      known({ recorded: [recorded()] }),
      ['VACDOS0001 vaccine_details.0.dose_code'],
    ],
    [
      'again, after one too early',
      [dose()],
      known({ recorded: [recorded({ given_on: '2026-01-20' })] }),
      ['PENTA1 attempt 2'],
    ],
    ['again, after a voided one', [dose()], known({ recorded: [recorded({ voided: true })] }), ['PENTA1 attempt 2']],
    [
      'a place of the body and a number that nobody writes',
      [dose({ batch_id: null, batch_number: '<b>', body_site: 'thigh\u202E' })],
      known(),
      ['FLDVAL0003 vaccine_details.0.batch_number', 'FLDVAL0003 vaccine_details.0.body_site'],
    ],
    ['without both', [dose({ batch_id: null, batch_number: '', body_site: '' })], known(), ['PENTA1 attempt 1']],
    ['sent before', [dose({ dose_id: 'r1', given_on: '2026-02-16' })], known({ recorded: [recorded()] }), []],
    [
      'same id, other content',
      [dose({ dose_id: 'r1' })],
      known({ recorded: [recorded()] }),
      ['REQVAL0009 vaccine_details.0.dose_id'],
    ],
    ['twice in one visit', [dose(), dose({ dose_id: 'd2' })], known(), ['VACDOS0001 vaccine_details.1.dose_code']],
    [
      'one of two impossible: none',
      [dose(), dose({ dose_id: 'd2', dose_code: 'PENTA9' })],
      known(),
      ['SCHEDU0001 vaccine_details.1.dose_code', 'VACDOS0012 vaccine_details.1.dose_code'],
    ],
    ['before birth', [dose({ given_on: '2026-01-01' })], known(), ['SCHEDU0002 vaccine_details.0.given_on']],
    ['tomorrow', [dose({ given_on: '2026-11-22' })], known(), ['SCHEDU0003 vaccine_details.0.given_on']],
    ['no such day', [dose({ given_on: '2026-02-30' })], known(), ['SCHEDU0006 vaccine_details.0.given_on']],
    [
      'after death',
      [dose({ given_on: '2026-03-02' })],
      known({ person: { ...child, deceased_on: '2026-03-01' } }),
      ['SCHEDU0004 vaccine_details.0.given_on'],
    ],
    [
      'a dose of pregnancy for a child',
      [dose({ dose_code: 'TDPW1', material_id: 12, batch_id: null })],
      known(),
      ['SCHEDU0005 vaccine_details.0.dose_code'],
    ],
    ['no such vaccine', [dose({ material_id: 99 })], known(), ['VACDOS0013 vaccine_details.0.material_id']],
    [
      'vaccine of another dose',
      [dose({ material_id: 1, batch_id: null })],
      known(),
      ['VACDOS0012 vaccine_details.0.dose_code'],
    ],
    ['batch of another site', [dose({ batch_id: 'b9' })], known(), ['VACDOS0003 vaccine_details.0.batch_id']],
    [
      'batch expired that day',
      [dose()],
      known({ batches: [{ ...batch, expiry_date: '2026-03-01' }] }),
      ['VACDOS0004 vaccine_details.0.expiry_date'],
    ],
    [
      'batch expired since',
      [dose()],
      known({ batches: [{ ...batch, expiry_date: '2026-03-02' }] }),
      ['PENTA1 attempt 1'],
    ],
    [
      'batch stopped before',
      [dose({ captured_at: '2026-03-02T06:00:00.000Z' })],
      known({ batches: [stopped] }),
      ['VACDOS0023 vaccine_details.0.batch_id'],
    ],
    [
      'batch stopped before, drawn all the same',
      [dose({ captured_at: '2026-03-02T06:00:00.000Z', despite_stop: true })],
      known({ batches: [stopped] }),
      ['PENTA1 attempt 1'],
    ],
    [
      'batch stopped since',
      [dose({ captured_at: '2026-03-02T04:00:00.000Z' })],
      known({ batches: [stopped] }),
      ['PENTA1 attempt 1'],
    ],
  ];
  for (const [what, doses, facts, expected] of table) assert.deepEqual(outcome(doses, facts), expected, what);
});

test('Td of an earlier pregnancy does not stand in the way of this one', () => {
  const woman = { dob: '1998-05-01', gender: 2, lmp_date: '2026-06-01', deceased_on: null };
  const earlier = recorded({ dose_code: 'TDPW1', material_id: 12, given_on: '2023-02-01' });
  const now = dose({ dose_code: 'TDPW1', material_id: 12, batch_id: null, given_on: '2026-07-01' });
  assert.deepEqual(outcome([now], known({ person: woman, recorded: [earlier] })), ['TDPW1 attempt 2']);
});
