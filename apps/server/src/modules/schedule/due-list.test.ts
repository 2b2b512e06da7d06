import assert from 'node:assert/strict';
import { test } from 'node:test';
import { getBeneficiaryDetails, registration } from '@teeka/contract/beneficiaries';
import { addVaccineDetails } from '@teeka/contract/cases';
import { type DuePerson, getVaccinationDueList } from '@teeka/contract/schedule';
import { addPreviousVaccination } from '@teeka/contract/vaccinations';
import { addDays } from '@teeka/domain/calendar';
import { sql } from 'kysely';
import { build } from '../../platform/db/build.ts';
import { uuidV7 } from '../../platform/ids/uuid-v7.ts';
import { openVisit } from '../../testing/open-visit.ts';
import { nextReferenceNumber, pregnancyDesk } from '../../testing/pregnancy-desk.ts';
import { registrationBody } from '../../testing/registration.ts';
import { sessionDay } from '../../testing/session-day.ts';
import { testServer } from '../../testing/test-server.ts';
import { refreshDueRows } from './index.ts';

const server = await testServer({ sandbox: false });
const day = await sessionDay(server);
const { phone, today } = day;
const week = { from_date: today, to_date: addDays(today, 7) };
const ask = (more: object = {}) => phone.ask(getVaccinationDueList, { ...week, ...more });
const person = async (id: string, more: object = {}): Promise<DuePerson | undefined> =>
  (await ask(more)).data.find(({ beneficiary_id }) => beneficiary_id === id);
/** Stops after one village. */
const firstOnly = () => {
  let villages = 0;
  return () => villages++ === 0;
};
const codes = (one: DuePerson | undefined) => one?.doses.map(({ dose_code }) => dose_code).sort();

test('an infant of six weeks is called for the five first doses, BCG overdue first', async () => {
  const infant = await day.person({ dob: addDays(today, -42), name: 'SIX WEEKS', mobile: '9811111111' });
  const listed = await person(infant);
  assert.deepEqual(codes(listed), ['BCG', 'FIPV1', 'OPV1', 'PCV1', 'PENTA1', 'RVV1']);
  assert.deepEqual(listed?.doses[0], {
    dose_code: 'BCG',
    due_on: today,
    last_on: listed?.doses[0]?.last_on,
    overdue: true,
  });
  assert.deepEqual([listed?.ben_name, listed?.ben_mobile_number], ['SIX WEEKS', '9811111111']);
});

test('a dose, a void, a death, a new date of birth: the list is never behind, refreshed or not', async () => {
  for (const refreshed of [false, true]) {
    const visit = await openVisit(day, { person: { dob: addDays(today, -42) } });
    const id = visit.beneficiary_reference_id;
    const settle = async () => (refreshed ? refreshDueRows(server.platform) : 0);
    await settle();
    assert.ok(codes(await person(id))?.includes('BCG'));
    const dose = day.dose();
    await phone.ask(addVaccineDetails, { ...visit, vaccine_details: [dose] });
    await settle();
    assert.ok(!codes(await person(id))?.includes('BCG'));
    await server.rows(
      sql`insert into dose_void (beneficiary_id, dose_id, reason, voided_by, voided_at)
        values (${id}::bigint, ${dose.dose_id}::uuid, 'test', ${day.user.user_id}::uuid, now())`.compile(build),
    );
    await settle();
    assert.ok(codes(await person(id))?.includes('BCG'));
    const change = (set: ReturnType<typeof sql>) =>
      server.rows(
        sql`update beneficiary set ${set}, changed_in = pg_current_xact_id()
          where beneficiary_id = ${id}::bigint`.compile(build),
      );
    await change(sql`dob = ${addDays(today, -50)}::date`);
    await settle();
    assert.equal((await person(id))?.dob, addDays(today, -50));
    await change(sql`deceased_on = ${today}::date`);
    await settle();
    assert.equal(await person(id), undefined);
  }
});

test('who was never vaccinated is marked, and who did not come back', async () => {
  const leftOut = await day.person({ dob: addDays(today, -200) });
  const begun = await day.person({ dob: addDays(today, -200) });
  await phone.ask(addPreviousVaccination, {
    beneficiary_reference_id: begun,
    case_id: uuidV7(),
    material_id: 104,
    proof: 'card',
    vaccine_details: [{ dose_id: uuidV7(), dose_code: 'PENTA1', day_of_dose: addDays(today, -150) }],
    captured_at: day.at(),
  });
  const marks = (one: DuePerson | undefined) => [one?.left_out, one?.dropped_out, one?.zero_dose];
  assert.deepEqual(marks(await person(leftOut)), [true, false, false]);
  assert.deepEqual(marks(await person(begun)), [false, true, false]);
  const zero = await day.person({ dob: addDays(today, -400) });
  assert.deepEqual(marks(await person(zero)), [true, false, true]);
});

test('a pregnant woman is called while she can be pregnant, not for ever', async () => {
  const now = await day.person({ dob: '2000-01-01', lmp_date: addDays(today, -100) });
  const long = await day.person({ dob: '2000-01-01', lmp_date: addDays(today, -320) });
  assert.deepEqual(codes(await person(now)), ['TDPW1']);
  assert.equal(await person(long), undefined);
});

test('who is called for one vaccine alone, with all that they are called for; the vials are those of whom it lists', async () => {
  const six = await day.person({ dob: addDays(today, -45) });
  const older = await day.person({ dob: addDays(today, -300) });
  const all = async (wish: object) => {
    const reply = await phone.ask(getVaccinationDueList, { from_date: today, to_date: today, pageSize: 500, ...wish });
    assert.equal(reply.total, reply.data.length);
    return reply;
  };
  const penta = await all({ vaccine: 'Penta' });
  const ids = penta.data.map(({ beneficiary_id }) => beneficiary_id);
  assert.ok(ids.includes(six));
  assert.ok(penta.data.every((one) => one.doses.some(({ dose_code }) => dose_code.startsWith('PENTA'))));
  assert.ok((codes(penta.data.find(({ beneficiary_id }) => beneficiary_id === six)) ?? []).includes('OPV1'));
  const mr = await all({ vaccine: 'MR' });
  assert.ok(mr.data.some(({ beneficiary_id }) => beneficiary_id === older));
  assert.ok(!mr.data.some(({ beneficiary_id }) => beneficiary_id === six));
  const wanted = mr.data.flatMap(({ doses }) => doses).filter(({ dose_code }) => dose_code.startsWith('MR')).length;
  assert.equal(mr.vials.find(({ vaccine }) => vaccine === 'MR')?.doses, wanted);
  assert.equal((await all({ vaccine: 'NONE' })).total, 0);
  assert.ok((await all({})).total > penta.total);
});

test('the village that was asked for is named also where nobody of it is due; one of another area is not', async () => {
  const quiet = await server.fixtures.places(2);
  const [empty = 0] = quiet.villages;
  const officer = await server.as(
    await server.fixtures.user({ role: 'District Administrator', level: 'District', places: quiet }),
  );
  const answer = async (village_id: number | null) => {
    const { total, village_name } = await officer.ask(getVaccinationDueList, {
      ...{ from_date: today, to_date: today },
      village_id,
    });
    return [total, village_name];
  };
  assert.deepEqual(await answer(empty), [0, `village ${empty}`]);
  assert.deepEqual(await answer(null), [0, '']);
  const [away = 0] = (await server.fixtures.places()).villages;
  assert.deepEqual(await answer(away), [0, '']);
});

test('by village, by site and by ASHA; nobody else’s', async () => {
  const [first = 0, second = 0] = day.site.villages;
  const here = await day.person({ dob: addDays(today, -42), village: first });
  const there = await day.person({ dob: addDays(today, -42), village: second });
  const asha = await server.fixtures.user({ role: 'ASHA', villages: [second], sites: [day.site] });
  const ids = async (more: object) => {
    const { data } = await ask({ ...more, pageSize: 500 });
    return [here, there].map((id) => data.some(({ beneficiary_id }) => beneficiary_id === id));
  };
  assert.deepEqual(await ids({}), [true, true]);
  assert.deepEqual(await ids({ village_id: first }), [true, false]);
  assert.deepEqual(await ids({ user_id: asha.user_id }), [false, true]);
  assert.deepEqual(await ids({ session_site_id: day.site.session_site_id }), [true, true]);
  const own = await (await server.as(asha)).ask(getVaccinationDueList, { ...week, pageSize: 500 });
  assert.ok(own.data.length > 0 && own.data.every(({ village_id }) => village_id === second));
  for (const stranger of await day.strangers()) {
    const { data } = await stranger.ask(getVaccinationDueList, week);
    assert.deepEqual(data, []);
    const site = await stranger.send(getVaccinationDueList, {
      ...week,
      session_site_id: day.site.session_site_id,
    });
    assert.deepEqual(site.codes, ['REQVAL0012']);
  }
});

test('an ASHA is told of her own villages only, whatever she asks by', async () => {
  const [first = 0, second = 0] = day.site.villages;
  await day.person({ dob: addDays(today, -42), village: first });
  const hers = await day.person({ dob: addDays(today, -42), village: second });
  const asha = await server.as(await server.fixtures.user({ role: 'ASHA', villages: [second], sites: [day.site] }));
  const other = await server.fixtures.user({ role: 'ASHA', villages: [first], sites: [day.site] });
  const site = day.site.session_site_id;
  const table: [string, object, boolean][] = [
    ['everybody', {}, true],
    ['her village', { village_id: second }, true],
    ['another village', { village_id: first }, false],
    ['the whole site', { session_site_id: site }, true],
    ['another village of the site', { session_site_id: site, village_id: first }, false],
    ['another ASHA', { user_id: other.user_id }, false],
  ];
  for (const [what, more, some] of table) {
    const { data, total } = await asha.ask(getVaccinationDueList, { ...week, ...more, pageSize: 500 });
    assert.ok(
      data.every(({ village_id }) => village_id === second),
      what,
    );
    assert.equal(total, data.length, `${what}: nobody else is counted`);
    assert.equal(
      data.some(({ beneficiary_id }) => beneficiary_id === hers),
      some,
      what,
    );
  }
});

test('pages, totals and vials fit together', async () => {
  const all = await ask({ pageSize: 500 });
  const paged: string[] = [];
  for (let page = 1; page <= Math.ceil(all.total / 3); page++) {
    const part = await ask({ page, pageSize: 3 });
    assert.equal(part.total, all.total);
    paged.push(...part.data.map(({ beneficiary_id }) => beneficiary_id));
  }
  assert.deepEqual(
    paged,
    all.data.map(({ beneficiary_id }) => beneficiary_id),
  );
  const isLate = all.data.map(({ doses }) => doses.some(({ overdue }) => overdue));
  assert.deepEqual(
    isLate,
    [...isLate].sort((a, b) => Number(b) - Number(a)),
    'overdue first',
  );
  assert.equal(all.overdue, isLate.filter(Boolean).length);
  const penta = all.data.flatMap(({ doses }) => doses).filter(({ dose_code }) => dose_code.startsWith('PENTA'));
  const vials = all.vials.find(({ vaccine }) => vaccine === 'Penta');
  assert.deepEqual([vials?.doses, vials?.vials], [penta.length, Math.ceil(penta.length / 8.5)]);
});

test('the window of the specification: from today, at most a month long, not more than a year ahead', async () => {
  const table: [string, string, string[]][] = [
    [addDays(today, -1), today, ['FLDVAL0018']],
    [today, addDays(today, 32), ['FLDVAL0025']],
    [addDays(today, 366), addDays(today, 370), ['FLDVAL0019']],
    ['', today, ['FLDVAL0023']],
    [today, '', ['FLDVAL0024']],
    ['2026-02-30', today, ['FLDVAL0017']],
    [addDays(today, 200), addDays(today, 220), []],
  ];
  for (const [from_date, to_date, refused] of table)
    assert.deepEqual((await phone.send(getVaccinationDueList, { from_date, to_date })).codes, refused, from_date);
});

test('a child who has left is on no list of the place that was left, and on that of the new one, refreshed or not', async () => {
  const elsewhere = await sessionDay(server);
  const there = elsewhere.site.villages[0] ?? assert.fail();
  for (const refreshed of ['never', 'old village', 'all'] as const) {
    const infant = await day.person({ dob: addDays(today, -42), name: 'LEAVES' });
    await refreshDueRows(server.platform);
    assert.ok(await person(infant));
    await server.rows(
      sql`update beneficiary set village_code = ${there}, changed_in = pg_current_xact_id()
        where beneficiary_id = ${infant}::bigint`.compile(build),
    );
    // The new village waits until the old one was made anew.
    if (refreshed === 'old village') await refreshDueRows(server.platform, { goOn: firstOnly() });
    if (refreshed === 'all') await refreshDueRows(server.platform);
    assert.equal(await person(infant), undefined, refreshed);
    const { data } = await elsewhere.phone.ask(getVaccinationDueList, week);
    assert.ok(
      data.some(({ beneficiary_id }) => beneficiary_id === infant),
      refreshed,
    );
    await refreshDueRows(server.platform);
    assert.equal(await person(infant), undefined, refreshed);
  }
});

test('a registered child of whom a visit says that it died is called for nothing, unless that visit is taken back', async () => {
  for (const refreshed of [false, true]) {
    const desk = await pregnancyDesk(day, { lmp: addDays(today, -300) });
    const number = nextReferenceNumber();
    const on = addDays(today, -20);
    const births = [desk.liveChild(number, { born_on: on })];
    const delivery = desk.delivery({ delivered_on: on, live_births: 1, still_births: 0 });
    const delivery_id = await desk.record('delivery', delivery, births);
    await phone.ask(
      registration,
      registrationBody(day.site, {
        beneficiary_id: number,
        name: refreshed ? 'ASHOK' : 'BIMLA',
        dob: on,
        gender: 2,
        ben_type_id: 7008,
        mobile_number: server.fixtures.mobile(),
        captured_at: day.at(),
        delivery_id,
        guardian_ben_id: desk.woman,
      }),
    );
    const listed = async () => {
      if (refreshed) await refreshDueRows(server.platform);
      return codes(await person(number));
    };
    assert.ok((await listed())?.includes('BCG'));
    const visit = await desk.record('postnatal', { visited_on: today, child_well: 'died' });
    assert.equal(await listed(), undefined);
    const { reported_dead_on } = await phone.ask(getBeneficiaryDetails, { beneficiaryId: number });
    assert.equal(reported_dead_on, today);
    await desk.record('withdrawal', { event: visit, reason: 'of another woman' });
    assert.ok((await listed())?.includes('BCG'));
  }
});
