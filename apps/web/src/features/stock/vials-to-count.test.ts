import assert from 'node:assert/strict';
import { test } from 'node:test';
import { aSession } from '../../platform/testing/pack-reply.ts';
import { vialsToCount } from './vials-to-count.ts';

const of = (doses: number) => ({
  material_id: 104,
  batch_number: 'P-1',
  expiry_date: '2027-06-30',
  doses,
});
const [onGoing, cancelled] = ['on-going', 'cancelled'] as const;

test('a session asks for the vials of its doses, and of no others', () => {
  const rows: [string, Parameters<typeof aSession>[0], string][] = [
    ['a dose was given', { status: onGoing, doses_given: [of(1)] }, 'open'],
    ['it is counted', { status: onGoing, doses_given: [of(1)], doses_counted: [of(1)] }, 'counted'],
    ['a dose came after the count', { doses_given: [of(2)], doses_counted: [of(1)] }, 'again'],
    ['opened for nobody, and counted', { status: onGoing, doses_counted: [of(0)] }, 'counted'],
    ['given all the same, and counted', { status: cancelled, doses_given: [of(1)], doses_counted: [of(1)] }, 'none'],
    ['given all the same', { status: cancelled, doses_given: [of(1)] }, 'open'],
  ];
  for (const [what, change, expected] of rows) assert.equal(vialsToCount(aSession(change)), expected, what);
});

test('people treated by their case alone leave no vials to count (decision 032)', () => {
  const counts = { ...aSession().counts, vaccinated: 2 };
  assert.equal(vialsToCount(aSession({ status: onGoing, counts, doses_given: [], doses_counted: [] })), 'none');
});
