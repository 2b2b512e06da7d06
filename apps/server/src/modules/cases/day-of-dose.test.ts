import assert from 'node:assert/strict';
import { test } from 'node:test';
import { addVaccineDetails, getCaseDetailsOfBen, saveCaseDetails } from '@teeka/contract/cases';
import { endSession, rejectBeneficiary, verifyManually } from '@teeka/contract/sessions';
import { stopBatch } from '@teeka/contract/stock';
import { uuidV7 } from '../../platform/ids/uuid-v7.ts';
import { arv, biteVisit, clinicDay } from '../../testing/bite-day.ts';
import { openVisit } from '../../testing/open-visit.ts';
import { sessionDay, vaccine } from '../../testing/session-day.ts';
import { testServer } from '../../testing/test-server.ts';

const server = await testServer({ sandbox: false });
const day = await sessionDay(server);
const clinic = await clinicDay(server, day.places);
const { phone } = day;
const dayBefore = -24 * 60;
const storedOf = async (beneficiary_reference_id: string) =>
  (await phone.ask(getCaseDetailsOfBen, { beneficiary_reference_id })).cases.flatMap(
    ({ vaccine_details }) => vaccine_details,
  );

test("a dose of another day does not enter through today's session", async () => {
  const person = { dob: '2022-05-12' };
  for (const given_on of ['2022-05-12', '2025-08-29', '2026-03-15']) {
    const visit = await openVisit(day, { person });
    const refused = await phone.send(addVaccineDetails, {
      ...visit,
      vaccine_details: [day.dose({ given_on })],
    });
    assert.deepEqual(
      refused.errors.map(({ code, path, values }) => [code, path, values.date]),
      [['VACDOS0024', 'vaccine_details.0.given_on', day.today]],
      given_on,
    );
    assert.deepEqual(await storedOf(visit.beneficiary_reference_id), [], given_on);
  }
  const bitten = await biteVisit(clinic);
  const vaccine_details = [arv(clinic, 0, { given_on: '2026-03-15' })];
  const refused = await clinic.phone.send(addVaccineDetails, { ...bitten, vaccine_details });
  assert.deepEqual(refused.codes, ['VACDOS0024'], 'of a course neither');
});

test('what is typed late stands on the day of its session, whenever it was captured since', async () => {
  const session_id = await day.session(3, '2026-03-09');
  const visit = await openVisit(day, { person: { dob: '2026-03-01' }, session_id });
  const typedToday = await phone.send(addVaccineDetails, { ...visit, vaccine_details: [day.dose()] });
  assert.deepEqual(typedToday.codes, ['VACDOS0024']);
  const ofItsDay = day.dose({ given_on: '2026-03-09' });
  assert.equal((await phone.send(addVaccineDetails, { ...visit, vaccine_details: [ofItsDay] })).status, 200);
});

test('a clock that is behind: nothing is done in a session before its day, nor in a case before it was opened', async () => {
  const yesterday = day.at(dayBefore);
  const session_id = await day.session(1);
  const person = await day.person({}, { session: session_id, status: 'scheduled' });
  const line = { session_id, beneficiary_id: person, captured_at: yesterday };
  const verified = await phone.send(verifyManually, {
    ...line,
    photo_id_type: null,
    details_confirmed: true,
  });
  assert.deepEqual(verified.codes, ['SESDAY0015']);
  const rejected = await phone.send(rejectBeneficiary, { ...line, reason_id: 1, acknowledged: true });
  assert.deepEqual(rejected.codes, ['SESDAY0015']);
  assert.deepEqual((await phone.send(endSession, line)).codes, ['SESDAY0015']);

  const visit = await openVisit(day);
  const behind = day.dose({ captured_at: yesterday, given_on: '2026-03-15' });
  const refused = await phone.send(addVaccineDetails, { ...visit, vaccine_details: [behind] });
  assert.deepEqual(refused.codes, ['SESDAY0015']);
  const opening = {
    ...visit,
    case_id: uuidV7(),
    material_category: 'Universal Immunization Programme' as const,
    material_ids: [vaccine.bcg],
    screened: [],
    captured_at: yesterday,
  };
  assert.deepEqual((await phone.send(saveCaseDetails, opening)).codes, ['SESDAY0015']);
  const setBack = day.dose({ captured_at: day.at(-60) });
  const earlier = await phone.send(addVaccineDetails, { ...visit, vaccine_details: [setBack] });
  assert.deepEqual(earlier.codes, ['SESDAY0015']);
});

test('honest work of a day without network passes when it comes a day later', async () => {
  const visit = await openVisit(day);
  const captured = day.dose();
  server.clock.advance({ days: 1 });
  phone.accessToken = server.platform.tokens.issue(phone.accessToken.split('.')[0] ?? '', server.clock.clock().instant);
  const answer = await phone.send(addVaccineDetails, { ...visit, vaccine_details: [captured] });
  assert.equal(answer.status, 200, answer.text);
});

test('a batch number typed from a vial that is in stock is that batch: its expiry, its stops, and sent twice', async () => {
  const batch_id = await day.batch(vaccine.bcg, '2027-01-31');
  const number = `B-${batch_id.slice(-6)}`;
  const typed = (wish: object = {}) => day.dose({ batch_number: ` ${number.toLowerCase()}`, ...wish });
  const visit = await openVisit(day);
  const dose = typed();
  const vaccine_details = [dose];
  assert.equal((await phone.send(addVaccineDetails, { ...visit, vaccine_details })).status, 200);
  const [stored] = await storedOf(visit.beneficiary_reference_id);
  assert.deepEqual([stored?.batch_id, stored?.batch_number, stored?.expiry_date], [batch_id, number, '2027-01-31']);
  assert.equal((await phone.send(addVaccineDetails, { ...visit, vaccine_details })).status, 200, 'sent again');
  const unknown = [day.dose({ batch_number: 'FROM-ELSEWHERE' })];
  const other = await openVisit(day);
  assert.equal((await phone.send(addVaccineDetails, { ...other, vaccine_details: unknown })).status, 200);
  await phone.ask(stopBatch, {
    stop_id: uuidV7(),
    session_site_id: day.site.session_site_id,
    material_id: vaccine.bcg,
    batch_number: number,
    stopped: true,
    reason: 'Monitor at stage 3',
    captured_at: day.at(-1),
  });
  const third = await openVisit(day);
  const refused = await phone.send(addVaccineDetails, { ...third, vaccine_details: [typed()] });
  assert.deepEqual(refused.codes, ['VACDOS0023']);
});
