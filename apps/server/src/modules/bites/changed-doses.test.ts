import assert from 'node:assert/strict';
import { test } from 'node:test';
import { getRabiesRecall } from '@teeka/contract/bites';
import { caseStatusUpdation, getCaseDetailsOfBen } from '@teeka/contract/cases';
import { sessionPack } from '@teeka/contract/pack';
import { correctDose, voidDose } from '@teeka/contract/vaccinations';
import { uuidV7 } from '../../platform/ids/uuid-v7.ts';
import { arv, biteStock, biteVisit, clinicDay, record } from '../../testing/bite-day.ts';
import type { OpenVisit } from '../../testing/open-visit.ts';
import { testServer } from '../../testing/test-server.ts';

const server = await testServer({ sandbox: false });
const day = await clinicDay(server);
const { phone } = day;
const { session_site_id } = day.site;
/** Days of doses that sessions gave are moved by who keeps the record. */
const keeper = await server.as(
  await server.fixtures.user({ role: 'Site Admin', sites: [day.site], places: day.places }),
);
const past = (days: number) => new Date(Date.UTC(2026, 2, 16 - days)).toISOString().slice(0, 10);
const given = (at: number, days: number, wish: object = {}) => arv(day, at, { given_on: past(days), ...wish });

async function bitesOf(person: string) {
  const { cases } = await phone.ask(getCaseDetailsOfBen, { beneficiary_reference_id: person });
  return cases.flatMap(({ bite }) => bite ?? []);
}
const takeBack = (person: string, { dose_id, dose_code, given_on }: ReturnType<typeof given>) =>
  phone.ask(voidDose, {
    beneficiary_reference_id: person,
    dose_id,
    dose_code,
    given_on,
    reason: 'Recorded for the wrong person',
    captured_at: day.at(),
  });
const close = (visit: OpenVisit, status: 2) =>
  phone.send(caseStatusUpdation, {
    case_id: visit.case_id,
    beneficiary_reference_id: visit.beneficiary_reference_id,
    status,
    captured_at: day.at(),
  });

test('the last dose taken back: the course is open again, called for, and can be finished', async () => {
  const visit = await biteVisit(day);
  const person = visit.beneficiary_reference_id;
  const last = given(28, 0);
  const before = [given(0, 28), given(3, 25), given(7, 21)];
  assert.equal((await record(visit, [...before, last], phone)).status, 200);
  assert.equal((await close(visit, 2)).status, 200);
  const { completion } = await phone.ask(getRabiesRecall, { session_site_id });
  const cursor = (await phone.ask(sessionPack, { session_site_id })).cursor;
  await takeBack(person, last);
  const [care] = await bitesOf(person);
  assert.deepEqual([care?.status, care?.events.at(-1)?.kind], [1, 'reopened']);
  const after = await phone.ask(getRabiesRecall, { session_site_id });
  assert.deepEqual(
    [after.completion.completed, after.completion.open],
    [completion.completed - 1, completion.open + 1],
  );
  const delta = await phone.ask(sessionPack, { session_site_id, since: cursor });
  const packed = delta.people.find(({ beneficiary_id }) => beneficiary_id === person);
  assert.equal(packed?.bite_cases?.[0]?.status, 1);
  const again = await biteVisit(day, { again: person, case_id: visit.case_id });
  assert.deepEqual((await record(again, [given(28, 0)], phone)).codes, []);
  assert.equal((await close(visit, 2)).status, 200);
});

test('a dose of a completed course taken back while another course is open: closed without completion', async () => {
  const visit = await biteVisit(day);
  const person = visit.beneficiary_reference_id;
  const last = given(28, 0);
  await record(visit, [given(0, 28), given(3, 25), given(7, 21), last], phone);
  await close(visit, 2);
  await biteVisit(day, { again: person });
  await takeBack(person, last);
  const cases = await bitesOf(person);
  assert.deepEqual(cases.map(({ status }) => status).sort(), [1, 3]);
});

test('the batch of a rabies vaccine is corrected: day of the course and amounts stay, the course stands', async () => {
  const visit = await biteVisit(day);
  const person = visit.beneficiary_reference_id;
  const last = given(28, 0);
  await record(visit, [given(0, 28), given(3, 25), given(7, 21), last], phone);
  await close(visit, 2);
  const { dose_code, material_id, given_on, body_site } = last;
  const fields = { dose_code, material_id, given_on, body_site, expiry_date: '2027-06-30' };
  const correct = (more: object) =>
    keeper.send(correctDose, {
      beneficiary_reference_id: person,
      dose_id: last.dose_id,
      reason: 'Batch misread',
      captured_at: day.at(),
      corrected: { ...fields, dose_id: uuidV7(), batch_number: 'RIGHT-7', ...more },
    });
  assert.deepEqual((await correct({ dose_code: 'BCG' })).codes, ['RABIES0009']);
  assert.deepEqual((await correct({ material_id: biteStock.erig })).codes, ['VACDOS0012']);
  assert.deepEqual((await correct({ given_on: past(5) })).codes, ['RABIES0003']);
  assert.deepEqual((await correct({})).codes, []);
  const [care] = await bitesOf(person);
  const standing = care?.doses.filter(({ voided }) => !voided).at(-1);
  assert.deepEqual(
    [standing?.batch_number, standing?.day_of_dose, standing?.amounts, care?.status],
    ['RIGHT-7', 28, last.amounts, 2],
  );
});

test('a day is put right only where the whole course still holds, whichever dose is moved', async () => {
  const visit = await biteVisit(day);
  const [first, second, third] = [given(0, 28), given(3, 25), given(7, 21)];
  await record(visit, [first, second, third], phone);
  const correct = async (dose: typeof first, days: number) => {
    const { dose_code, material_id, body_site, batch_number } = dose;
    const { beneficiary_reference_id, dose_id } = { ...visit, ...dose };
    const reason = 'Day misread';
    const fields = { dose_id: uuidV7(), dose_code, material_id, body_site, batch_number, expiry_date: null };
    const corrected = { ...fields, given_on: past(days) };
    const about = { beneficiary_reference_id, dose_id, reason, captured_at: day.at() };
    const { errors } = await keeper.send(correctDose, { ...about, corrected });
    return errors.map(({ code, path }) => `${code} ${path}`);
  };
  assert.deepEqual(await correct(first, 24), ['RABIES0019 corrected.given_on'], 'past the second');
  assert.deepEqual(await correct(second, 21), ['RABIES0019 corrected.given_on'], 'on the day of the third');
  assert.deepEqual(await correct(third, 26), ['RABIES0003 corrected.given_on'], 'before the second');
  assert.deepEqual(await correct(first, 29), [], 'a day earlier');
  const [care] = await bitesOf(visit.beneficiary_reference_id);
  const standing = care?.doses
    .filter(({ voided }) => !voided)
    .map(({ day_of_dose, given_on }) => [day_of_dose, given_on]);
  assert.deepEqual(
    standing?.sort(),
    [
      [0, past(29)],
      [3, past(25)],
      [7, past(21)],
    ].sort(),
  );
});

test('a dose behind one that was taken back: its batch can be put right', async () => {
  const visit = await biteVisit(day);
  const [first, second, third] = [given(0, 28), given(3, 25), given(7, 21)];
  await record(visit, [first, second, third], phone);
  const { beneficiary_reference_id } = visit;
  const about = { beneficiary_reference_id, reason: 'Batch misread', captured_at: day.at() };
  const { dose_code, given_on, material_id, body_site } = second;
  await phone.ask(voidDose, { ...about, dose_id: second.dose_id, dose_code, given_on });
  const fields = { dose_code, material_id, body_site, expiry_date: '2027-06-30' };
  const corrected = { ...fields, dose_id: uuidV7(), batch_number: 'RIGHT-8', given_on: third.given_on };
  assert.deepEqual((await phone.send(correctDose, { ...about, dose_id: third.dose_id, corrected })).codes, []);
});

test('a dose of others: its day is put right without a vial, and it keeps nobody vaccinated here', async () => {
  const visit = await biteVisit(day);
  const { beneficiary_reference_id, session_id } = visit;
  const amounts = { ...arv(day, 0).amounts, elsewhere: true };
  const byOthers = given(0, 4, {
    amounts,
    material_id: 0,
    batch_number: '',
    batch_id: null,
    expiry_date: null,
  });
  const ours = given(3, 0);
  assert.deepEqual((await record(visit, [byOthers, ours], phone)).codes, []);
  const { dose_code, body_site } = byOthers;
  const corrected = { dose_code, body_site, material_id: 0, batch_number: '', expiry_date: null };
  const request = { beneficiary_reference_id, dose_id: byOthers.dose_id, reason: 'Day misread' };
  const answer = await phone.send(correctDose, {
    ...request,
    captured_at: day.at(),
    corrected: { ...corrected, dose_id: uuidV7(), given_on: past(3) },
  });
  assert.deepEqual(answer.codes, []);
  assert.equal((await day.line(session_id, beneficiary_reference_id))?.status, 'vaccinated');
  await takeBack(beneficiary_reference_id, ours);
  assert.equal((await day.line(session_id, beneficiary_reference_id))?.status, 'verified');
});
