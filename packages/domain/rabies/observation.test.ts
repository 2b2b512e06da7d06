import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  type AnimalLook,
  type BitingAnimal,
  observationOf,
  observedUntil,
  stopForAnimalRefusal,
} from './observation.ts';
import { rabiesRules as rules } from './rules.ts';

const dog = { animal: 'dog', bittenOn: '2026-01-05' };

const look = (on: string, state: string): AnimalLook => ({ on, state });

test('a dog or cat is watched for ten days; of other animals watching tells nothing', () => {
  assert.equal(observedUntil({ animal: 'dog', bittenOn: '2026-02-20' }, rules), '2026-03-02');
  assert.equal(observedUntil({ animal: 'cat', bittenOn: '2026-01-05' }, rules), '2026-01-15');
  for (const animal of ['monkey', 'cow', 'mongoose', 'human', 'other', '']) {
    assert.equal(observedUntil({ animal, bittenOn: '2026-01-05' }, rules), undefined, animal);
  }
});

test('what looks at the animal mean for the course (file of facts 2.1: may be stopped when it stays healthy)', () => {
  const table: [string, AnimalLook[], string, string][] = [
    ['nobody looked yet', [], '2026-01-09', 'watching'],
    ['the day before the last', [], '2026-01-14', 'watching'],
    ['the last day', [], '2026-01-15', 'look-now'],
    ['weeks later, nobody looked', [], '2026-02-20', 'look-now'],
    ['healthy too early to tell', [look('2026-01-14', 'healthy')], '2026-01-14', 'watching'],
    ['healthy early, the days are over now', [look('2026-01-12', 'healthy')], '2026-01-15', 'look-now'],
    ['healthy on the last day', [look('2026-01-15', 'healthy')], '2026-01-15', 'may-stop'],
    ['healthy after it', [look('2026-01-30', 'healthy')], '2026-01-30', 'may-stop'],
    ['ill', [look('2026-01-08', 'ill')], '2026-01-09', 'go-on'],
    ['dead', [look('2026-01-08', 'dead')], '2026-01-20', 'go-on'],
    ['not found', [look('2026-01-08', 'not-traceable')], '2026-01-20', 'go-on'],
    ['a word of a newer version', [look('2026-01-16', 'drowsy')], '2026-01-20', 'go-on'],
    [
      'lost, and found healthy later',
      [look('2026-01-08', 'not-traceable'), look('2026-01-16', 'healthy')],
      '2026-01-16',
      'may-stop',
    ],
    [
      'healthy, then dead: the last look counts',
      [look('2026-01-15', 'healthy'), look('2026-01-17', 'dead')],
      '2026-01-17',
      'go-on',
    ],
  ];
  for (const [what, looks, today, expected] of table) {
    assert.equal(observationOf(dog, looks, { today, rules }).state, expected, what);
  }
  const monkey = { ...dog, animal: 'monkey' };
  const healthy = [look('2026-02-15', 'healthy')];
  assert.equal(observationOf(monkey, healthy, { today: '2026-02-15', rules }).state, 'not-watched');
});

test('a course is stopped for a healthy animal only once that is known', () => {
  const healthy = look('2026-01-15', 'healthy');
  const table: [string, BitingAnimal | null, AnimalLook[], string, string | undefined][] = [
    ['the ninth day', dog, [], '2026-01-14', 'RABIES0013'],
    ['the tenth day, nobody looked', dog, [], '2026-01-15', 'RABIES0020'],
    ['healthy before it, nobody looked since', dog, [look('2026-01-12', 'healthy')], '2026-01-15', 'RABIES0020'],
    ['seen healthy', dog, [healthy], '2026-01-15', undefined],
    ['ill when it was last seen', dog, [healthy, look('2026-01-16', 'ill')], '2026-01-17', 'RABIES0018'],
    ['ill, and later healthy again', dog, [look('2026-01-10', 'ill'), healthy], '2026-01-15', undefined],
    ['not to be found from the first day', dog, [look('2026-01-05', 'not-traceable')], '2026-01-15', 'RABIES0018'],
    ['a monkey', { ...dog, animal: 'monkey' }, [], '2026-02-15', 'RABIES0014'],
    ['no bite', null, [], '2026-02-15', 'RABIES0014'],
  ];
  for (const [what, bite, looks, on, code] of table) {
    assert.equal(stopForAnimalRefusal(bite, looks, { on, rules })?.code, code, what);
  }
});
