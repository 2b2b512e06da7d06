import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { SessionNow } from '../../../records/sessions/session-now.ts';
import { bookedIn } from './slots.ts';

test('who is booked to a slot, on whichever list they stand by now', () => {
  const line = (slot_time: string | null) => ({ entry: { slot_time } });
  const lists = {
    scheduled: [line('09:00'), line('10:00'), line(null)],
    verified: [line('09:00')],
    vaccinated: [],
    rejected: [],
    noshow: [],
  } as unknown as SessionNow['lists'];
  assert.deepEqual(
    [bookedIn({ lists }, '09:00'), bookedIn({ lists }, '10:00'), bookedIn({ lists }, '11:00')],
    [2, 1, 0],
  );
});
