import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  declareBenDeath,
  getBeneficiaryDetails,
  getMinDateForDeclareDeath,
  updateBeneficiaryBasicDetails,
  withdrawBenDeath,
} from '@teeka/contract/beneficiaries';
import { correctPregnancy } from '@teeka/contract/pregnancies';
import { addDays } from '@teeka/domain/calendar';
import { pregnancyDesk } from '../../testing/pregnancy-desk.ts';
import { type EditBody, editBody, registrationBody } from '../../testing/registration.ts';
import { sessionDay } from '../../testing/session-day.ts';
import { testServer } from '../../testing/test-server.ts';

const server = await testServer({ sandbox: false });
const day = await sessionDay(server);
const { phone, today } = day;
const supervisor = await server.as(
  await server.fixtures.user({ role: 'Supervisor', level: 'Block', sites: [day.site], places: day.places }),
);

const dead = { place: 'Home', cause: 'Haemorrhage' };
const of = (woman: string) => phone.ask(getBeneficiaryDetails, { beneficiaryId: woman });
const paths = (errors: readonly { readonly code: string; readonly path: string }[]) =>
  errors.map(({ code, path }) => `${code} ${path}`);
const declares = async (woman: string, date_of_death: string) =>
  paths(
    (await phone.send(declareBenDeath, { beneficiary_ref_id: woman, date_of_death, captured_at: day.at() })).errors,
  );
const takesBack = async (woman: string) => {
  const death = { beneficiary_ref_id: woman, date_of_death: today, reason: 'of another woman', captured_at: day.at() };
  return paths((await phone.send(withdrawBenDeath, death)).errors);
};

/** Edits of a woman's details: the fields that are named. */
async function edits(woman: string, change: Partial<EditBody>): Promise<string[]> {
  const { version } = await of(woman);
  const body = editBody(registrationBody(day.site, { beneficiary_id: woman, name: 'SUNITA DEVI', dob: '2001-05-01' }));
  const changed = Object.keys(change).filter((key) => key !== 'year') as EditBody['changed'];
  const edit = { ...body, beneficiary_gender: 2, ...change, version, changed, captured_at: day.at() };
  return paths((await phone.send(updateBeneficiaryBasicDetails, edit)).errors);
}

test('that she is pregnant, and since when, is changed in her pregnancy while it goes on', async () => {
  const desk = await pregnancyDesk(day);
  assert.deepEqual(await edits(desk.woman, { lmp_date: addDays(today, -90) }), ['BENREG0015 lmp_date']);
  assert.deepEqual(await edits(desk.woman, { ben_type_id: 20, lmp_date: null }), [
    'BENREG0015 ben_type_id',
    'BENREG0015 lmp_date',
  ]);
  assert.deepEqual(await edits(desk.woman, { address: 'House 9' }), []);
  const { lmp_date } = await of(desk.woman);
  assert.equal(lmp_date, addDays(today, -105));
  await desk.record('abortion', { aborted_on: addDays(today, -20), abortion_type: 'Spontaneous' });
  assert.deepEqual(await edits(desk.woman, { ben_type_id: 21, lmp_date: addDays(today, -10) }), []);
});

test('she stays one whose pregnancies may have been registered, also after their end', async () => {
  const desk = await pregnancyDesk(day, { lmp: '2025-06-20' });
  await desk.record('delivery', desk.delivery(), [desk.stillChild()]);
  assert.deepEqual(await edits(desk.woman, { beneficiary_gender: 1 }), ['BENPRE0009 beneficiary_gender']);
  assert.deepEqual(await edits(desk.woman, { dob: '1970-05-01', year: '1970' }), ['BENPRE0009 dob']);
  assert.deepEqual(await edits(desk.woman, { dob: '2002-05-01', year: '2002' }), []);
});

test('a registration and an edit that meet: never a last period beside that of the pregnancy', async () => {
  for (const _ of [1, 2, 3]) {
    const desk = await pregnancyDesk(day, { registered: false });
    const [mine, theirs] = [addDays(today, -80), addDays(today, -70)];
    const registers = desk.act('registered', { lmp_date: mine, registered_on: today });
    const answers = await Promise.all([
      desk.refused(registers),
      edits(desk.woman, { ben_type_id: 21, lmp_date: theirs }),
    ]);
    assert.deepEqual(answers[0], []);
    assert.equal((await of(desk.woman)).lmp_date, mine);
  }
});

test('nobody died before a visit, a delivery or an abortion that is on record', async () => {
  const desk = await pregnancyDesk(day, { lmp: '2025-08-20' });
  await desk.record('antenatal', { visited_on: addDays(today, -2) });
  assert.deepEqual(await declares(desk.woman, addDays(today, -3)), ['FLDVAL0018 date_of_death']);
  const { min_date } = await phone.ask(getMinDateForDeclareDeath, { beneficiary_ref_id: desk.woman });
  assert.equal(min_date, addDays(today, -2));
  assert.deepEqual(await declares(desk.woman, addDays(today, -1)), []);
});

test('a death that stands in a pregnancy is taken back there, and she is pregnant again', async () => {
  const desk = await pregnancyDesk(day, { lmp: '2025-08-20' });
  const event = await desk.record('maternal-death', { died_on: today, ...dead });
  const { withdrawable } = await phone.ask(getMinDateForDeclareDeath, { beneficiary_ref_id: desk.woman });
  assert.equal(withdrawable, false);
  assert.deepEqual(await takesBack(desk.woman), ['BENDET0010 beneficiary_ref_id']);
  assert.equal((await of(desk.woman)).deceased_on, today);
  await supervisor.ask(correctPregnancy, desk.correction('withdrawal', { event, reason: 'of another woman' }));
  const { deceased_on, lmp_date, ben_type_id } = await of(desk.woman);
  assert.deepEqual([deceased_on, lmp_date, ...ben_type_id], [null, '2025-08-20', 21]);
  await desk.record('antenatal', { visited_on: today });
});

test('a death declared by itself stands when its entry in the pregnancy is taken back', async () => {
  const desk = await pregnancyDesk(day, { lmp: '2025-08-20' });
  assert.deepEqual(await declares(desk.woman, today), []);
  server.clock.advance({ seconds: 5 });
  const event = await desk.record('maternal-death', { died_on: today, ...dead });
  assert.deepEqual(await takesBack(desk.woman), ['BENDET0010 beneficiary_ref_id']);
  await desk.record('withdrawal', { event, reason: 'of another woman' });
  assert.equal((await of(desk.woman)).deceased_on, today);
  assert.deepEqual(await takesBack(desk.woman), []);
  assert.equal((await of(desk.woman)).deceased_on, null);
});

test('an abortion that is taken back is none: a death is no longer recorded as one after it', async () => {
  const desk = await pregnancyDesk(day, { lmp: addDays(today, -100) });
  const event = await desk.record('abortion', { aborted_on: addDays(today, -3), abortion_type: 'Spontaneous' });
  await desk.record('withdrawal', { event, reason: 'of another woman' });
  await desk.record('lost', { lost_on: today, reason: 'moved to another state' });
  const { allowed } = await phone.ask(getMinDateForDeclareDeath, { beneficiary_ref_id: desk.woman });
  assert.equal(allowed, false);
});
