import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type Role, sessionRoles } from '@teeka/contract/roles';
import type { RosterStatus, Session } from '@teeka/contract/sessions';
import type { SessionStatus } from '@teeka/domain/sessions';
import { rosterStatuses } from '@teeka/domain/sessions';
import { admit } from '../../../app/routing/access.ts';
import { routes } from '../../../app/routing/routes.ts';
import type { RosterLine, SessionNow } from '../../../records/sessions/session-now.ts';
import { ageRefusal, firstSegment, isVenom, listOf, mayReject, offers, targetOf } from './state.ts';

const today = '2026-11-21';
const session = (change: Partial<Session> = {}): Session => ({
  session_id: 'ses',
  session_name: 'Sub-centre',
  session_site_id: 's',
  session_site_name: 'Site',
  date_of_session: today,
  start_time: '09:00',
  end_time: '16:00',
  status: 'on-going',
  session_category_type: '1',
  capacity: 50,
  started_at: null,
  ended_at: null,
  vaccines: [],
  counts: { scheduled: 0, verified: 0, vaccinated: 0, rejected: 0, noshow: 0 },
  ...change,
});
const line = (name: string, status: RosterStatus = 'scheduled', id = '12345678901236'): RosterLine => ({
  entry: {
    session_id: 'ses',
    beneficiary_id: id,
    status,
    added_from: '',
    verified_by: null,
    verified_at: null,
    verification_method: null,
    reject_reason_id: null,
    version: 1,
  },
  person: { beneficiary_id: id, ben_name: name, dob: '2026-08-01', gender: 2, guardian_name: 'सुनीता देवी' },
  byColleague: false,
  unsettled: null,
});

test('who is offered what', () => {
  const waits = session({ status: 'waiting' });
  const table: [Session, Role, string][] = [
    [waits, 'Vaccinator', 'start:yes'],
    [waits, 'ANM', 'start:yes'],
    [waits, 'Assistant', 'start:no'],
    [waits, 'ASHA', 'start:no'],
    [session({ status: 'waiting-again', date_of_session: '2026-11-22' }), 'Vaccinator', 'start:other-day add'],
    [session({ status: 'waiting', date_of_session: '2026-11-22' }), 'Assistant', 'start:no add'],
    [session({ status: 'waiting', date_of_session: '2026-11-22' }), 'ASHA', 'start:no'],
    [session({ status: 'frozen', date_of_session: '2026-11-22' }), 'Vaccinator', 'start:no'],
    [session(), 'Vaccinator', 'start:no end add reject'],
    [session(), 'Assistant', 'start:no add'],
    [session(), 'ASHA', 'start:no'],
    [session({ status: 'waiting-again', date_of_session: '2026-11-22', slots: 3 }), 'ANM', 'start:other-day add slots'],
    [session({ status: 'waiting', slots: 3 }), 'Assistant', 'start:no slots'],
    [session({ status: 'waiting', slots: 3 }), 'ASHA', 'start:no'],
    [session({ slots: 3 }), 'Vaccinator', 'start:no end add reject'],
    [session({ status: 'ended' }), 'Vaccinator', 'start:no add'],
    [session({ status: 'ended', date_of_session: '2026-11-20' }), 'Vaccinator', 'start:no'],
    [session({ status: 'frozen' }), 'Vaccinator', 'start:no'],
  ];
  for (const [one, role, expected] of table) {
    const { start, end, add, reject, slots } = offers(one, role, today);
    const words = [`start:${start}`, end && 'end', add && 'add', reject && 'reject', slots && 'slots']
      .filter(Boolean)
      .join(' ');
    assert.equal(words, expected, `${one.status} ${role}`);
  }
});

test('a tap is never dead: it leads on in the flow where that is the role’s work, else to the person', () => {
  const table: [RosterStatus, SessionStatus, Role, string][] = [
    ['scheduled', 'on-going', 'Vaccinator', '/beneficiary-verification/12345678901236/ses/identification'],
    ['verified', 'on-going', 'Vaccinator', '/case-details/12345678901236/ses'],
    ['vaccinated', 'on-going', 'Vaccinator', '/case-details/12345678901236/ses'],
    ['rejected', 'on-going', 'Vaccinator', '/beneficiary-verification/12345678901236/ses/identification'],
    ['vaccinated', 'ended', 'Vaccinator', '/beneficiary/12345678901236'],
    ['rejected', 'ended', 'Vaccinator', '/beneficiary/12345678901236'],
    ['scheduled', 'waiting', 'Vaccinator', '/beneficiary/12345678901236'],
    ['verified', 'ended', 'Vaccinator', '/beneficiary/12345678901236'],
    ['scheduled', 'on-going', 'Verifier', '/beneficiary-verification/12345678901236/ses/identification'],
    ['verified', 'on-going', 'Verifier', '/people/12345678901236'],
    ['scheduled', 'ended', 'Verifier', '/people/12345678901236'],
    ['scheduled', 'on-going', 'ASHA', '/people/12345678901236'],
    ['scheduled', 'on-going', 'ANM', '/people/12345678901236'],
    ['vaccinated', 'on-going', 'ANM', '/people/12345678901236'],
    ['vaccinated', 'ended', 'ANM', '/people/12345678901236'],
    ['vaccinated', 'on-going', 'ASHA', '/people/12345678901236'],
    ['vaccinated', 'on-going', 'Assistant', '/people/12345678901236'],
  ];
  for (const [status, at, role, expected] of table) {
    const target = targetOf(line('A', status), session({ status: at }), { role, died: false });
    assert.equal(target, expected, `${status} ${role}`);
  }
  for (const role of sessionRoles) {
    const target = targetOf(line('A'), session(), { role, died: true });
    const page = role === 'Vaccinator' ? '/beneficiary' : '/people';
    assert.equal(target, `${page}/12345678901236`, `died, ${role}`);
  }
});

test('wherever a tap leads, the role may go', () => {
  const opens = (address: string, role: Role): boolean => {
    const line = routes.find(({ path }) => new RegExp(`^/${path.replaceAll(/\$\w+/g, '[^/]+')}$`).test(address));
    return line !== undefined && admit(line.access, { user: { role, vacc_type: 1 } }) === 'admitted';
  };
  for (const role of sessionRoles)
    for (const status of rosterStatuses)
      for (const at of ['waiting', 'on-going', 'ended'] as const) {
        const target = targetOf(line('A', status), session({ status: at }), { role, died: false });
        assert.ok(opens(target, role), `${role} ${status} ${at} ${target}`);
      }
});

test('smaller rules of the page', () => {
  assert.equal(firstSegment(session()), 'scheduled');
  assert.equal(firstSegment(session({ status: 'ended' })), 'vaccinated');
  assert.equal(firstSegment(session({ status: 'frozen' })), 'scheduled', 'a freeze may be lifted');
  assert.equal(isVenom(session({ session_category_type: '2' })), true);
  assert.deepEqual(
    (['scheduled', 'verified', 'vaccinated', 'rejected', 'noshow'] as const).filter((status) => mayReject({ status })),
    ['scheduled', 'verified'],
  );
  const rejected = line('B', 'rejected', '12345678901244');
  const lists = { scheduled: [line('A')], verified: [], vaccinated: [], rejected: [rejected], noshow: [] };
  const now: SessionNow = { session: session(), lists };
  assert.equal(listOf(now, '12345678901236'), 'scheduled');
  assert.equal(listOf(now, '12345678901244'), 'rejected', 'who was turned away may come back');
  assert.equal(listOf(now, '98765432101239'), undefined);
});

test('only who is of the ages of a special session is put on its list', () => {
  const infants = { session: session({ special_session_type_id: 1, min_age: 0, max_age: 365 }) };
  const yearOnly = { dob_is_year: true } as Parameters<typeof ageRefusal>[2];
  const exact = { dob_is_year: false } as Parameters<typeof ageRefusal>[2];
  const table: [string, string, Parameters<typeof ageRefusal>[2], string | undefined][] = [
    ['an infant', '2026-03-01', exact, undefined],
    ['too old', '2025-03-01', exact, 'SESDAY0016'],
    ['born in the year, the day is not known', '2025-01-01', yearOnly, undefined],
    ['born on 1 January', '2025-01-01', exact, 'SESDAY0016'],
    ['from elsewhere: 1 January may stand for the year', '2025-01-01', undefined, undefined],
    ['from elsewhere, a day', '2025-01-02', undefined, 'SESDAY0016'],
  ];
  for (const [who, dob, record, code] of table) assert.equal(ageRefusal(infants, { dob }, record)?.code, code, who);
});
