import assert from 'node:assert/strict';
import { test } from 'node:test';
import { anItem } from '../../../platform/testing/an-item.ts';
import type { SessionNow } from '../../../records/sessions/session-now.ts';
import { bookedIn, refusedSlot } from './slots.ts';

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

test('a refused change of a slot opens for its person and for nobody else', () => {
  const input = { session_id: 's', beneficiary_id: 'asha', slot_time: '09:00' };
  const refused = anItem({ call: 'sessions.changeSlot', input, state: 'refused' });
  assert.equal(refusedSlot(refused, { session_id: 's', beneficiary_id: 'asha' }), refused);
  assert.equal(refusedSlot(refused, { session_id: 's', beneficiary_id: 'radha' }), null);
  assert.equal(refusedSlot({ ...refused, state: 'waiting' }), null);
  assert.equal(refusedSlot(null), null);
});
