import assert from 'node:assert/strict';
import { test } from 'node:test';
import { addVaccineDetails } from '@teeka/contract/cases';
import { sessionPack } from '@teeka/contract/pack';
import { endSession } from '@teeka/contract/sessions';
import { getSessionUtilisation, getSiteStock, getUtilisationSummary, saveUtilisation } from '@teeka/contract/stock';
import { carriedOn } from '@teeka/domain/stock';
import { sql } from 'kysely';
import { build } from '../../platform/db/build.ts';
import { countingDesk } from '../../testing/counting-desk.ts';
import { openVisit } from '../../testing/open-visit.ts';
import { sessionDay, vaccine } from '../../testing/session-day.ts';
import { testServer } from '../../testing/test-server.ts';
import { bcgOnce, type VialLine } from '../../testing/vial-line.ts';

const server = await testServer({ sandbox: false });
const day = await sessionDay(server);
const { phone, at, site, places } = day;
const { session_site_id } = site;
const { supervisor, line, report } = await countingDesk(server, day);

test('a session gives what was recorded; its report is kept, a correction stands beside it', async () => {
  const visit = await openVisit(day);
  const { session_id } = visit;
  const batch_id = await day.batch(vaccine.bcg);
  const dose = day.dose({ batch_id });
  await phone.ask(addVaccineDetails, { ...visit, vaccine_details: [dose] });
  const before = await phone.ask(getSessionUtilisation, { session_id });
  assert.deepEqual(
    before.given.map(({ material_id, doses }) => [material_id, doses]),
    [[vaccine.bcg, 1]],
  );
  assert.equal(before.report, null);
  const bcg = line({ ...bcgOnce, batch_number: before.given[0]?.batch_number ?? '' });
  const first = report(session_id, [line(), bcg]);
  await phone.ask(saveUtilisation, first);
  await phone.ask(saveUtilisation, first);
  const counted = { ...first, lines: [line({ vials_received: 9 }), bcg] };
  assert.deepEqual((await phone.send(saveUtilisation, counted)).codes, ['REQVAL0009'], 'another count');
  const later = { ...first, captured_at: at(3) };
  assert.deepEqual((await phone.send(saveUtilisation, later)).codes, ['REQVAL0009'], 'another time');
  const again = report(session_id, [bcg, line({ doses_discarded: 1, damage_reason: 'Septum in water' })]);
  assert.deepEqual((await phone.send(saveUtilisation, again)).codes, ['VACUTI0012'], 'a correction says why');
  await phone.ask(saveUtilisation, { ...again, captured_at: at(1), correction_reason: 'Counted again' });
  const { report: kept } = await supervisor.ask(getSessionUtilisation, { session_id });
  assert.deepEqual([kept?.versions, kept?.correction_reason, kept?.lines[1]?.doses_discarded], [2, 'Counted again', 1]);
  await assert.rejects(server.rows(sql`update utilisation_line set doses_given = 0`.compile(build)), /append-only/);
});

test('what a report is refused for, at its field', async () => {
  const session_id = await day.session(1);
  const cases: [string, VialLine[], string, string][] = [
    ['a vial missing', [line({ vials_returned: 2 })], 'VACUTI0002', 'lines.0.vials_received'],
    ['a field missing', [line({ vials_opened: null })], 'VACUTI0001', 'lines.0.vials_opened'],
    ['BCG kept', [line({ material_id: vaccine.bcg })], 'VACUTI0006', 'lines.0.partial_vials_out'],
    ['rabies vaccine', [line({ material_id: 201 })], 'VACUTI0013', 'lines.0.material_id'],
    ['twice the same', [line(), line()], 'VACUTI0011', 'lines.1.batch_number'],
    ['more given than recorded, no reason', [line({ given_reason: '' })], 'VACUTI0005', 'lines.0.given_reason'],
  ];
  for (const [what, lines, code, path] of cases) {
    const refused = await phone.send(saveUtilisation, report(session_id, lines));
    assert.deepEqual(refused.codes, [code], what);
    assert.match(refused.text, new RegExp(path.replaceAll('.', '\\.')), what);
  }
  const cancelled = await day.session(2);
  assert.deepEqual((await phone.send(saveUtilisation, report(cancelled, [line()]))).codes, ['SESDAY0007']);
});

test('no vials of a session that has not begun', async () => {
  const ahead = await day.session(0, '2026-03-19');
  assert.deepEqual((await phone.send(saveUtilisation, report(ahead, [line()]))).codes, ['SESDAY0002']);
  const waits = await day.session(0);
  assert.deepEqual((await phone.send(saveUtilisation, report(waits, [line()]))).codes, ['SESDAY0002']);
  const startIsOnItsWay = report(waits, [line()], { captured_at: at(-5) });
  assert.equal((await phone.send(saveUtilisation, startIsOnItsWay)).status, 200);
});

test('doses given are compared with the record, not against what the phone had heard of it', async () => {
  const visits = [await openVisit(day)];
  const { session_id } = visits[0] as (typeof visits)[number];
  visits.push(await openVisit(day, { session_id }));
  const [own, others] = [day.dose(), day.dose()];
  for (const [at, dose] of [own, others].entries())
    await phone.ask(addVaccineDetails, {
      ...(visits[at] as (typeof visits)[number]),
      vaccine_details: [dose],
    });
  const bcg = { ...bcgOnce, batch_number: own.batch_number, given_reason: '' };
  const refused = await phone.send(saveUtilisation, report(session_id, [line(bcg)]));
  assert.deepEqual(
    refused.errors.map(({ code, path, values }) => [code, path, values.recorded]),
    [['VACUTI0005', 'lines.0.given_reason', 2]],
  );
  await phone.ask(saveUtilisation, report(session_id, [line({ ...bcg, doses_given: 2, doses_recorded: 1 })]));
  const { report: kept } = await phone.ask(getSessionUtilisation, { session_id });
  assert.deepEqual([kept?.lines[0]?.doses_recorded, kept?.lines[0]?.doses_given], [2, 2]);
});

test('part vials kept are carried into the next session of the site, until that session says otherwise', async () => {
  const place = await server.fixtures.site(places, { villages: [] });
  const nurse = await server.as(await server.fixtures.user({ sites: [place], places }));
  const session = (date: string) => server.fixtures.session({ site: place, date, status: 3 });
  const [one, two, three] = [await session('2026-02-20'), await session('2026-03-01'), await session(day.today)];
  const opened_on = '2026-02-20';
  await nurse.ask(
    saveUtilisation,
    report(one, [line({ opened_on }), line({ batch_number: 'P-2', opened_on, doses_partial_out: 5 })]),
  );
  const carried = async (session_id: string) =>
    (await nurse.ask(getSessionUtilisation, { session_id })).carried.map(({ batch_number, doses, vials }) => [
      batch_number,
      doses,
      vials,
    ]);
  assert.deepEqual(await carried(two), [
    ['P-1', 2, 1],
    ['P-2', 5, 1],
  ]);
  assert.deepEqual(await carried(one), [], 'nothing before the first');
  const used = {
    vials_received: 0,
    vials_opened: 0,
    vials_returned: 0,
    partial_vials_in: 1,
    doses_in_partial: 2,
    doses_recorded: 2,
    doses_given: 2,
    partial_vials_out: 0,
    doses_partial_out: 0,
    opened_on: null,
  };
  await nurse.ask(saveUtilisation, report(two, [line(used)]));
  assert.deepEqual(await carried(three), [['P-2', 5, 1]]);
  const { open_vials } = await nurse.ask(getSiteStock, { session_site_id: place.session_site_id });
  assert.deepEqual(
    open_vials.map(({ batch_number }) => batch_number),
    ['P-2'],
  );
  const { session_site_id: there } = place;
  const pack = await nurse.ask(sessionPack, { session_site_id: there, since: '' });
  const onPhone = carriedOn(pack.kept_vials ?? [], day.today);
  assert.deepEqual(onPhone, open_vials, 'the phone knows them without network');
});

test('a session ends once its vials are counted as its doses stand', async () => {
  const visit = await openVisit(day, { person: { dob: day.today } });
  const { session_id } = visit;
  const end = async () => (await phone.send(endSession, { session_id, captured_at: at() })).codes.join();
  const dose = day.dose();
  await phone.ask(addVaccineDetails, { ...visit, vaccine_details: [dose] });
  const packed = async () => {
    const { sessions } = await phone.ask(sessionPack, { session_site_id, since: '' });
    const found = sessions.find((one) => one.session_id === session_id);
    return [found?.doses_given, found?.doses_counted].map((doses) =>
      doses?.map((one) => `${one.material_id} ${one.doses}`).join(),
    );
  };
  const [bcg, penta] = [vaccine.bcg, vaccine.penta];
  assert.equal(await end(), 'VACUTI0014', 'nothing is counted');
  assert.deepEqual(await packed(), [`${bcg} 1`, '']);
  await phone.ask(saveUtilisation, report(session_id, [line()]));
  assert.equal(await end(), 'VACUTI0014', 'another vaccine is counted');
  const once = line({ ...bcgOnce, batch_number: dose.batch_number });
  await phone.ask(saveUtilisation, report(session_id, [line(), once], { captured_at: at(1) }));
  assert.deepEqual(await packed(), [`${bcg} 1`, `${bcg} 1,${penta} 0`]);
  const other = await openVisit(day, { session_id, person: { dob: day.today } });
  const later = day.dose({ batch_number: dose.batch_number });
  await phone.ask(addVaccineDetails, { ...other, vaccine_details: [later] });
  assert.equal(await end(), 'VACUTI0014', 'a dose came after the count');
  const twice = { ...once, doses_given: 2, doses_recorded: 2 };
  await phone.ask(saveUtilisation, report(session_id, [line(), twice], { captured_at: at(2) }));
  assert.equal(await end(), '');
  const within = { level: 'site', id: session_site_id } as const;
  const period = { from_date: day.today, to_date: day.today, within };
  const toCount = async () =>
    (await supervisor.ask(getUtilisationSummary, period)).differing
      .filter((one) => one.session_id === session_id)
      .flatMap(({ batches }) => batches.map((one) => `${one.material_code} ${one.recorded}/${one.counted}`));
  assert.deepEqual(await toCount(), []);
  await server.rows(
    sql`insert into dose_void (beneficiary_id, dose_id, reason, voided_by, voided_at)
      values (${other.beneficiary_reference_id}::bigint, ${later.dose_id}::uuid, 'wrong child', ${day.user.user_id}::uuid,
        now())`.compile(build),
  );
  assert.deepEqual(await toCount(), ['BCG 1/2'], 'a dose was taken back after the session');
  const recount = report(session_id, [line(), once], { captured_at: at(3) });
  assert.deepEqual((await phone.send(saveUtilisation, recount)).codes, [], 'the doses themselves are the reason');
  assert.deepEqual(await toCount(), []);
});

test('a dose that arrives after the end makes the session one to count, or to count again', async () => {
  const [counted, untouched] = [await openVisit(day), await openVisit(day)];
  const dose = (visit: typeof counted, more: object) =>
    phone.ask(addVaccineDetails, { ...visit, vaccine_details: [day.dose(more)] });
  const { session_id } = counted;
  const first = await openVisit(day, { session_id });
  const given = { batch_number: 'LATE-1' };
  await dose(first, given);
  const once = line({ ...bcgOnce, ...given });
  await phone.ask(saveUtilisation, report(session_id, [once]));
  for (const session of [session_id, untouched.session_id])
    await phone.ask(endSession, { session_id: session, captured_at: at() });
  const within = { level: 'site', id: session_site_id } as const;
  const period = { from_date: day.today, to_date: day.today, within };
  const named = async () => {
    const { differing, without_report } = await supervisor.ask(getUtilisationSummary, period);
    const has = (list: readonly { session_id: string }[], id: string) => list.some((one) => one.session_id === id);
    return [has(differing, session_id), has(without_report, untouched.session_id)];
  };
  assert.deepEqual(await named(), [false, false]);
  await dose(counted, { ...given, captured_at: at(-2) });
  await dose(untouched, { ...given, captured_at: at(-2) });
  assert.deepEqual(await named(), [true, true]);
});
