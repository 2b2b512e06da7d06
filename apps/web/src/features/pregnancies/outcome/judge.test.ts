import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { PregnancyAct } from '@teeka/domain/pregnancy';
import type { NewbornFacts } from '../../../records/pregnancies/newborn.ts';
import { childrenRefusals } from './judge.ts';

const today = '2026-11-20';
const facts = {
  mother: {
    beneficiary_id: '12345678901236',
    ben_name: 'SITA DEVI',
    dob: '2000-05-01',
    mobile: '9812345678',
    village_id: 7,
  },
  mobile_number: '9812345678',
  delivery_id: 'e1',
  facility_id: 'f1',
  platform: 'App',
  consent: { language: 'hi', given_at: `${today}T10:00:00Z` },
  overruled: null,
  captured_at: `${today}T10:00:00Z`,
  today,
} as unknown as NewbornFacts;
const child = (nth: number, child_id: string) => ({
  birth_id: `b${nth}`,
  child_id,
  facts: { birth_outcome: 'Live birth', born_on: today, sex: 'female', name: 'BABY OF SITA', weight: 2.4 },
});
const act: PregnancyAct = {
  event_id: 'e1',
  kind: 'delivery',
  facts: { delivered_on: today },
  births: [child(1, '12345678901236'), child(2, '12345678901244')],
};

test('twins for whom there is room for one on the number: the family is asked for another one', () => {
  const refused = (count: number, more: Partial<NewbornFacts> = {}, registered = [0, 1]) =>
    childrenRefusals(act, { facts: { ...facts, ...more }, registered, members: { count, max: 4 } })
      .filter(({ path }) => path === 'mobile_number')
      .map(({ code }) => code);
  assert.deepEqual(refused(2), []);
  assert.deepEqual(refused(3), ['BENREG0001']);
  assert.deepEqual(refused(4), ['BENREG0001']);
  // One of them is registered already.
  assert.deepEqual(refused(3, {}, [1]), []);
  assert.deepEqual(refused(0, { mobile_number: '12' }), ['FLDVAL0007']);
});
