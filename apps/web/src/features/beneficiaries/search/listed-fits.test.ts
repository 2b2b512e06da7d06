import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { PersonOnPhone } from '../../../platform/pack/person-card.ts';
import { personForecast } from '../../../records/schedule/person-forecast.ts';
import { emptyFilter, type FilterForm, type FilterResult } from './filter-form.ts';
import { listedFits } from './listed-fits.ts';

const today = '2026-11-21';

const person = (change: Partial<PersonOnPhone> = {}): PersonOnPhone => ({
  beneficiary_id: '12345678901236',
  ben_name: 'AARAV',
  dob: '2026-11-01',
  gender: 1,
  guardian_name: 'SUNITA',
  village_id: 7,
  ben_type_id: 22,
  lmp_date: null,
  photo_id_type: 6,
  photo_id_last4: '234F',
  deceased_on: null,
  doses: [],
  version: 1,
  mobile: '9876543210',
  ...change,
});

function fits(form: Partial<FilterForm>, days?: [string, string], who = person()): boolean {
  const range = days ? { from: days[0], to: days[1] } : null;
  const filter: FilterResult = { ...emptyFilter, ...form, flagDetails: 0, range };
  return listedFits(who, filter, () => personForecast(who, [], { today, jeEndemic: false }));
}

test('by number', () => {
  const table: [Partial<FilterForm>, boolean][] = [
    [{}, true],
    [{ search_value: '3210' }, true],
    [{ search_value: '+91 98765 43210' }, true],
    [{ search_value: '210' }, false],
    [{ search_value: '9000000000' }, false],
    [{ photo_id_type_id: 'reference', search_value: '1236' }, true],
    [{ photo_id_type_id: 'reference', search_value: '1237' }, false],
    [{ photo_id_type_id: 'photoID-6', search_value: 'ABCDE1234f' }, true],
    [{ photo_id_type_id: 'photoID-8', search_value: 'ABCDE1234F' }, false],
    [{ photo_id_type_id: 'name', search_value: 'aara' }, true],
  ];
  for (const [form, wanted] of table) assert.equal(fits(form), wanted, JSON.stringify(form));
});

test('by the days on which a dose can be given: what is open counts from today, what comes from its day', () => {
  // Born on 1 November: the birth doses are open today, those of six weeks begin on 13 December.
  const table: [[string, string], boolean][] = [
    [['2026-11-21', '2026-11-21'], true],
    [['2026-11-22', '2026-12-12'], false],
    [['2026-11-22', '2026-12-13'], true],
    [['2026-12-13', '2026-12-20'], true],
  ];
  for (const [days, wanted] of table) assert.equal(fits({}, days), wanted, days.join(' '));
  assert.equal(fits({}, ['2026-11-21', '2026-12-20'], person({ deceased_on: '2026-11-10' })), false);
  assert.equal(fits({ search_value: '9000000000' }, ['2026-11-21', '2026-11-21']), false);
});
