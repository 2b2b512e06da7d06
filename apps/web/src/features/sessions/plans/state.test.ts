import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { PlannedSession } from '@teeka/contract/sessions/plans';
import { actsOn, bookedOn, byDay, listedOn, toPublish } from './state.ts';

const today = '2026-11-21';
const plan = (change: Partial<PlannedSession> = {}): PlannedSession => ({
  session_id: 'plan',
  session_name: '',
  session_site_id: 'site',
  session_site_name: 'Rampur',
  session_site_name_hi: 'रामपुर',
  facilty_name: 'PHC',
  facilty_name_hi: '',
  team_members: [],
  date_of_session: '2026-11-25',
  start_time: '09:00',
  end_time: '14:00',
  status: 'waiting',
  session_category_type: '1',
  capacity: 40,
  started_at: null,
  ended_at: null,
  vaccines: ['BCG'],
  published: true,
  counts: { scheduled: 3, verified: 0, vaccinated: 0, rejected: 1, noshow: 0 },
  ...change,
});

test('what a plan offers, by its status, day and the role of the reader', () => {
  const past = { date_of_session: '2026-11-20' };
  const table: [Partial<PlannedSession>, string, string][] = [
    [{}, 'Vaccinator', 'edit cancel'],
    [{}, 'Supervisor', 'edit freeze cancel'],
    [{ published: false }, 'Site Admin', 'publish edit freeze cancel'],
    [{ published: false }, 'ANM', ''],
    [{ status: 'waiting-again' }, 'Vaccinator', 'edit cancel'],
    [{ status: 'on-going', date_of_session: today }, 'Vaccinator', ''],
    [{ status: 'on-going', date_of_session: today }, 'District Administrator', 'freeze'],
    [{ status: 'cancelled' }, 'Vaccinator', 'restore'],
    [{ status: 'cancelled', ...past }, 'Vaccinator', ''],
    [{ status: 'ended', ...past }, 'Supervisor', ''],
    [{ status: 'frozen' }, 'Supervisor', 'unfreeze'],
    [{ status: 'frozen' }, 'Vaccinator', ''],
    [{ ...past }, 'Vaccinator', 'cancel'],
    [{ status: '4' }, 'Supervisor', ''],
  ];
  for (const [change, role, expected] of table)
    assert.equal(actsOn(plan(change), role, today).join(' '), expected, `${JSON.stringify(change)} ${role}`);
});

test('the next week is put out together: only what is hidden, waits and lies within it', () => {
  const hidden = { published: false };
  const sessions = [
    plan({ session_id: 'near', ...hidden }),
    plan({ session_id: 'out' }),
    plan({ session_id: 'far', ...hidden, date_of_session: '2026-11-29' }),
    plan({ session_id: 'cancelled', ...hidden, status: 'cancelled' }),
    plan({ session_id: 'today', ...hidden, date_of_session: today }),
  ];
  assert.deepEqual(
    toPublish(sessions, today).map(({ session_id }) => session_id),
    ['near', 'today'],
  );
});

test('by day, in the order in which they came; how many are on the list', () => {
  const days = byDay([
    plan({ session_id: 'a' }),
    plan({ session_id: 'b', date_of_session: '2026-11-26' }),
    plan({ session_id: 'c' }),
  ]);
  assert.deepEqual(
    days.map(({ day, sessions }) => [day, sessions.map(({ session_id }) => session_id)]),
    [
      ['2026-11-25', ['a', 'c']],
      ['2026-11-26', ['b']],
    ],
  );
  assert.equal(listedOn(plan()), 4);
});

test('who hears of a change: whoever has not come yet, of a plan that was put out', () => {
  const counts = { scheduled: 3, verified: 1, vaccinated: 2, rejected: 0, noshow: 0 };
  assert.equal(bookedOn(plan({ counts })), 4);
  assert.equal(bookedOn(plan({ counts, started_at: '2026-11-25T04:00:00Z' })), 3);
  assert.equal(bookedOn(plan({ counts, published: false })), 0);
});
