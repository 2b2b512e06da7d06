import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  ageInDays,
  ageInYears,
  type KeyFacilitator,
  type SpecialPlan,
  specialRefusals,
  specialType,
  startRefusals,
} from './index.ts';

const nobodyYet = { name: '', designation: '', mobile: '' };
const headTeacher: KeyFacilitator = {
  name: 'Ramesh Yadav',
  designation: 'प्रधानाध्यापक',
  mobile: '9876543210',
};
const school: SpecialPlan = {
  special_session_type_id: 1,
  special_group: 'Class 5 and 10',
  institution_name: 'प्राथमिक विद्यालय, सहसवान',
  min_age: 3287,
  max_age: 5478,
  key_facilitator: nobodyYet,
};

test('what a special session needs to be planned', () => {
  const table: [string, Partial<SpecialPlan>, string[]][] = [
    ['a school session for an age', {}, []],
    ['only from an age on', { max_age: null }, []],
    ['only up to an age', { min_age: null }, []],
    ['an age session without ages', { min_age: null, max_age: null }, ['FLDVAL0001 min_age']],
    ['ages the wrong way round', { min_age: 5478, max_age: 3287 }, ['SESPLN0009 max_age']],
    ['before birth', { min_age: -1 }, ['FLDVAL0005 min_age']],
    ['older than a hundred years', { max_age: 36_526 }, ['FLDVAL0005 max_age']],
    ['a hostel needs no age', { special_session_type_id: 2, min_age: null, max_age: null }, []],
    ['a type that is none', { special_session_type_id: 9 }, ['FLDVAL0029 special_session_type_id']],
    ['no group', { special_group: ' ' }, ['FLDVAL0001 special_group']],
    ['no institution', { institution_name: '' }, ['FLDVAL0001 institution_name']],
    ['a tag', { institution_name: '<b>School</b>' }, ['FLDVAL0003 institution_name']],
    ['the facilitator named early', { key_facilitator: headTeacher }, []],
    [
      'a number of the facilitator that is none',
      { key_facilitator: { ...nobodyYet, mobile: '123' } },
      ['FLDVAL0007 key_facilitator_mobile'],
    ],
  ];
  for (const [what, wish, expected] of table)
    assert.deepEqual(
      specialRefusals({ ...school, ...wish }).map(({ code, path }) => `${code} ${path}`),
      expected,
      what,
    );
});

test('what is said when a session starts', () => {
  const special = { special_session_type_id: 1, vaccines: ['TD', 'HPV4'] };
  const table: [string, number | null, string[], KeyFacilitator, string[]][] = [
    ['an ordinary session needs nothing', null, [], nobodyYet, []],
    ['one vaccine is there', 1, ['TD'], headTeacher, []],
    ['no vaccine is there', 1, [], headTeacher, ['SESPLN0012 vaccines_confirmed']],
    ['a vaccine nobody expected', 1, ['TD', 'BCG'], headTeacher, ['FLDVAL0029 vaccines_confirmed.1']],
    [
      'nobody answers for the group',
      1,
      ['TD'],
      nobodyYet,
      [
        'FLDVAL0001 key_facilitator_name',
        'FLDVAL0001 key_facilitator_designation',
        'FLDVAL0027 key_facilitator_mobile',
      ],
    ],
    [
      'a number that is too short',
      1,
      ['TD'],
      { ...headTeacher, mobile: '98765' },
      ['FLDVAL0007 key_facilitator_mobile'],
    ],
  ];
  for (const [what, type, confirmed, key_facilitator, expected] of table)
    assert.deepEqual(
      startRefusals(
        { ...special, special_session_type_id: type },
        { vaccines_confirmed: confirmed, key_facilitator },
      ).map(({ code, path }) => `${code} ${path}`),
      expected,
      what,
    );
});

test('ages in years stand for days, and back', () => {
  assert.deepEqual(ageInDays({ from: 9, to: 14 }), { min_age: 3287, max_age: 5478 });
  for (let from = 0; from <= 60; from += 1) {
    const years = { from, to: from + 5 };
    assert.deepEqual(ageInYears(ageInDays(years)), years);
  }
  assert.deepEqual(ageInYears(ageInDays({ from: null, to: 0 })), { from: null, to: 0 });
  assert.equal(specialType(1)?.ages, true);
  assert.equal(specialType(7), undefined);
});
