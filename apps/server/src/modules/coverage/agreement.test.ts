import assert from 'node:assert/strict';
import { test } from 'node:test';
import { getBeneficiaryByReportMod, getVaccinatedBeneficiaryList } from '@teeka/contract/beneficiaries';
import type { Call } from '@teeka/contract/call';
import { addVaccineDetails } from '@teeka/contract/cases';
import { type Coverage, getCoverage, getZeroDoseList } from '@teeka/contract/coverage';
import * as downloads from '@teeka/contract/downloads';
import { getVaccinationDueList } from '@teeka/contract/schedule';
import { addPreviousVaccination, voidDose } from '@teeka/contract/vaccinations';
import { addDays, addMonths, addYears } from '@teeka/domain/calendar';
import { groupReferenceNumber } from '@teeka/domain/identity';
import { forecast, nationalSchedule } from '@teeka/domain/schedule';
import { sql } from 'kysely';
import readXlsx from 'read-excel-file/node';
import { seed } from '../../../../../tools/test-run/trials.ts';
import { build } from '../../platform/db/build.ts';
import { downloadJobs } from '../../platform/downloads/index.ts';
import { uuidV7 } from '../../platform/ids/uuid-v7.ts';
import { Jobs } from '../../platform/jobs/jobs.ts';
import { openVisit } from '../../testing/open-visit.ts';
import { sessionDay, vaccine } from '../../testing/session-day.ts';
import { testServer } from '../../testing/test-server.ts';
import { downloadKinds } from '../downloads/index.ts';
import { refreshCoverage } from './index.ts';

const server = await testServer({ sandbox: false });
const places = await server.fixtures.places(3);
const day = await sessionDay(server, { places, site: await server.fixtures.site(places) });
const { phone, today } = day;
const month = today.slice(0, 7);
const block = { within: { level: 'block', code: places.block } } as const;
const officerOf = async (at: typeof places) =>
  server.as(await server.fixtures.user({ role: 'District Administrator', level: 'District', places: at }));
const officer = await officerOf(places);
const villages = [null, ...places.villages];

/** A small generator with a seed, so that the same district comes all day. */
let state = seed;
const random = (below: number): number => {
  state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296;
  return Math.floor((state / 4_294_967_296) * below);
};

interface Child {
  readonly id: string;
  readonly dob: string;
  readonly village: number;
  readonly doses: { code: string; date: string }[];
}
const children: Child[] = [];

/** Doses that were given elsewhere; some of them too early to count. */
async function given({ id, dob, doses }: Child, code: string, days: number) {
  const day_of_dose = addDays(dob, days);
  if (day_of_dose > today) return;
  const dose_id = uuidV7();
  await phone.ask(addPreviousVaccination, {
    ...{ beneficiary_reference_id: id, case_id: uuidV7(), proof: 'card', captured_at: day.at() },
    material_id: code === 'BCG' ? vaccine.bcg : vaccine.penta,
    vaccine_details: [{ dose_id, dose_code: code, day_of_dose }],
  });
  if (random(8) > 0) return void doses.push({ code, date: day_of_dose });
  const taken = { beneficiary_reference_id: id, dose_id, dose_code: code, given_on: day_of_dose };
  await officer.ask(voidDose, { ...taken, reason: 'Recorded for the wrong child', captured_at: day.at() });
}

for (let nth = 0; nth < 60; nth++) {
  const dob = addDays(today, -random(720));
  const village = places.villages[random(3)] ?? 0;
  const child = { id: await day.person({ dob, village }), dob, village, doses: [] };
  children.push(child);
  if (random(3) > 0) await given(child, 'BCG', random(3));
  if (random(2) > 0) await given(child, 'PENTA1', 30 + random(40));
}
for (let nth = 0; nth < 4; nth++) {
  const [dob, village] = [today, places.villages[nth % 3] ?? 0];
  const visit = await openVisit(day, { person: { dob, village } });
  await phone.ask(addVaccineDetails, { ...visit, vaccine_details: [day.dose()] });
  const doses = [{ code: 'BCG', date: today }];
  children.push({ id: visit.beneficiary_reference_id, dob, village, doses });
}
/** Turns one on the last day of this month: later than today on every day but that. */
const lastOfMonth = addDays(addMonths(`${month}-01`, 1), -1);
{
  const [dob, village] = [addYears(lastOfMonth, -1), places.villages[0] ?? 0];
  children.push({ id: await day.person({ dob, village }), dob, village, doses: [] });
}
await refreshCoverage(server.platform);

const isZeroDose = ({ dob, doses }: Child): boolean =>
  !forecast({ kind: 'child', dob, sex: 'F', jeEndemic: false }, doses, {
    on: today,
    schedule: nationalSchedule,
  }).doses.some(({ code, state: is }) => code === 'PENTA1' && is === 'given');

const figureOf = ({ first }: Pick<Coverage, 'first'>) =>
  first.children - (first.doses.find(({ code }) => code === 'PENTA1')?.had ?? 0);

/** Whose rows a workbook and a CSV have, by their reference numbers as they stand there. */
async function inWorkbook(call: Call, filter: object): Promise<readonly string[]> {
  const { status, bytes, text } = await officer.raw(call, filter);
  assert.equal(status, 200, text.slice(0, 200));
  const [sheet] = await readXlsx(Buffer.from(bytes));
  return (sheet?.data ?? []).slice(1).map(([reference]) => String(reference));
}
async function inCsv(call: Call, filter: object): Promise<readonly string[]> {
  const { status, text } = await officer.raw(call, filter);
  assert.equal(status, 200, text.slice(0, 200));
  const [, ...lines] = text.replace('\ufeff', '').trim().split('\r\n');
  return lines.map((line) => line.split(',')[0] ?? '');
}
const asShown = (data: readonly { readonly beneficiary_id: string }[]) =>
  data.map(({ beneficiary_id }) => groupReferenceNumber(beneficiary_id));

test('the figure of zero doses, its list, its workbook and its CSV are the same children, village by village', async () => {
  let some = 0;
  for (const [months, back] of [
    ...[0, 1, 2, 5, 12].map((back) => [1, back] as const),
    ...([0, 3] as const).map((back) => [12, back] as const),
  ]) {
    const of = { month: addMonths(`${month}-01`, -back).slice(0, 7), months } as const;
    const page = await officer.ask(getCoverage, { ...of, ...block });
    const whole = await officer.ask(getCoverage, of);
    for (const village_id of villages) {
      const figure = village_id === null ? page : page.places.find(({ code }) => code === village_id);
      const what = `${of.month} ${months} ${village_id}, seed ${seed}`;
      const list = await officer.ask(getZeroDoseList, { ...of, village_id, pageSize: 500 });
      const last = addMonths(`${of.month}-01`, 1);
      const expected = children.filter((child) => {
        const turns = addYears(child.dob, 1);
        const isIn = turns >= addMonths(last, -months) && turns < last;
        return isIn && (village_id === null || child.village === village_id) && isZeroDose(child);
      });
      assert.deepEqual(
        list.data.map(({ beneficiary_id }) => beneficiary_id).sort(),
        expected.map(({ id }) => id).sort(),
      );
      assert.equal(list.total, figure ? figureOf(figure) : 0, what);
      assert.equal(list.total, list.data.length, what);
      const shown = asShown(list.data);
      assert.deepEqual(await inWorkbook(downloads.exportZeroDoseList, { ...of, village_id }), shown, what);
      assert.deepEqual(await inCsv(downloads.exportZeroDoseCsv, { ...of, village_id }), shown, what);
      if (village_id === null) assert.equal(figureOf(whole), list.total, `the district from its blocks, ${what}`);
      some += list.total;
    }
  }
  assert.ok(some > 20, String(some));
});

test('whoever turns one later this month without Pentavalent is due for it, and nobody else of that month', async () => {
  const { data } = await officer.ask(getZeroDoseList, { month, months: 1, pageSize: 500 });
  const can = data.filter(({ dob }) => addYears(dob, 1) > today).map(({ beneficiary_id }) => beneficiary_id);
  assert.equal(can.length > 0, lastOfMonth > today);
  const due = await officer.ask(getVaccinationDueList, {
    ...{ from_date: today, to_date: today, vaccine: 'Penta', pageSize: 500 },
  });
  const called = due.data
    .filter(({ dob, doses }) => addYears(dob, 1).startsWith(month) && doses.some((one) => one.dose_code === 'PENTA1'))
    .map(({ beneficiary_id }) => beneficiary_id);
  assert.deepEqual(called.sort(), can.sort());
});

test('the due list: as many people as its workbook has rows, and as its villages together', async () => {
  const days = { from_date: today, to_date: addDays(today, 20) };
  let ofVillages = 0;
  for (const village_id of villages) {
    const list = await officer.ask(getVaccinationDueList, { ...days, village_id, pageSize: 500 });
    assert.equal(list.total, list.data.length);
    assert.equal(list.overdue, list.data.filter(({ doses }) => doses.some(({ overdue }) => overdue)).length);
    assert.deepEqual(await inWorkbook(downloads.exportVaccinationDueList, { ...days, village_id }), asShown(list.data));
    if (village_id !== null) ofVillages += list.total;
  }
  const { total } = await officer.ask(getVaccinationDueList, days);
  assert.ok(total > 20);
  assert.equal(ofVillages, total);
});

test('the line list: as many lines as its files have, as its villages and its modes together', async () => {
  const days = { from_date: `${month}-01`, to_date: today };
  const totalOf = async (narrowed: object) => {
    const list = await officer.ask(getBeneficiaryByReportMod, { ...days, ...narrowed, pageSize: 500 });
    const shown = asShown(list.data);
    assert.equal(list.total, shown.length);
    assert.deepEqual(await inWorkbook(downloads.exportBeneficiaryLineListing, { ...days, ...narrowed }), shown);
    assert.deepEqual(await inCsv(downloads.getBeneficiaryCsvByReportMod, { ...days, ...narrowed }), shown);
    return list.total;
  };
  const total = await totalOf({});
  let [byVillage, byMode] = [0, 0];
  for (const village_id of places.villages) byVillage += await totalOf({ village_id });
  for (const mode of ['here', 'elsewhere'] as const) byMode += await totalOf({ mode });
  assert.ok(total > 20);
  assert.deepEqual([byVillage, byMode], [total, total]);
});

test('doses given at sessions of the month: on the page, on the list of the vaccinated and on the line list', async () => {
  const days = { from_date: `${month}-01`, to_date: today };
  const { sessions } = await officer.ask(getCoverage, { month, months: 1 });
  const count = (rows: readonly { readonly dose_codes: readonly string[] }[]) =>
    rows.reduce((sum, { dose_codes }) => sum + dose_codes.length, 0);
  const vaccinated = await officer.ask(getVaccinatedBeneficiaryList, days);
  const lines = await officer.ask(getBeneficiaryByReportMod, { ...days, mode: 'here', pageSize: 500 });
  assert.deepEqual([count(vaccinated.data), count(lines.data)], [sessions.doses, sessions.doses]);
  assert.equal(sessions.doses, 4);
});

test('a child who has left since the last round is on no list of the place that was left', async () => {
  const { data } = await officer.ask(getZeroDoseList, { month, months: 12 });
  const [child] = data;
  assert.ok(child);
  const elsewhere = await server.fixtures.places();
  const moved = (village: number) =>
    server.rows(
      sql`update beneficiary set village_code = ${village}, changed_in = pg_current_xact_id()
        where beneficiary_id = ${child.beneficiary_id}::bigint`.compile(build),
    );
  const village = children.find(({ id }) => id === child.beneficiary_id)?.village ?? 0;
  await moved(elsewhere.villages[0] ?? 0);
  const left = await officer.ask(getZeroDoseList, { month, months: 12 });
  assert.ok(left.data.every(({ beneficiary_id }) => beneficiary_id !== child.beneficiary_id));
  const theirs = await officerOf(elsewhere);
  await refreshCoverage(server.platform);
  const there = await theirs.ask(getZeroDoseList, { month, months: 12 });
  assert.deepEqual(asShown(there.data), asShown([child]));
  await moved(village);
  await refreshCoverage(server.platform);
});

test('nobody of another district is in the list or its files, whatever part or village is named', async () => {
  const elsewhere = await server.fixtures.places();
  const theirs = await officerOf(elsewhere);
  const of = { month, months: 12 } as const;
  for (const narrowed of [{}, block, { village_id: places.villages[0] ?? 0 }]) {
    const list = await theirs.ask(getZeroDoseList, { ...of, ...narrowed });
    assert.deepEqual([list.total, list.data, list.village_name], [0, [], '']);
    for (const call of [downloads.exportZeroDoseList, downloads.exportZeroDoseCsv]) {
      const { status, text } = await theirs.raw(call, { ...of, ...narrowed });
      assert.equal(status, 200);
      if (call === downloads.exportZeroDoseCsv) assert.equal(text.trim().split('\r\n').length, 1, 'the head alone');
    }
  }
  const inOne = await officer.ask(getZeroDoseList, { ...of, village_id: places.villages[0] ?? 0 });
  assert.ok(inOne.village_name !== '');
});

test('every child who is read is on the audit log, and a list that is made beside the calls is the same one', async () => {
  const of = { month, months: 12 } as const;
  const { data } = await officer.ask(getZeroDoseList, { ...of, pageSize: 500 });
  for (const { name } of [getZeroDoseList, downloads.exportZeroDoseList]) {
    const audited = await server.rows<{ who: string }>(
      sql<{ who: string }>`select distinct beneficiary_id::text as who from audit where call = ${name}`.compile(build),
    );
    const read = new Set(audited.map(({ who }) => who));
    assert.ok(
      data.every(({ beneficiary_id }) => read.has(beneficiary_id)),
      name,
    );
  }
  const silent = { warn: () => undefined, info: () => undefined };
  await officer.ask(downloads.startDownload, { report: 'zero-dose', ...of, ...block });
  await new Jobs(server.platform, downloadJobs(downloadKinds, server.platform), silent).workOff();
  const [file] = (await officer.ask(downloads.listDownloads, {})).downloads;
  assert.deepEqual([file?.state, file?.progress.done], ['ready', data.length]);
  assert.match(file?.narrowed.join(' · ') ?? '', /block .* · 12 months to /);
  const rows = await inWorkbook(downloads.downloadfile, { download_id: file?.download_id ?? '' });
  assert.deepEqual(rows, asShown(data));
});
