import assert from 'node:assert/strict';
import { test } from 'node:test';
import { getHomeFigures } from '@teeka/contract/home';
import { getNewbornsWithoutBirthDose, getPregnantWomen } from '@teeka/contract/pregnancies';
import { addPreviousVaccination } from '@teeka/contract/vaccinations';
import { addDays } from '@teeka/domain/calendar';
import { sql } from 'kysely';
import { build } from '../../platform/db/build.ts';
import { nextReferenceNumber, pregnancyDesk } from '../../testing/pregnancy-desk.ts';
import { previousReports } from '../../testing/previous-report.ts';
import { sessionDay } from '../../testing/session-day.ts';
import { testServer } from '../../testing/test-server.ts';

const server = await testServer({ sandbox: false });
const day = await sessionDay(server);
const { today } = day;

const supervisorOf = async ({ site, places }: Pick<typeof day, 'site' | 'places'>) =>
  server.as(await server.fixtures.user({ role: 'Supervisor', level: 'Block', sites: [site], places }));

test('women and newborns of the home are as many as stand on the lists that it opens; those of elsewhere are not counted', async () => {
  // Late for her first visit; bleeding and not sent; sent; near her day; delivered, the child without a dose.
  await pregnancyDesk(day, { lmp: addDays(today, -105) });
  const bleeds = { visited_on: today, signs: ['bleeding'] };
  const unsent = await pregnancyDesk(day, { lmp: addDays(today, -100) });
  await unsent.record('antenatal', bleeds);
  const sent = await pregnancyDesk(day, { lmp: addDays(today, -100) });
  await sent.record('antenatal', bleeds);
  await sent.record('referral', { referred_on: today, to_facility: 'CHC Sahaswan', reason: 'bleeding' });
  const near = await pregnancyDesk(day, { lmp: addDays(today, -265) });
  await near.record('antenatal', { visited_on: today });
  const mother = await pregnancyDesk(day, { lmp: addDays(today, -275) });
  await mother.record('delivery', mother.delivery({ live_births: 1, still_births: 0 }), [
    mother.liveChild(nextReferenceNumber()),
  ]);
  const office = await supervisorOf(day);
  const { pregnancies } = await office.ask(getHomeFigures, {});
  assert.deepEqual(pregnancies, {
    all: 4,
    urgent: 1,
    high_risk: 2,
    overdue: 1,
    expected: 1,
    newborns: 1,
    unheard: 1,
    ill_children: 0,
  });
  const { totals } = await office.ask(getPregnantWomen, { list: 'urgent' });
  const newborns = await office.ask(getNewbornsWithoutBirthDose, {});
  const { all, urgent, 'high-risk': high_risk, overdue, expected } = totals;
  const { total, data } = newborns;
  const [unheard, ill_children] = [totals.unheard, data.filter(({ ill_on }) => ill_on !== null).length];
  assert.deepEqual(pregnancies, { all, urgent, high_risk, overdue, expected, newborns: total, unheard, ill_children });

  // Fever in the weeks after the delivery, and nobody sent her.
  await mother.record('postnatal', { visited_on: today, temperature: 39 });
  assert.equal((await office.ask(getHomeFigures, {})).pregnancies?.urgent, 2);
  await mother.record('referral', { referred_on: today, to_facility: 'CHC Sahaswan', reason: 'fever' });
  assert.equal((await office.ask(getHomeFigures, {})).pregnancies?.urgent, 1);

  const places = await server.fixtures.places();
  const far = await supervisorOf({ site: await server.fixtures.site(places), places });
  const none = { all: 0, urgent: 0, high_risk: 0, overdue: 0, expected: 0, newborns: 0, unheard: 0, ill_children: 0 };
  assert.deepEqual((await far.ask(getHomeFigures, {})).pregnancies, none);
});

test('an ill child whose mother has died makes somebody hurry, wherever her death was written down, until it is sent', async () => {
  const elsewhere = await sessionDay(server);
  const office = await supervisorOf(elsewhere);
  const counted = async () => (await office.ask(getHomeFigures, {})).pregnancies?.ill_children;
  const listed = async () => {
    const { data } = await office.ask(getNewbornsWithoutBirthDose, {});
    return data.map(({ child_id, ill_on }) => [child_id, ill_on]);
  };
  const delivered = async () => {
    const desk = await pregnancyDesk(elsewhere, { lmp: addDays(today, -275) });
    const number = nextReferenceNumber();
    const on = addDays(today, -4);
    const births = [desk.liveChild(number, { born_on: on })];
    await desk.record('delivery', desk.delivery({ delivered_on: on, live_births: 1, still_births: 0 }), births);
    await desk.record('postnatal', { visited_on: addDays(today, -1), child_well: 'ill' });
    return { desk, number };
  };
  const [one, other] = [await delivered(), await delivered()];
  // Their mothers live, and are called for them.
  assert.equal(await counted(), 0);
  await one.desk.record('maternal-death', { died_on: today, place: 'Home', cause: 'Haemorrhage' });
  // As a file or another area brought it.
  await server.rows(
    sql`update beneficiary set deceased_on = ${today}::date where beneficiary_id = ${other.desk.woman}::bigint`.compile(
      build,
    ),
  );
  assert.equal(await counted(), 2);
  const ill = addDays(today, -1);
  assert.deepEqual(
    (await listed()).toSorted(),
    [
      [one.number, ill],
      [other.number, ill],
    ].toSorted(),
  );
  await one.desk.record('referral', { referred_on: today, to_facility: 'CHC Sahaswan', reason: 'the child is ill' });
  // Who was sent stands there until it is heard that they came, behind those whom nobody has sent.
  assert.equal(await counted(), 2);
  assert.deepEqual(
    (await listed()).map(([id]) => id),
    [other.number, one.number],
  );
  const yesterday = addDays(today, -1);
  const referral = await other.desk.record('referral', {
    ...{ referred_on: yesterday, to_facility: 'CHC Sahaswan', reason: 'the child is ill', whom: ['child'] },
  });
  const { data } = await office.ask(getNewbornsWithoutBirthDose, {});
  assert.deepEqual(
    data.map(({ child_id, sent_on }) => [child_id, sent_on]).toSorted(),
    [
      [one.number, today],
      [other.number, yesterday],
    ].toSorted(),
  );
  await other.desk.record('referral-result', { referral, heard_on: today, arrived: true });
  assert.equal(await counted(), 1);
});

test('a mother who is sent on does not silence her ill child', async () => {
  const elsewhere = await sessionDay(server);
  const office = await supervisorOf(elsewhere);
  const urgent = async () => (await office.ask(getHomeFigures, {})).pregnancies?.urgent;
  const desk = await pregnancyDesk(elsewhere, { lmp: addDays(today, -275) });
  const births = [desk.liveChild(nextReferenceNumber())];
  await desk.record('delivery', desk.delivery({ live_births: 1, still_births: 0 }), births);
  await desk.record('postnatal', { visited_on: today, temperature: 39, child_well: 'ill' });
  const sent = { referred_on: today, to_facility: 'CHC Sahaswan', reason: 'fever' };
  await desk.record('referral', { ...sent, whom: ['mother'] });
  assert.equal(await urgent(), 1);
  assert.deepEqual(await desk.refused(desk.act('referral', { ...sent, whom: ['grandmother'] })), [
    'FLDVAL0029 event.facts.whom',
  ]);
  await desk.record('referral', { ...sent, whom: ['child'] });
  assert.equal(await urgent(), 0);
});

test('nobody hurries for a child whose death is on record; a child wrongly reported dead is called again by a dose', async () => {
  const elsewhere = await sessionDay(server);
  const office = await supervisorOf(elsewhere);
  const urgent = async () => (await office.ask(getPregnantWomen, { list: 'urgent' })).total;
  const desk = await pregnancyDesk(elsewhere, { lmp: addDays(today, -275) });
  const on = addDays(today, -2);
  const child = await elsewhere.person({ dob: on, gender: 2 });
  const births = [desk.liveChild(child, { born_on: on })];
  await desk.record('delivery', desk.delivery({ delivered_on: on, live_births: 1, still_births: 0 }), births);
  await desk.record('postnatal', { visited_on: addDays(today, -1), child_well: 'ill' });
  assert.equal(await urgent(), 1);
  const died = (day: string | null) =>
    server.rows(
      sql`update beneficiary set deceased_on = ${day}::date where beneficiary_id = ${child}::bigint`.compile(build),
    );
  await died(today);
  assert.equal(await urgent(), 0);
  await died(null);
  const newborns = async () => (await office.ask(getNewbornsWithoutBirthDose, {})).data.map(({ child_id }) => child_id);
  assert.deepEqual(await newborns(), [child]);
  await desk.record('postnatal', { visited_on: addDays(today, -1), child_well: 'died' });
  assert.deepEqual(await newborns(), []);
  const { dose, report } = previousReports(elsewhere);
  const given = report(child, { vaccine_details: [dose({ dose_code: 'BCG', day_of_dose: today })] });
  await elsewhere.phone.ask(addPreviousVaccination, given);
  assert.deepEqual(await newborns(), [child]);
});

test('whoever was sent and not heard of is counted, until it is told what became of her', async () => {
  const elsewhere = await sessionDay(server);
  const office = await supervisorOf(elsewhere);
  const counted = async () => (await office.ask(getHomeFigures, {})).pregnancies?.unheard;
  const listed = async () => {
    const { data } = await office.ask(getPregnantWomen, { list: 'unheard' });
    return data.map(({ beneficiary_id, unheard_on }) => [beneficiary_id, unheard_on]);
  };
  const [desk, sentToday] = [await pregnancyDesk(elsewhere), await pregnancyDesk(elsewhere)];
  const sent = { to_facility: 'CHC Sahaswan', reason: 'bleeding' };
  await sentToday.record('referral', { referred_on: today, ...sent });
  assert.equal(await counted(), 1);
  const yesterday = addDays(today, -1);
  const referral = await desk.record('referral', { referred_on: yesterday, ...sent });
  const both = [
    [sentToday.woman, today],
    [desk.woman, yesterday],
  ];
  assert.deepEqual([await counted(), (await listed()).toSorted()], [2, both.toSorted()]);
  await desk.record('referral-result', { referral, heard_on: today, arrived: true });
  assert.deepEqual([await counted(), await listed()], [1, both.slice(0, 1)]);
});
