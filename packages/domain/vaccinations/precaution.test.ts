import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type CovidDose, precautionDueFrom, precautionMaterialIds } from './precaution.ts';

const course: readonly CovidDose[] = [
  { material_id: 1, given_on: '2026-01-01' },
  { material_id: 1, given_on: '2026-03-26' },
];
const worker = { categoryId: 1, deceasedOn: null, programmesOn: ['COVID-19'], doses: course };
type Person = Parameters<typeof precautionDueFrom>[0];

test('a precaution dose is due 182 days after the last dose of the course', () => {
  assert.equal(precautionDueFrom(worker), '2026-09-24');
  assert.equal(precautionDueFrom({ ...worker, doses: [...course].reverse() }), '2026-09-24');
  assert.equal(precautionDueFrom({ ...worker, doses: course.slice(0, 1) }), '2026-07-02');
  assert.equal(precautionDueFrom({ ...worker, doses: [{ material_id: 2, given_on: '2023-09-01' }] }), '2024-03-01');
});

test('it is for health care and front line workers: by category or, without one, by type', () => {
  const { categoryId: _, ...uncategorised } = worker;
  const due = (of: Partial<Person>) => precautionDueFrom({ ...uncategorised, ...of }) !== null;
  for (const categoryId of [1, 2]) assert.ok(due({ categoryId }));
  for (const typeId of [3001, 3, 4, 1001, 1002, 2001, 4001, 5001, 6001, 7001]) assert.ok(due({ typeId }), `${typeId}`);
  for (const typeId of [20, 21, 22, 23, 7008]) assert.ok(!due({ typeId }), `${typeId}`);
  assert.ok(!due({ categoryId: 3 }) && !due({ categoryId: 3, typeId: 3001 }) && !due({}));
});

test('none is due where the state has it off, without a course, after one, or of somebody who died', () => {
  assert.equal(precautionDueFrom({ ...worker, programmesOn: [] }), null);
  assert.equal(precautionDueFrom({ ...worker, programmesOn: ['HPV'] }), null);
  assert.equal(precautionDueFrom({ ...worker, doses: [] }), null);
  assert.equal(precautionDueFrom({ ...worker, deceasedOn: '2026-05-01' }), null);
  for (const material_id of precautionMaterialIds) {
    const doses = [...course, { material_id, given_on: '2026-10-01' as const }];
    assert.equal(precautionDueFrom({ ...worker, doses }), null);
  }
});
