import assert from 'node:assert/strict';
import { test } from 'node:test';
import { declareBenDeath, registration } from '@teeka/contract/beneficiaries';
import {
  addPregnancyEvent,
  correctPregnancy,
  getNewbornsWithoutBirthDose,
  getPregnancies,
} from '@teeka/contract/pregnancies';
import { addPreviousVaccination } from '@teeka/contract/vaccinations';
import { addDays } from '@teeka/domain/calendar';
import { nextReferenceNumber, type PregnancyDesk, pregnancyDesk } from '../../testing/pregnancy-desk.ts';
import { previousReports } from '../../testing/previous-report.ts';
import { type RegistrationBody, registrationBody } from '../../testing/registration.ts';
import { sessionDay } from '../../testing/session-day.ts';
import { testServer } from '../../testing/test-server.ts';

const server = await testServer({ sandbox: false });
const day = await sessionDay(server);
const { phone, today } = day;

const atTerm = () => pregnancyDesk(day, { lmp: '2025-06-20' });
const ofOne = (desk: PregnancyDesk) => desk.delivery({ live_births: 1, still_births: 0 });
const listed = async (woman: string) => {
  const { data } = await phone.ask(getNewbornsWithoutBirthDose, { pageSize: 100 });
  return data.filter(({ mother_id }) => mother_id === woman).map(({ born_on }) => born_on);
};
/** Names that do not sound alike: each is another person. */
const names = [
  'ASHOK',
  'BIMLA',
  'CHITRA',
  'DINESH',
  'GOPAL',
  'HEMLATA',
  'JYOTI',
  'KRISHNA',
  'LAKSHMI',
  'MOHAN',
  'NIRMALA',
  'OMKAR',
  'PUSHPA',
  'RUKMINI',
];
const child = (beneficiary_id: string, of: Partial<RegistrationBody>) =>
  registrationBody(day.site, {
    beneficiary_id,
    name: names.shift() ?? '',
    dob: today,
    ben_type_id: 7008,
    mobile_number: server.fixtures.mobile(),
    captured_at: day.at(),
    ...of,
  });

test('a delivery that is taken back has no children, also where it was said before that nobody knows', async () => {
  const desk = await atTerm();
  await desk.record('lost', { lost_on: addDays(today, -3), reason: 'moved to another state' });
  const number = nextReferenceNumber();
  const delivery = await desk.record('delivery', ofOne(desk), [desk.liveChild(number)]);
  assert.deepEqual(await listed(desk.woman), [today]);
  await desk.record('withdrawal', { event: delivery, reason: 'of another woman' });
  assert.deepEqual(await listed(desk.woman), []);
  const other = await atTerm();
  await other.record('delivery', ofOne(other), [other.liveChild(number)]);
});

test('where the day of a delivery is put right, the child is listed by it, and registered with it alone', async () => {
  const desk = await atTerm();
  const number = nextReferenceNumber();
  const delivery_id = await desk.record('delivery', ofOne(desk), [desk.liveChild(number)]);
  const supervisor = await server.as(
    await server.fixtures.user({ role: 'Supervisor', level: 'Block', sites: [day.site], places: day.places }),
  );
  const born = addDays(today, -2);
  const right = { delivered_on: born, reason: 'read wrongly from the card' };
  await supervisor.ask(correctPregnancy, desk.correction('delivery-date', right));
  assert.deepEqual(await listed(desk.woman), [born]);
  const body = child(number, { delivery_id, guardian_ben_id: desk.woman });
  const { errors } = await phone.send(registration, body);
  assert.deepEqual(
    errors.map(({ code, path, values }) => [code, path, values.min]),
    [['BENPRE0011', 'dob', born]],
  );
  await phone.ask(registration, { ...body, dob: born });
});

test('a child that was not registered with its birth is registered later, by a colleague, once', async () => {
  const desk = await atTerm();
  const number = nextReferenceNumber();
  const delivery_id = await desk.record('delivery', ofOne(desk), [desk.liveChild(number, { born_time: '00:05' })]);
  const row = async () => {
    const { data } = await phone.ask(getNewbornsWithoutBirthDose, { pageSize: 100 });
    const found = data.find(({ mother_id }) => mother_id === desk.woman);
    return found && [found.child_id, found.born_time, found.child?.beneficiary_id ?? null];
  };
  assert.deepEqual(await row(), [number, '00:05', null]);
  const colleague = await server.as(await server.fixtures.user({ role: 'ANM', sites: [day.site], places: day.places }));
  const body = child(number, { delivery_id, guardian_ben_id: desk.woman });
  const answers = await Promise.all([
    phone.send(registration, body),
    colleague.send(registration, { ...body, name: 'RADHIKA' }),
  ]);
  assert.deepEqual(
    answers.flatMap(({ codes }) => codes),
    ['BENREG0016'],
  );
  assert.deepEqual(await row(), [number, '00:05', number]);
});

test('whoever misses no birth dose that can still be given, and whoever died, is on the list no more', async () => {
  const born = addDays(today, -20);
  const registered = async (name: string) => {
    const desk = await atTerm();
    const number = nextReferenceNumber();
    const births = [desk.liveChild(number, { born_on: born })];
    const delivery_id = await desk.record('delivery', { ...ofOne(desk), delivered_on: born }, births);
    await phone.ask(registration, child(number, { name, dob: born, delivery_id, guardian_ben_id: desk.woman }));
    return { desk, number };
  };
  const [one, other] = [await registered('SARLA'), await registered('TULSI')];
  const missing = async (woman: string) => {
    const { data } = await phone.ask(getNewbornsWithoutBirthDose, { pageSize: 100 });
    return data.find(({ mother_id }) => mother_id === woman)?.missing.toSorted();
  };
  assert.deepEqual(await missing(one.desk.woman), ['BCG', 'HEPB0', 'OPV0']);
  const { dose, report } = previousReports(day);
  const bcg = dose({ dose_code: 'BCG', day_of_dose: born });
  await phone.ask(addPreviousVaccination, report(one.number, { vaccine_details: [bcg] }));
  assert.equal(await missing(one.desk.woman), undefined);
  await phone.ask(declareBenDeath, {
    beneficiary_ref_id: other.number,
    date_of_death: addDays(born, 2),
    remarks: 'birth asphyxia',
    captured_at: day.at(),
  });
  assert.equal(await missing(other.desk.woman), undefined);
  const { children } = await phone.ask(getPregnancies, { beneficiary_ref_id: other.desk.woman });
  assert.deepEqual(
    children.map(({ deceased_on }) => deceased_on),
    [addDays(born, 2)],
  );
});

test('that a number is somebody’s is told only where all else is right, and stands on the log of whom it is about', async () => {
  const desk = await atTerm();
  const elsewhere = await server.fixtures.places();
  const stranger = await server.fixtures.person({ village: elsewhere.villages[0] ?? 0, name: 'STRANGER' });
  const births = [desk.liveChild(stranger)];
  const { delivery_type: _, ...unfinished } = ofOne(desk);
  assert.deepEqual(await desk.refused(desk.act('delivery', unfinished, births)), [
    'BENPAR0001 event.facts.delivery_type',
  ]);
  assert.deepEqual(await day.audited(stranger), []);
  assert.deepEqual(await desk.refused(desk.act('delivery', ofOne(desk), births)), [
    'REQVAL0009 event.births.0.child_id',
  ]);
  assert.deepEqual(await day.audited(stranger), ['pregnancies.addPregnancyEvent']);
});

test('one number is given once: to the child of a delivery or to whoever is registered, whoever comes first', async () => {
  for (const _ of [1, 2, 3, 4]) {
    const desk = await atTerm();
    const number = nextReferenceNumber();
    const answers = await Promise.all([
      phone.send(addPregnancyEvent, desk.act('delivery', ofOne(desk), [desk.liveChild(number)])),
      phone.send(registration, child(number, { ben_type_id: 20, dob: '1980-01-01', guardian_ben_id: '' })),
    ]);
    const said = answers.flatMap(({ codes }) => codes).join();
    assert.ok(['REQVAL0009', 'BENPRE0026'].includes(said), said);
  }
});

test('a delivery is not taken back while its child is registered, and no child of one that was taken back', async () => {
  for (const _ of [1, 2, 3, 4]) {
    const desk = await atTerm();
    const number = nextReferenceNumber();
    const delivery_id = await desk.record('delivery', ofOne(desk), [desk.liveChild(number)]);
    const answers = await Promise.all([
      phone.send(registration, child(number, { delivery_id, guardian_ben_id: desk.woman })),
      desk.refused(desk.act('withdrawal', { event: delivery_id, reason: 'of another woman' })),
    ]);
    const said = [...answers[0].codes, ...answers[1]];
    assert.ok(['REQVAL0012', 'BENPRE0015 event.facts.event'].includes(said.join()), said.join());
  }
});

test('two deliveries that give one number: the second is told', async () => {
  const [one, other] = [await atTerm(), await atTerm()];
  const number = nextReferenceNumber();
  const answers = await Promise.all(
    [one, other].map((desk) => desk.refused(desk.act('delivery', ofOne(desk), [desk.liveChild(number)]))),
  );
  assert.deepEqual(answers.flat(), ['REQVAL0009 event.births.0.child_id']);
});

test('a child of whom a visit says that it died is on no list, registered or not, unless that visit is taken back', async () => {
  const desk = await atTerm();
  const [first, second] = [nextReferenceNumber(), nextReferenceNumber()];
  const delivery_id = await desk.record('delivery', desk.delivery({ live_births: 2, still_births: 0 }), [
    desk.liveChild(first),
    desk.liveChild(second),
  ]);
  await phone.ask(registration, child(first, { delivery_id, guardian_ben_id: desk.woman }));
  const rows = async () => {
    const { data } = await phone.ask(getNewbornsWithoutBirthDose, { pageSize: 100 });
    return data.filter(({ mother_id }) => mother_id === desk.woman).map(({ child_id }) => child_id);
  };
  assert.deepEqual((await rows()).toSorted(), [first, second].toSorted());
  const visit = await desk.record('postnatal', { visited_on: today, child_well: 'died', child_2_well: 'well' });
  assert.deepEqual(await rows(), [second]);
  await desk.record('postnatal', { visited_on: today, child_2_well: 'died' });
  assert.deepEqual(await rows(), []);
  await desk.record('withdrawal', { event: visit, reason: 'of another woman' });
  assert.deepEqual(await rows(), [first]);
});

test('the list tells whose mother died, whose child is looked for still', async () => {
  const desk = await atTerm();
  await desk.record('delivery', ofOne(desk), [desk.liveChild(nextReferenceNumber())]);
  const died = async () => {
    const { data } = await phone.ask(getNewbornsWithoutBirthDose, { pageSize: 100 });
    return data.filter(({ mother_id }) => mother_id === desk.woman).map((row) => row.mother_deceased_on);
  };
  assert.deepEqual(await died(), [null]);
  await desk.record('maternal-death', { died_on: today, place: 'Home', cause: 'Haemorrhage' });
  assert.deepEqual(await died(), [today]);
});
