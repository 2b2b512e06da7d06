import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { PackRows, PersonOnPhone } from '../../../platform/pack/index.ts';
import { type FamilyAnswer, familyOf } from './family-of.ts';

const person = (beneficiary_id: string, change: Partial<PersonOnPhone> = {}): PersonOnPhone => ({
  beneficiary_id,
  ben_name: beneficiary_id,
  dob: '2020-01-01',
  gender: 1,
  guardian_name: '',
  guardian_ben_id: null,
  village_id: 7,
  ben_type_id: 22,
  lmp_date: null,
  photo_id_type: null,
  photo_id_last4: '',
  deceased_on: null,
  doses: [],
  version: 1,
  mobile: '',
  ...change,
});
const rowsOf = (...people: PersonOnPhone[]) =>
  ({ people: new Map(people.map((one) => [one.beneficiary_id, one])) }) as unknown as PackRows;
const shown = (members: ReturnType<typeof familyOf>) =>
  members.map(({ beneficiary_id, relation }) => `${beneficiary_id} ${relation}`);

const mother = person('mother', { mobile: '9876543210', gender: 2, dob: '1995-01-01' });
const elder = person('elder', { guardian_ben_id: 'mother', mobile: '9876543210' });
const child = person('child', { guardian_ben_id: 'mother', mobile: '9876543210' });
const aunt = person('aunt', { mobile: '9876543210' });
const stranger = person('stranger', { mobile: '9000000000' });
const rows = rowsOf(mother, elder, child, aunt, stranger, person('nobody'));

test('the family on this phone: each once, in the closest relation', () => {
  assert.deepEqual(shown(familyOf(child, rows, null)), ['mother guardian', 'elder sibling', 'aunt sameMobile']);
  assert.deepEqual(shown(familyOf(mother, rows, null)), ['elder child', 'child child', 'aunt sameMobile']);
  assert.deepEqual(shown(familyOf(person('nobody'), rows, null)), []);
  assert.deepEqual(familyOf(child, null, null), []);
});

test('the server adds who lives elsewhere, and nobody stands twice', () => {
  const answer = {
    linked: [
      {
        beneficiary_id: 'mother',
        ben_name: 'mother',
        dob: '1995-01-01',
        beneficiary_gender: 'Female',
        relation: 'guardian',
      },
      {
        beneficiary_id: 'baby',
        ben_name: 'baby',
        dob: '2026-01-01',
        beneficiary_gender: 'Male',
        relation: 'sibling',
      },
    ],
    onMobile: [
      { beneficiary_id: 'baby' },
      { beneficiary_id: 'child' },
      { beneficiary_id: 'far', beneficiary_gender: 'Others' },
    ],
  } as unknown as FamilyAnswer;
  const members = familyOf(child, rows, answer);
  assert.deepEqual(shown(members), [
    'mother guardian',
    'elder sibling',
    'baby sibling',
    'aunt sameMobile',
    'far sameMobile',
  ]);
  assert.deepEqual(
    members.map(({ gender }) => gender),
    [2, 1, 1, 1, 3],
  );
});
