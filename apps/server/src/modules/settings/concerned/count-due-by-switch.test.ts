import assert from 'node:assert/strict';
import { test } from 'node:test';
import { answeringRoles, userLevels } from '@teeka/contract/roles';
import { getVaccinationDueList } from '@teeka/contract/schedule';
import { countDueBySwitch, switchProgramme } from '@teeka/contract/settings';
import { addDays, addYears } from '@teeka/domain/calendar';
import { sql } from 'kysely';
import { build } from '../../../platform/db/build.ts';
import { testServer } from '../../../testing/test-server.ts';

const server = await testServer({ sandbox: false });
const { fixtures } = server;
// The months of the launch are over: then the age alone says who is called.
server.clock.advance({ days: 120 });
const { today } = server.clock.clock();
const born = (years: number, days = 0) => addDays(addYears(today, -years), days);

/** A state with one site, its officer at a desk and a worker who reads the due list. */
async function state() {
  const places = await fixtures.places();
  const site = await fixtures.site(places);
  const desk = await server.as(await fixtures.user({ role: 'Supervisor', level: 'State', places }));
  const worker = await fixtures.user({ sites: [site], places });
  const phone = await server.as(worker);
  const wish = (is_on: boolean, from_date: string) => ({ state_id: places.state, programme: 'HPV', is_on, from_date });
  const count = async (is_on: boolean, from_date: string) =>
    (await desk.ask(countDueBySwitch, wish(is_on, from_date))).people;
  const switchTo = (is_on: boolean, from_date: string) =>
    desk.ask(switchProgramme, { ...wish(is_on, from_date), reason: 'Vaccine comes in spring only' });
  const called = async (day: string) => {
    const { data } = await phone.ask(getVaccinationDueList, { from_date: day, to_date: day });
    return data.filter(({ doses }) => doses.some(({ dose_code }) => dose_code === 'HPV1')).length;
  };
  const person = (wishes: Partial<Parameters<typeof fixtures.person>[0]>) =>
    fixtures.person({ village: places.villages[0] ?? 0, gender: 2, ...wishes });
  return { places, worker, desk, count, switchTo, called, person, wish };
}

test('who is counted is who the due list calls: by age, sex, life, and what was given', async () => {
  const { count, called, person } = await state();
  const table: [string, Parameters<typeof person>[0], 0 | 1][] = [
    ['fourteen tomorrow', { dob: born(14, 1) }, 0],
    ['fourteen today', { dob: born(14) }, 1],
    ['fourteen and a half', { dob: born(14, -180) }, 1],
    ['fifteen tomorrow', { dob: born(15, 1) }, 1],
    ['fifteen today', { dob: born(15) }, 0],
    ['a boy', { dob: born(14, -180), gender: 1 }, 0],
    ['of another sex', { dob: born(14, -180), gender: 3 }, 0],
    ['dead', { dob: born(14, -180), deceased_on: addDays(today, -10) }, 0],
    ['a baby', { dob: addDays(today, -40) }, 0],
  ];
  let expected = 0;
  for (const [who, wishes, more] of table) {
    await person(wishes);
    expected += more;
    assert.equal(await count(false, today), expected, who);
  }
  assert.equal(await called(today), expected);
});

test('a dose that stands takes somebody out, one that was taken back does not', async () => {
  const { count, called, person, places, worker } = await state();
  const given = addDays(today, -20);
  const girl = await person({ dob: born(14, -180) });
  const other = await person({ dob: born(14, -90) });
  const [village] = places.villages;
  const doses = () =>
    server.rows(
      sql<{ dose_id: string }>`
        insert into dose (beneficiary_id, dose_code, given_on, village_code, origin, dose_id, captured_at, captured_by)
        select b, 'HPV1', ${given}::date, ${village}, 'previous', gen_random_uuid(), now(), ${worker.user_id}::uuid
        from unnest(${[girl, other]}::bigint[]) b returning dose_id`.compile(build),
    );
  assert.equal(await count(false, today), 2);
  const [first] = await doses();
  assert.deepEqual([await count(false, today), await called(today)], [0, 0]);
  await server.rows(
    sql`insert into dose_void (beneficiary_id, dose_id, reason, voided_by, voided_at, village_code)
      select beneficiary_id, dose_id, 'test', ${worker.user_id}::uuid, now(), village_code from dose
      where dose_id = ${first?.dose_id}::uuid`.compile(build),
  );
  assert.deepEqual([await count(false, today), await called(today)], [1, 1]);
});

test('the day counts: who is of age then, and who no longer is', async () => {
  const { count, person } = await state();
  await person({ dob: born(14, 30) });
  await person({ dob: born(15, 10) });
  const counts = [];
  for (const day of [0, 9, 10, 29, 30]) counts.push(await count(false, addDays(today, day)));
  assert.deepEqual(counts, [1, 1, 0, 0, 1]);
});

test('a switch to what holds on that day anyway concerns nobody', async () => {
  const { count, person, switchTo } = await state();
  await person({ dob: born(14, -180) });
  assert.deepEqual([await count(true, today), await count(false, today)], [0, 1]);
  await switchTo(false, today);
  const soon = addDays(today, 5);
  assert.deepEqual([await count(false, today), await count(true, today), await count(true, soon)], [0, 1, 1]);
  await switchTo(true, soon);
  assert.deepEqual(
    [await count(true, addDays(today, 4)), await count(true, soon), await count(false, soon)],
    [1, 0, 1],
  );
});

test('nobody of another state is counted', async () => {
  const [here, there] = [await state(), await state()];
  await here.person({ dob: born(14, -180) });
  assert.deepEqual([await here.count(false, today), await there.count(false, today)], [1, 0]);
});

test('a bad day or programme is refused under its field', async () => {
  const { desk, wish } = await state();
  const table: [object, string][] = [
    [{ programme: 'UIP' }, 'FLDVAL0029 programme'],
    [{ programme: '' }, 'FLDVAL0029 programme'],
    [{ from_date: '' }, 'FLDVAL0001 from_date'],
    [{ from_date: '21/1' }, 'FLDVAL0017 from_date'],
    [{ from_date: '2027-02-30' }, 'FLDVAL0017 from_date'],
    [{ from_date: addDays(today, -1) }, 'FLDVAL0018 from_date'],
    [{ from_date: addDays(today, 400) }, 'FLDVAL0019 from_date'],
  ];
  for (const [more, expected] of table) {
    const { errors } = await desk.send(countDueBySwitch, { ...wish(false, today), ...more });
    assert.deepEqual(
      errors.map(({ code, path }) => `${code} ${path}`),
      [expected],
    );
  }
});

test('who may switch may count, in the own state, and nobody else', async () => {
  const [here, there] = [await state(), await state()];
  for (const role of answeringRoles)
    for (const level of userLevels) {
      const who = await server.as(await fixtures.user({ role, level, places: here.places }));
      const may = (level === 'National' || level === 'State') && role !== 'Site Admin';
      const status = [
        (await who.send(countDueBySwitch, here.wish(false, today))).status,
        (await who.send(countDueBySwitch, there.wish(false, today))).status,
      ];
      const elsewhere = level === 'National' ? 200 : 404;
      assert.deepEqual(
        status,
        may ? [200, elsewhere] : Array(2).fill(role === 'Site Admin' ? 403 : 404),
        `${role} ${level}`,
      );
    }
});
