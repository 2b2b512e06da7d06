import assert from 'node:assert/strict';
import { test } from 'node:test';
import { venomRules as rules } from '../venom/index.ts';
import { outcomeOf, type RecordedCase, type RecordedEvents } from './read-case.ts';
import { mayBeAnotherBite, venomGradeOf } from './venom-case.ts';

const bitten = { bitten_on: '2026-07-04', bitten_time: '20:30', species: 'not-seen' };
const at = (hours: number): string => new Date(Date.UTC(2026, 6, 4, 15) + hours * 3_600_000).toISOString();
const care = (
  ...events: readonly [string, number, object?][]
): RecordedCase & RecordedEvents & { opened_at: string } => ({
  opened_at: at(1),
  details: { rabies: null, venom: bitten },
  doses: [],
  events: events.map(([kind, hours, facts = {}]) => ({ kind, at: at(hours), facts })),
});

test('a dry bite is one that was watched for a day, whoever asks', () => {
  const table: [string, ReturnType<typeof care>, number, string][] = [
    ['after an hour', care(), 1, 'no-signs'],
    ['after a day', care(), 24, 'dry-bite'],
    ['sent on after an hour, asked a month later', care(['closed', 1]), 720, 'no-signs'],
    ['closed after a day', care(['closed', 25]), 720, 'dry-bite'],
    ['closed, opened again and closed', care(['closed', 1], ['closed', 26]), 720, 'dry-bite'],
    ['signs stay signs', care(['look', 2, { signs: ['ptosis'] }], ['closed', 3]), 720, 'neurotoxic'],
  ];
  for (const [what, record, hours, expected] of table) {
    assert.equal(venomGradeOf(record, Date.parse(at(hours)), rules), expected, what);
  }
});

test('after days without news somebody may have been bitten again', () => {
  const table: [string, ReturnType<typeof care>, string, boolean][] = [
    ['the same night', care(), '2026-07-04', false],
    ['two days later', care(), '2026-07-06', false],
    ['three days later', care(), '2026-07-07', true],
    ['a year later', care(['referral', 1]), '2027-07-07', true],
    ['a look yesterday', care(['look', 60]), '2026-07-08', false],
  ];
  for (const [what, record, today, expected] of table) {
    assert.equal(mayBeAnotherBite(record, today, rules), expected, what);
  }
});

test('who was sent on and never heard of has been referred', () => {
  const outcomeFacts = (state: string) => ({ state });
  assert.equal(outcomeOf(care()), '');
  assert.equal(outcomeOf(care(['referral', 1])), 'referred');
  assert.equal(outcomeOf(care(['referral', 1], ['outcome', 50, outcomeFacts('recovered')])), 'recovered');
});
