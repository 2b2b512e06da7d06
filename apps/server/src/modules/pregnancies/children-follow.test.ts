import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  declareBenDeath,
  getBeneficiaryDetails,
  getBeneficiaryHistory,
  registration,
} from '@teeka/contract/beneficiaries';
import { correctPregnancy, getNewbornsWithoutBirthDose, getPregnancies } from '@teeka/contract/pregnancies';
import { addPreviousVaccination } from '@teeka/contract/vaccinations';
import { addDays } from '@teeka/domain/calendar';
import { nextReferenceNumber, pregnancyDesk } from '../../testing/pregnancy-desk.ts';
import { previousReports } from '../../testing/previous-report.ts';
import { registrationBody } from '../../testing/registration.ts';
import { sessionDay } from '../../testing/session-day.ts';
import { testServer } from '../../testing/test-server.ts';

const server = await testServer({ sandbox: false });
const day = await sessionDay(server);
const { phone, today } = day;

/** Registers the living children of a delivery as the phone does: the same name, sex, day and number of the family. */
async function registered(
  desk: Awaited<ReturnType<typeof pregnancyDesk>>,
  of: {
    readonly name: string;
    readonly born_on: string;
    readonly delivery_id: string;
    readonly children: readonly string[];
    readonly mobile_number?: string;
  },
) {
  const { name, born_on, delivery_id, children, mobile_number = server.fixtures.mobile() } = of;
  for (const [nth, beneficiary_id] of children.entries()) {
    const body = registrationBody(day.site, {
      beneficiary_id,
      name: `${name} ${'ABC'[nth]}`,
      gender: 2,
      dob: born_on,
      ben_type_id: 7008,
      guardian_ben_id: desk.woman,
      mobile_number,
      captured_at: day.at(),
      delivery_id,
    });
    assert.deepEqual((await phone.send(registration, body)).codes, [], body.name);
  }
}

const bornOn = async (child: string) => (await phone.ask(getBeneficiaryDetails, { beneficiaryId: child })).dob;

test('twins who are alike are two: neither is refused for the other, nor for an elder child of the same name', async () => {
  const desk = await pregnancyDesk(day, { lmp: '2025-06-20' });
  const children = [nextReferenceNumber(), nextReferenceNumber()];
  const name = 'BABY OF LALITA';
  const births = children.map((child, nth) => desk.liveChild(child, { name: `${name} ${'AB'[nth]}` }));
  const mobile_number = server.fixtures.mobile();
  const elder = { name, gender: 2, dob: addDays(today, -800), ben_type_id: 22, guardian_ben_id: desk.woman };
  await phone.ask(registration, registrationBody(day.site, { ...elder, mobile_number, captured_at: day.at() }));
  const delivery_id = await desk.record('delivery', desk.delivery({ live_births: 2, still_births: 0 }), births);
  await registered(desk, { name, born_on: today, delivery_id, children, mobile_number });
  const { children: hers } = await phone.ask(getPregnancies, { beneficiary_ref_id: desk.woman });
  assert.deepEqual(hers.map(({ beneficiary_id }) => beneficiary_id).toSorted(), children.toSorted());
});

test('who was registered before its delivery was written down is still found when it is registered once more', async () => {
  const desk = await pregnancyDesk(day, { lmp: '2025-06-20' });
  const mobile_number = server.fixtures.mobile();
  const baby = {
    name: 'BABY OF KAMALA',
    gender: 2,
    dob: today,
    ben_type_id: 7008,
    guardian_ben_id: desk.woman,
    mobile_number,
    captured_at: day.at(),
  };
  const before = registrationBody(day.site, baby);
  await phone.ask(registration, before);
  const child = nextReferenceNumber();
  const delivery = desk.delivery({ live_births: 1, still_births: 0 });
  const delivery_id = await desk.record('delivery', delivery, [desk.liveChild(child)]);
  const twice = registrationBody(day.site, { ...baby, beneficiary_id: child, delivery_id });
  assert.deepEqual((await phone.send(registration, twice)).codes, ['BENREG0011']);
});

test('a day of delivery put right moves who was registered with it, with its history; a dose before it keeps the day', async () => {
  const desk = await pregnancyDesk(day, { lmp: '2025-06-20' });
  const born_on = addDays(today, -6);
  const children = [nextReferenceNumber(), nextReferenceNumber()];
  const births = children.map((child) => desk.liveChild(child, { born_on }));
  const delivery = desk.delivery({ delivered_on: born_on, live_births: 2, still_births: 0 });
  const delivery_id = await desk.record('delivery', delivery, births);
  await registered(desk, { name: 'BABY OF DROPADI', born_on, delivery_id, children });
  const [free = '', dosed = ''] = children;
  const { dose, report } = previousReports(day);
  const bcg = dose({ dose_code: 'BCG', day_of_dose: addDays(today, -5) });
  await phone.ask(addPreviousVaccination, report(dosed, { vaccine_details: [bcg] }));
  const supervisor = await server.as(
    await server.fixtures.user({ role: 'Supervisor', level: 'Block', sites: [day.site], places: day.places }),
  );
  const right = addDays(today, -3);
  const correction = desk.correction('delivery-date', { delivered_on: right, reason: 'read wrongly from the card' });
  const answer = await supervisor.ask(correctPregnancy, correction);
  assert.deepEqual(answer, { children_apart: [dosed] });
  assert.deepEqual(await supervisor.ask(correctPregnancy, correction), answer, 'the same once more');
  assert.deepEqual([await bornOn(free), await bornOn(dosed)], [right, born_on]);
  const { data } = await phone.ask(getNewbornsWithoutBirthDose, {});
  const days = data.filter(({ mother_id }) => mother_id === desk.woman).map(({ born_on: on }) => on);
  assert.deepEqual(days, [right, right], 'the lists follow');
  const { changes } = await supervisor.ask(getBeneficiaryHistory, { beneficiary_id: free });
  assert.deepEqual(
    changes.map(({ field, old_value, new_value, remarks }) => [field, old_value, new_value, remarks]),
    [['dob', born_on, right, 'read wrongly from the card']],
  );
});

test('a death within seven days of an abortion is declared, one after them is not', async () => {
  for (const [days, codes] of [
    [7, []],
    [8, ['BENDET0007']],
  ] as const) {
    const desk = await pregnancyDesk(day, { lmp: addDays(today, -100) });
    await desk.record('abortion', { aborted_on: addDays(today, -days), abortion_type: 'Spontaneous' });
    const declared = { beneficiary_ref_id: desk.woman, date_of_death: today, remarks: '', captured_at: day.at() };
    assert.deepEqual((await phone.send(declareBenDeath, declared)).codes, codes, String(days));
  }
});

test('who is no child of the delivery any more has its own day again, and stands on its own log', async () => {
  const desk = await pregnancyDesk(day, { lmp: '2025-06-20' });
  const supervisor = await server.as(
    await server.fixtures.user({ role: 'Supervisor', level: 'Block', sites: [day.site], places: day.places }),
  );
  const child = await day.person({ name: 'OF ANOTHER', dob: today, gender: 2 });
  const delivery = await desk.record('delivery', desk.delivery({ live_births: 1, still_births: 0 }), [
    desk.liveChild(child),
  ]);
  const yesterday = addDays(today, -1);
  const correct = (kind: 'delivery-date' | 'withdrawal', facts: Record<string, string>) =>
    supervisor.ask(correctPregnancy, desk.correction(kind, { reason: 'of another woman', ...facts }));
  await correct('delivery-date', { delivered_on: yesterday });
  assert.equal(await bornOn(child), yesterday);
  await desk
    .record('postnatal', { visited_on: today, child_well: 'died' })
    .then((event) => correct('withdrawal', { event }));
  await correct('withdrawal', { event: delivery });
  assert.equal(await bornOn(child), today);
  const calls = await day.audited(child);
  assert.equal(calls.filter((one) => one === 'pregnancies.correctPregnancy').length, 3);
  assert.equal(calls.filter((one) => one === 'pregnancies.addPregnancyEvent').length, 2);
});
