import assert from 'node:assert/strict';
import { test } from 'node:test';
import { addVaccineDetails } from '@teeka/contract/cases';
import * as sessions from '@teeka/contract/sessions';
import { historyOrders } from '@teeka/contract/sessions/history';
import { saveUtilisation } from '@teeka/contract/stock';
import { addDays } from '@teeka/domain/calendar';
import { uuidV7 } from '../../../platform/ids/uuid-v7.ts';
import { arv, biteVisit, clinicDay, record } from '../../../testing/bite-day.ts';
import { openVisit } from '../../../testing/open-visit.ts';
import { sessionDay } from '../../../testing/session-day.ts';
import { testServer } from '../../../testing/test-server.ts';
import { bcgOnce, vialLines } from '../../../testing/vial-line.ts';

const server = await testServer({ sandbox: false });
const day = await sessionDay(server);
const { phone, today } = day;
const past = { from_date: addDays(today, -20), to_date: today };

test('sessions of the past, the latest first, also those of one status only', async () => {
  const ended = await day.session(3, addDays(today, -10));
  const later = await day.session(2, addDays(today, -3));
  await day.session(3, addDays(today, -25));
  await day.session(0, addDays(today, 1));
  const all = await phone.ask(sessions.sessionHistory, past);
  assert.deepEqual(
    all.data.map(({ session_id }) => session_id),
    [later, ended],
  );
  const completed = await phone.ask(sessions.sessionHistory, { ...past, status: 3 });
  assert.deepEqual(
    completed.data.map(({ session_id }) => session_id),
    [ended],
  );
});

test('sessions in any order, each with its block and its doses', async () => {
  const days = { from_date: addDays(today, -364), to_date: today };
  const latest = await phone.ask(sessions.sessionHistory, days);
  const dates = latest.data.map((one) => one.date_of_session);
  assert.deepEqual(dates, dates.toSorted().reverse());
  assert.ok(latest.data.every((one) => one.block_name && one.block_name_hi && one.doses === 0));
  for (const sort of historyOrders) {
    const found = await phone.ask(sessions.sessionHistory, { ...days, sort });
    assert.deepEqual(
      found.data.map(({ session_id }) => session_id).toSorted(),
      latest.data.map(({ session_id }) => session_id).toSorted(),
      sort,
    );
  }
  const oldest = await phone.ask(sessions.sessionHistory, { ...days, sort: 'date' });
  assert.deepEqual(
    oldest.data.map((one) => one.date_of_session),
    dates.toSorted(),
  );
});

test('a session that waited to be held is found by its word, whether it had been stopped or not', async () => {
  const restored = await day.session(6, addDays(today, -5));
  const waited = await day.session(0, addDays(today, -6));
  for (const status of [0, 6]) {
    const { data, total } = await phone.ask(sessions.sessionHistory, { ...past, status });
    assert.deepEqual(
      data.map(({ session_id }) => session_id),
      [restored, waited],
    );
    assert.equal(total, 2);
  }
});

test('the days of the history', async () => {
  const cases: [object, string][] = [
    [{ ...past, from_date: '' }, 'FLDVAL0023'],
    [{ ...past, to_date: '' }, 'FLDVAL0024'],
    [{ from_date: today, to_date: addDays(today, -1) }, 'FLDVAL0026'],
    [{ from_date: addDays(today, -366), to_date: today }, 'FLDVAL0019'],
    [{ from_date: today, to_date: addDays(today, 1) }, 'FLDVAL0019'],
    [{ from_date: '2022-12-31', to_date: '2023-01-05' }, 'FLDVAL0018'],
  ];
  for (const [wish, code] of cases)
    assert.deepEqual((await phone.send(sessions.sessionHistory, wish)).codes, [code], JSON.stringify(wish));
});

test('what came of a session, in figures', async () => {
  const visit = await openVisit(day, { person: { dob: today } });
  const { session_id } = visit;
  const dose = day.dose();
  await phone.ask(addVaccineDetails, { ...visit, vaccine_details: [dose] });
  const [missing, turnedAway] = [
    await day.person({}, { session: session_id }),
    await day.person({}, { session: session_id }),
  ];
  assert.ok(missing);
  const { session_site_id, facility_id } = day.site;
  await phone.ask(sessions.addToOngoingSession, {
    session_id,
    beneficiary_id: await day.person(),
    added_from: '',
    site_id: session_site_id,
    facility_id,
    captured_at: day.at(),
  });
  await phone.ask(sessions.rejectBeneficiary, {
    session_id,
    beneficiary_id: turnedAway,
    captured_at: day.at(),
    reason_id: 1,
    acknowledged: true,
  });
  const counted = { utilisation_id: uuidV7(), session_id, captured_at: day.at() };
  const line = vialLines(day)({ ...bcgOnce, batch_number: dose.batch_number });
  await phone.ask(saveUtilisation, { ...counted, lines: [line] });
  await phone.ask(sessions.endSession, { session_id, captured_at: day.at() });
  const summary = await phone.ask(sessions.sessionSummary, { session_id });
  const { data } = await phone.ask(sessions.sessionHistory, { from_date: today, to_date: today, sort: '-doses' });
  assert.deepEqual([data[0]?.session_id, data[0]?.doses, data[0]?.counts.vaccinated], [session_id, 1, 1]);
  assert.deepEqual(summary.counts, { scheduled: 0, verified: 0, vaccinated: 1, rejected: 1, noshow: 2 });
  assert.equal(summary.walk_ins, 1, 'who was booked before did not come without booking');
  assert.deepEqual(
    summary.doses.map(({ material_code, count }) => [material_code, count]),
    [['BCG', 1]],
  );
  assert.deepEqual(
    summary.reasons.map(({ count }) => count),
    [1],
  );
  assert.equal(summary.ended_by_name, 'Test Vaccinator');
});

test('doses of a session are those that it gave, as its vials say: not those of another hospital that it wrote down', async () => {
  const clinic = await clinicDay(server);
  const visit = await biteVisit(clinic);
  const yesterday = addDays(today, -3);
  const amounts = { route: 'ID', sites: [], ml: 0.2, elsewhere: true, facility: 'CHC' };
  const theirs = arv(clinic, 0, { material_id: 0, given_on: yesterday, amounts });
  assert.equal((await record(visit, [theirs], clinic.phone)).status, 200);
  const { session_id } = visit;
  const figures = async () => {
    const { doses } = await clinic.phone.ask(sessions.sessionSummary, { session_id });
    const { data } = await clinic.phone.ask(sessions.sessionHistory, { from_date: today, to_date: today });
    return [doses.map(({ count }) => count), data.find((one) => one.session_id === session_id)?.doses];
  };
  assert.deepEqual(await figures(), [[], 0]);
  assert.equal((await record(visit, [arv(clinic, 3)], clinic.phone)).status, 200);
  assert.deepEqual(await figures(), [[1], 1]);
});
