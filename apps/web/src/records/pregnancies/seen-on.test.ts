import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { PregnancyEvent } from '@teeka/domain/pregnancy';
import { isSeenOn } from './seen-on.ts';

const day = '2026-11-26';
const event = (kind: PregnancyEvent['kind'], facts: PregnancyEvent['facts']) => ({
  ...{ event_id: `${kind} ${facts.visited_on ?? ''}`, kind, facts, births: [] },
  ...{ at: '2026-11-26T05:00:00.000Z', by: 'anm' },
});
const registered = event('registered', { lmp_date: '2026-07-01', registered_on: '2026-09-01' });
const visit = event('antenatal', { visited_on: day });
const pregnancy = (...events: ReturnType<typeof event>[]) => ({
  pregnancies: [{ pregnancy_number: 1, events: [registered, ...events] }],
});

test('she was seen on a day whose visit is on record and counts', () => {
  assert.equal(isSeenOn(pregnancy(visit), day), true);
  assert.equal(isSeenOn(pregnancy(), day), false);
  assert.equal(isSeenOn({}, day), false);
  assert.equal(isSeenOn(pregnancy(event('antenatal', { visited_on: '2026-11-25' })), day), false);
  assert.equal(isSeenOn(pregnancy(event('postnatal', { visited_on: day })), day), false, 'after a delivery');
  const withdrawn = event('withdrawal', { event: visit.event_id, reason: 'of another woman' });
  assert.equal(isSeenOn(pregnancy(visit, withdrawn), day), false, 'taken back');
});
