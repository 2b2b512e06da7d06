import assert from 'node:assert/strict';
import { test } from 'node:test';
import { getBeneficiaryDetails } from '@teeka/contract/beneficiaries';
import { addVaccineDetails } from '@teeka/contract/cases';
import { sessionPack } from '@teeka/contract/pack';
import { addPregnancyEvent } from '@teeka/contract/pregnancies';
import { getVaccinationDueList } from '@teeka/contract/schedule';
import { getAllMaterialUip, getBirthDoseVaccines, vaccinationsChart } from '@teeka/contract/vaccinations';
import { addDays, addYears, type CivilDate } from '@teeka/domain/calendar';
import { forecast, nationalSchedule, type Person } from '@teeka/domain/schedule';
import { sql } from 'kysely';
import { build } from '../../platform/db/build.ts';
import { openVisit } from '../../testing/open-visit.ts';
import { pregnancyDesk } from '../../testing/pregnancy-desk.ts';
import { sessionDay, vaccine } from '../../testing/session-day.ts';
import { testServer } from '../../testing/test-server.ts';

const server = await testServer({ sandbox: false });
const day = await sessionDay(server);
const { phone } = day;
const on = day.today as CivilDate;
const when = { on, schedule: nationalSchedule };

const chart = (beneficiary_ref_id: string, lmc_date: string | null = null) =>
  phone.ask(vaccinationsChart, { beneficiary_ref_id, lmc_date });
/** Code, state and days of each line. */
const linesOf = (lines: readonly Record<string, unknown>[]) =>
  lines.map(({ dose_code, state, earliest, due, given_on }) => [dose_code, state, earliest, due, given_on]);

function expected(person: Person, doses: Parameters<typeof forecast>[1] = []): unknown[] {
  return forecast(person, doses, when).doses.map(({ code, state, earliest, due, givenOn }) => [
    code,
    state,
    earliest ?? null,
    due ?? null,
    givenOn ?? null,
  ]);
}
const child = (dob: string, jeEndemic = false): Person => ({
  kind: 'child',
  dob: dob as CivilDate,
  sex: 'F',
  jeEndemic,
});

test("a child's chart is the schedule's own forecast, at every age", async () => {
  for (const dob of ['2026-03-16', '2026-01-01', '2025-06-15', '2024-02-29', '2020-01-01', '2012-05-05']) {
    const { lines, rules_version } = await chart(await day.person({ dob }));
    assert.deepEqual(linesOf(lines), expected(child(dob)), dob);
    assert.equal(rules_version, nationalSchedule.version);
  }
});

test('doses recorded at a visit stand in the chart', async () => {
  const visit = await openVisit(day, { person: { dob: '2026-01-01' } });
  const doses = [day.dose(), day.dose({ dose_code: 'OPV1', material_id: vaccine.bopv, given_on: '2026-02-15' })];
  const again = visit.beneficiary_reference_id;
  const before = await openVisit(day, { again, session_id: await day.session(3, '2026-02-15') });
  await phone.ask(addVaccineDetails, { ...visit, vaccine_details: doses.slice(0, 1) });
  await phone.ask(addVaccineDetails, { ...before, vaccine_details: doses.slice(1) });
  const { lines } = await chart(visit.beneficiary_reference_id);
  const recorded = doses.map(({ dose_id, dose_code, given_on }) => ({
    id: dose_id,
    code: dose_code,
    date: given_on as CivilDate,
    killed: false,
  }));
  assert.deepEqual(linesOf(lines), expected(child('2026-01-01'), recorded));
  const bcg = lines.find(({ dose_code }) => dose_code === 'BCG');
  assert.equal(bcg?.given_on, day.today);
});

test('a woman with a pregnancy on record, or asked for by its first day', async () => {
  const lmp = '2025-12-01';
  const pregnant = { kind: 'pregnant_woman', lmp, dob: '2000-01-01', previousPregnancyTd: [] } as const;
  const onRecord = await day.person({ dob: '2000-01-01', lmp_date: lmp });
  assert.deepEqual(linesOf((await chart(onRecord)).lines), expected(pregnant as unknown as Person));
  const unrecorded = await day.person({ dob: '2000-01-01' });
  assert.deepEqual(linesOf((await chart(unrecorded, lmp)).lines), expected(pregnant as unknown as Person));
});

test('a pregnancy is asked for by its number; one that is not on record by its first day', async () => {
  const desk = await pregnancyDesk(day, { lmp: '2025-07-01', dob: '2000-01-01' });
  await desk.record('abortion', { aborted_on: '2025-10-01', abortion_type: 'Spontaneous' });
  const again = { lmp_date: '2025-12-01', registered_on: on };
  await phone.ask(addPregnancyEvent, desk.act('registered', again, [], 2));
  const pregnant = (lmp: string) => ({ kind: 'pregnant_woman', lmp, dob: '2000-01-01', previousPregnancyTd: [] });
  const of = async (pregnancy_number: number | null, lmc_date: string | null = null) =>
    linesOf((await phone.ask(vaccinationsChart, { beneficiary_ref_id: desk.woman, pregnancy_number, lmc_date })).lines);
  const [first, second] = [pregnant('2025-07-01'), pregnant('2025-12-01')].map((one) =>
    expected(one as unknown as Person),
  );
  assert.notDeepEqual(first, second);
  assert.deepEqual(await of(1), first);
  assert.deepEqual(await of(2, '2025-07-01'), second, 'what is on record holds');
  assert.deepEqual(await of(null), second, 'the current one');
  assert.deepEqual(await of(3, '2025-07-01'), first);
});

test('encephalitis is for districts where it is endemic, by the village of the child', async () => {
  const elsewhere = await server.fixtures.places();
  const site = await server.fixtures.site(elsewhere);
  const [person] = [await server.fixtures.person({ village: elsewhere.villages[0] ?? 0, dob: '2025-03-01' })];
  const by = await server.as(await server.fixtures.user({ sites: [site], places: elsewhere }));
  const ask = async () => linesOf((await by.ask(vaccinationsChart, { beneficiary_ref_id: person })).lines);
  assert.deepEqual(await ask(), expected(child('2025-03-01', false)));
  await server.rows(
    sql`update location set je_endemic = true where level = 'district' and code = ${elsewhere.district}`.compile(build),
  );
  assert.deepEqual(await ask(), expected(child('2025-03-01', true)));
});

test('a programme that a state has switched off is on no chart, due list or phone of its people', async () => {
  const places = await server.fixtures.places();
  const site = await server.fixtures.site(places);
  const [village = 0] = places.villages;
  const dob = addYears(addDays(on, -30), -14);
  const girl = await server.fixtures.person({ village, dob, gender: 2 });
  const by = await server.as(await server.fixtures.user({ sites: [site], places }));
  const shown = async () => {
    const request = { from_date: on, to_date: on, village_id: village };
    const { lines } = await by.ask(vaccinationsChart, { beneficiary_ref_id: girl });
    const due = await by.ask(getVaccinationDueList, request);
    const { village_rules } = await by.ask(sessionPack, {
      session_site_id: site.session_site_id,
      since: '',
    });
    const { programmes_off, je_endemic } = await by.ask(getBeneficiaryDetails, { beneficiaryId: girl });
    return [
      programmes_off,
      je_endemic,
      lines.find(({ dose_code }) => dose_code === 'HPV1')?.reason.code,
      due.data.flatMap(({ doses }) => doses.map(({ dose_code }) => dose_code)).includes('HPV1'),
      village_rules?.find(({ village_id }) => village_id === village)?.programmes_off,
    ];
  };
  const before = await shown();
  assert.deepEqual(before, [[], false, 'since', true, undefined]);
  await server.rows(
    sql`update location set programmes_off = '{HPV}' where level = 'state' and code = ${places.state}`.compile(build),
  );
  assert.deepEqual(await shown(), [['HPV'], false, 'programme-not-here', false, ['HPV']]);
  await server.rows(
    sql`update location set programmes_off = '{}' where level = 'state' and code = ${places.state}`.compile(build),
  );
  assert.deepEqual(await shown(), before, 'switched on again');
});

test('the vaccines of the programme, and no others', async () => {
  const { materials } = await phone.ask(getAllMaterialUip, {});
  const categories = new Set(materials.map(({ material_category }) => material_category));
  assert.deepEqual([...categories], ['Universal Immunization Programme']);
  const bcg = materials.find(({ material_code }) => material_code === 'BCG');
  assert.deepEqual(bcg?.dose_codes, ['BCG']);
});

test('the doses due at birth, each with the vaccine of the programme', async () => {
  const { rules_version, doses } = await phone.ask(getBirthDoseVaccines, {});
  assert.ok(rules_version.startsWith('IN-UIP'));
  assert.deepEqual(
    doses.map(({ dose_code, materials }) => [dose_code, materials.map(({ material_code }) => material_code)]),
    [
      ['BCG', ['BCG']],
      ['HEPB0', ['HEPB']],
      ['OPV0', ['BOPV']],
    ],
  );
});
