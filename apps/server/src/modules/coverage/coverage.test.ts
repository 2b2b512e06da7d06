import assert from 'node:assert/strict';
import { test } from 'node:test';
import { declareBenDeath } from '@teeka/contract/beneficiaries';
import { addVaccineDetails } from '@teeka/contract/cases';
import { type Coverage, getCoverage } from '@teeka/contract/coverage';
import { mergeVillages } from '@teeka/contract/places';
import type { UserLevel } from '@teeka/contract/roles';
import { addPreviousVaccination, voidDose } from '@teeka/contract/vaccinations';
import { addDays, addMonths } from '@teeka/domain/calendar';
import { sql } from 'kysely';
import { seed, tried } from '../../../../../tools/test-run/trials.ts';
import { build } from '../../platform/db/build.ts';
import { uuidV7 } from '../../platform/ids/uuid-v7.ts';
import { openVisit } from '../../testing/open-visit.ts';
import { plainCoverage } from '../../testing/plain-coverage.ts';
import { sessionDay } from '../../testing/session-day.ts';
import { testServer } from '../../testing/test-server.ts';
import { refreshCoverage } from './index.ts';

const server = await testServer({ sandbox: false });
const places = await server.fixtures.places(4);
const site = await server.fixtures.site(places);
const day = await sessionDay(server, { places, site });
const { phone, today } = day;
const [first = 0, second = 0] = places.villages;
const month = today.slice(0, 7);
const officer = async (level: UserLevel, at = places) =>
  server.as(await server.fixtures.user({ role: 'District Administrator', level, places: at }));
const district = await officer('District');
const ask = (more: object = {}) => district.ask(getCoverage, { month, months: 1, ...more });
const settle = () => refreshCoverage(server.platform);
const doseOf = (of: Pick<Coverage, 'first' | 'second'>, code: string) =>
  of.first.doses.find((dose) => dose.code === code);
/** Turns one in the month of today. */
const dob = addMonths(`${month}-03`, -12);
/** Given elsewhere on a day of one's life, and recorded from a card. */
const given = async (child: string, born: string, code: string, days: number) => {
  const dose_id = uuidV7();
  const dose = { dose_id, dose_code: code, day_of_dose: addDays(born, days) };
  await phone.ask(addPreviousVaccination, {
    beneficiary_reference_id: child,
    case_id: uuidV7(),
    material_id: materialOf(code),
    proof: 'card',
    vaccine_details: [dose],
    captured_at: day.at(),
  });
  return dose;
};
const materials: Readonly<Record<string, number>> = { BCG: 101, OPV: 103, PENTA: 104, MR: 108 };
const materialOf = (code: string): number => materials[code.replace(/[0-9]$/, '')] ?? 0;
const infancy: readonly (readonly [string, number])[] = [
  ...([
    ['BCG', 0],
    ['OPV1', 45],
    ['PENTA1', 45],
    ['OPV2', 75],
    ['PENTA2', 75],
  ] as const),
  ...([
    ['OPV3', 105],
    ['PENTA3', 105],
    ['MR1', 285],
  ] as const),
];

test('before anything was summed up the page says so', async () => {
  assert.equal((await ask()).counted_at, null);
});

test('children of a month by what they have had: counted by village, and what is full before the birthday', async () => {
  const whole = await day.person({ dob, village: first });
  for (const [code, days] of infancy) await given(whole, dob, code, days);
  const begun = await day.person({ dob, village: first });
  await given(begun, dob, 'BCG', 1);
  await given(begun, dob, 'PENTA1', 45);
  await day.person({ dob, village: second });
  // Of another month, an adult, a child who died: none of this cohort.
  await day.person({ dob: addMonths(dob, 1), village: first });
  await day.person({ dob: '1990-05-01', village: first });
  await day.person({ dob, village: first, deceased_on: today });
  await settle();
  const found = await ask();
  assert.equal(found.counted_at, day.at());
  assert.deepEqual([found.level, found.places.length], ['block', 1]);
  assert.deepEqual([found.first.children, found.first.complete], [3, 1]);
  assert.deepEqual(doseOf(found, 'PENTA1'), { code: 'PENTA1', eligible: 3, had: 2 });
  assert.deepEqual(doseOf(found, 'PENTA3'), { code: 'PENTA3', eligible: 3, had: 1 });
  assert.deepEqual(doseOf(found, 'JE1'), { code: 'JE1', eligible: 0, had: 0 }, 'encephalitis is not endemic here');
  const villages = await ask({ within: { level: 'block', code: places.block } });
  assert.deepEqual(
    [villages.level, ...villages.places.map((place) => [place.code, place.first.children, place.first.complete])],
    ['village', [first, 2, 1], [second, 1, 0]],
  );
  assert.ok(villages.places.every((place) => place.name !== '' && place.name_hi !== ''));
});

test('twelve months add up, and the trend names each', async () => {
  await day.person({ dob: addMonths(dob, -4), village: first });
  await settle();
  const year = await ask({ months: 12 });
  assert.equal(year.first.children, 4);
  assert.deepEqual(
    year.trend.filter(({ first }) => first.children > 0).map((one) => [one.month, one.first.children]),
    [
      [addMonths(`${month}-01`, -4), 1],
      [`${month}-01`, 3],
    ],
  );
  assert.equal(year.trend.length, 12);
});

test('a void, a death, a move, another birth and a merge of villages: the figures follow', async () => {
  const born = addMonths(dob, -2);
  const then = addMonths(`${month}-01`, -2).slice(0, 7);
  const child = await day.person({ dob: born, village: first });
  const penta = await given(child, born, 'PENTA1', 45);
  const at = async (village: number, of = then) => {
    await settle();
    const found = await ask({ month: of, within: { level: 'block', code: places.block } });
    const place = found.places.find(({ code }) => code === village);
    return [place?.first.children ?? 0, (place && doseOf(place, 'PENTA1')?.had) ?? 0];
  };
  assert.deepEqual(await at(first), [1, 1]);
  const reason = { reason: 'Recorded for the wrong child', captured_at: day.at() };
  const { dose_id, dose_code, day_of_dose: given_on } = penta;
  await district.ask(voidDose, { beneficiary_reference_id: child, dose_id, dose_code, given_on, ...reason });
  assert.deepEqual(await at(first), [1, 0]);
  const change = (set: ReturnType<typeof sql>) =>
    server.rows(
      sql`update beneficiary set ${set}, changed_in = pg_current_xact_id()
        where beneficiary_id = ${child}::bigint`.compile(build),
    );
  await change(sql`village_code = ${second}`);
  assert.deepEqual(
    [await at(first), await at(second)],
    [
      [0, 0],
      [1, 0],
    ],
  );
  await change(sql`dob = ${addMonths(born, -1)}::date`);
  const before = addMonths(`${then}-01`, -1).slice(0, 7);
  assert.deepEqual(
    [await at(second), await at(second, before)],
    [
      [0, 0],
      [1, 0],
    ],
  );
  await district.ask(mergeVillages, { code: second, into: first, version: 1, reason: 'One village now' });
  assert.deepEqual(
    [await at(second, before), await at(first, before)],
    [
      [0, 0],
      [1, 0],
    ],
  );
  const death = { beneficiary_ref_id: child, date_of_death: today, captured_at: day.at() };
  await phone.ask(declareBenDeath, death);
  assert.deepEqual(await at(first, before), [0, 0]);
});

/** A small generator with a seed, so that the same acts come all day. */
function seeded(start: number): (below: number) => number {
  let state = start;
  return (below) => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296;
    return Math.floor((state / 4_294_967_296) * below);
  };
}

test('what is summed up is what the record says, after any acts that are taken', async () => {
  const random = seeded(seed);
  const living: {
    readonly child: string;
    readonly dob: string;
    readonly doses: Awaited<ReturnType<typeof given>>[];
  }[] = [];
  const born = async () => {
    const on = addDays(today, -random(1100));
    const child = await day.person({ dob: on, village: places.villages[random(4)] ?? 0 });
    living.push({ child, dob: on, doses: [] });
  };
  const anyone = () => living[random(living.length)];
  const acts: readonly (() => Promise<unknown>)[] = [
    born,
    ...Array.from({ length: 6 }, () => async () => {
      const one = anyone();
      const [code, days] = infancy[random(infancy.length)] ?? ['BCG', 0];
      if (!one) return;
      const on = days + random(40) - 3;
      if (on < 0 || addDays(one.dob, on) > today || one.doses.some(({ dose_code }) => dose_code === code)) return;
      one.doses.push(await given(one.child, one.dob, code, on));
    }),
    async () => {
      const one = anyone();
      const dose = one?.doses.pop();
      if (!one || !dose) return;
      const { dose_id, dose_code, day_of_dose: given_on } = dose;
      const reason = { reason: 'Recorded for the wrong child', captured_at: day.at() };
      await district.ask(voidDose, { beneficiary_reference_id: one.child, dose_id, dose_code, given_on, ...reason });
    },
    async () => {
      const one = anyone();
      if (!one) return;
      await server.rows(
        sql`update beneficiary set village_code = ${places.villages[random(4)]}, changed_in = pg_current_xact_id()
          where beneficiary_id = ${one.child}::bigint`.compile(build),
      );
    },
    async () => {
      const [one] = random(3) === 0 ? living.splice(random(living.length), 1) : [];
      if (one)
        await phone.ask(declareBenDeath, {
          beneficiary_ref_id: one.child,
          date_of_death: today,
          captured_at: day.at(),
        });
    },
    settle,
  ];
  for (let nth = 0; nth < 30; nth++) await born();
  for (let nth = tried(2000); nth > 0; nth--) await acts[random(acts.length)]?.();
  await settle();
  const plain = await plainCoverage(server, today);
  let had = 0;
  for (let back = 0; back <= 12; back++) {
    const of = addMonths(`${month}-01`, -back).slice(0, 7);
    const found = await ask({ month: of, within: { level: 'block', code: places.block } });
    for (const place of [{ code: null, ...found }, ...found.places]) {
      const villages = place.code === null ? places.villages : [place.code];
      const expected = [plain(villages, of, 1), plain(villages, of, 2)];
      assert.deepEqual([place.first, place.second], expected, `${of} ${place.code}, seed ${seed}`);
    }
    // Of the district the same, from what its blocks are put together to.
    const whole = await ask({ month: of });
    assert.deepEqual([whole.first, whole.second], [found.first, found.second], `${of}, seed ${seed}`);
    assert.deepEqual(whole.trend, found.trend, of);
    had += doseOf(found, 'PENTA1')?.had ?? 0;
  }
  assert.ok(had > 3, String(had));
});

test('people of others never count, whatever part is named', async () => {
  const elsewhere = await server.fixtures.places();
  const far = await sessionDay(server, { places: elsewhere, site: await server.fixtures.site(elsewhere) });
  await far.person({ dob });
  await openVisit(far, { person: { dob } });
  await settle();
  const theirs = await officer('District', elsewhere);
  const own = await theirs.ask(getCoverage, { month, months: 12 });
  assert.deepEqual([own.first.children, own.places.length, own.sessions.planned], [2, 1, 1]);
  for (const within of [
    null,
    { level: 'district', code: places.district } as const,
    { level: 'block', code: places.block } as const,
    { level: 'site', id: site.session_site_id } as const,
  ]) {
    const here = await ask({ within });
    const there = await theirs.ask(getCoverage, { month, months: 12, within });
    assert.ok(here.first.children > 0 && here.places.every(({ code }) => code !== elsewhere.block));
    if (within !== null) assert.deepEqual([there.first.children, there.places, there.sessions.planned], [0, [], 0]);
  }
  const nation = await officer('National');
  const all = await nation.ask(getCoverage, { month, months: 12 });
  assert.deepEqual(
    [all.level, all.places.map(({ code }) => code).sort()],
    ['state', [places.state, elsewhere.state].sort()],
  );
});

test('the months that can be looked at: this one and twelve before', async () => {
  const table: [string, string[]][] = [
    [month, []],
    [addMonths(`${month}-01`, -12).slice(0, 7), []],
    [addMonths(`${month}-01`, -13).slice(0, 7), ['FLDVAL0018']],
    [addMonths(`${month}-01`, 1).slice(0, 7), ['FLDVAL0019']],
    ['2026-13', ['FLDVAL0017']],
    ['', ['FLDVAL0017']],
  ];
  for (const [of, codes] of table)
    assert.deepEqual((await district.send(getCoverage, { month: of, months: 12 })).codes, codes, of);
});

test('a dose of today counts with the next round', async () => {
  const visit = await openVisit(day, { person: { dob: today, village: first } });
  await phone.ask(addVaccineDetails, { ...visit, vaccine_details: [day.dose()] });
  await settle();
  const [counted] = await server.rows<{ had: number[] }>(
    sql<{ had: number[] }>`select had from coverage_month where village_code = ${first} and age = 1
      and month = ${addMonths(`${month}-01`, 12)}::date`.compile(build),
  );
  assert.equal(counted?.had[0], 1, 'BCG of a newborn, in the cohort of next year');
});
