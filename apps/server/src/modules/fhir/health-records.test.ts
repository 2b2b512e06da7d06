import assert from 'node:assert/strict';
import { test } from 'node:test';
import { addVaccineDetails } from '@teeka/contract/cases';
import { getHealthRecord } from '@teeka/contract/fhir';
import { addPreviousVaccination, voidDose } from '@teeka/contract/vaccinations';
import { addDays, addYears } from '@teeka/domain/calendar';
import type { HealthRecord } from '@teeka/domain/fhir';
import { foundBy } from '@teeka/domain/fhir/testing';
import { sql } from 'kysely';
import { build } from '../../platform/db/build.ts';
import { uuidV7 } from '../../platform/ids/uuid-v7.ts';
import { arv, biteVisit, clinicDay, record } from '../../testing/bite-day.ts';
import { openVisit } from '../../testing/open-visit.ts';
import { sessionDay, vaccine } from '../../testing/session-day.ts';
import { testServer } from '../../testing/test-server.ts';

const server = await testServer({ sandbox: false });
const day = await sessionDay(server);
const { phone, today, site } = day;

const nothingWrong = { medplum: [], fhir: [], own: [] };
const of = (record: HealthRecord, type: string) =>
  record.entry.map(({ resource }) => resource).filter(({ resourceType }) => resourceType === type);

async function recordOf(beneficiary_ref_id: string, client = phone): Promise<HealthRecord> {
  const answer = await client.send(getHealthRecord, { beneficiary_ref_id });
  assert.equal(answer.status, 200, answer.text);
  assert.match(answer.headers.get('content-type') ?? '', /^application\/fhir\+json/);
  assert.match(answer.headers.get('content-disposition') ?? '', /^attachment; filename="health-record-\d{8}\.json"/);
  return JSON.parse(answer.text) as HealthRecord;
}

async function withDose(person = {}, wish = {}) {
  const visit = await openVisit(day, { person: { dob: today, name: 'AARAV KUMAR', ...person } });
  const dose = day.dose(wish);
  await phone.ask(addVaccineDetails, { ...visit, vaccine_details: [dose] });
  return { id: visit.beneficiary_reference_id, dose };
}

test('a dose given at a session: who, what, when, of which batch, by whom, for which facility; and what comes next', async () => {
  const { id, dose } = await withDose();
  const record = await recordOf(id);
  assert.deepEqual(foundBy(record), nothingWrong);
  const [immunization] = of(record, 'Immunization');
  assert.equal(immunization?.id, dose.dose_id);
  assert.equal(immunization?.occurrenceDateTime, dose.given_on);
  assert.equal(immunization?.lotNumber, dose.batch_number);
  const [worker] = of(record, 'Practitioner');
  assert.equal(worker?.id, day.user.user_id);
  const [facility] = await server.rows(
    sql<{
      facility_id: string;
      name_en: string;
    }>`select f.facility_id, f.name_en from facility f join session_site s using (facility_id)
      where s.session_site_id = ${site.session_site_id}::uuid`.compile(build),
  );
  assert.deepEqual(
    of(record, 'Organization').map(({ id: at, name }) => [at, name]),
    [[facility?.facility_id, facility?.name_en]],
  );
  assert.equal(of(record, 'ImmunizationRecommendation').length, 1);
  assert.deepEqual((await day.audited(id)).at(-1), getHealthRecord.name);
});

test('neither mobile nor identity number is in it, nor where somebody lives', async () => {
  const { id } = await withDose();
  await server.rows(
    sql`update beneficiary set photo_id_type = 1, photo_id_last4 = '4321', address = 'Lane 7' where beneficiary_id = ${id}::bigint`.compile(
      build,
    ),
  );
  const text = JSON.stringify(await recordOf(id));
  assert.ok(!/4321"|Lane 7|telecom|"address"/.test(text), text);
});

test('a dose that is taken back is not in it; what was there before stands', async () => {
  const { id, dose } = await withDose();
  const visit = await openVisit(day, { again: id, session_id: await day.session(1) });
  const other = day.dose({ dose_code: 'OPV0', material_id: vaccine.bopv });
  await phone.ask(addVaccineDetails, { ...visit, vaccine_details: [other] });
  const { dose_id, dose_code, given_on } = dose;
  const which = { beneficiary_reference_id: id, dose_id, dose_code, given_on };
  await phone.ask(voidDose, { ...which, reason: 'Another child', captured_at: day.at() });
  const record = await recordOf(id);
  assert.deepEqual(foundBy(record), nothingWrong);
  assert.deepEqual(
    of(record, 'Immunization').map(({ id: one }) => one),
    [other.dose_id],
  );
});

test('a dose that the family told of is marked so, and nobody is said to have given it', async () => {
  const id = await day.person({ dob: addDays(today, -60) });
  await phone.ask(addPreviousVaccination, {
    beneficiary_reference_id: id,
    case_id: uuidV7(),
    material_id: vaccine.bcg,
    proof: 'word',
    vaccine_details: [{ dose_id: uuidV7(), dose_code: 'BCG', day_of_dose: addDays(today, -59) }],
    captured_at: day.at(),
  });
  const record = await recordOf(id);
  assert.deepEqual(foundBy(record), nothingWrong);
  const [dose] = of(record, 'Immunization');
  assert.deepEqual([dose?.primarySource, dose?.performer], [false, undefined]);
  assert.match(JSON.stringify(dose?.reportOrigin), /"recall"/);
});

test('a course after a bite: what others began is told by paper or word, and nobody of ours gave it; each dose has its number', async () => {
  const clinic = await clinicDay(server);
  for (const [paper, origin] of [
    [true, 'record'],
    [false, 'recall'],
  ] as const) {
    const visit = await biteVisit(clinic);
    const amounts = { ...arv(clinic, 0).amounts, elsewhere: true, facility: 'CHC Bilsi', paper };
    const theirs = arv(clinic, 0, { given_on: addDays(today, -3), amounts });
    const ours = arv(clinic, 3);
    assert.equal((await record(visit, [theirs, ours], clinic.phone)).status, 200);
    const document = await recordOf(visit.beneficiary_reference_id, clinic.phone);
    assert.deepEqual(foundBy(document), nothingWrong);
    const doses = of(document, 'Immunization');
    assert.deepEqual(
      doses.map(({ primarySource, performer }) => [primarySource, performer !== undefined]),
      [
        [false, false],
        [true, true],
      ],
    );
    assert.match(JSON.stringify(doses[0]?.reportOrigin), new RegExp(`"${origin}"`));
    assert.deepEqual(
      doses.map(
        ({ protocolApplied }) => (protocolApplied as { doseNumberPositiveInt: number }[])[0]?.doseNumberPositiveInt,
      ),
      [1, 2],
    );
  }
});

test('a dose that the schedule does not count says why, and is number of nothing', async () => {
  const { id } = await withDose({ dob: addDays(today, -35) }, { dose_code: 'PENTA1', material_id: vaccine.penta });
  const document = await recordOf(id);
  assert.deepEqual(foundBy(document), nothingWrong);
  const [dose] = of(document, 'Immunization');
  assert.equal(dose?.protocolApplied, undefined);
  assert.match(JSON.stringify(dose?.note), /does not count: it was too early, possible from/);
  assert.match(JSON.stringify(of(document, 'Composition')), /does not count: it was too early/);
});

test('of a registered professional the number of the registry stands beside ours', async () => {
  const { id } = await withDose();
  await server.rows(
    sql`update app_user set hpr_number = '71100020003000' where user_id = ${day.user.user_id}::uuid`.compile(build),
  );
  const record = await recordOf(id);
  assert.deepEqual(foundBy(record), nothingWrong);
  assert.match(
    JSON.stringify(of(record, 'Practitioner')),
    /"https:\/\/doctor\.ndhm\.gov\.in","value":"71100020003000"/,
  );
});

test('without dose and with nothing to come there is no record; nor of somebody elsewhere', async () => {
  const man = await day.person({ dob: addYears(today, -40), gender: 1 });
  const none = await phone.send(getHealthRecord, { beneficiary_ref_id: man });
  assert.deepEqual(none.codes, ['FHIREC0001']);
  const far = await sessionDay(server);
  const stranger = await phone.send(getHealthRecord, { beneficiary_ref_id: await far.person({ dob: today }) });
  assert.deepEqual(stranger.codes, ['REQVAL0012']);
});
