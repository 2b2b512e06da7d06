import assert from 'node:assert/strict';
import { test } from 'node:test';
import { addVaccineDetails, caseStatusUpdation } from '@teeka/contract/cases';
import { getCoverage } from '@teeka/contract/coverage';
import { endSession } from '@teeka/contract/sessions';
import { getUtilisationSummary, saveUtilisation } from '@teeka/contract/stock';
import { voidDose } from '@teeka/contract/vaccinations';
import { addDays, addMonths } from '@teeka/domain/calendar';
import { arv, biteVisit, clinicDay, record } from '../../testing/bite-day.ts';
import { countingDesk } from '../../testing/counting-desk.ts';
import { openVisit } from '../../testing/open-visit.ts';
import { sessionDay } from '../../testing/session-day.ts';
import { testServer } from '../../testing/test-server.ts';
import { refreshCoverage } from './index.ts';

const server = await testServer({ sandbox: false });
const day = await sessionDay(server);
const { places, today, phone } = day;
const month = today.slice(0, 7);
const district = await server.as(
  await server.fixtures.user({ role: 'District Administrator', level: 'District', places }),
);
const ask = async (more: object = {}) => {
  await refreshCoverage(server.platform);
  return district.ask(getCoverage, { month, months: 1, ...more });
};

test('sessions of a month: planned, those that took place, cancelled ones, and the doses they gave', async () => {
  await day.session(0, `${month}-02`);
  await day.session(2, `${month}-03`);
  await day.session(3, `${month}-04`);
  assert.deepEqual((await ask()).sessions, { planned: 3, took_place: 1, cancelled: 1, to_come: 0, doses: 0 });
  const visit = await openVisit(day, { person: { dob: today } });
  const dose = day.dose();
  await phone.ask(addVaccineDetails, { ...visit, vaccine_details: [dose] });
  assert.deepEqual((await ask()).sessions, { planned: 4, took_place: 2, cancelled: 1, to_come: 0, doses: 1 });
  const { beneficiary_reference_id } = visit;
  const { dose_id, dose_code, given_on } = dose;
  const taken = { dose_id, dose_code, given_on, reason: 'Recorded for the wrong child', captured_at: day.at() };
  await phone.ask(voidDose, { beneficiary_reference_id, ...taken });
  assert.equal((await ask()).sessions.doses, 0);
  await phone.ask(endSession, { session_id: visit.session_id, captured_at: day.at() });
  const found = await ask();
  assert.equal(found.sessions.took_place, 2);
  assert.deepEqual(found.trend.at(-1)?.sessions, found.sessions);
});

test('sessions of the running month that are still to come: not held against anybody, until their day is over', async () => {
  const here = await sessionDay(server);
  const own = await server.as(
    await server.fixtures.user({ role: 'District Administrator', level: 'District', places: here.places }),
  );
  const last = addDays(addMonths(`${month}-01`, 1), -1);
  await here.session(0, today);
  await here.session(2, today);
  await here.session(1, today);
  if (last > today) await here.session(0, last);
  const ahead = last > today ? 2 : 1;
  await here.session(0, addDays(last, 3));
  const block = { level: 'block', code: here.places.block } as const;
  const sessionsOf = async (of = month, within: typeof block | null = null) =>
    (await own.ask(getCoverage, { month: of, months: 1, within })).sessions;
  await refreshCoverage(server.platform);
  const expected = { planned: ahead + 2, took_place: 1, cancelled: 1, to_come: ahead, doses: 0 };
  assert.deepEqual(await sessionsOf(), expected);
  assert.deepEqual(await sessionsOf(month, block), expected, 'the same of a block, from its sites');
  // The next day, without anything that changed: those of yesterday were not held.
  server.clock.advance({ hours: 24 });
  const later = await server.as(
    await server.fixtures.user({ role: 'District Administrator', level: 'District', places: here.places }),
  );
  const { sessions } = await later.ask(getCoverage, { month, months: 1 });
  server.clock.advance({ hours: -24 });
  assert.equal(sessions.to_come, ahead - 1);
});

test('wastage is what the report of utilisation says of the same days, also after a second count', async () => {
  const { line, report } = await countingDesk(server, day);
  const session_id = await day.session(3, `${month}-05`);
  const wastage = async () => {
    const { vaccines } = await district.ask(getUtilisationSummary, { from_date: `${month}-01`, to_date: today });
    const reported = vaccines.map(({ material_id, vials_opened, doses_given, net, net_percent }) => ({
      ...{ material_id, vials_opened, doses_given, net, net_percent },
    }));
    const summed = (await ask()).wastage.map(({ material_name: _name, material_code: _code, ...one }) => one);
    assert.deepEqual(summed, reported);
    return summed;
  };
  const opened = { opened_on: `${month}-05` };
  await phone.ask(saveUtilisation, report(session_id, [line(opened)]));
  const [before] = await wastage();
  assert.ok(before && before.vials_opened === 3);
  const again = { correction_reason: 'One vial more was opened', captured_at: day.at(1) };
  server.clock.advance({ minutes: 2 });
  const more = { ...opened, vials_opened: 4, vials_returned: 2 };
  await phone.ask(saveUtilisation, report(session_id, [line(more)], again));
  const [after] = await wastage();
  assert.equal(after?.vials_opened, 4);
});

test('courses against rabies by how they ended', async () => {
  const clinic = await clinicDay(server, places);
  const visit = await biteVisit(clinic);
  assert.equal((await ask()).rabies.begun, 0, 'a course begins with its first dose');
  await record(visit, [arv(clinic, 0)], clinic.phone);
  assert.deepEqual((await ask()).rabies, {
    ...{ begun: 1, open: 1, completed: 0, lapsed: 0, restarted: 0, stopped: 0, ended: 0, percent: null },
  });
  await clinic.phone.ask(caseStatusUpdation, {
    case_id: visit.case_id,
    beneficiary_reference_id: visit.beneficiary_reference_id,
    status: 3,
    reason: 'referred',
    captured_at: clinic.at(),
  });
  assert.deepEqual((await ask()).rabies, {
    ...{ begun: 1, open: 0, completed: 0, lapsed: 0, restarted: 0, stopped: 0, ended: 1, percent: 0 },
  });
});
