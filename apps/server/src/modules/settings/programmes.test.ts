import assert from 'node:assert/strict';
import { test } from 'node:test';
import { answeringRoles, userLevels } from '@teeka/contract/roles';
import { getVaccinationDueList } from '@teeka/contract/schedule';
import { getProgrammes, switchProgramme } from '@teeka/contract/settings';
import { addDays, addYears } from '@teeka/domain/calendar';
import { sql } from 'kysely';
import { build } from '../../platform/db/build.ts';
import { testServer } from '../../testing/test-server.ts';
import { switchDueProgrammes } from './keep-programmes.ts';

const server = await testServer({ sandbox: false });
const { fixtures } = server;
const reason = 'Vaccine comes in spring only';
const now = () => server.clock.clock().today;
const today = now();

/** A state with a girl of fourteen in one of its villages. */
async function state() {
  const places = await fixtures.places();
  const site = await fixtures.site(places);
  const girl = await fixtures.person({
    village: places.villages[0] ?? 0,
    dob: addYears(addDays(today, -30), -14),
    gender: 2,
  });
  const officer = await fixtures.user({ role: 'Supervisor', level: 'State', places });
  const worker = await fixtures.user({ sites: [site], places });
  const desk = await server.as(officer);
  const called = async () => {
    const phone = await server.as(worker);
    const { data } = await phone.ask(getVaccinationDueList, { from_date: now(), to_date: now() });
    return data.some((one) => one.beneficiary_id === girl && one.doses.some(({ dose_code }) => dose_code === 'HPV1'));
  };
  const wish = (is_on: boolean, from_date: string) => ({
    ...{ state_id: places.state, programme: 'HPV', is_on, from_date, reason },
  });
  const shown = async () =>
    (await (await server.as(officer)).ask(getProgrammes, {})).states[0]?.programmes[0] ?? assert.fail();
  return { places, desk, called, wish, shown };
}

test('from today: the due list is without it at once, and has it again', async () => {
  const { desk, called, wish, shown, places } = await state();
  assert.equal(await called(), true);
  await desk.ask(switchProgramme, wish(false, today));
  assert.deepEqual([await called(), (await shown()).is_on], [false, false]);
  await desk.ask(switchProgramme, wish(true, today));
  const after = await shown();
  assert.deepEqual([await called(), after.is_on], [true, true]);
  assert.deepEqual(
    after.changes.map(({ is_on, holds_from, reason: why }) => [is_on, holds_from, why]),
    [
      [true, today, reason],
      [false, today, reason],
    ],
  );
  const { states } = await desk.ask(getProgrammes, {});
  assert.deepEqual(
    states.map(({ state_id }) => state_id),
    [places.state],
  );
});

test('from a later day: it holds when the day has come, and not before', async () => {
  const { desk, called, wish, shown } = await state();
  await desk.ask(switchProgramme, wish(false, addDays(today, 2)));
  await switchDueProgrammes(server.platform);
  assert.deepEqual([await called(), (await shown()).is_on, (await shown()).planned.length], [true, true, 1]);
  server.clock.advance({ days: 2 });
  await switchDueProgrammes(server.platform);
  assert.deepEqual([await called(), (await shown()).is_on, (await shown()).planned.length], [false, false, 0]);
});

test('a plan is taken back by another for its day; what was off before there was a history stays off', async () => {
  const { desk, places, wish, shown } = await state();
  const day = addDays(now(), 3);
  await desk.ask(switchProgramme, wish(false, day));
  await desk.ask(switchProgramme, wish(true, day));
  assert.deepEqual(
    (await shown()).planned.map(({ is_on }) => is_on),
    [true],
  );
  await server.rows(
    sql`update location set programmes_off = '{HPV}' where level = 'state' and code = ${places.state}`.compile(build),
  );
  await switchDueProgrammes(server.platform);
  assert.equal((await shown()).is_on, false);
});

test('nothing is written while nothing changes: no due list is made anew', async () => {
  const { desk, wish } = await state();
  const version = async () =>
    (await server.rows(sql<{ version: string }>`select version from location_version`.compile(build)))[0]?.version;
  await desk.ask(switchProgramme, wish(false, now()));
  const before = await version();
  await switchDueProgrammes(server.platform);
  assert.equal(await version(), before);
});

test('a bad day, programme or reason is refused under its field', async () => {
  const { desk, wish } = await state();
  const table: [object, string][] = [
    [{ programme: 'UIP' }, 'FLDVAL0029 programme'],
    [{ programme: 'Polio' }, 'FLDVAL0029 programme'],
    [{ from_date: '' }, 'FLDVAL0001 from_date'],
    [{ from_date: '21/1' }, 'FLDVAL0017 from_date'],
    [{ from_date: addDays(now(), -1) }, 'FLDVAL0018 from_date'],
    [{ from_date: addDays(now(), 400) }, 'FLDVAL0019 from_date'],
    [{ reason: 'no' }, 'FLDVAL0004 reason'],
    [{ reason: '<b>' }, 'FLDVAL0003 reason'],
  ];
  for (const [more, expected] of table) {
    const { errors } = await desk.send(switchProgramme, { ...wish(false, now()), ...more });
    assert.deepEqual(
      errors.map(({ code, path }) => `${code} ${path}`),
      [expected],
    );
  }
});

test('a state’s officer switches in the own state, who is above all in any, and nobody else', async () => {
  const [here, there] = [await state(), await state()];
  const tried = await here.desk.send(switchProgramme, there.wish(false, now()));
  assert.deepEqual([tried.codes, tried.errors[0]?.path], [['REQVAL0012'], 'state_id']);
  for (const role of answeringRoles)
    for (const level of userLevels) {
      const who = await server.as(await fixtures.user({ role, level, places: here.places }));
      const may = (level === 'National' || level === 'State') && role !== 'Site Admin';
      const status = [
        (await who.send(getProgrammes, {})).status,
        (await who.send(switchProgramme, here.wish(true, now()))).status,
        (await who.send(switchProgramme, there.wish(true, now()))).status,
      ];
      const elsewhere = level === 'National' ? 200 : 404;
      assert.deepEqual(
        status,
        may ? [200, 200, elsewhere] : Array(3).fill(role === 'Site Admin' ? 403 : 404),
        `${role} ${level}`,
      );
    }
});
