import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  type BookedPerson,
  concernsBooked,
  expectedAt,
  freezeHeardFrom,
  type KnownSession,
  noticeFor,
  slotAfter,
} from './index.ts';

const today = '2026-11-21';
const planned: KnownSession = {
  status: 'waiting',
  date_of_session: '2026-11-25',
  start_time: '09:00',
  end_time: '13:00',
  capacity: 40,
  slots: 1,
  published: true,
};
const booked: BookedPerson = { slot_time: null, has_number: true, notice: null };
/** What the person is told of, and by whom; the day and hour that they still know. */
const noticeAfter = (
  person: Partial<BookedPerson>,
  after: Partial<KnownSession>,
  before: Partial<KnownSession> = {},
): string | null => {
  const change = { before: { ...planned, ...before }, after: { ...planned, ...after }, today };
  const notice = noticeFor({ ...booked, ...person }, change);
  return notice && `${notice.state} ${notice.heard.day} ${notice.heard.from}${notice.heard.off ? ' off' : ''}`;
};

test('whoever would come in vain hears of it', () => {
  const table: [string, Partial<KnownSession>, string | null][] = [
    ['another day', { date_of_session: '2026-11-26' }, 'waiting 2026-11-25 09:00'],
    ['earlier', { start_time: '08:00' }, 'waiting 2026-11-25 09:00'],
    ['over earlier', { end_time: '12:00' }, 'waiting 2026-11-25 09:00'],
    ['cancelled', { status: 'cancelled' }, 'waiting 2026-11-25 09:00'],
    ['frozen', { status: 'frozen' }, 'waiting 2026-11-25 09:00'],
    ['goes on longer', { end_time: '14:00' }, null],
    ['more places', { capacity: 50 }, null],
    ['was never put out', { published: false, status: 'cancelled' }, null],
    ['its day is over', { date_of_session: '2026-11-20', status: 'cancelled' }, null],
  ];
  for (const [what, after, expected] of table) assert.equal(noticeAfter({}, after), expected, what);
  assert.equal(noticeAfter({ has_number: false }, { status: 'cancelled' }), 'to-tell 2026-11-25 09:00');
});

test('what somebody hears hangs on what they know, not on what was written before', () => {
  const heard = expectedAt(planned, null);
  const off = { ...heard, off: true };
  const [waiting, sent] = (['waiting', 'sent'] as const).map((state) => ({ notice: { state, heard } }));
  const table: [string, Partial<BookedPerson>, Partial<KnownSession>, Partial<KnownSession>, string | null][] = [
    [
      'cancelled and taken back before the message went',
      waiting ?? {},
      { status: 'waiting-again' },
      { status: 'cancelled' },
      null,
    ],
    [
      'taken back after it',
      sent ?? {},
      { status: 'waiting-again' },
      { status: 'cancelled' },
      'to-tell 2026-11-25 09:00 off',
    ],
    [
      'cancelled again before anybody told them',
      { notice: { state: 'to-tell', heard: off } },
      { status: 'cancelled' },
      { status: 'waiting-again' },
      null,
    ],
    [
      'moved twice before the message went',
      waiting ?? {},
      { date_of_session: '2026-11-27' },
      { date_of_session: '2026-11-26' },
      'waiting 2026-11-25 09:00',
    ],
    [
      'moved again after it',
      sent ?? {},
      { date_of_session: '2026-11-27' },
      { date_of_session: '2026-11-26' },
      'waiting 2026-11-26 09:00',
    ],
    ['moved and back before it went', waiting ?? {}, {}, { date_of_session: '2026-11-26' }, null],
    [
      'told that it is cancelled, then it takes place on another day',
      { notice: { state: 'to-tell', heard: off } },
      { status: 'waiting-again', date_of_session: '2026-11-27' },
      { status: 'waiting-again' },
      'waiting 2026-11-25 09:00 off',
    ],
  ];
  for (const [what, person, after, before, expected] of table)
    assert.equal(noticeAfter(person, after, before), expected, what);
});

test('whoever has a slot hears when the slot changes', () => {
  const slots = { slots: 4 };
  assert.equal(noticeAfter({ slot_time: '10:00' }, { ...slots, end_time: '12:00' }, slots), 'waiting 2026-11-25 10:00');
  assert.equal(noticeAfter({ slot_time: '09:00' }, { ...slots, capacity: 80 }, slots), null);
  const before = { ...planned, ...slots };
  const table: [Partial<KnownSession>, string | null, string | null][] = [
    [{ start_time: '10:00', end_time: '14:00' }, '11:00', '12:00'],
    [{ slots: 2 }, '11:00', '11:00'],
    [{ slots: 2 }, '10:00', '09:00'],
    [{ slots: 1 }, '11:00', null],
    [{}, '09:30', null],
    [{}, null, null],
  ];
  for (const [change, slot, expected] of table)
    assert.equal(slotAfter(slot, before, { ...before, ...change }), expected, `${slot} ${JSON.stringify(change)}`);
  assert.equal(concernsBooked(before, { ...before, slots: 2 }), true);
  assert.equal(concernsBooked(before, { ...before, capacity: 60 }), false);
});

test('of a freeze people hear on the afternoon before its day', () => {
  assert.equal(Date.parse(freezeHeardFrom('2026-11-25')), Date.parse('2026-11-24T11:30:00Z'));
});
