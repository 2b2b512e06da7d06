import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type ListedSession, type SlottedEntry, slotOutcome } from './index.ts';

const today = '2026-11-21';
const receivedAt = Date.parse('2026-11-21T05:00:00Z');
const at = (minutes: number) => ({
  capturedAt: new Date(receivedAt + minutes * 60_000).toISOString(),
  capturedDay: today,
  receivedAt,
});
/** Two slots of two places: 09:00 and 11:00. */
const planned: ListedSession = {
  status: 'waiting',
  date: '2026-11-25',
  started_at: null,
  published: true,
  start_time: '09:00',
  end_time: '13:00',
  capacity: 4,
  slots: 2,
  listed: 3,
  inSlot: 1,
};
const booked: SlottedEntry = { status: 'scheduled', slot_time: '09:00' };

test('another slot while it has a place left, until they have come', () => {
  const table: [string, Partial<ListedSession>, Partial<SlottedEntry> | null, string | null, number, string][] = [
    ['another slot', {}, {}, '11:00', 0, 'to 11:00'],
    ['at any time', {}, {}, null, 0, 'to null'],
    ['a slot for the first time', {}, { slot_time: null }, '11:00', 0, 'to 11:00'],
    ['while it runs and they have not come', { status: 'on-going', date: today }, {}, '11:00', 0, 'to 11:00'],
    ['waits again', { status: 'waiting-again' }, {}, '11:00', 0, 'to 11:00'],
    ['the slot that they have', { inSlot: 2 }, {}, '09:00', 0, 'unchanged'],
    ['full', { inSlot: 2 }, {}, '11:00', 0, 'SESPLN0011 slot_time'],
    ['full meanwhile, asked without network', { inSlot: 2 }, {}, '11:00', -30, 'to 11:00'],
    ['no slot of the session', {}, {}, '10:00', 0, 'FLDVAL0029 slot_time'],
    ['no slot of it any more, asked without network', {}, {}, '10:00', -30, 'FLDVAL0029 slot_time'],
    ['not on the list', {}, null, '11:00', 0, 'SESDAY0010 beneficiary_id'],
    ['verified', { status: 'on-going' }, { status: 'verified' }, '11:00', 0, 'SESPLN0016 beneficiary_id'],
    ['verified before it arrived', { status: 'on-going' }, { status: 'verified' }, '11:00', -30, 'unchanged'],
    ['ended', { status: 'ended' }, {}, '11:00', 0, 'SESDAY0004'],
    ['ended before it arrived', { status: 'ended' }, { status: 'noshow' }, '11:00', -30, 'unchanged'],
    ['cancelled', { status: 'cancelled' }, {}, '11:00', -30, 'SESDAY0007'],
    ['frozen', { status: 'frozen' }, {}, '11:00', 0, 'SESDAY0008'],
    ['its day is over', { date: '2026-11-20' }, {}, '11:00', 0, 'SESPLN0002'],
    ['a clock an hour ahead', {}, {}, '11:00', 60, 'SESDAY0015 captured_at'],
  ];
  for (const [what, session, entry, slot, minutes, expected] of table) {
    const booking = { slot, submission: at(minutes), today };
    const outcome = slotOutcome(entry ? { ...booked, ...entry } : undefined, { ...planned, ...session }, booking);
    const said =
      'refusal' in outcome
        ? [outcome.refusal.code, outcome.refusal.path].filter(Boolean).join(' ')
        : 'unchanged' in outcome
          ? 'unchanged'
          : `to ${outcome.slot_time}`;
    assert.equal(said, expected, what);
  }
});
