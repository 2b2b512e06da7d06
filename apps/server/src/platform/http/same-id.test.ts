import assert from 'node:assert/strict';
import { test } from 'node:test';
import { calls } from '@teeka/contract';
import { restartCase } from '@teeka/contract/bites';
import { addVaccineDetails } from '@teeka/contract/cases';
import { addPreviousVaccination, getUipVaccinationsDetails } from '@teeka/contract/vaccinations';
import { addDays } from '@teeka/domain/calendar';
import { allThatRests } from '../../testing/all-that-rests.ts';
import { idsOf, valueAt } from '../../testing/area/ids-of-calls.ts';
import { arv, biteVisit, clinicDay, rabiesBite, record, snakeBite } from '../../testing/bite-day.ts';
import { openVisit } from '../../testing/open-visit.ts';
import { anyLine, changesOf } from '../../testing/same-id/changes.ts';
import type { MadeSample } from '../../testing/same-id/made-sample.ts';
import { madeSamples } from '../../testing/same-id/made-samples.ts';
import { sessionDay } from '../../testing/session-day.ts';
import type { TestClient } from '../../testing/test-client.ts';
import { testServer } from '../../testing/test-server.ts';
import { uuidV7 } from '../ids/uuid-v7.ts';

const server = await testServer({ sandbox: false });
const day = await sessionDay(server);
const clinic = await clinicDay(server, day.places);
const desks = { day, clinic };
const colleague = async ({ site, places }: typeof day) =>
  server.as(await server.fixtures.user({ sites: [site], places }));
const colleagues = { day: await colleague(day), clinic: await colleague(clinic) };

const nameOf = ({ call, of }: MadeSample) => (of ? `${call.name}, ${of}` : call.name);

/** Fields of commands that name what is on record already: who made the id is not who sends it. */
const names: Readonly<Record<string, RegExp>> = {
  'people, places, sessions and users':
    /(?:^|\.)(?:beneficiary_(?:reference_|ref_)?id|session_ids?(?:\.0)?|session_site_id|site_id|village_id|facility_id|guardian_ben_id|consent\.guardian_id|userId|user_id|surveyor_id|given_in_session_id|duplicate_overruled\.beneficiary_ids\.0)$/,
  'transactions, files and sign-ins that the server opened':
    /(?:^|\.)(?:txnId|transaction_id|import_id|download_id|sign_in_id)$/,
  'a batch in stock, a report that was shown, a dose that an event is about':
    /^(?:vaccine_details\.0\.batch_id|screening\.earlier_events\.0\.report_id|event\.facts\.dose_id|vaccines\.0\.dose_id)$/,
};
/** The same, of single calls. */
const namedBy = new Set([
  'abha.dropAbhaWish wish_id',
  'abha.enrolAbhaDirectly wish_id',
  'abha.enrolChildAbha guardian_id',
  'abha.enrolChildAbha wish_id',
  'abha.findChildAbhas guardian_id',
  'abha.findChildAbhas wish_id',
  'abha.requestAbhaOtp wish_id',
  'abha.searchAbha wish_id',
  'aefi.followUpAefi report_id',
  'beneficiaries.registration delivery_id',
  'cases.addCaseEvent case_id',
  'cases.addVaccineDetails case_id',
  'cases.caseStatusUpdation case_id',
  'cases.restartCase case_id',
  'certificates.withdrawCertificate certificate_id',
  // Made by an officer, whom no desk here has: tried in modules/pregnancies.
  'pregnancies.correctPregnancy event.event_id',
  'pregnancies.correctPregnancy event.births.0.birth_id',
  'pregnancies.correctPregnancy event.births.0.child_id',
  'pairing.awaitCapture wish_id',
  'pairing.sendFinger pairing_id',
  'pairing.sendFinger wish_id',
  'pairing.sendPicture pairing_id',
  'pairing.sendPicture wish_id',
  'pairing.sendScanned pairing_id',
  'pairing.sendScanned wish_id',
  'pairing.unpair pairing_id',
  'settings.switchProgramme state_id',
  'vaccinations.addPreviousVaccinationFile case_id',
  'vaccinations.addPreviousVaccinationFile dose_id',
  'vaccinations.correctDose dose_id',
  'vaccinations.decidePreviousVaccination case_id',
  'vaccinations.voidDose case_id',
  'vaccinations.voidDose dose_id',
  'workers.addWorker posted_at.0.id',
  'workers.changeWorker posted_at.0.id',
]);

test('every id of a command is made by its caller and has a sample here, or names what is on record', () => {
  const made = new Set(madeSamples.flatMap(({ call, ids }) => ids.map((id) => `${call.name} ${id}`)));
  const open = calls
    .filter(({ kind }) => kind === 'command')
    .flatMap((call) => idsOf(call).map((path) => ({ path, key: `${call.name} ${path}` })))
    .filter(({ key }) => !made.has(key) && !namedBy.has(key))
    .filter(({ path }) => !Object.values(names).some((these) => these.test(path)));
  assert.deepEqual(
    open.map(({ key }) => key),
    [],
  );
});

async function sent(sample: MadeSample) {
  const input = await sample.make(desks[sample.at]);
  for (const id of sample.ids) assert.ok(valueAt(input, id), `${nameOf(sample)}: ${id}`);
  const first = await desks[sample.at].phone.send(sample.call, input as never);
  assert.equal(first.status, 200, `${nameOf(sample)}: ${first.text}`);
  return { input, reply: first.text };
}

/** Sent now: refused with a code, and nothing of what rests is another. */
async function isRefused(by: TestClient, sample: MadeSample, input: object): Promise<string | undefined> {
  const before = await allThatRests(server);
  const { status, codes, text } = await by.send(sample.call, input as never);
  const after = await allThatRests(server);
  if (status === 200) return before === after ? 'answered as saved, and not kept' : 'changed what rests';
  const isProper = status >= 400 && status < 500 && codes.length > 0;
  return isProper && before === after ? undefined : text;
}

test('the very same once more is answered as it was, and kept once', async () => {
  for (const sample of madeSamples) {
    const { input, reply } = await sent(sample);
    const before = await allThatRests(server);
    const again = await desks[sample.at].phone.send(sample.call, input as never);
    assert.deepEqual([again.status, again.text], [200, reply], nameOf(sample));
    assert.equal(await allThatRests(server), before, nameOf(sample));
  }
});

test('anything else under the id is refused, and changes nothing', async (t) => {
  for (const sample of madeSamples)
    await t.test(nameOf(sample), async () => {
      const { input } = await sent(sample);
      const { notKept = {}, others } = sample;
      const wrong: string[] = [];
      const changes = changesOf(sample.call, input).filter(({ path }) => !(anyLine(path) in notKept));
      const more = Object.entries((await others?.(desks[sample.at], input as never)) ?? {});
      assert.ok(changes.length > 0);
      for (const { path, input: other } of [...changes, ...more.map(([path, input]) => ({ path, input }))]) {
        const found = await isRefused(desks[sample.at].phone, sample, other);
        if (found) wrong.push(`${path} ${JSON.stringify(valueAt(other, path))}: ${found}`);
      }
      assert.deepEqual(wrong, []);
    });
});

test('the very same of somebody else is refused, and changes nothing', async () => {
  for (const sample of madeSamples) {
    const { input, reply } = await sent(sample);
    const before = await allThatRests(server);
    const answer = await colleagues[sample.at].send(sample.call, input as never);
    if (sample.anybody) assert.deepEqual([answer.status, answer.text], [200, reply], nameOf(sample));
    else assert.match(`${answer.status} ${answer.codes}`, /^409 REQVAL0009/, nameOf(sample));
    assert.equal(await allThatRests(server), before, nameOf(sample));
  }
});

test('a dose read from a paper does not come to stand as given by being sent again as a visit’s, nor the other way', async () => {
  for (const paperFirst of [true, false]) {
    const open = await openVisit(day, { person: { dob: addDays(day.today, -60) } });
    const dose = day.dose();
    const { dose_id, dose_code, material_id, given_on: day_of_dose } = dose;
    const { beneficiary_reference_id } = open;
    const doses = { vaccine_details: [{ dose_id, dose_code, day_of_dose }], captured_at: day.at() };
    const report = { beneficiary_reference_id, material_id, case_id: uuidV7(), ...doses };
    const visited = () => day.phone.send(addVaccineDetails, { ...open, vaccine_details: [dose] });
    const reported = () => day.phone.send(addPreviousVaccination, report);
    const [first, then] = paperFirst ? [reported, visited] : [visited, reported];
    assert.equal((await first()).status, 200);
    const before = await allThatRests(server);
    const answer = await then();
    assert.deepEqual([answer.status, answer.codes], [409, ['REQVAL0009']], String(paperFirst));
    assert.equal(await allThatRests(server), before);
  }
});

test('a course is not begun anew under the id of another case of the person, or of a report', async () => {
  const bitten_on = addDays(clinic.today, -15);
  const open = await biteVisit(clinic, { bite: rabiesBite({ bitten_on }) });
  await record(open, [arv(clinic, 0, { given_on: bitten_on, captured_at: clinic.at() })], clinic.phone);
  const { case_id, beneficiary_reference_id } = open;
  const snake = await biteVisit(clinic, { again: beneficiary_reference_id, bite: snakeBite() });
  const again = { case_id, beneficiary_reference_id, captured_at: clinic.at() };
  for (const new_case_id of [snake.case_id, case_id]) {
    const answer = await clinic.phone.send(restartCase, { ...again, new_case_id });
    assert.deepEqual([answer.status, answer.codes], [409, ['REQVAL0009']]);
  }
});

test('an id that stands for somebody’s dose already is another person’s own: neither learns of the other', async () => {
  const dose = day.dose();
  const one = await openVisit(day, { person: { dob: day.today } });
  const other = await openVisit(day, { person: { dob: day.today } });
  await day.phone.ask(addVaccineDetails, { ...one, vaccine_details: [dose] });
  const story = async ({ beneficiary_reference_id }: typeof one) =>
    (await day.phone.ask(getUipVaccinationsDetails, { id: beneficiary_reference_id })).vaccinations;
  const before = await story(one);
  const body_site = 'right-upper-arm';
  await day.phone.ask(addVaccineDetails, { ...other, vaccine_details: [{ ...dose, body_site }] });
  assert.deepEqual(await story(one), before);
  assert.deepEqual(
    (await story(other)).map((dose) => [dose.dose_id, dose.body_site]),
    [[dose.dose_id, body_site]],
  );
});
