import assert from 'node:assert/strict';
import { test } from 'node:test';
import { matching } from './matching.ts';

const line = (ben_name: string, guardian_name: string, beneficiary_id: string, mobile = '') => ({
  person: { beneficiary_id, ben_name, dob: '2026-08-01', gender: 2, guardian_name },
  mobile,
});
const list = [
  line('AARAV KUMAR', 'SUNITA DEVI', '12345678901236', '9812345670'),
  line('आरव कुमार', 'सुनीता देवी', '98765432101239'),
  line('RESHMA KHATOON', '', '55555555555555'),
  line('KAVITA', 'NITIN YADAV', '66666666666666'),
  line('MOHD ZAID', 'SHABNAM BEGUM', '77777777777777'),
];

test('the list is searched as typed in either script, by sound, and by number', () => {
  const table: [typed: string, found: string[]][] = [
    ['  ', list.map(({ person }) => person.ben_name)],
    ['aarav', ['AARAV KUMAR', 'आरव कुमार']],
    ['KUM aar', ['AARAV KUMAR', 'आरव कुमार']],
    ['आरव', ['AARAV KUMAR', 'आरव कुमार']],
    ['सुनीता', ['AARAV KUMAR', 'आरव कुमार']],
    ['रेशमा', ['RESHMA KHATOON']],
    ['रेश', ['RESHMA KHATOON']],
    ['रेशमा खातून', ['RESHMA KHATOON']],
    ['कविता', ['KAVITA']],
    ['नितिन', ['KAVITA']],
    ['resma', ['RESHMA KHATOON']],
    ['kabita', ['KAVITA']],
    ['शबनम', ['MOHD ZAID']],
    ['5670', ['AARAV KUMAR']],
    ['५६७०', ['AARAV KUMAR']],
    ['9812345670', ['AARAV KUMAR']],
    ['98123 45670', ['AARAV KUMAR']],
    ['+91 98123-45670', ['AARAV KUMAR']],
    ['09812345670', ['AARAV KUMAR']],
    ['9812345671', []],
    ['1239', ['आरव कुमार']],
    ['12345678901236', ['AARAV KUMAR']],
    ['1234 5678 9012 36', ['AARAV KUMAR']],
    ['1234 5678 9012 39', []],
    ['9876-5432-1012-39', ['आरव कुमार']],
    ['aarav singh', ['AARAV KUMAR', 'आरव कुमार']],
    ['ramlal singh', []],
    ['1111', []],
  ];
  for (const [typed, found] of table) {
    const names = matching(list, typed).map(({ person }) => person.ben_name);
    assert.deepEqual(names.toSorted(), found.toSorted(), typed);
  }
});
