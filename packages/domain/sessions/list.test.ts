import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  additionRefusal,
  carried,
  isVisible,
  type ListedSession,
  mayMove,
  nextSession,
  type Submission,
  slotsOf,
  slotsPossible,
} from './index.ts';

const today = '2026-11-21';
const live: Submission = {
  capturedAt: `${today}T05:00:00.000Z`,
  capturedDay: today,
  receivedAt: Date.parse(`${today}T05:00:00.000Z`),
};
const late: Submission = { ...live, receivedAt: live.receivedAt + 3_600_000 };
const coming: ListedSession = {
  status: 'waiting',
  date: '2026-11-25',
  started_at: null,
  published: true,
  start_time: '09:00',
  end_time: '12:00',
  capacity: 10,
  slots: 3,
  listed: 4,
  inSlot: 0,
};
const ongoing: ListedSession = { ...coming, status: 'on-going', date: today, started_at: live.capturedAt };

test('who is put on a list, ahead of the day and on it', () => {
  const table: [string, Partial<ListedSession>, string | null, Submission, string | undefined][] = [
    ['booked to a coming session', {}, null, live, undefined],
    ['booked to a slot', {}, '10:00', live, undefined],
    ['to the last slot', {}, '11:00', live, undefined],
    ['to a time that is no slot', {}, '10:30', live, 'FLDVAL0029'],
    ['to a slot of a session without', { slots: 1 }, '09:00', live, 'FLDVAL0029'],
    ['to a slot with one place left', { inSlot: 2 }, '10:00', live, undefined],
    ['to a full slot', { inSlot: 3 }, '10:00', live, 'SESPLN0011'],
    ['to a slot that filled while the phone had no network', { inSlot: 3 }, '10:00', late, undefined],
    ['the last place', { listed: 9 }, null, live, undefined],
    ['no place left', { listed: 10 }, null, live, 'SESPLN0010'],
    ['booked without network before it filled', { listed: 10 }, null, late, undefined],
    ['not put out yet', { published: false }, null, live, 'SESDAY0006'],
    ['more than 7 days ahead', { date: '2026-11-29' }, null, live, 'SESDAY0006'],
    ['7 days ahead', { date: '2026-11-28' }, null, live, undefined],
    ['waits again after a freeze', { status: 'waiting-again' }, null, live, undefined],
    ['frozen', { status: 'frozen' }, null, live, 'SESDAY0008'],
    ['cancelled', { status: 'cancelled' }, null, live, 'SESDAY0007'],
    ['over', { status: 'ended' }, null, live, 'SESDAY0002'],
    ['today, not begun yet', { date: today }, null, live, undefined],
    ['never held', { date: '2026-11-20' }, null, live, 'SESDAY0006'],
    ['a status of a newer version', { status: '4' }, null, live, 'SESDAY0002'],
  ];
  for (const [what, wish, slot, submission, expected] of table)
    assert.equal(additionRefusal({ ...coming, ...wish }, { slot, submission, today })?.code, expected, what);
  assert.equal(
    additionRefusal({ ...ongoing, listed: 10 }, { slot: null, submission: live, today }),
    undefined,
    'whoever has come is seen, however many they are',
  );
});

test('slots: equally long, places dealt out evenly', () => {
  assert.deepEqual(
    slotsOf(coming).map(({ slot_time, end_time, places }) => [slot_time, end_time, places]),
    [
      ['09:00', '10:00', 4],
      ['10:00', '11:00', 3],
      ['11:00', '12:00', 3],
    ],
  );
  const uneven = slotsOf({ start_time: '09:30', end_time: '14:00', capacity: 40, slots: 4 });
  assert.deepEqual(
    uneven.map(({ slot_time }) => slot_time),
    ['09:30', '10:37', '11:44', '12:51'],
  );
  assert.equal(uneven.at(-1)?.end_time, '14:00');
  for (const slots of [undefined, 0, 1]) assert.deepEqual(slotsOf({ ...coming, slots }), [], String(slots));
  const table: [string, string, number, number][] = [
    ['09:00', '14:00', 40, 12],
    ['09:00', '10:00', 40, 4],
    ['09:00', '14:00', 5, 5],
    ['09:00', '09:10', 40, 1],
  ];
  for (const [start_time, end_time, capacity, most] of table)
    assert.equal(slotsPossible({ start_time, end_time, capacity }), most, `${start_time} ${end_time} ${capacity}`);
});

test('field workers see what was put out, from 7 days before', () => {
  const table: [string, boolean, boolean][] = [
    [today, true, true],
    ['2026-11-28', true, true],
    ['2026-11-29', true, false],
    ['2026-11-20', true, false],
    ['2026-11-25', false, false],
  ];
  for (const [date, published, expected] of table)
    assert.equal(isVisible({ status: 'waiting', date, published }, today), expected, `${date} ${published}`);
});

test('no-shows are carried to the next waiting session of the site', () => {
  const session = (date_of_session: string, wish: object = {}) => ({
    session_id: `${date_of_session}-${JSON.stringify(wish)}`,
    session_site_id: 'here',
    date_of_session,
    start_time: '09:00',
    status: 'waiting',
    ...wish,
  });
  const ended = session(today, { status: 'ended' });
  const next = session('2026-12-02');
  const table: [string, ReturnType<typeof session>[], string | undefined][] = [
    ['nothing planned', [ended], undefined],
    ['the next one', [session('2026-12-09'), next], '2026-12-02'],
    ['the earlier of a day', [session('2026-12-02', { start_time: '14:00' }), next], '2026-12-02'],
    ['not at another site', [session('2026-11-25', { session_site_id: 'there' })], undefined],
    [
      'not a cancelled or a frozen one',
      [session('2026-11-25', { status: 'cancelled' }), session('2026-11-26', { status: 'frozen' }), next],
      '2026-12-02',
    ],
    ['one that waits again', [session('2026-11-26', { status: 'waiting-again' }), next], '2026-11-26'],
    ['not one of the same day: its people were asked to come then', [session(today)], undefined],
  ];
  for (const [what, sessions, date] of table)
    assert.equal(nextSession(ended, sessions, today)?.date_of_session, date, what);
  assert.equal(nextSession(ended, [session('2026-12-02', { start_time: '14:00' }), next], today)?.start_time, '09:00');
  const school = session('2026-12-01', { special_session_type_id: 2 });
  assert.equal(nextSession(ended, [school, next], today)?.date_of_session, next.date_of_session, 'not to a school');
  assert.equal(nextSession(ended, [school], today), undefined);
  const late = { ...ended, date_of_session: '2026-11-07' };
  const over = session('2026-11-14');
  assert.equal(nextSession(late, [over, next], today)?.date_of_session, next.date_of_session, 'ended late');
  assert.equal(nextSession(late, [over, session(today)], today)?.date_of_session, today);
  assert.deepEqual(carried(['a', 'b', 'c'], ['b']), ['a', 'c']);
});

test('who may move sessions', () => {
  const roles = [
    'Vaccinator',
    'ANM',
    'Assistant',
    'ASHA',
    'Verifier',
    'Supervisor',
    'District Administrator',
    'Site Admin',
  ];
  const may = (movement: Parameters<typeof mayMove>[0]) =>
    roles.map((role) => (mayMove(movement, role) ? 1 : 0)).join('');
  for (const movement of ['plan', 'edit', 'publish', 'cancel', 'restore'] as const)
    assert.equal(may(movement), '10000111', movement);
  for (const movement of ['freeze', 'unfreeze'] as const) assert.equal(may(movement), '00000111', movement);
  for (const movement of ['start', 'end'] as const) assert.equal(may(movement), '11000000', movement);
});
