import assert from 'node:assert/strict';
import { test } from 'node:test';
import { getBeneficiaryDetails, registration } from '@teeka/contract/beneficiaries';
import {
  addPregnancyEvent,
  correctPregnancy,
  getNewbornsWithoutBirthDose,
  getPregnancies,
  getPregnantWomen,
} from '@teeka/contract/pregnancies';
import { addPreviousVaccination } from '@teeka/contract/vaccinations';
import { addDays } from '@teeka/domain/calendar';
import type { Birth } from '@teeka/domain/pregnancy';
import { sql } from 'kysely';
import { build } from '../../platform/db/build.ts';
import { nextReferenceNumber, type PregnancyDesk, pregnancyDesk } from '../../testing/pregnancy-desk.ts';
import { previousReports } from '../../testing/previous-report.ts';
import { type RegistrationBody, registrationBody } from '../../testing/registration.ts';
import { sessionDay } from '../../testing/session-day.ts';
import { testServer } from '../../testing/test-server.ts';

const server = await testServer({ sandbox: false });
const day = await sessionDay(server);
const { phone, today } = day;
const supervisor = await server.as(
  await server.fixtures.user({ role: 'Supervisor', level: 'Block', sites: [day.site], places: day.places }),
);

const atTerm = () => pregnancyDesk(day, { lmp: '2025-06-20' });
const ofOne = (desk: PregnancyDesk) => desk.delivery({ live_births: 1, still_births: 0 });
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
  'MADHU',
  'NARESH',
  'OMVATI',
];
const register = (beneficiary_id: string, of: Partial<RegistrationBody>) =>
  phone.ask(
    registration,
    registrationBody(day.site, {
      beneficiary_id,
      name: names.shift() ?? '',
      dob: today,
      gender: 2,
      ben_type_id: 7008,
      mobile_number: server.fixtures.mobile(),
      captured_at: day.at(),
      ...of,
    }),
  );
const adding = (desk: PregnancyDesk, births: readonly Birth[]) =>
  desk.correction('child-added', { reason: 'a twin found later' }, births);
const takingBack = (desk: PregnancyDesk, event: string) =>
  desk.correction('withdrawal', { event, reason: 'of another woman' });
const refusedAs = async (correction: ReturnType<typeof adding>): Promise<string[]> => {
  const { errors } = await supervisor.send(correctPregnancy, correction);
  return errors.map(({ code, path }) => `${code} ${path ?? ''}`);
};
const listed = async (woman: string) => {
  const { data } = await phone.ask(getNewbornsWithoutBirthDose, { pageSize: 100 });
  return data
    .filter(({ mother_id }) => mother_id === woman)
    .map(({ child_id, born_time }) => `${child_id} ${born_time}`);
};
const guardianOf = async (child: string) => {
  const { guardian_ben_id, guardian_name } = await phone.ask(getBeneficiaryDetails, { beneficiaryId: child });
  return [guardian_ben_id, guardian_name];
};
const childrenOf = async (woman: string) => {
  const { children } = await phone.ask(getPregnancies, { beneficiary_ref_id: woman });
  return children.map(({ beneficiary_id }) => beneficiary_id);
};
const standsOn = async (list: 'all' | 'postnatal', woman: string): Promise<boolean> => {
  const { data } = await phone.ask(getPregnantWomen, { list, pageSize: 100 });
  return data.some(({ beneficiary_id }) => beneficiary_id === woman);
};

/** A delivery whose one child is registered. */
async function delivered() {
  const desk = await atTerm();
  const number = nextReferenceNumber();
  const delivery_id = await desk.record('delivery', ofOne(desk), [desk.liveChild(number)]);
  await register(number, { delivery_id, guardian_ben_id: desk.woman });
  return { desk, number, delivery_id };
}

test('a twin found later is added by whoever answers for the place, and registered as any child', async () => {
  const { desk, delivery_id } = await delivered();
  const twin = nextReferenceNumber();
  const birth = desk.liveChild(twin, { born_time: '00:10' });
  const facts = { reason: 'a twin found later' };
  assert.deepEqual(await desk.refused(desk.act('child-added', facts, [birth])), ['BENPRE0013 event.births']);
  const correction = adding(desk, [birth]);
  await supervisor.ask(correctPregnancy, correction);
  // The answer was lost: the same once more.
  await supervisor.ask(correctPregnancy, correction);
  const { event } = correction;
  for (const births of [[desk.liveChild(twin)], [{ ...birth, child_id: nextReferenceNumber() }]])
    assert.deepEqual(await refusedAs({ ...correction, event: { ...event, births } }), ['REQVAL0009 event.event_id']);
  assert.ok((await listed(desk.woman)).includes(`${twin} 00:10`));
  await register(twin, { delivery_id, guardian_ben_id: desk.woman });
  assert.equal((await childrenOf(desk.woman)).length, 2);
  assert.deepEqual(await desk.refused(desk.act('postnatal', { visited_on: today, child_3_well: 'well' })), [
    'REQVAL0002 event.facts.child_3_well',
  ]);
  await desk.record('postnatal', { visited_on: today, child_2_well: 'well' });
  assert.deepEqual(await refusedAs(takingBack(desk, correction.event.event_id)), ['BENPRE0024 event.facts.event']);
});

test('a child added by mistake is taken back; who was registered with it stays, and has no mother by it', async () => {
  const { desk, delivery_id, number } = await delivered();
  const twin = nextReferenceNumber();
  const correction = adding(desk, [desk.liveChild(twin)]);
  await supervisor.ask(correctPregnancy, correction);
  await register(twin, { delivery_id, guardian_ben_id: desk.woman });
  await supervisor.ask(correctPregnancy, takingBack(desk, correction.event.event_id));
  assert.deepEqual([await guardianOf(twin), (await guardianOf(number))[0]], [['', 'SUNITA DEVI'], desk.woman]);
  assert.deepEqual(await childrenOf(desk.woman), [number]);
});

test('a child that is added is judged as one of the delivery', async () => {
  const desk = await atTerm();
  assert.deepEqual(await refusedAs(adding(desk, [desk.liveChild()])), ['BENPRE0016 event.births']);
  await desk.record('delivery', ofOne(desk), [desk.liveChild()]);
  const other = await atTerm();
  const taken = nextReferenceNumber();
  await other.record('delivery', ofOne(other), [other.liveChild(taken)]);
  assert.deepEqual(await refusedAs(adding(desk, [desk.liveChild(taken)])), ['REQVAL0009 event.births.0.child_id']);
  assert.deepEqual(await refusedAs(adding(desk, [desk.liveChild(undefined, { born_on: addDays(today, -3) })])), [
    'BENPRE0011 event.births.0.facts.born_on',
  ]);
  await supervisor.ask(correctPregnancy, adding(desk, [desk.stillChild()]));
});

test('a delivery of another woman is taken back; its child keeps its doses and is named with the right mother', async () => {
  const { desk, number, delivery_id } = await delivered();
  const { dose, report } = previousReports(day);
  await phone.ask(
    addPreviousVaccination,
    report(number, { vaccine_details: [dose({ dose_code: 'BCG', day_of_dose: today })] }),
  );
  const withdrawal = takingBack(desk, delivery_id);
  assert.deepEqual(await desk.refused(desk.act('withdrawal', withdrawal.event.facts)), [
    'BENPRE0015 event.facts.event',
  ]);
  const before = await day.audited(number);
  await supervisor.ask(correctPregnancy, withdrawal);
  assert.equal((await day.audited(number)).filter((one) => one === 'pregnancies.correctPregnancy').length, 1);
  assert.ok(before.every((one) => one !== 'pregnancies.correctPregnancy'));
  // Hers goes on again, and the child is nobody's.
  assert.deepEqual([await standsOn('all', desk.woman), await standsOn('postnatal', desk.woman)], [true, false]);
  assert.deepEqual([await childrenOf(desk.woman), await guardianOf(number)], [[], ['', 'SUNITA DEVI']]);
  assert.deepEqual(await listed(desk.woman), []);
  const right = await pregnancyDesk(day, { lmp: '2025-06-20', name: 'GEETA DEVI' });
  await right.record('delivery', ofOne(right), [right.liveChild(number)]);
  assert.deepEqual([await childrenOf(right.woman), await guardianOf(number)], [[number], [right.woman, 'GEETA DEVI']]);
  const { data } = await phone.ask(getNewbornsWithoutBirthDose, { pageSize: 100 });
  const row = data.find(({ mother_id }) => mother_id === right.woman);
  assert.deepEqual([row?.child?.beneficiary_id, row?.missing.toSorted()], [number, ['HEPB0', 'OPV0']]);
});

test('what was written since of the wrong woman is taken back first; what a phone still sends of it is refused', async () => {
  const { desk, delivery_id } = await delivered();
  const visit = await desk.record('postnatal', { visited_on: today, child_well: 'well' });
  assert.deepEqual(await refusedAs(takingBack(desk, delivery_id)), ['BENPRE0024 event.facts.event']);
  await supervisor.ask(correctPregnancy, takingBack(desk, visit));
  await supervisor.ask(correctPregnancy, takingBack(desk, delivery_id));
  assert.deepEqual(await desk.refused(desk.act('postnatal', { visited_on: today, child_well: 'well' })), [
    'BENPRE0014 event.facts.visited_on',
  ]);
});

test('her death stays where the delivery before it is taken back', async () => {
  const { desk, delivery_id } = await delivered();
  await desk.record('maternal-death', { died_on: today, place: 'Home', cause: 'Haemorrhage' });
  await supervisor.ask(correctPregnancy, takingBack(desk, delivery_id));
  const { deceased_on } = await phone.ask(getPregnancies, { beneficiary_ref_id: desk.woman });
  assert.deepEqual([deceased_on, await standsOn('all', desk.woman)], [today, false]);
  // Of her a delivery before it can be written down still.
  await desk.record('delivery', ofOne(desk), [desk.liveChild()]);
});

test('a registered child is named only where it may be this one', async () => {
  const { desk, number, delivery_id } = await delivered();
  const right = await atTerm();
  const naming = (of: Partial<Birth['facts']> = {}) =>
    right.refused(right.act('delivery', ofOne(right), [right.liveChild(number, { ...of } as Birth['facts'])]));
  // It is the child of a delivery on record.
  assert.deepEqual(await naming(), ['BENPRE0026 event.births.0.child_id']);
  await supervisor.ask(correctPregnancy, takingBack(desk, delivery_id));
  assert.deepEqual(await naming({ sex: 'male' }), ['BENPRE0026 event.births.0.child_id']);
  const yesterday = addDays(today, -1);
  const facts = { ...ofOne(right), delivered_on: yesterday };
  assert.deepEqual(
    await right.refused(right.act('delivery', facts, [right.liveChild(number, { born_on: yesterday })])),
    ['BENPRE0026 event.births.0.child_id'],
  );
  const other = await atTerm();
  const answers = await Promise.all(
    [right, other].map((one) =>
      phone.send(addPregnancyEvent, one.act('delivery', ofOne(one), [one.liveChild(number)])),
    ),
  );
  assert.deepEqual(
    answers.flatMap(({ codes }) => codes),
    ['BENPRE0026'],
  );
});

test('a child that was kept is named where a child is added to the right delivery', async () => {
  const { desk, number, delivery_id } = await delivered();
  await supervisor.ask(correctPregnancy, takingBack(desk, delivery_id));
  const right = await pregnancyDesk(day, { lmp: '2025-06-20', name: 'GEETA DEVI' });
  await right.record('delivery', ofOne(right), [right.liveChild()]);
  assert.deepEqual(await refusedAs(adding(right, [right.liveChild(number, { sex: 'male' })])), [
    'BENPRE0026 event.births.0.child_id',
  ]);
  await supervisor.ask(correctPregnancy, adding(right, [right.liveChild(number)]));
  assert.deepEqual([await childrenOf(right.woman), await guardianOf(number)], [[number], [right.woman, 'GEETA DEVI']]);
});

test('the child of a woman who may have borne it herself is named with no other; the try is told as one', async () => {
  const seema = await day.person({ name: 'SEEMA DEVI', dob: '2000-05-01', gender: 2 });
  const number = nextReferenceNumber();
  await register(number, { guardian_ben_id: seema, guardian_name: 'SEEMA DEVI' });
  const desk = await atTerm();
  assert.deepEqual(await desk.refused(desk.act('delivery', ofOne(desk), [desk.liveChild(number)])), [
    'BENPRE0026 event.births.0.child_id',
  ]);
  const tried = await server.rows(
    sql<{ refused: string }>`select detail->>'refused' as refused from audit
      where beneficiary_id = ${number}::bigint and call = 'pregnancies.addPregnancyEvent'`.compile(build),
  );
  assert.deepEqual(tried, [{ refused: 'BENPRE0026' }]);
});

test('a child whom a grandmother registered is named and stays with her; who was its guardian before stays it', async () => {
  const grandmother = await day.person({ name: 'KAMLA DEVI', dob: '1960-05-01', gender: 2 });
  const cases = [
    ['of the grandmother', async () => grandmother, 'KAMLA DEVI'],
    ['of the mother herself', async (desk: PregnancyDesk) => desk.woman, 'SUNITA DEVI'],
  ] as const;
  for (const [why, guardian, name] of cases) {
    const desk = await atTerm();
    const id = await guardian(desk);
    const number = nextReferenceNumber();
    await register(number, { guardian_ben_id: id, guardian_name: name });
    const delivery = await desk.record('delivery', ofOne(desk), [desk.liveChild(number)]);
    assert.deepEqual([await childrenOf(desk.woman), await guardianOf(number)], [[number], [id, name]], why);
    await supervisor.ask(correctPregnancy, takingBack(desk, delivery));
    assert.deepEqual([await childrenOf(desk.woman), await guardianOf(number)], [[], [id, name]], why);
  }
});
