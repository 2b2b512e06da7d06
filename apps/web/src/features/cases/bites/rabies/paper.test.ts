import assert from 'node:assert/strict';
import { test } from 'node:test';
import { addPreviousVaccination } from '@teeka/contract/vaccinations';
import type { Item } from '../../../../platform/outbox/item.ts';
import type { PersonNow } from '../../../../records/beneficiaries/person-now.ts';
import { emptyPaper, paperOf, paperProblems, paperReport, refusedPaper } from './paper.ts';

let n = 0;
const facts = {
  person: '10000000000001',
  capturedAt: '2026-11-21T05:00:00.000Z',
  material: { material_id: 301, material_name: 'Anti-rabies vaccine' },
  newId: () => `01900000-0000-7000-8000-${String(++n).padStart(12, '0')}`,
};
const typed = { days: ['2025-03-01', '', '2025-03-04', '2025-03-08'], rig: 'ERIG' };
const sent = paperReport(typed, facts);
const item = (more: object) =>
  ({
    id: 'i1',
    call: addPreviousVaccination.name,
    state: 'refused',
    input: sent,
    refusals: [],
    ...more,
  }) as unknown as Item;

test('a refused paper opens with its days and its immunoglobulin, and goes back under its own ids', () => {
  const refused = refusedPaper(item({}));
  assert.ok(refused);
  const form = paperOf(refused);
  assert.deepEqual(form, { days: ['2025-03-01', '2025-03-04', '2025-03-08'], rig: 'ERIG' });
  const days = ['2025-03-01', '2025-03-05', '2025-03-08', '2025-03-29'];
  const again = paperReport({ days, rig: '' }, facts, refused);
  assert.equal(again.case_id, sent.case_id);
  assert.equal(again.rig_type, '');
  assert.deepEqual(
    again.vaccine_details.map(({ day_of_dose }) => day_of_dose),
    days,
  );
  const ids = again.vaccine_details.map(({ dose_id }) => dose_id);
  assert.deepEqual(
    ids.slice(0, 3),
    sent.vaccine_details.map(({ dose_id }) => dose_id),
  );
  assert.equal(new Set(ids).size, 4);
  assert.ok(addPreviousVaccination.request.safeParse(again).success);
});

test('what waits, and a report of the national schedule, are not papers to be corrected', () => {
  const national = { ...sent, vaccine_details: [{ dose_id: 'd', dose_code: 'BCG', day_of_dose: '' }] };
  assert.equal(refusedPaper(item({ state: 'waiting' })), null);
  assert.equal(refusedPaper(item({ input: national })), null);
  assert.equal(refusedPaper(item({ call: 'vaccinations.saveCardPhoto' })), null);
  assert.equal(refusedPaper(null), null);
});

test('days are judged by their place as the server judges them, and none lies after the bite of today', () => {
  const person = {
    record: { dob: '2000-01-01', deceased_on: null },
    doses: [{ dose_code: 'ARV', given_on: '2024-05-01', voided: false }],
  } as unknown as PersonNow;
  const known = { person, today: '2026-11-21', bittenOn: '2026-11-20' } as const;
  const table: [string, readonly string[], [number, string][]][] = [
    ['nothing typed', emptyPaper.days, []],
    ['a whole course', ['2025-03-01', '2025-03-04'], []],
    ['before birth, in the second row', ['', '1999-12-31'], [[1, 'SCHEDU0002']]],
    ['on record already', ['2024-05-01'], [[0, 'RABIES0002']]],
    ['the same day twice', ['2025-03-01', '', '2025-03-01'], [[2, 'RABIES0002']]],
    ['on the day of the bite', ['2026-11-20'], [[0, 'FLDVAL0019']]],
    ['no day', ['2025-02-30'], [[0, 'SCHEDU0006']]],
  ];
  for (const [what, days, expected] of table) {
    const found = [...paperProblems({ days, rig: '' }, known)].map(([at, { code }]) => [at, code]);
    assert.deepEqual(found, expected, what);
  }
});
