import assert from 'node:assert/strict';
import { test } from 'node:test';
import { addPreviousVaccination } from '@teeka/contract/vaccinations';
import type { PersonNow } from '../../../../records/beneficiaries/person-now.ts';
import { emptyPaper, paperProblems, paperReport } from './paper.ts';

let n = 0;
const facts = {
  person: '10000000000001',
  capturedAt: '2026-11-21T05:00:00.000Z',
  material: { material_id: 301, material_name: 'Anti-rabies vaccine' },
  newId: () => `01900000-0000-7000-8000-${String(++n).padStart(12, '0')}`,
};
const typed = { days: ['2025-03-01', '', '2025-03-04', '2025-03-08'], rig: 'ERIG' };

test('what goes out of a paper is its days and its immunoglobulin', () => {
  const sent = paperReport(typed, facts);
  assert.equal(sent.rig_type, 'ERIG');
  assert.deepEqual(
    sent.vaccine_details.map(({ day_of_dose }) => day_of_dose),
    ['2025-03-01', '2025-03-04', '2025-03-08'],
  );
  assert.equal(new Set(sent.vaccine_details.map(({ dose_id }) => dose_id)).size, 3);
  assert.ok(addPreviousVaccination.request.safeParse(sent).success);
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
