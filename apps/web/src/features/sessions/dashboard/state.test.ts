import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Session } from '@teeka/contract/sessions';
import type { SessionStatus } from '@teeka/domain/sessions';
import { dayPlan, listsShown, packNote, primarySession, progressOf } from './state.ts';

const session = (id: string, date: string, status: SessionStatus = 'waiting'): Session => ({
  session_id: id,
  session_name: id,
  session_site_id: 's',
  session_site_name: 'Site',
  date_of_session: date,
  start_time: '09:00',
  end_time: '16:00',
  status,
  session_category_type: '1',
  capacity: 50,
  started_at: null,
  ended_at: null,
  vaccines: [],
  counts: { scheduled: 3, verified: 1, vaccinated: 5, rejected: 1, noshow: 0 },
});
const today = '2026-11-21';
const ids = (sessions: readonly Session[]) => sessions.map((one) => one.session_id).join(' ');

test("today's sessions and those of the next 7 days; later ones are not there, nor past ones that were ended", () => {
  const plan = dayPlan(
    [
      session('forgotten', '2026-08-02', 'on-going'),
      session('yesterday', '2026-11-20', 'ended'),
      session('now', today),
      session('tomorrow', '2026-11-22'),
      session('in7', '2026-11-28'),
      session('in8', '2026-11-29'),
      session('called off', '2026-11-24', 'cancelled'),
      session('still', today, 'frozen'),
    ],
    today,
  );
  assert.equal(ids(plan.toEnd), 'forgotten');
  assert.equal(ids(plan.today), 'now');
  assert.equal(ids(plan.coming), 'tomorrow in7');
  assert.equal(ids(plan.setAside), 'called off still');
});

test('the primary action opens what runs, else what waits today; nothing for ended ones', () => {
  const of = (...statuses: SessionStatus[]) =>
    primarySession({
      today: statuses.map((status, at) => session(`${at}`, today, status)),
      coming: [],
      setAside: [],
      toEnd: [session('left', '2026-11-02', 'on-going')],
    })?.session_id;
  assert.equal(of('waiting', 'on-going'), '1');
  assert.equal(of('ended', 'waiting-again'), '1');
  assert.equal(of('ended', 'cancelled', 'frozen'), 'left');
  assert.equal(of(), 'left');
  assert.equal(primarySession({ today: [], coming: [], toEnd: [], setAside: [] }), null);
});

test('progress counts everyone on the lists', () => {
  assert.deepEqual(progressOf(session('a', today)), { vaccinated: 5, total: 10 });
});

test('the note says what is true of the pack', () => {
  const online = { pulledAt: null, online: true, kept: 'yes' } as const;
  const here = { pulledAt: '2026-11-21T03:00:00Z', online: false, kept: 'yes' } as const;
  const table: [Parameters<typeof packNote>[0], Parameters<typeof packNote>[1], string][] = [
    [{ kind: 'asking' }, online, 'opening'],
    [{ kind: 'idle' }, online, 'opening'],
    [{ kind: 'saving', people: 812, sessions: 3 }, online, 'opening'],
    [{ kind: 'unreachable' }, online, 'missing'],
    [{ kind: 'failed' }, online, 'missing'],
    [{ kind: 'idle' }, { ...online, online: false }, 'missing'],
    [{ kind: 'idle' }, { ...online, kept: 'fetching' }, 'opening'],
    [{ kind: 'idle' }, { ...here, kept: 'fetching' }, 'appComing'],
    [{ kind: 'asking' }, { ...here, kept: 'no' }, 'appNotKept'],
    [{ kind: 'asking' }, here, 'renewing'],
    [{ kind: 'unreachable' }, here, 'ready'],
    [{ kind: 'idle' }, here, 'ready'],
  ];
  for (const [pulling, known, expected] of table) assert.equal(packNote(pulling, known).kind, expected);
  assert.deepEqual(packNote({ kind: 'saving', people: 812, sessions: 3 }, online), {
    kind: 'opening',
    people: 812,
  });
});

test('only lists on which somebody stands are counted', () => {
  const counts = { scheduled: 2, verified: 0, vaccinated: 0, rejected: 1, noshow: 0 };
  assert.deepEqual(listsShown({ counts }), ['scheduled', 'rejected']);
  assert.deepEqual(listsShown({ counts: { ...counts, scheduled: 0, rejected: 0 } }), []);
});
