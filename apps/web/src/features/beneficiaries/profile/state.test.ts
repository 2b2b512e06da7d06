import assert from 'node:assert/strict';
import { test } from 'node:test';
import { nobody } from '@teeka/domain/beneficiaries';
import type { PersonOnPhone } from '../../../platform/pack/index.ts';
import { anItem } from '../../../platform/testing/an-item.ts';
import { personOfDetails } from '../../../records/beneficiaries/person-of-details.ts';
import { motherOf, pregnancyDates, rulesFor, visitsOf } from './state.ts';
import { withDeathHere } from './use-profile.ts';

test('the woman of whose delivery somebody was born, where this phone has her', () => {
  const births = [{ birth_id: 'b1', child_id: 'child', facts: {} }];
  const at = '2026-11-20T05:00:00.000Z';
  const events = [
    { event_id: 'r', kind: 'registered', facts: { lmp_date: '2026-02-01' }, births: [], at, by: 'anm' },
    { event_id: 'd', kind: 'delivery', facts: { delivered_on: '2026-11-20' }, births, at, by: 'anm' },
  ];
  const mother = { beneficiary_id: 'mother', pregnancies: [{ pregnancy_number: 1, events }] };
  const people = new Map([['mother', mother as unknown as PersonOnPhone]]);
  const born = (beneficiary_id: string, guardian_ben_id: string | null) =>
    motherOf({ beneficiary_id, guardian_ben_id }, people)?.beneficiary_id;
  assert.deepEqual(
    [born('child', 'mother'), born('other', 'mother'), born('child', null), born('child', 'grandmother')],
    ['mother', undefined, 'mother', 'mother'],
  );
});

const details = {
  ...nobody,
  beneficiary_id: '12345678901236',
  ben_name: 'AARAV',
  ben_mobile_number: 'XXXXXX3210',
  photo_id_number: 'XXXXXXXX4321',
  dob: '2026-08-01',
  beneficiary_gender: 'Male',
  guardian_name: 'SUNITA',
  village_name: 'Sahaswan',
  beneficiary_type_name: ['Children'],
  ben_type_id: [22],
  photo_id_type: 1,
  version: 1,
  dob_is_year: false,
  village_id: 1,
  deceased_on: null,
  linkedmembers: [],
  doses: [{ dose_code: 'BCG', given_on: '2026-08-01' }],
  je_endemic: true,
  programmes_off: ['HPV'],
  programmes_on: ['COVID-19'],
};

test('the schedule goes by the village: as the server says, else as the pack does, so that an officer sees what a vaccinator sees', () => {
  const here = {
    je_endemic: false,
    village_rules: [{ village_id: 1, je_endemic: true, programmes_off: ['HPV'], programmes_on: ['COVID-19'] }],
  };
  const endemic = { jeEndemic: true, programmesOff: ['HPV'], programmesOn: ['COVID-19'] };
  const of = (village_id: number) => ({ village_id });
  assert.deepEqual(rulesFor(of(1), details, undefined), endemic);
  assert.deepEqual(rulesFor(of(1), null, here), endemic);
  assert.deepEqual(rulesFor(of(9), details, here), endemic, 'a guest');
  const nothing = { jeEndemic: false, programmesOff: [], programmesOn: [] };
  assert.deepEqual(rulesFor(of(1), null, undefined), nothing);
  const { programmes_on: _, ...earlier } = details;
  assert.deepEqual(rulesFor(of(1), earlier, undefined).programmesOn, [], 'a server of an earlier version');
});

test('a person fetched online is shown like one of this phone', () => {
  const { record, person, doses } = personOfDetails(details);
  assert.deepEqual(record?.doses, [['BCG', '2026-08-01', 0]]);
  assert.equal(record?.photo_id_last4, '4321');
  assert.equal(person.gender, 1);
  assert.equal(doses[0]?.state, 'done');
});

test('a death declared here of somebody from elsewhere is said before the server has it', () => {
  const input = { beneficiary_ref_id: '12345678901236', date_of_death: '2026-11-20', remarks: '' };
  const item = anItem({ call: 'beneficiaries.declareBenDeath', input });
  const person = personOfDetails(details);
  const shown = (state: typeof item.state) => withDeathHere(person, [{ ...item, state }]).record?.deceased_on;
  assert.deepEqual([shown('waiting'), shown('refused'), shown('done')], ['2026-11-20', null, null]);
  assert.equal(personOfDetails({ ...details, deceased_on: '2026-10-01' }).record?.deceased_on, '2026-10-01');
});

test('dates of pregnancies', () => {
  assert.deepEqual(pregnancyDates('2026-05-01', ''), {
    lmp: '2026-05-01',
    expected: '2027-02-05',
    previous: null,
  });
  assert.deepEqual(pregnancyDates(null, '2024-01-31'), { lmp: null, expected: null, previous: '2024-01-31' });
});

test('visits on record and those of this phone, each once, the latest first', () => {
  const onRecord = {
    case_id: 'a',
    session_id: null,
    status: 'completed' as const,
    material_category: '',
    vaccine_details: [],
  };
  const here = { beneficiary_id: '1', session_id: 's', material_ids: [], screened: [], doses: [] };
  const visits = visitsOf(
    [{ ...onRecord, opened_at: '2026-11-01T05:00:00Z' }],
    [
      { ...here, case_id: 'a', status: 'open' as const, opened_at: '2026-11-01T05:00:00Z' },
      { ...here, case_id: 'b', status: 'open' as const, opened_at: '2026-11-21T05:00:00Z' },
    ],
  );
  assert.deepEqual(
    visits.map(({ case_id, status }) => [case_id, status]),
    [
      ['b', 'open'],
      ['a', 'completed'],
    ],
  );
  assert.deepEqual(visitsOf(null, []), []);
});
