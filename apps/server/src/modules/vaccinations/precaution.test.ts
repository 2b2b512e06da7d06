import assert from 'node:assert/strict';
import { test } from 'node:test';
import { registration } from '@teeka/contract/beneficiaries';
import { addVaccineDetails } from '@teeka/contract/cases';
import { issueCertificate } from '@teeka/contract/certificates';
import { sessionPack } from '@teeka/contract/pack';
import { getVaccinationDueList } from '@teeka/contract/schedule';
import { countDueBySwitch, getProgrammes, switchProgramme } from '@teeka/contract/settings';
import {
  addPreviousVaccination,
  getAllMaterial,
  getAllMaterialUip,
  getVaccinationsDetails,
  vaccinationsChart,
} from '@teeka/contract/vaccinations';
import { addDays } from '@teeka/domain/calendar';
import { sql } from 'kysely';
import { build } from '../../platform/db/build.ts';
import { judgedQr } from '../../testing/judged-qr.ts';
import { openVisit } from '../../testing/open-visit.ts';
import { previousReports } from '../../testing/previous-report.ts';
import { registrationBody } from '../../testing/registration.ts';
import { sessionDay } from '../../testing/session-day.ts';
import { testServer } from '../../testing/test-server.ts';

const server = await testServer({ sandbox: false });
const { today } = server.clock.clock();
const names = ['Kamla Devi', 'Rukhsana Bano', 'Joseph Xalxo', 'Pushpa Oraon', 'Imran Sheikh', 'Gita Marandi'];
let made = 0;
const materials = { course: 1, covishield: 3, covaxin: 4 } as const;

/** A state with a site, its officer at a desk, and those who are registered there, with or without a course on record. */
async function state() {
  const day = await sessionDay(server);
  const { places, site, phone, village } = day;
  const desk = await server.as(await server.fixtures.user({ role: 'Supervisor', level: 'State', places }));
  const wish = (is_on: boolean, from_date = today) => ({
    ...{ state_id: places.state, programme: 'COVID-19', is_on, from_date },
  });
  const switched = (is_on: boolean) => desk.ask(switchProgramme, { ...wish(is_on), reason: 'Vaccine came by order' });
  const registered = async (worker_category: string) => {
    const { beneficiary_id } = await phone.ask(registration, {
      ...registrationBody(site, { worker_category, name: names[made] ?? '', dob: `${1971 + made++}-06-15` }),
      captured_at: day.at(-1),
    });
    return beneficiary_id;
  };
  const { dose, report } = previousReports(day);
  const reported = (person: string, daysAgo: number) =>
    phone.ask(
      addPreviousVaccination,
      report(person, {
        ...{ material_id: materials.course, material_name: 'COVID-19', proof: 'word' },
        vaccine_details: [dose({ dose_code: 'COV1' }, daysAgo + 84), dose({ dose_code: 'COV2' }, daysAgo)],
      }),
    );
  const chart = async (beneficiary_ref_id: string) =>
    (await phone.ask(vaccinationsChart, { beneficiary_ref_id })).lines
      .filter(({ dose_code }) => dose_code.startsWith('COV'))
      .map(({ dose_code, state, reason }) => `${dose_code} ${state} ${reason.code}`);
  const due = async (person: string, on = today) => {
    const { data } = await phone.ask(getVaccinationDueList, { from_date: on, to_date: on, village_id: village });
    return data
      .filter((one) => one.beneficiary_id === person)
      .flatMap(({ doses }) => doses.map((one) => one.dose_code));
  };
  const pack = () => phone.ask(sessionPack, { session_site_id: site.session_site_id, since: '' });
  const inPack = async () => {
    const { village_rules, materials: sent } = await pack();
    return {
      on: village_rules?.find(({ village_id }) => village_id === village)?.programmes_on ?? [],
      materials: sent.filter(({ material_category }) => material_category === 'COVID-19').map((one) => one.material_id),
    };
  };
  return { ...day, desk, wish, switched, registered, reported, chart, due, pack, inPack };
}

test('where no state has switched it on there is nothing: on no due list, no chart and no phone', async () => {
  const { registered, chart, due, inPack, desk } = await state();
  const nurse = await registered('Health care worker');
  assert.deepEqual([await chart(nurse), await due(nurse), await inPack()], [[], [], { on: [], materials: [] }]);
  const { states } = await desk.ask(getProgrammes, {});
  const shown = states[0]?.programmes.find(({ programme }) => programme === 'COVID-19');
  assert.deepEqual([shown?.is_on, shown?.changes], [false, []]);
});

test('switched on: a nurse is called 182 days after her course, once, and the certificate shows it like any other', async () => {
  const { switched, registered, reported, chart, due, inPack, pack, ...day } = await state();
  const { phone } = day;
  await switched(true);
  assert.deepEqual(await inPack(), { on: ['COVID-19'], materials: Object.values(materials) });
  const [nurse, early, citizen] = [
    await registered('Health care worker'),
    await registered('Front line worker'),
    await registered(''),
  ];
  assert.deepEqual(await chart(nurse), [
    'COV1 not-applicable recorded-only',
    'COV2 not-applicable recorded-only',
    'COVP waiting none-on-record',
  ]);
  assert.equal(
    (await pack()).people.find((one) => one.beneficiary_id === nurse)?.worker_category,
    'Health care worker',
  );
  await reported(nurse, 182);
  await reported(early, 181);
  await reported(citizen, 400);
  assert.deepEqual([await due(nurse), await due(early), await due(citizen)], [['COVP'], [], []]);
  assert.deepEqual(await due(early, addDays(today, 1)), ['COVP']);
  assert.equal((await chart(citizen)).at(-1), 'COVP not-applicable health-workers-only');

  const visit = await openVisit(day, { again: nurse });
  const given = day.dose({ dose_code: 'COVP', material_id: materials.covishield });
  await phone.ask(addVaccineDetails, { ...visit, vaccine_details: [given] });
  assert.deepEqual([await due(nurse), (await chart(nurse)).at(-1)], [[], 'COVP given given-on']);
  const [story] = (await phone.ask(getVaccinationsDetails, { id: nurse })).vaccinations.filter(
    ({ dose_code }) => dose_code === 'COVP',
  );
  assert.deepEqual([story?.material_category, story?.not_counted], ['COVID-19', null]);

  const { qr } = await phone.ask(issueCertificate, { beneficiary_ref_id: nurse, language: 'en' });
  const { card } = await judgedQr(phone, qr);
  assert.deepEqual(
    card?.doses.map(({ dose_code }) => dose_code),
    ['COVP'],
    'what was only told is not certified',
  );
});

test('a switch concerns the workers of its state alone: no other due list is made anew', async () => {
  const [here, there] = [await state(), await state()];
  await here.switched(true);
  await there.switched(true);
  const nurse = await here.registered('Health care worker');
  const other = await there.registered('Health care worker');
  await here.reported(nurse, 200);
  await there.reported(other, 200);
  const places = async () =>
    (await server.rows(sql<{ version: string }>`select version from location_version`.compile(build)))[0]?.version;
  const before = [await here.due(nurse), await there.due(other), await places()];
  assert.deepEqual(before.slice(0, 2), [['COVP'], ['COVP']]);
  assert.deepEqual((await here.desk.ask(countDueBySwitch, here.wish(false))).people, 1);
  await here.switched(false);
  assert.deepEqual([await here.due(nurse), await there.due(other)], [[], ['COVP']]);
  assert.deepEqual(await here.inPack(), { on: [], materials: [] });
  assert.deepEqual(
    (await here.chart(nurse)).map((line) => line.split(' ').slice(0, 2).join(' ')),
    ['COV1 given', 'COV2 given', 'COVP not-applicable'],
    'what was told stays and counts',
  );
  await here.switched(true);
  assert.deepEqual([await here.due(nurse), await there.due(other), await places()], before);
});

test('it is among all vaccines and not among those of the national programme', async () => {
  const { phone } = await state();
  const ids = (all: { readonly materials: readonly { readonly material_id: number }[] }) =>
    all.materials.map(({ material_id }) => material_id);
  const [all, national] = [ids(await phone.ask(getAllMaterial, {})), ids(await phone.ask(getAllMaterialUip, {}))];
  for (const id of Object.values(materials)) assert.deepEqual([all.includes(id), national.includes(id)], [true, false]);
});
