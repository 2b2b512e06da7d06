import assert from 'node:assert/strict';
import { test } from 'node:test';
import { getBeneficiaryDetails, registration } from '@teeka/contract/beneficiaries';
import { sessionPack } from '@teeka/contract/pack';
import {
  addPregnancyEvent,
  correctPregnancy,
  getNewbornsWithoutBirthDose,
  getPregnancies,
  getPregnantWomen,
} from '@teeka/contract/pregnancies';
import { addDays } from '@teeka/domain/calendar';
import { nextReferenceNumber, pregnancyDesk } from '../../testing/pregnancy-desk.ts';
import { registrationBody } from '../../testing/registration.ts';
import { sessionDay } from '../../testing/session-day.ts';
import { testServer } from '../../testing/test-server.ts';

const server = await testServer({ sandbox: false });
const day = await sessionDay(server);
const { phone, today } = day;

const kinds = async (woman: string) => {
  const { pregnancies } = await phone.ask(getPregnancies, { beneficiary_ref_id: woman });
  return pregnancies.map(({ events }) => events.map(({ kind }) => kind));
};

test('a woman of fifteen weeks is registered and looked at: the record, the lists and her own page follow', async () => {
  const desk = await pregnancyDesk(day);
  await desk.record('antenatal', { visited_on: today, haemoglobin: 6.8, systolic: 110, diastolic: 70 });
  assert.deepEqual(await kinds(desk.woman), [['registered', 'antenatal']]);
  const { data, totals } = await phone.ask(getPregnantWomen, { list: 'high-risk' });
  const listed = data.find(({ beneficiary_id }) => beneficiary_id === desk.woman);
  assert.deepEqual(
    [listed?.visits, listed?.last_visit_on, listed?.high_risk, listed?.urgent],
    [1, today, true, true],
    'severe anaemia is proposed, and counts until somebody has judged it',
  );
  assert.equal(totals['high-risk'], 1);
  const { ben_type_id, lmp_date } = await phone.ask(getBeneficiaryDetails, { beneficiaryId: desk.woman });
  assert.deepEqual([...ben_type_id, lmp_date], [21, addDays(today, -105)]);
});

test('twins of whom one is born dead: the living child has a number of its own, and misses its birth doses', async () => {
  const desk = await pregnancyDesk(day, { lmp: '2025-06-20' });
  const child = nextReferenceNumber();
  const births = [desk.liveChild(child), desk.stillChild()];
  const delivery = desk.delivery({ live_births: 1, still_births: 1 });
  assert.deepEqual(await desk.refused(desk.act('delivery', delivery, births.slice(1))), ['BENPRE0004 event.births']);
  await desk.record('delivery', delivery, births);
  const { ben_type_id, lmp_date } = await phone.ask(getBeneficiaryDetails, { beneficiaryId: desk.woman });
  assert.deepEqual([...ben_type_id, lmp_date], [20, null], 'she is pregnant no more');
  const { data } = await phone.ask(getNewbornsWithoutBirthDose, {});
  const listed = data.find(({ mother_id }) => mother_id === desk.woman);
  assert.equal(listed?.child, null, 'not registered yet');
  assert.ok(listed?.missing.includes('BCG'));
  const other = await pregnancyDesk(day, { lmp: '2025-06-20' });
  const taken = other.act('delivery', other.delivery({ live_births: 1, still_births: 0 }), [other.liveChild(child)]);
  assert.deepEqual(await other.refused(taken), ['REQVAL0009 event.births.0.child_id']);
});

test('an abortion, then a new pregnancy; one goes on at a time', async () => {
  const desk = await pregnancyDesk(day, { lmp: addDays(today, -200) });
  const again = (lmp_date: string) => desk.act('registered', { lmp_date, registered_on: today }, [], 2);
  assert.deepEqual(await desk.refused(again(addDays(today, -40))), ['BENPRE0006 event.facts.lmp_date']);
  await desk.record('abortion', { aborted_on: addDays(today, -80), abortion_type: 'Spontaneous' });
  assert.deepEqual(await desk.refused(again(addDays(today, -90))), ['FLDVAL0018 event.facts.lmp_date']);
  await phone.ask(addPregnancyEvent, again(addDays(today, -40)));
  assert.deepEqual(await kinds(desk.woman), [['registered'], ['registered', 'abortion']]);
});

test('two phones record one delivery: the second is told that there is one', async () => {
  const desk = await pregnancyDesk(day, { lmp: '2025-06-20' });
  const delivery = desk.delivery({ live_births: 1, still_births: 0 });
  const [first, second] = [
    desk.act('delivery', delivery, [desk.liveChild()]),
    desk.act('delivery', delivery, [desk.liveChild()]),
  ];
  const codes = await Promise.all([desk.refused(first), desk.refused(second)]);
  assert.deepEqual(codes.toSorted(), [[], ['BENPRE0001 event.facts.delivered_on']]);
  const accepted = codes[0]?.length === 0 ? first : second;
  assert.deepEqual(await desk.refused(accepted), [], 'the same once more changes nothing');
  const changed = { ...accepted, event: { ...accepted.event, facts: { ...delivery, facility: 'CHC Sohna' } } };
  assert.deepEqual(await desk.refused(changed), ['REQVAL0009 event.event_id']);
});

test('the day of a delivery is put right by who answers for the place, nobody else', async () => {
  const desk = await pregnancyDesk(day, { lmp: '2025-06-20' });
  await desk.record('delivery', desk.delivery(), [desk.stillChild()]);
  const right = { delivered_on: addDays(today, -1), reason: 'read wrongly from the card' };
  assert.deepEqual(await desk.refused(desk.act('delivery-date', right)), ['BENPRE0013 event.facts.delivered_on']);
  const supervisor = await server.as(
    await server.fixtures.user({ role: 'Supervisor', level: 'Block', sites: [day.site], places: day.places }),
  );
  const correction = desk.correction('delivery-date', right);
  await supervisor.ask(correctPregnancy, correction);
  await supervisor.ask(correctPregnancy, correction);
  const other = {
    ...correction,
    event: { ...correction.event, facts: { ...right, delivered_on: addDays(today, -2) } },
  };
  assert.deepEqual((await supervisor.send(correctPregnancy, other)).codes, ['REQVAL0009']);
  assert.deepEqual(await kinds(desk.woman), [['registered', 'delivery', 'delivery-date']]);
});

test('whoever does not care for her sees no infections, and nobody a whole bank account', async () => {
  const desk = await pregnancyDesk(day);
  const bank = { has_bank: true, bank_account: '123456789012', bank_ifsc: 'SBIN0001234' };
  await desk.record('changed', { lmp_date: addDays(today, -105), registered_on: today, ...bank });
  await desk.record('antenatal', { visited_on: today, hiv: 'Reactive' });
  const supervisor = await server.as(
    await server.fixtures.user({ role: 'Supervisor', level: 'Block', sites: [day.site], places: day.places }),
  );
  const seen = async (of: typeof phone) => {
    const { pregnancies } = await of.ask(getPregnancies, { beneficiary_ref_id: desk.woman });
    return pregnancies.flatMap(({ events }) => events.map(({ facts }) => facts));
  };
  const [hers, others] = [await seen(phone), await seen(supervisor)];
  assert.ok(hers.some(({ hiv }) => hiv === 'Reactive'));
  assert.ok(others.every(({ hiv }) => hiv === undefined));
  for (const facts of [...hers, ...others])
    assert.ok(facts.bank_account === undefined || facts.bank_account === '••••9012');
});

test('the child is registered under the number that the delivery gave, with its mother as guardian', async () => {
  const desk = await pregnancyDesk(day, { lmp: '2025-06-20' });
  const child = nextReferenceNumber();
  const delivery = desk.delivery({ live_births: 1, still_births: 0 });
  const delivery_id = await desk.record('delivery', delivery, [desk.liveChild(child)]);
  const other = await pregnancyDesk(day);
  const body = registrationBody(day.site, {
    beneficiary_id: child,
    name: 'BABY OF SUNITA',
    dob: today,
    ben_type_id: 7008,
    guardian_ben_id: desk.woman,
    mobile_number: server.fixtures.mobile(),
    captured_at: day.at(),
  });
  const codes = async (change: object) => (await phone.send(registration, { ...body, ...change })).codes;
  assert.deepEqual(await codes({}), ['REQVAL0009'], 'the number is that of a child of hers');
  assert.deepEqual(await codes({ delivery_id, guardian_ben_id: other.woman }), ['REQVAL0009'], 'another mother');
  assert.deepEqual(
    await codes({ delivery_id, beneficiary_id: nextReferenceNumber() }),
    ['REQVAL0012'],
    'no such birth',
  );
  assert.deepEqual(await codes({ delivery_id }), []);
  const { children } = await phone.ask(getPregnancies, { beneficiary_ref_id: desk.woman });
  assert.deepEqual(
    children.map(({ beneficiary_id }) => beneficiary_id),
    [child],
  );
  const { data } = await phone.ask(getNewbornsWithoutBirthDose, {});
  assert.equal(data.find(({ mother_id }) => mother_id === desk.woman)?.child?.beneficiary_id, child);
});

test('the day of the site has her pregnancies: an ASHA without infections, an assistant none', async () => {
  const desk = await pregnancyDesk(day);
  await desk.record('antenatal', { visited_on: today, hiv: 'Reactive', weight: 51.5 });
  const pack = { session_site_id: day.site.session_site_id };
  const packed = async (role: 'ASHA' | 'Assistant' | 'ANM') => {
    const user = await server.fixtures.user({
      role,
      sites: [day.site],
      places: day.places,
      villages: day.site.villages,
    });
    const { people } = await (await server.as(user)).ask(sessionPack, pack);
    const events = people.find(({ beneficiary_id }) => beneficiary_id === desk.woman)?.pregnancies?.[0]?.events;
    return events?.map(({ facts }) => [facts.weight, facts.hiv]);
  };
  assert.deepEqual(await packed('ANM'), [
    [undefined, undefined],
    [51.5, 'Reactive'],
  ]);
  assert.deepEqual(await packed('ASHA'), [
    [undefined, undefined],
    [51.5, undefined],
  ]);
  assert.equal(await packed('Assistant'), undefined);
});

test('an infection alone is a high risk for whoever cares for her, and for nobody else', async () => {
  const desk = await pregnancyDesk(day);
  await desk.record('antenatal', { visited_on: today, hiv: 'Reactive' });
  const { site, places } = day;
  const mark = async (role: 'ANM' | 'ASHA') => {
    const user = await server.fixtures.user({ role, sites: [site], places, villages: site.villages });
    const theirs = await server.as(user);
    const find = async (list: 'all' | 'high-risk') =>
      (await theirs.ask(getPregnantWomen, { list, pageSize: 100 })).data.find(
        ({ beneficiary_id }) => beneficiary_id === desk.woman,
      );
    return [(await find('all'))?.high_risk, (await find('high-risk')) !== undefined];
  };
  assert.deepEqual(await mark('ANM'), [true, true]);
  assert.deepEqual(await mark('ASHA'), [false, false]);
  await desk.record('risk', { risks: ['Twins'] });
  assert.deepEqual(await mark('ASHA'), [true, true]);
});

test('what becomes known of a pregnancy before makes the one that goes on one of high risk', async () => {
  const desk = await pregnancyDesk(day, { lmp: addDays(today, -360) });
  await desk.record('lost', { lost_on: addDays(today, -280), reason: 'went to her mother' });
  const lmp = addDays(today, -105);
  await desk.record('registered', { lmp_date: lmp, registered_on: today }, [], 2);
  const mark = async () => {
    const { data } = await phone.ask(getPregnantWomen, { list: 'all', pageSize: 100 });
    return data.find(({ beneficiary_id }) => beneficiary_id === desk.woman)?.high_risk;
  };
  assert.equal(await mark(), false);
  const born_on = addDays(today, -200);
  await desk.record('delivery', desk.delivery({ delivered_on: born_on }), [desk.stillChild({ born_on })]);
  assert.equal(await mark(), true, 'a stillbirth before');
});

test('her death is recorded as the outcome: she is declared dead, and nothing more is recorded', async () => {
  const desk = await pregnancyDesk(day, { lmp: '2025-08-20' });
  await desk.record('maternal-death', { died_on: today, place: 'Home', cause: 'Haemorrhage' });
  const { deceased_on } = await phone.ask(getBeneficiaryDetails, { beneficiaryId: desk.woman });
  assert.equal(deceased_on, today);
  assert.deepEqual(await desk.refused(desk.act('risk', { risks: ['Twins'] })), ['BENPRE0017 event.facts.risks']);
});
