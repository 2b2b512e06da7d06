import assert from 'node:assert/strict';
import { test } from 'node:test';
import { getNotifiableBites, getRabiesRecall } from '@teeka/contract/bites';
import { caseStatusUpdation, getCaseDetailsOfBen } from '@teeka/contract/cases';
import { sessionPack } from '@teeka/contract/pack';
import { voidDose } from '@teeka/contract/vaccinations';
import { snakeCourseOf } from '@teeka/domain/bites';
import {
  arv,
  biteStock,
  biteVisit,
  clinicDay,
  happens,
  rabiesBite,
  record,
  snakeBite,
} from '../../testing/bite-day.ts';
import { testServer } from '../../testing/test-server.ts';

const server = await testServer({ sandbox: false });
const day = await clinicDay(server);
const { phone } = day;
const antivenom = (nth: number, vials: number, minutes: number) => ({
  ...arv(day, nth),
  dose_code: 'ASV',
  material_id: biteStock.asv,
  body_site: 'vein',
  amounts: { route: 'IV', sites: [], ml: null, vials, started_at: day.at(minutes), ended_at: null },
});

test('a snake bite from the first look to the referral; nothing true is refused', async () => {
  const visit = await biteVisit(day, { bite: snakeBite() });
  const steps = [
    { kind: 'look', facts: { signs: ['ptosis'], pulse: 104, spo2: 94 } },
    { kind: 'clotting-test', facts: { clots: true } },
  ];
  for (const step of steps) assert.equal((await happens(day, visit, step)).status, 200);
  assert.equal((await record(visit, [antivenom(1, 10, -30)], phone)).status, 200);
  assert.equal((await record(visit, [antivenom(2, 30, -5)], phone)).status, 200, 'far above the usual, and true');
  const referral = { to: 'Medical College', why: ['ventilation'], transport: 'ambulance', note: '' };
  assert.equal((await happens(day, visit, { kind: 'referral', facts: referral })).status, 200);
  const { beneficiary_reference_id } = visit;
  const { cases } = await phone.ask(getCaseDetailsOfBen, { beneficiary_reference_id });
  const [care] = cases;
  assert.deepEqual(
    care?.bite?.events.map(({ kind }) => kind),
    ['look', 'clotting-test', 'referral'],
  );
  assert.deepEqual(
    care?.bite?.doses.map(({ amounts }) => amounts?.vials),
    [10, 30],
  );
  const closing = {
    case_id: visit.case_id,
    beneficiary_reference_id,
    status: 3 as const,
    captured_at: day.at(),
  };
  assert.equal((await phone.send(caseStatusUpdation, { ...closing, reason: 'referred' })).status, 200);
  assert.equal(
    (await happens(day, visit, { kind: 'outcome', facts: { state: 'recovered' } })).status,
    200,
    'later news',
  );
});

test('the end of a drip is told with its dose or later, never before its start', async () => {
  const visit = await biteVisit(day, { bite: snakeBite() });
  const drip = antivenom(1, 10, -60);
  const backwards = { ...drip, amounts: { ...drip.amounts, ended_at: day.at(-61) } };
  assert.deepEqual((await record(visit, [backwards], phone)).codes, ['RABIES0015']);
  assert.equal((await record(visit, [drip], phone)).status, 200);
  const ended = (minutes: number, dose_id = drip.dose_id) =>
    happens(day, visit, { kind: 'drip-ended', at: day.at(minutes), facts: { dose_id } });
  assert.deepEqual((await ended(-61)).codes, ['RABIES0015']);
  assert.deepEqual((await ended(0, visit.case_id)).codes, ['REQVAL0012'], 'no such dose in this case');
  assert.equal((await ended(0)).status, 200);
  const { beneficiary_reference_id } = visit;
  const { cases } = await phone.ask(getCaseDetailsOfBen, { beneficiary_reference_id });
  const care = cases[0]?.bite;
  assert.ok(care);
  const [dose] = snakeCourseOf(care).doses;
  assert.equal(Date.parse(dose?.endedAt ?? '') - Date.parse(dose?.startedAt ?? ''), 60 * 60_000);
});

test('a bite that is watched without antivenom is treated: nobody waits, also when a drip is taken back', async () => {
  const visit = await biteVisit(day, { bite: snakeBite() });
  const status = async () => (await day.line(visit.session_id, visit.beneficiary_reference_id))?.status;
  assert.equal(await status(), 'vaccinated');
  const drip = antivenom(1, 10, -30);
  assert.equal((await record(visit, [drip], phone)).status, 200);
  const { beneficiary_reference_id } = visit;
  const { dose_id, dose_code, given_on } = drip;
  const back = { beneficiary_reference_id, dose_id, dose_code, given_on, reason: 'wrong-person' };
  const answer = await phone.send(voidDose, { ...back, captured_at: day.at() });
  assert.equal(answer.status, 200, answer.text);
  assert.equal(await status(), 'vaccinated');
});

test('an event is stored once; in the future, or of no such case, it is refused', async () => {
  const visit = await biteVisit(day, { bite: snakeBite() });
  const event = { event_id: '0190a000-0000-7000-8000-000000000001', kind: 'look', facts: { signs: [] } };
  assert.equal((await happens(day, visit, event)).status, 200);
  assert.equal((await happens(day, visit, event)).status, 200);
  const other = await happens(day, visit, { ...event, facts: { signs: ['pain'] } });
  assert.deepEqual(other.codes, ['REQVAL0009']);
  const future = await happens(day, visit, { kind: 'look', at: day.at(30) });
  assert.deepEqual(future.codes, ['FLDVAL0019']);
  const tags = await happens(day, visit, { kind: 'treatment', facts: { note: '<b>\u202E' } });
  assert.deepEqual(tags.codes, ['FLDVAL0003']);
  assert.match(tags.text, /event\.facts\.note/);
  const elsewhere = { ...visit, case_id: '0190a000-0000-7000-8000-000000000009' };
  assert.deepEqual((await happens(day, elsewhere, { kind: 'look' })).codes, ['VACDOS0009']);
});

test('the notifiable extract: figures of a bite, nothing that names a person', async () => {
  const visit = await biteVisit(day, { bite: snakeBite({ bitten_time: '08:00' }) });
  await happens(day, visit, { kind: 'clotting-test', facts: { clots: false } });
  await record(visit, [antivenom(1, 10, -10)], phone);
  await happens(day, visit, { kind: 'outcome', facts: { state: 'died' } });
  const { cases, totals } = await phone.ask(getNotifiableBites, {
    from_date: '2026-03-16',
    to_date: '2026-03-16',
  });
  const mine = cases.find(({ case_number }) => visit.case_id.endsWith(case_number));
  assert.deepEqual(
    [mine?.species, mine?.grade, mine?.antivenom_vials, mine?.outcome, mine?.age_years],
    ['krait', 'haemotoxic', 10, 'died', 35],
  );
  assert.ok((mine?.bite_to_needle_minutes ?? -1) > 0);
  assert.deepEqual([totals.snake, totals.died], [cases.length, 1]);
  const said = JSON.stringify(cases);
  assert.ok(!said.includes(visit.beneficiary_reference_id) && !/mobile|ben_name/.test(said));
  const wrong = await phone.send(getNotifiableBites, { from_date: '2026-03-16', to_date: '' });
  assert.deepEqual([wrong.status, wrong.codes], [400, ['FLDVAL0024']]);
});

test('recall: who missed a day, with the number to call and the last call; then the completion rate', async () => {
  const clinic = await clinicDay(server, day.places);
  const begin = async (on: string) => {
    const visit = await biteVisit(clinic, { bite: rabiesBite({ bitten_on: on }) });
    const first = await record(visit, [arv(clinic, 0, { given_on: on })], clinic.phone);
    assert.equal(first.status, 200, first.text);
    return visit;
  };
  await begin('2026-03-14');
  const late = await begin('2026-03-11');
  const exceeded = await begin('2026-03-05');
  await happens(clinic, late, { kind: 'recall', facts: { state: 'no-answer' } });
  const { session_site_id } = clinic.site;
  const { lines, completion } = await clinic.phone.ask(getRabiesRecall, { session_site_id });
  assert.deepEqual(
    lines.map(({ case_id, reason, day_of_dose, late_by, last_call }) => [
      case_id,
      reason,
      day_of_dose,
      late_by,
      last_call?.result,
    ]),
    [
      [late.case_id, 'late', 3, 2, 'no-answer'],
      [exceeded.case_id, 'exceeded', 3, 8, undefined],
    ],
  );
  assert.deepEqual([completion.begun, completion.open, completion.percent], [3, 2, 0], 'one is not finished in time');
});

test('open courses travel in the pack, also of somebody from another village, and what is new about them', async () => {
  const stranger = await day.person({
    village: (await server.fixtures.places()).villages[0] ?? 0,
    dob: '1990-05-01',
  });
  const visit = await biteVisit(day, { again: stranger });
  await record(visit, [arv(day, 0)], phone);
  const { session_site_id } = day.site;
  const whole = await phone.ask(sessionPack, { session_site_id, since: '' });
  const packed = whole.people.find(({ beneficiary_id }) => beneficiary_id === stranger);
  assert.deepEqual(
    packed?.bite_cases?.map(({ case_id, status, doses }) => [case_id, status, doses.length]),
    [[visit.case_id, 1, 1]],
  );
  await happens(day, visit, { kind: 'animal', facts: { state: 'healthy' } });
  const since = await phone.ask(sessionPack, { session_site_id, since: whole.cursor });
  const changed = since.people.find(({ beneficiary_id }) => beneficiary_id === stranger);
  assert.deepEqual(
    changed?.bite_cases?.[0]?.events.map(({ facts }) => facts.state),
    ['healthy'],
  );
});
