import assert from 'node:assert/strict';
import { test } from 'node:test';
import { correctedEvent, type EventToCorrect, timeToCorrect } from './kept-event.ts';

const event = { event_id: 'e1', kind: 'referral', at: '2026-11-21T05:00:00Z', facts: { to: 'CHC' } };
const kept = { case_id: 'c1', beneficiary_reference_id: 'p1', session_id: 's1', event };

test('a refused event is taken up with everything typed, and goes out under a new id in its case', () => {
  const facts = { to: 'District Hospital' };
  assert.deepEqual(correctedEvent(kept, { at: event.at, facts }, 'e2'), {
    ...kept,
    event: { ...event, event_id: 'e2', facts },
  });
});

test('a refused time is asked anew where the clock of the phone was wrong, on the day that it is now', () => {
  const now = new Date('2026-11-21T05:10:00Z');
  const begins = (hadWrongClock: boolean, at: string) => {
    const corrected: EventToCorrect = {
      place: '/rabies-recall#event',
      kept: { ...kept, event: { ...event, at } },
      hadWrongClock,
    };
    return timeToCorrect(corrected, now);
  };
  const yesterday = '2026-11-20T18:20:00Z';
  assert.deepEqual(begins(false, yesterday), { day: '2026-11-20', time: '23:50' });
  assert.deepEqual(begins(true, '2026-11-21T06:10:00Z'), { day: '2026-11-21', time: '' });
  assert.deepEqual(begins(true, '2026-11-24T06:10:00Z'), { day: '2026-11-21', time: '' });
});
