import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import type { RosterStatus } from '@teeka/contract/sessions';
import type { SessionStatus } from '@teeka/domain/sessions';
import type { Item } from '../../platform/outbox/item.ts';
import { applyReply } from '../../platform/pack/apply-reply.ts';
import type { PackRows } from '../../platform/pack/rows.ts';
import { anItem } from '../../platform/testing/an-item.ts';
import { anEntry, aReply, aSession, personId, sessionId } from '../../platform/testing/pack-reply.ts';
import { personNow } from '../beneficiaries/person-now.ts';
import { sessionNow, sessionsNow } from '../sessions/session-now.ts';
import { overlay } from '../testing/overlay.ts';

const captured_at = '2026-11-21T10:00:00+05:30';
const case_id = '0190f000-0000-7000-8000-000000000001';

function rowsWith(status: SessionStatus, entry?: RosterStatus): PackRows {
  const roster = entry ? [anEntry(1, { status: entry }), anEntry(2)] : [];
  const reply = aReply(5, { sessions: [aSession({ status })], roster });
  return applyReply(null, reply, captured_at).rows;
}

const about = { session_id: sessionId, beneficiary_id: personId(1), captured_at };
const dose = { dose_id: 'd1', dose_code: 'MR1', material_id: 8, batch_number: 'B1', given_on: '2026-11-21' };
const visited = { case_id, beneficiary_reference_id: personId(1), session_id: sessionId };

const item = {
  start: anItem({ call: 'sessions.startSession', input: { session_id: sessionId, captured_at } }),
  end: anItem({ call: 'sessions.endSession', input: { session_id: sessionId, captured_at } }),
  add: anItem({ call: 'sessions.addToOngoingSession', input: { ...about, added_from: 'vaccinator' } }),
  verify: anItem({ call: 'sessions.verifyManually', input: about }),
  slot: anItem({ call: 'sessions.changeSlot', input: { ...about, slot_time: '11:00' } }),
  reject: anItem({ call: 'sessions.rejectBeneficiary', input: { ...about, reason_id: 3 } }),
  openCase: anItem({
    call: 'cases.saveCaseDetails',
    input: { ...visited, material_ids: [8], screened: ['ill'], captured_at },
  }),
  vaccinate: anItem({ call: 'cases.addVaccineDetails', input: { ...visited, vaccine_details: [dose] } }),
  complete: anItem({ call: 'cases.caseStatusUpdation', input: { ...visited, status: 2, captured_at } }),
} satisfies Record<string, Item>;

const statusAfter = (rows: PackRows, items: readonly Item[]): RosterStatus | 'absent' => {
  const lists = Object.values(sessionNow(overlay(rows, items), sessionId)?.lists ?? {}).flat();
  return lists.find(({ entry }) => entry.beneficiary_id === personId(1))?.entry.status ?? 'absent';
};

describe('what a write changes on the phone', () => {
  const onGoing = 'on-going';
  const table: readonly [string, SessionStatus, RosterStatus | undefined, readonly Item[], RosterStatus | 'absent'][] =
    [
      ['added people are scheduled', onGoing, undefined, [item.add], 'scheduled'],
      ['adding does not change who is on the list', onGoing, 'verified', [item.add], 'verified'],
      ['verified', onGoing, 'scheduled', [item.verify], 'verified'],
      ['verified in a session that starts here', 'waiting', 'scheduled', [item.start, item.verify], 'verified'],
      ['not verified before the start', 'waiting', 'scheduled', [item.verify], 'scheduled'],
      ['a rejected person who comes back is verified', onGoing, 'rejected', [item.verify], 'verified'],
      ['rejected when scheduled', onGoing, 'scheduled', [item.reject], 'rejected'],
      ['rejected when verified', onGoing, 'verified', [item.reject], 'rejected'],
      ['never rejected after a vaccination', onGoing, 'vaccinated', [item.reject], 'vaccinated'],
      ['vaccinated', onGoing, 'verified', [item.vaccinate], 'vaccinated'],
      ['not vaccinated unverified', onGoing, 'scheduled', [item.vaccinate], 'scheduled'],
      ['whoever did not come is a no-show', onGoing, 'scheduled', [item.end], 'noshow'],
      ['whoever was vaccinated is none', onGoing, 'verified', [item.vaccinate, item.end], 'vaccinated'],
      ['ended by somebody else meanwhile: verified', 'ended', 'noshow', [item.verify], 'verified'],
      ['ended by somebody else meanwhile: vaccinated', 'ended', 'noshow', [item.verify, item.vaccinate], 'vaccinated'],
      ['frozen by somebody else meanwhile', 'frozen', 'verified', [item.vaccinate], 'vaccinated'],
      ['forgotten until after the end', 'ended', undefined, [item.add], 'noshow'],
      [
        'nobody appears who was never on the list',
        onGoing,
        undefined,
        [item.verify, item.reject, item.vaccinate],
        'absent',
      ],
    ];
  for (const [name, session, before, items, after] of table) {
    test(name, () => assert.equal(statusAfter(rowsWith(session, before), items), after));
  }

  test('a session starts and ends, counted with what was done here', () => {
    const rows = rowsWith('waiting', 'scheduled');
    const started = sessionsNow(overlay(rows, [item.start]))[0];
    assert.deepEqual([started?.status, started?.started_at, started?.counts.scheduled], ['on-going', captured_at, 2]);
    const all = [item.start, item.verify, item.openCase, item.vaccinate, item.end];
    const ended = sessionsNow(overlay(rows, all))[0];
    assert.equal(ended?.status, 'ended');
    assert.deepEqual(ended?.counts, { scheduled: 0, verified: 0, vaccinated: 1, rejected: 0, noshow: 1 });
  });

  test('doses stand on the record, marked as not yet accepted; the case holds them until it is completed', () => {
    const view = overlay(rowsWith('on-going', 'verified'), [item.openCase, item.vaccinate, item.complete]);
    const person = personNow(view, personId(1));
    const mine = person?.doses.filter((each) => each.dose_code === 'MR1');
    assert.deepEqual(
      mine?.map(({ state, given_on }) => [state, given_on]),
      [['waiting', '2026-11-21']],
    );
    assert.deepEqual(
      person?.cases.map(({ status, doses }) => [status, doses.length]),
      [['completed', 1]],
    );
    assert.equal(person?.unsettled.length, 3);
  });

  test('a dose that a pull brought meanwhile is not shown twice', () => {
    const rows = rowsWith('on-going', 'verified');
    const known = rows.people.get(personId(1));
    assert.ok(known);
    const people = new Map(rows.people).set(personId(1), { ...known, doses: [['MR1', '2026-11-21', 0]] });
    const person = personNow(overlay({ ...rows, people }, [item.vaccinate]), personId(1));
    assert.equal(person?.doses.filter((each) => each.dose_code === 'MR1').length, 1);
  });

  test('a refused item changes nothing, and stands by the person', () => {
    const refused = { ...item.vaccinate, state: 'refused' as const };
    const view = overlay(rowsWith('on-going', 'verified'), [refused]);
    assert.equal(sessionNow(view, sessionId)?.lists.verified[0]?.unsettled, 'refused');
    assert.deepEqual(personNow(view, personId(1))?.unsettled, [refused]);
    assert.ok(!personNow(view, personId(1))?.doses.some((each) => each.dose_code === 'MR1'));
  });

  test('an item whose record is in the pack leaves only its case', () => {
    const brought = [item.openCase, item.vaccinate].map((each) => ({
      ...each,
      state: 'done' as const,
      inPack: true,
    }));
    const view = overlay(rowsWith('on-going', 'verified'), brought);
    assert.equal(view.roster.size, 0);
    assert.equal(view.doses.size, 0);
    assert.equal(view.cases.get(case_id)?.doses.length, 1);
  });

  test('the pulled rows are never changed', () => {
    const rows = rowsWith('waiting', 'scheduled');
    const before = structuredClone(rows);
    overlay(rows, Object.values(item));
    assert.deepEqual(rows, before);
  });

  test('a call of a newer version changes nothing', () => {
    assert.equal(overlay(rowsWith('on-going', 'scheduled'), [anItem({ call: 'cases.later' })]).roster.size, 0);
  });

  test('someone found online who is not in the pack is shown with the name they came with', () => {
    const beneficiary_id = '99999999999999';
    const person = {
      beneficiary_id,
      ben_name: 'GEETA TESTDEVI',
      dob: '2026-02-01',
      gender: 2,
      guardian_name: '',
    };
    const add = anItem({ call: 'sessions.addToOngoingSession', input: { ...about, beneficiary_id }, person });
    const view = overlay(rowsWith('on-going', 'verified'), [add]);
    assert.equal(sessionNow(view, sessionId)?.lists.scheduled.at(0)?.person.ben_name, 'GEETA TESTDEVI');
    assert.equal(personNow(view, beneficiary_id)?.record, null);
  });
});

test('another slot, until the person has come', () => {
  const slotAfter = (status: RosterStatus) => {
    const now = sessionNow(overlay(rowsWith('waiting', status), [item.slot]), sessionId);
    const lines = Object.values(now?.lists ?? {}).flat();
    return lines.find(({ entry }) => entry.beneficiary_id === personId(1))?.entry.slot_time ?? null;
  };
  assert.deepEqual([slotAfter('scheduled'), slotAfter('verified')], ['11:00', null]);
});
