import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  addedFrom,
  deceasedRefusal,
  isPublished,
  isSessionStatus,
  lineRaised,
  moveSession,
  nextAct,
  type RosterAct,
  type RosterFacts,
  type RosterStatus,
  rejectionRefusals,
  rosterRefusal,
  rosterStatus,
  type SessionAct,
  type SessionStatus,
  type SpecialSession,
  sessionAgeLimits,
  sessionAgeRefusal,
  sessionStatuses,
  statusesNamedAs,
} from './index.ts';

const today = '2026-11-21';
const all: SessionStatus[] = ['waiting', 'on-going', 'cancelled', 'ended', 'frozen', 'waiting-again'];

test('statuses that say the same word', () => {
  const table: [string, SessionStatus[]][] = [
    ['waiting', ['waiting', 'waiting-again']],
    ['waiting-again', ['waiting', 'waiting-again']],
    ['ended', ['ended']],
    ['4', []],
    [String(2 ** 40), []],
  ];
  for (const [status, expected] of table) assert.deepEqual(statusesNamedAs(status), expected, status);
});

test('who put somebody on a list', () => {
  const addedBy = ['Vaccinator', 'ANM', 'Assistant', 'Supervisor'].map(addedFrom);
  assert.deepEqual(addedBy, ['vaccinator', 'vaccinator', '', '']);
});

test('every act on every status: where it leads, or the code', () => {
  const table: Record<SessionAct, string[]> = {
    start: ['on-going', 'SESDAY0003', 'SESDAY0007', 'SESDAY0004', 'SESDAY0008', 'on-going'],
    end: ['SESDAY0002', 'ended', 'SESDAY0007', 'SESDAY0004', 'SESDAY0008', 'SESDAY0002'],
    freeze: ['frozen', 'frozen', 'SESDAY0007', 'SESDAY0004', 'SESDAY0008', 'frozen'],
    unfreeze: ['SESPLN0003', 'SESPLN0003', 'SESPLN0003', 'SESPLN0003', 'waiting-again', 'SESPLN0003'],
    cancel: ['cancelled', 'SESDAY0003', 'SESDAY0007', 'SESDAY0004', 'SESDAY0008', 'cancelled'],
    restore: ['SESPLN0004', 'SESPLN0004', 'waiting-again', 'SESPLN0004', 'SESPLN0004', 'SESPLN0004'],
  };
  for (const [act, expected] of Object.entries(table)) {
    const found = all.map((status) => {
      const move = moveSession(act as SessionAct, { status, date: today }, today);
      return move.ok ? move.status : move.refusal.code;
    });
    assert.deepEqual(found, expected, act);
  }
});

test('a session starts on its own day only, and may be ended later', () => {
  const move = moveSession('start', { status: 'waiting', date: '2026-11-22' }, today);
  assert.deepEqual(move, { ok: false, refusal: { code: 'SESDAY0005', values: { date: '2026-11-22' } } });
  assert.deepEqual(moveSession('end', { status: 'on-going', date: '2026-11-20' }, today), {
    ok: true,
    status: 'ended',
  });
});

test('lifting a freeze: on going again when it had begun, else it waits again', () => {
  const frozen = { status: 'frozen', date: today } as const;
  const at = `${today}T04:00:00.000Z`;
  assert.deepEqual(moveSession('unfreeze', { ...frozen, started_at: at }, today), { ok: true, status: 'on-going' });
  assert.deepEqual(moveSession('unfreeze', { ...frozen, started_at: null }, today), {
    ok: true,
    status: 'waiting-again',
  });
});

test('what makes no sense once the day is over', () => {
  const table: [SessionAct, SessionStatus, string][] = [
    ['freeze', 'waiting', 'SESPLN0002'],
    // It was forgotten to be ended: an inquiry may still stop it.
    ['freeze', 'on-going', 'frozen'],
    ['restore', 'cancelled', 'SESPLN0002'],
    // Nobody held it; the list of plans is cleaned up.
    ['cancel', 'waiting', 'cancelled'],
    ['unfreeze', 'frozen', 'waiting-again'],
  ];
  for (const [act, status, expected] of table) {
    const move = moveSession(act, { status, date: '2026-11-20' }, today);
    assert.equal(move.ok ? move.status : move.refusal.code, expected, `${act} ${status}`);
  }
});

test('dots: green on going, grey yet to start, red completed', () => {
  assert.deepEqual(
    all.map((status) => sessionStatuses[status].dot),
    ['grey', 'green', 'amber', 'red', 'blue', 'grey'],
  );
  assert.deepEqual(['waiting', '4', '7', 'waiting-again'].map(isSessionStatus), [true, false, false, true]);
});

test('sessions of today and the next 7 days are visible', () => {
  const days = ['2026-11-20', '2026-11-21', '2026-11-28', '2026-11-29'];
  assert.deepEqual(
    days.map((day) => isPublished(day, today)),
    [false, true, true, false],
  );
});

const facts = (known: Partial<RosterFacts>): RosterFacts => ({
  verified: false,
  vaccinated: false,
  rejected: false,
  sessionStatus: 'on-going',
  ...known,
});

test('a person stands in one list: the first status that holds', () => {
  assert.equal(rosterStatus(facts({})), 'scheduled');
  assert.equal(rosterStatus(facts({ sessionStatus: 'ended' })), 'noshow');
  // A freeze may be lifted: whoever has not come yet still may.
  assert.equal(rosterStatus(facts({ sessionStatus: 'frozen' })), 'scheduled');
  assert.equal(rosterStatus(facts({ verified: true })), 'verified');
  assert.equal(rosterStatus(facts({ verified: true, sessionStatus: 'ended' })), 'verified');
  assert.equal(rosterStatus(facts({ verified: true, rejected: true })), 'rejected');
  assert.equal(rosterStatus(facts({ verified: true, rejected: true, vaccinated: true })), 'vaccinated');
});

test('acts on a person of the roster', () => {
  const table: [RosterAct, Partial<RosterFacts> | undefined, string | undefined][] = [
    ['verify', undefined, 'SESDAY0010'],
    ['verify', { sessionStatus: 'waiting' }, 'SESDAY0002'],
    ['verify', {}, undefined],
    ['verify', { verified: true }, 'SESDAY0012'],
    ['verify', { rejected: true }, undefined],
    ['vaccinate', {}, 'SESDAY0011'],
    ['vaccinate', { verified: true }, undefined],
    ['vaccinate', { verified: true, vaccinated: true }, undefined],
    ['vaccinate', { verified: true, rejected: true }, 'SESDAY0011'],
    ['vaccinate', { verified: true, sessionStatus: 'ended' }, 'SESDAY0002'],
    ['reject', {}, undefined],
    ['reject', { verified: true, vaccinated: true }, 'SESDAY0013'],
  ];
  for (const [act, known, expected] of table) {
    assert.equal(rosterRefusal(act, known && facts(known))?.code, expected, `${act} ${JSON.stringify(known)}`);
  }
});

test('only a special session of type 1 with a limit takes people of an age', () => {
  const table: [SpecialSession, ReturnType<typeof sessionAgeLimits>][] = [
    [{}, undefined],
    [{ special_session_type_id: null, min_age: 0, max_age: 365 }, undefined],
    [{ special_session_type_id: 2, min_age: 0, max_age: 365 }, undefined],
    [{ special_session_type_id: 1, min_age: null, max_age: null }, undefined],
    [
      { special_session_type_id: 1, min_age: 0, max_age: 365 },
      { minAge: 0, maxAge: 365 },
    ],
    [
      { special_session_type_id: 1, max_age: 365 },
      { minAge: null, maxAge: 365 },
    ],
  ];
  for (const [session, expected] of table)
    assert.deepEqual(sessionAgeLimits(session), expected, JSON.stringify(session));
});

test('who is too young or too old for a special session of type 1, by the age on its day', () => {
  const infants = { special_session_type_id: 1, min_age: 42, max_age: 365, date: today };
  const table: [string, string, boolean, object, boolean][] = [
    ['old enough on that day', '2026-10-10', false, {}, true],
    ['a day too young', '2026-10-11', false, {}, false],
    ['young enough on that day', '2025-11-21', false, {}, true],
    ['a day too old', '2025-11-20', false, {}, false],
    ['old enough by the day of a coming session', '2026-10-11', false, { date: '2026-11-22' }, true],
    ['only the year is known, and some of it fits', '2025-01-01', true, {}, true],
    ['only the year is known, and none of it fits', '2024-01-01', true, {}, false],
    ['of any age where nothing bounds it above', '1950-01-01', false, { max_age: null }, true],
    ['another type of special session', '1950-01-01', false, { special_session_type_id: 2 }, true],
    ['an ordinary session', '1950-01-01', false, { special_session_type_id: null }, true],
  ];
  for (const [who, dob, dob_is_year, change, taken] of table)
    assert.equal(sessionAgeRefusal({ ...infants, ...change }, { dob, dob_is_year }) === undefined, taken, who);
  assert.deepEqual(sessionAgeRefusal(infants, { dob: '2020-05-05', dob_is_year: false }), {
    code: 'SESDAY0016',
    path: 'beneficiary_id',
    values: { min: '2025-11-21', max: '2026-10-10' },
  });
});

test('what comes next for somebody on a list', () => {
  const table: [RosterStatus, SessionStatus, string | null][] = [
    ['scheduled', 'on-going', 'verify'],
    ['verified', 'on-going', 'vaccinate'],
    // Further doses, a test or a referral may follow the first dose.
    ['vaccinated', 'on-going', 'vaccinate'],
    // Whoever was turned away and comes back is verified again first.
    ['rejected', 'on-going', 'verify'],
    ['noshow', 'on-going', 'verify'],
    ['scheduled', 'waiting', null],
    ['vaccinated', 'ended', null],
    ['rejected', 'frozen', null],
  ];
  for (const [status, session, act] of table) assert.equal(nextAct(status, session), act, `${status} ${session}`);
});

test('nothing begins after a death; what was done before it, or on its day, is true', () => {
  const table: [string | null, string | undefined][] = [
    [null, undefined],
    ['2026-11-20', 'BENDET0002'],
    [today, undefined],
    ['2026-11-22', undefined],
  ];
  for (const [died, code] of table) {
    assert.equal(deceasedRefusal(died, { capturedDay: today })?.code, code, String(died));
  }
  const typed = (sessionDay: string) => deceasedRefusal('2026-11-20', { capturedDay: today }, sessionDay)?.code;
  assert.equal(typed('2026-11-20'), undefined, "typed today for yesterday's session");
  assert.equal(typed('2026-11-28'), 'BENDET0002', 'booked today for next week');
});

test('a rejection says why, and that the family was told', () => {
  const table: [number | null, boolean, string[]][] = [
    [1, true, []],
    [null, true, ['reason_id BENDET0004']],
    [1, false, ['acknowledged BENDET0005']],
    [null, false, ['reason_id BENDET0004', 'acknowledged BENDET0005']],
  ];
  for (const [reason_id, acknowledged, codes] of table) {
    const found = rejectionRefusals({ reason_id, acknowledged, remarks: '' });
    assert.deepEqual(
      found.map(({ code, path }) => `${path} ${code}`),
      codes,
    );
  }
});

test('a visit raises a line, and never takes back what counts for more', () => {
  const table: [RosterStatus, RosterStatus | null, RosterStatus | null][] = [
    ['verified', 'vaccinated', 'vaccinated'],
    ['rejected', 'vaccinated', 'vaccinated'],
    ['vaccinated', 'vaccinated', null],
    ['vaccinated', 'verified', null],
    ['verified', 'verified', null],
    ['scheduled', 'verified', 'verified'],
    ['verified', null, null],
  ];
  for (const [from, to, line] of table) assert.equal(lineRaised(from, to), line, `${from} ${to}`);
});
