import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type Comparable, duplicateReasons } from './index.ts';

const sunita: Comparable = {
  name: 'SUNITA DEVI',
  dob: '1990-05-20',
  gender: 2,
  guardian_name: 'RAMESH KUMAR',
  mobile: '9876543210',
  photo_id: '12:ABC1234567',
  photo_id_end: '12:4567',
};
const stranger: Comparable = {
  name: 'REKHA',
  dob: '1970-01-01',
  gender: 2,
  guardian_name: 'MOHAN',
  mobile: '9000000000',
};
const reasons = (change: Partial<Comparable>) => duplicateReasons({ ...stranger, ...change }, sunita);

test('why two records may be of one person', () => {
  const table: [string, Partial<Comparable>, string[]][] = [
    ['nothing in common', {}, []],
    ['the same photo ID', { photo_id: '12:ABC1234567' }, ['photo-id']],
    ['its end alone says nothing', { photo_id_end: '12:4567' }, []],
    ['its end and the name in Hindi', { photo_id_end: '12:4567', name: 'सुनीता देवी' }, ['photo-id-end']],
    ['a relative on the same number', { mobile: '9876543210' }, []],
    [
      'the number and the name in Hindi',
      { mobile: '9876543210', name: 'सुनीता', dob: '1991-01-01' },
      ['mobile-and-name'],
    ],
    ['a daughter named alike on the same number', { mobile: '9876543210', name: 'SUNITA', dob: '2015-01-01' }, []],
    ['a boy named alike', { mobile: '9876543210', name: 'SUNITA', dob: '1990-05-20', gender: 1 }, []],
    [
      'name and birth, guardian in Hindi',
      { name: 'SUNEETA DEVI', dob: '1990-05-21', guardian_name: 'रमेश कुमार' },
      ['name-birth-guardian'],
    ],
    [
      'name and birth, guardian unknown',
      { name: 'SUNITA', dob: '1990-06-10', guardian_name: '' },
      ['name-birth-guardian'],
    ],
    ['name and birth, another guardian', { name: 'SUNITA DEVI', dob: '1990-05-20', guardian_name: 'SURESH' }, []],
    ['day and month turned', { name: 'SUNITA DEVI', dob: '1990-05-20', guardian_name: '' }, ['name-birth-guardian']],
    [
      'only the year is known',
      { name: 'SUNITA DEVI', dob: '1989-01-01', dob_is_year: true, guardian_name: '' },
      ['name-birth-guardian'],
    ],
    ['born months apart', { name: 'SUNITA DEVI', dob: '1990-09-20', guardian_name: '' }, []],
    ['birth not known yet', { name: 'SUNITA DEVI', dob: undefined, guardian_name: '' }, []],
    ['empty numbers are not the same', { mobile: '', photo_id: '' }, []],
  ];
  for (const [what, change, expected] of table) assert.deepEqual(reasons(change), expected, what);
  const turned = { ...sunita, mobile: undefined, photo_id: undefined, photo_id_end: undefined };
  assert.deepEqual(duplicateReasons({ ...turned, dob: '1990-03-05' }, { ...turned, dob: '1990-05-03' }), [
    'name-birth-guardian',
  ]);
});
