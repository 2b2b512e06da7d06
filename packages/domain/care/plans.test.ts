import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  caseCategoryRefusal,
  closeCase,
  doseCategoryRefusals,
  kindOfCase,
  lineAfterCase,
  lineAfterDose,
  type PlanOfCare,
} from './index.ts';

test('bites are cared for in sessions of category 2, vaccines are given in the others', () => {
  const table: [string, string, boolean][] = [
    ['PENTA1', '1', true],
    ['PENTA1', '2', false],
    ['TDB', '2', false],
    ['ARV', '2', true],
    ['RIG', '2', true],
    ['ASV', '2', true],
    ['ARV', '1', false],
    ['ASV', '1', false],
  ];
  for (const [code, category, fits] of table) {
    const refusals = doseCategoryRefusals(['X', code], category).filter(({ path }) => path?.includes('.1.'));
    assert.deepEqual(
      refusals.map((one) => one.code),
      fits ? [] : ['VACDOS0008'],
      `${code} ${category}`,
    );
  }
  assert.deepEqual([caseCategoryRefusal('rabies', '2'), caseCategoryRefusal('schedule', '1')], [undefined, undefined]);
  assert.equal(caseCategoryRefusal('antenatal', '1'), undefined);
  assert.equal(caseCategoryRefusal('antenatal', '2')?.code, 'VACDOS0008');
  assert.equal(caseCategoryRefusal('rabies', '1')?.code, 'VACDOS0008');
  assert.equal(caseCategoryRefusal('schedule', '2')?.code, 'VACDOS0008');
});

test('which plan a case is of, and what it alone makes of the line', () => {
  const course = { case_type: 'rabies' as const, rabies: { regimen: 'IDRV' } };
  const woundCare = { case_type: 'rabies' as const, rabies: { regimen: '' } };
  const snake = { case_type: 'venom' as const, rabies: null };
  const table: [string, Parameters<typeof kindOfCase>[0], string, string | null][] = [
    ['a visit of the schedule', {}, 'schedule', null],
    ['a course that begins with its first dose', { bite: course }, 'rabies', null],
    ['wound care only', { bite: woundCare }, 'rabies', 'vaccinated'],
    ['an antenatal visit', { antenatal: {} }, 'antenatal', null],
    ['one with a bite beside, which its plan refuses', { antenatal: {}, bite: woundCare }, 'antenatal', null],
    ['a snake bite that is watched', { bite: snake }, 'venom', 'vaccinated'],
  ];
  for (const [what, sent, kind, line] of table)
    assert.deepEqual([kindOfCase(sent), lineAfterCase(sent)], [kind, line], what);
  assert.deepEqual(['PENTA1', 'ARV', 'ASV'].map(lineAfterDose), ['vaccinated', 'vaccinated', 'vaccinated']);
});

test('a plan without doses says nothing of them', () => {
  const weighing: PlanOfCare<{ readonly kg: number | null }> = {
    category: 'Others',
    isCaredForIn: () => true,
    opens: () => true,
    lineAfterCase: () => 'verified',
    closingRefusal: ({ status }, { kg }) =>
      status === 'completed' && kg === null ? { code: 'FLDVAL0001', path: 'kg' } : undefined,
  };
  const closing = { status: 'completed' as const, reason: '', on: '2026-11-21' };
  assert.deepEqual(closeCase(weighing, closing, { status: 'open', kg: 61 }), { status: 'completed' });
  assert.deepEqual(closeCase(weighing, closing, { status: 'open', kg: null }), {
    refusal: { code: 'FLDVAL0001', path: 'kg' },
  });
});
