import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { SessionStatus } from '@teeka/domain/sessions';
import { applyReply } from '../../platform/pack/apply-reply.ts';
import { anEntry, aReply, aSession, personId, sessionId } from '../../platform/testing/pack-reply.ts';
import { overlay } from '../testing/overlay.ts';
import { visitGoingOn } from './visit-going-on.ts';

const at = '2026-11-21T17:00:00+05:30';
const listed = [anEntry(1, { status: 'vaccinated' }), anEntry(2), anEntry(3)];
const of = (status: SessionStatus, roster = listed, date_of_session = '2026-11-21') => {
  const reply = aReply(5, { sessions: [aSession({ status, date_of_session })], roster });
  const people = reply.people.map((person) =>
    person.beneficiary_id === personId(3) ? { ...person, deceased_on: '2026-11-20' } : person,
  );
  return overlay(applyReply(null, { ...reply, people }, at).rows, []);
};

test('the case of whoever had a dose stays open to the worker while the session runs', () => {
  const table: [string, number, SessionStatus, string | undefined][] = [
    ['had a dose', 1, 'on-going', 'vaccinate'],
    ['is awaited', 2, 'on-going', 'verify'],
    ['has died', 3, 'on-going', undefined],
    ['is on no list', 4, 'on-going', undefined],
    ['the session has ended, something was forgotten', 1, 'ended', 'vaccinate'],
    ['the session is frozen', 1, 'frozen', undefined],
    ['the session waits', 2, 'waiting', undefined],
  ];
  for (const [what, who, status, act] of table) {
    const visit = visitGoingOn(of(status), personId(who), '2026-11-21');
    assert.equal(visit?.act, act, what);
    if (visit) assert.deepEqual([visit.session_id, visit.hasEnded], [sessionId, status === 'ended']);
  }
});

test('on the day of a death the case that was begun is brought to its end', () => {
  const begun = of('on-going', [anEntry(3, { status: 'vaccinated' })]);
  assert.equal(visitGoingOn(begun, personId(3), '2026-11-20')?.act, 'vaccinate');
  assert.equal(visitGoingOn(begun, personId(3), '2026-11-21'), null);
  assert.equal(visitGoingOn(of('on-going'), personId(3), '2026-11-20'), null, 'nobody is verified any more');
});

test('a session of before a death that was not ended is typed to its end', () => {
  const before = of('on-going', listed, '2026-11-19');
  assert.equal(visitGoingOn(before, personId(3), '2026-11-21')?.act, 'verify');
  const sameDay = of('on-going', [anEntry(3, { status: 'verified' })], '2026-11-20');
  assert.equal(visitGoingOn(sameDay, personId(3), '2026-11-21')?.act, 'vaccinate');
});

test('today’s session comes before one of weeks ago that nobody ended', () => {
  const ids = { longAgo: 'a', lastWeek: 'b', overToday: 'c', today: 'd' } as const;
  const days = {
    longAgo: '2026-11-02',
    lastWeek: '2026-11-14',
    overToday: '2026-11-21',
    today: '2026-11-21',
  };
  const table: [string, (keyof typeof ids)[], keyof typeof ids][] = [
    ['today’s is on going', ['longAgo', 'lastWeek', 'overToday', 'today'], 'today'],
    ['two were never ended: the newer one', ['longAgo', 'lastWeek'], 'lastWeek'],
    ['today’s has ended: what was forgotten is of today', ['longAgo', 'overToday'], 'overToday'],
    ['only the old one has them on its list', ['longAgo'], 'longAgo'],
  ];
  for (const [what, listedAt, expected] of table) {
    const sessions = (Object.keys(ids) as (keyof typeof ids)[]).map((key) =>
      aSession({
        session_id: ids[key],
        date_of_session: days[key],
        status: key === 'overToday' ? 'ended' : 'on-going',
      }),
    );
    const roster = listedAt.map((key) => anEntry(1, { session_id: ids[key], status: 'verified' }));
    const view = overlay(applyReply(null, aReply(5, { sessions, roster }), at).rows, []);
    const visit = visitGoingOn(view, personId(1), '2026-11-21');
    assert.deepEqual([visit?.session_id, visit?.hasEnded], [ids[expected], expected === 'overToday'], what);
  }
});
