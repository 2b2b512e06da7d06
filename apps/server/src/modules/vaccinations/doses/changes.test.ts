import assert from 'node:assert/strict';
import { test } from 'node:test';
import { addVaccineDetails } from '@teeka/contract/cases';
import { sessionPack } from '@teeka/contract/pack';
import { getVaccinationDueList } from '@teeka/contract/schedule';
import {
  correctDose,
  getOtherVaccinationsDetails,
  getUipVaccinationsDetails,
  getVaccinationsDetails,
  vaccinationsChart,
  voidDose,
} from '@teeka/contract/vaccinations';
import { addDays } from '@teeka/domain/calendar';
import { uuidV7 } from '../../../platform/ids/uuid-v7.ts';
import { type OpenVisit, openVisit } from '../../../testing/open-visit.ts';
import { sessionDay, vaccine } from '../../../testing/session-day.ts';
import { testServer } from '../../../testing/test-server.ts';

const server = await testServer({ sandbox: false });
const day = await sessionDay(server);
const { phone, today } = day;
const as = async (role: 'Supervisor' | 'Site Admin' | 'District Administrator' | 'ANM') =>
  server.as(await server.fixtures.user({ role, sites: [day.site], places: day.places }));
const colleague = await as('ANM');
const admin = await as('Site Admin');

type Dose = ReturnType<typeof day.dose>;
const given = async (wish: object = {}): Promise<{ visit: OpenVisit; dose: Dose; person: string }> => {
  const dose = day.dose(wish);
  const session_id = await day.session(dose.given_on === today ? 1 : 3, dose.given_on);
  const visit = await openVisit(day, { person: { dob: addDays(today, -60) }, session_id });
  await phone.ask(addVaccineDetails, { ...visit, vaccine_details: [dose] });
  return { visit, dose, person: visit.beneficiary_reference_id };
};
const voiding = ({ dose, person }: { dose: Dose; person: string }, more: object = {}) => ({
  beneficiary_reference_id: person,
  dose_id: dose.dose_id,
  dose_code: dose.dose_code,
  given_on: dose.given_on,
  reason: 'Recorded for the wrong child',
  captured_at: day.at(),
  ...more,
});
const correction = ({ dose, person }: { dose: Dose; person: string }, corrected: object, more: object = {}) => ({
  beneficiary_reference_id: person,
  dose_id: dose.dose_id,
  reason: 'Batch misread',
  captured_at: day.at(),
  corrected: {
    dose_id: uuidV7(),
    dose_code: dose.dose_code,
    material_id: dose.material_id,
    batch_number: dose.batch_number,
    expiry_date: null,
    given_on: dose.given_on,
    body_site: dose.body_site,
    ...corrected,
  },
  ...more,
});
const story = (id: string, by = phone) => by.ask(getUipVaccinationsDetails, { id });
const bcgState = async (person: string) =>
  (await phone.ask(vaccinationsChart, { beneficiary_ref_id: person })).lines.find(
    ({ dose_code }) => dose_code === 'BCG',
  )?.state;

test('a voided dose leaves chart, due list, session list and pack, and stays in its story', async () => {
  const one = await given();
  assert.equal(await bcgState(one.person), 'given');
  assert.equal((await day.line(one.visit.session_id, one.person))?.status, 'vaccinated');
  await phone.ask(voidDose, voiding(one));
  assert.equal(await bcgState(one.person), 'overdue');
  assert.equal((await day.line(one.visit.session_id, one.person))?.status, 'verified');
  const due = await phone.ask(getVaccinationDueList, { from_date: today, to_date: today, pageSize: 500 });
  const listed = due.data.find(({ beneficiary_id }) => beneficiary_id === one.person);
  assert.ok(listed?.doses.some(({ dose_code }) => dose_code === 'BCG'));
  const pack = await phone.ask(sessionPack, { session_site_id: day.site.session_site_id });
  const packed = pack.people.find(({ beneficiary_id }) => beneficiary_id === one.person);
  assert.deepEqual(
    packed?.doses.map((dose) => dose.slice(0, 3)),
    [['BCG', today, 1]],
  );
  const [shownDose] = (await story(one.person)).vaccinations;
  assert.equal(shownDose?.voided?.reason, 'Recorded for the wrong child');
  assert.deepEqual([shownDose?.may_void, shownDose?.may_correct], [false, false]);
});

test('given again after a void: the next attempt, and both stand in the story', async () => {
  const one = await given();
  await phone.ask(voidDose, voiding(one));
  const again = await openVisit(day, { again: one.person });
  await phone.ask(addVaccineDetails, { ...again, vaccine_details: [day.dose()] });
  const { vaccinations } = await story(one.person);
  assert.deepEqual(
    vaccinations.map(({ voided }) => voided === null),
    [true, false],
  );
  assert.equal(await bcgState(one.person), 'given');
});

test('who may, and what is refused', async () => {
  const one = await given();
  const refused = async (by: typeof phone, input: object) =>
    (await by.send(voidDose, input as ReturnType<typeof voiding>)).codes;
  assert.deepEqual(await refused(colleague, voiding(one)), ['VACDOS0016']);
  assert.deepEqual(await refused(phone, voiding(one, { reason: ' ' })), ['VACDOS0018']);
  assert.deepEqual(await refused(phone, voiding(one, { reason: '<b>' })), ['FLDVAL0003']);
  assert.deepEqual(await refused(phone, voiding(one, { dose_code: 'OPV0' })), ['VACDOS0014']);
  assert.deepEqual(await refused(phone, voiding(one, { dose_id: uuidV7() })), ['VACDOS0014']);
  assert.deepEqual(await refused(phone, voiding(one, { captured_at: day.at(60) })), ['SESDAY0015']);
  assert.deepEqual((await colleague.send(correctDose, correction(one, { batch_number: 'X' }))).codes, ['VACDOS0007']);
  const supervisor = await as('Supervisor');
  assert.deepEqual((await supervisor.send(correctDose, correction(one, { batch_number: 'X' }))).codes, ['VACDOS0007']);
  await supervisor.ask(voidDose, voiding(one));
  assert.deepEqual(await refused(phone, voiding(one)), ['VACDOS0015']);
});

test('two who void at once: one does, the other is told', async () => {
  for (let round = 0; round < 8; round++) {
    const one = await given();
    const answers = await Promise.all([phone, admin].map((by) => by.send(voidDose, voiding(one))));
    assert.deepEqual(answers.map(({ status }) => status).sort(), [200, 409], `round ${round}`);
  }
});

test('a void and a new dose at once: never two that stand, never none where one was accepted', async () => {
  for (let round = 0; round < 8; round++) {
    const one = await given();
    const again = await openVisit(day, { again: one.person });
    const [gone, fresh] = await Promise.all([
      admin.send(voidDose, voiding(one)),
      phone.send(addVaccineDetails, { ...again, vaccine_details: [day.dose()] }),
    ]);
    assert.equal(gone.status, 200);
    const standing = (await story(one.person)).vaccinations.filter(({ voided }) => voided === null);
    assert.equal(standing.length, fresh.status === 200 ? 1 : 0, `round ${round}`);
    if (fresh.status !== 200) assert.deepEqual(fresh.codes, ['VACDOS0001']);
  }
});

test('a correction: the old dose is voided with the reason, the new one stands in its place', async () => {
  const one = await given();
  const typed = { batch_number: 'right-7 ', expiry_date: '2027-06-30' };
  const unknown = await phone.send(correctDose, correction(one, { ...typed, expiry_date: null }));
  assert.deepEqual(unknown.codes, ['FLDVAL0001'], 'of a vial that is not in stock the expiry is asked');
  const { dose_id } = await phone.ask(correctDose, correction(one, typed));
  const { vaccinations } = await story(one.person, admin);
  assert.deepEqual(
    vaccinations.map(({ batch_number, voided, corrects, corrected_by }) => [
      ...[batch_number, voided?.reason ?? null, corrects, corrected_by],
    ]),
    [
      ['RIGHT-7', null, one.dose.dose_id, null],
      ['TYPED-1', 'Batch misread', null, dose_id],
    ],
  );
  assert.equal(await bcgState(one.person), 'given');
  assert.equal((await day.line(one.visit.session_id, one.person))?.status, 'vaccinated');
  const unchanged = await admin.send(
    correctDose,
    correction({ ...one, dose: { ...one.dose, dose_id } }, { batch_number: 'RIGHT-7' }),
  );
  assert.deepEqual(unchanged.codes, ['VACDOS0019']);
  const future = correction(
    { ...one, dose: { ...one.dose, dose_id } },
    { batch_number: 'RIGHT-7', given_on: addDays(today, 1) },
  );
  assert.deepEqual((await admin.send(correctDose, future)).codes, ['SCHEDU0003']);
});

test('only who keeps the record moves a dose of a session to another day', async () => {
  const one = await given();
  const moved = { batch_number: 'RIGHT-7', expiry_date: '2027-06-30', given_on: addDays(today, -3) };
  const refused = await phone.send(correctDose, correction(one, moved));
  assert.deepEqual(
    refused.errors.map(({ code, path, values }) => [code, path, values.date]),
    [['VACDOS0024', 'corrected.given_on', today]],
  );
  assert.deepEqual((await admin.send(correctDose, correction(one, moved))).codes, []);
});

test('a batch in stock is found however its number is typed, and brings its expiry', async () => {
  const one = await given();
  const batch_id = await day.batch(vaccine.bcg, '2027-03-31');
  const number = `B-${batch_id.slice(-6)}`;
  await phone.ask(correctDose, correction(one, { batch_number: ` ${number.toUpperCase()}` }));
  const { vaccinations } = await story(one.person, admin);
  const [corrected] = vaccinations;
  assert.deepEqual([corrected?.batch_number, corrected?.expiry_date], [number, '2027-03-31']);
});

test('all categories, and those that are not of the programme', async () => {
  const one = await given();
  const all = await phone.ask(getVaccinationsDetails, { id: one.person });
  const other = await phone.ask(getOtherVaccinationsDetails, { id: one.person });
  assert.deepEqual([all.vaccinations.length, other.vaccinations.length], [1, 0]);
  const early = await given({
    dose_code: 'PENTA1',
    material_id: vaccine.penta,
    given_on: addDays(today, -30),
  });
  const [shownDose] = (await story(early.person)).vaccinations;
  assert.equal(shownDose?.not_counted?.code, 'not-counted-too-early');
  for (const stranger of await day.strangers()) {
    assert.deepEqual((await stranger.send(getUipVaccinationsDetails, { id: one.person })).codes, ['REQVAL0012']);
    assert.deepEqual((await stranger.send(voidDose, voiding(one))).codes, ['REQVAL0012']);
  }
});
