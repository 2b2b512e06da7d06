import assert from 'node:assert/strict';
import { test } from 'node:test';
import { animalLooksOf, biteOf } from './read-case.ts';

const care = (animal_state: string, ...events: [string, string, string][]) => ({
  opened_at: '2026-01-05T05:00:00Z',
  details: { rabies: { animal_state } },
  events: events.map(([kind, at, state]) => ({ kind, at, facts: { state } })),
});

test('looks at the animal in their order, by the day in India', () => {
  const looks = animalLooksOf(
    care(
      'alive',
      ['animal', '2026-01-14T19:00:00Z', 'healthy'],
      ['recall', '2026-01-09T05:00:00Z', 'coming'],
      ['animal', '2026-01-08T05:00:00Z', 'ill'],
    ),
  );
  assert.deepEqual(
    looks.map(({ on, state }) => [on, state]),
    [
      ['2026-01-08', 'ill'],
      ['2026-01-15', 'healthy'],
    ],
  );
});

test('an animal that was dead or gone as the case was opened is a first look', () => {
  assert.deepEqual(
    animalLooksOf(care('not-traceable')).map(({ on, state }) => [on, state]),
    [['2026-01-05', 'not-traceable']],
  );
  assert.deepEqual(animalLooksOf(care('')), []);
});

test('there is an animal to watch only after a bite whose day is known', () => {
  const rabies = { purpose: 'bite', animal: 'dog', bitten_on: '2026-01-05' };
  assert.deepEqual(biteOf(rabies), { animal: 'dog', bittenOn: '2026-01-05' });
  assert.equal(biteOf({ ...rabies, purpose: 'prevention' }), null);
  assert.equal(biteOf({ ...rabies, bitten_on: null }), null);
  assert.equal(biteOf(null), null);
});
