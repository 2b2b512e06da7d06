import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  captureRefusal,
  type EntryOnRecord,
  type RosterAct,
  rosterOutcome,
  type SessionOnRecord,
  type Submission,
  sessionOutcome,
  sessionTakes,
} from './index.ts';

const day = '2026-11-21';
const at = (time: string): string => `${day}T${time}:00.000Z`;
const submission = (captured: string, received: string, capturedDay = day): Submission => ({
  capturedAt: at(captured),
  capturedDay,
  receivedAt: Date.parse(at(received)),
});
const ongoing: SessionOnRecord = { status: 'on-going', date: day, started_at: at('04:00') };
const ended: SessionOnRecord = { ...ongoing, status: 'ended' };
const frozen: SessionOnRecord = { ...ongoing, status: 'frozen' };
const waiting: SessionOnRecord = { status: 'waiting', date: day, started_at: null };

test('a phone clock may be ten minutes ahead, not more, and not before 2020', () => {
  const ahead = (minutes: number) =>
    captureRefusal({
      capturedAt: at('05:00'),
      capturedDay: day,
      receivedAt: Date.parse(at('05:00')) - minutes * 60_000,
    });
  assert.equal(ahead(10), undefined);
  assert.equal(ahead(11)?.code, 'SESDAY0015');
  assert.equal(
    captureRefusal({ capturedAt: '0000-01-01T00:00:00Z', capturedDay: day, receivedAt: 0 })?.code,
    'SESDAY0015',
  );
});

test('which acts a session takes, by when they were captured and when they arrive', () => {
  const table: [string, SessionOnRecord, Submission, string | undefined][] = [
    ['on going', ongoing, submission('05:00', '05:00'), undefined],
    ['on going, captured before the start by a slow clock', ongoing, submission('03:58', '05:00'), undefined],
    ['ended, captured while it ran', ended, submission('08:30', '15:00'), undefined],
    ['ended by a colleague, captured later without network', ended, submission('09:30', '15:00'), undefined],
    ['ended, and something was forgotten', ended, submission('09:30', '09:30'), undefined],
    ['ended, typed the next day', ended, submission('08:30', '15:00', '2026-11-22'), undefined],
    ['ended, typed a month later', ended, submission('08:30', '15:00', '2026-12-21'), undefined],
    ['ended, older than that', ended, submission('08:30', '15:00', '2026-12-22'), 'SESDAY0002'],
    ['ended, captured the day before', ended, submission('08:30', '15:00', '2026-11-20'), 'SESDAY0002'],
    ['frozen while on going, captured without network', frozen, submission('09:30', '15:00'), undefined],
    ['frozen while on going, typed the next day', frozen, submission('09:30', '15:00', '2026-11-22'), undefined],
    ['frozen while on going, live', frozen, submission('09:30', '09:30'), 'SESDAY0002'],
    [
      'frozen before it began, held without network',
      { ...waiting, status: 'frozen' },
      submission('08:30', '15:00'),
      undefined,
    ],
    ['frozen before it began, live', { ...waiting, status: 'frozen' }, submission('15:00', '15:00'), 'SESDAY0002'],
    ['waiting, live', waiting, submission('05:00', '05:00'), 'SESDAY0002'],
    ['waiting, its start is still on another phone', waiting, submission('05:00', '06:00'), undefined],
    ['waiting, captured on another day', waiting, submission('05:00', '06:00', '2026-11-22'), 'SESDAY0002'],
    ['cancelled, held without network', { ...waiting, status: 'cancelled' }, submission('05:00', '06:00'), undefined],
    ['cancelled, live', { ...waiting, status: 'cancelled' }, submission('06:00', '06:00'), 'SESDAY0002'],
  ];
  for (const [what, session, arriving, expected] of table) {
    assert.equal(sessionTakes(session, arriving)?.code, expected, what);
  }
});

const scheduled: EntryOnRecord = { status: 'scheduled', verified_at: null };
const verified: EntryOnRecord = { status: 'verified', verified_at: at('05:00') };
const rejected: EntryOnRecord = { status: 'rejected', verified_at: null };
const rejectedVerified: EntryOnRecord = { status: 'rejected', verified_at: at('05:00') };
const vaccinated: EntryOnRecord = { status: 'vaccinated', verified_at: at('05:00') };
const live = submission('06:00', '06:00');
const late = submission('06:00', '08:00');

test('what acts make of a line, live and late', () => {
  const table: [string, RosterAct, EntryOnRecord | undefined, Submission, string][] = [
    ['not on the list', 'verify', undefined, live, 'SESDAY0010'],
    ['verify', 'verify', scheduled, live, 'verified'],
    ['verify again', 'verify', verified, live, 'SESDAY0012'],
    ['verify again, offline on a second phone', 'verify', verified, late, 'unchanged'],
    ['verify who was rejected and came back', 'verify', rejected, live, 'verified'],
    ['verify who has the dose already', 'verify', vaccinated, late, 'unchanged'],
    ['reject', 'reject', verified, live, 'rejected'],
    ['reject who has the dose', 'reject', vaccinated, live, 'SESDAY0013'],
    ['reject, overtaken by the dose', 'reject', vaccinated, late, 'unchanged'],
    ['reject, captured before the verification', 'reject', verified, submission('04:30', '08:00'), 'unchanged'],
    ['a dose without verification', 'vaccinate', scheduled, late, 'SESDAY0011'],
    ['a dose', 'vaccinate', verified, live, 'vaccinated'],
    ['a second dose of the visit', 'vaccinate', vaccinated, live, 'unchanged'],
    ['a dose although rejected', 'vaccinate', rejectedVerified, live, 'SESDAY0011'],
    ['a dose given offline, rejected on another phone meanwhile', 'vaccinate', rejectedVerified, late, 'vaccinated'],
  ];
  for (const [what, act, entry, arriving, expected] of table) {
    const outcome = rosterOutcome(act, entry, { session: ongoing, submission: arriving });
    const found = 'refusal' in outcome ? outcome.refusal.code : 'unchanged' in outcome ? 'unchanged' : outcome.status;
    assert.equal(found, expected, what);
  }
});

test('a verification that arrives after the end still lets its dose in', () => {
  const early = submission('08:00', '15:00');
  const noshow: EntryOnRecord = { status: 'noshow', verified_at: null };
  assert.deepEqual(rosterOutcome('verify', noshow, { session: ended, submission: early }), {
    status: 'verified',
  });
  const outcome = rosterOutcome('vaccinate', verified, { session: ended, submission: early });
  assert.deepEqual(outcome, { status: 'vaccinated' });
});

test('starting and ending, live and when it arrives late', () => {
  const startedHere = { ...ongoing };
  const table: [string, 'start' | 'end', SessionOnRecord, Submission, string | number][] = [
    ['start', 'start', waiting, live, 'on-going'],
    ['start, captured offline on its day', 'start', waiting, late, 'on-going'],
    ['start, captured the day before', 'start', waiting, submission('06:00', '08:00', '2026-11-20'), 'SESDAY0005'],
    ['start twice', 'start', startedHere, live, 'SESDAY0003'],
    ['start on a second phone that had no network', 'start', startedHere, late, 'unchanged'],
    ['start that arrives after the end', 'start', ended, late, 'unchanged'],
    [
      'start that arrives after somebody started and froze it',
      'start',
      { ...ongoing, status: 'frozen' },
      late,
      'unchanged',
    ],
    ['start of a session frozen before it began', 'start', { ...waiting, status: 'frozen' }, live, 'SESDAY0008'],
    ['the same without network: it was held', 'start', { ...waiting, status: 'frozen' }, late, 'frozen'],
    ['start of a cancelled session', 'start', { ...waiting, status: 'cancelled' }, live, 'SESDAY0007'],
    ['the same without network: it was held', 'start', { ...waiting, status: 'cancelled' }, late, 'on-going'],
    ['end', 'end', ongoing, live, 'ended'],
    ['end before the start', 'end', waiting, live, 'SESDAY0002'],
    ['end twice', 'end', ended, live, 'SESDAY0004'],
    ['end on a second phone that had no network', 'end', ended, late, 'unchanged'],
    ['an unknown status', 'end', { ...ongoing, status: '4' }, live, 'SESDAY0002'],
  ];
  for (const [what, act, session, arriving, expected] of table) {
    const outcome = sessionOutcome(act, session, arriving);
    const found = 'refusal' in outcome ? outcome.refusal.code : 'unchanged' in outcome ? 'unchanged' : outcome.status;
    assert.equal(found, expected, what);
  }
});
