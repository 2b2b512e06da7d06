import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  dpmBeneficiaries,
  getBeneficiariesWithMobileNo,
  getBeneficiaryByReportMod,
  getBeneficiaryBySurveyor,
  getBeneficiaryByVaccinatorId,
  getBeneficiaryCountBySurveyor,
  getTotalBeneficiaryBySurveyor,
  getVaccinatedBeneficiaryList,
} from '@teeka/contract/beneficiaries';
import { sql } from 'kysely';
import type { Actor } from '../../../platform/access/actor.ts';
import { nobody } from '../../../platform/access/nobody.ts';
import { build } from '../../../platform/db/build.ts';
import type { Statement } from '../../../platform/db/statement.ts';
import { uuidV7 } from '../../../platform/ids/uuid-v7.ts';
import { testServer } from '../../../testing/test-server.ts';
import { lineListing, planned, registered, vaccinated, type Wish } from './queries.ts';
import { registeredCounts } from './surveyor/queries.ts';

const server = await testServer({ sandbox: false });
const { fixtures } = server;
const [home, away] = [await fixtures.places(3), await fixtures.places(2)];
const [ours, theirs] = [await fixtures.site(home), await fixtures.site(away)];
const nurse = await fixtures.user({ role: 'ANM', sites: [ours], places: home });
const other = await fixtures.user({ role: 'Vaccinator', sites: [theirs], places: away });
const supervisor = await fixtures.user({ role: 'Supervisor', level: 'District', places: home });
const phone = await server.as(nurse);
const march = { from_date: '2026-03-01', to_date: '2026-03-16' };

async function registers(user_id: string, person: string, at: string): Promise<void> {
  const set = { created_by: user_id, created_at: at };
  await server.rows(build.updateTable('beneficiary').set(set).where('beneficiary_id', '=', person).compile());
}

interface Given {
  readonly site: { readonly session_site_id: string };
  readonly on: string;
  readonly codes: readonly string[];
}

async function gives(person: string, { site, on, codes }: Given): Promise<string> {
  const case_id = uuidV7();
  const captured = { captured_at: `${on}T10:00:00+05:30`, captured_by: nurse.user_id };
  const at = { case_id, session_site_id: site.session_site_id };
  const opened = { opened_at: captured.captured_at, opened_by: nurse.user_id };
  await server.rows(
    build
      .insertInto('care_case')
      .values({ beneficiary_id: person, ...at, kind: 'schedule', material_category: 'Others', status: 2, ...opened })
      .compile(),
  );
  for (const dose_code of codes)
    await server.rows(
      build
        .insertInto('dose')
        .values({ beneficiary_id: person, dose_id: uuidV7(), dose_code, given_on: on, ...at, ...captured })
        .compile(),
    );
  return case_id;
}

const [village = 0] = home.villages;
const asha = await fixtures.person({
  village,
  name: 'ASHA DEVI',
  mobile: '9811111111',
  photo_id: { type: 6, number: 'ABCDE1234F' },
});
const bina = await fixtures.person({ village, name: 'BINA DEVI', mobile: '9811111111' });
const far = await fixtures.person({ village: away.villages[0] ?? 0, name: 'CHHAYA', mobile: '9811111111' });
await registers(nurse.user_id, asha, '2026-03-10T23:50:00+05:30');
await registers(supervisor.user_id, bina, '2026-03-16T00:10:00+05:30');
await registers(other.user_id, far, '2026-03-11T10:00:00+05:30');
await gives(asha, { site: ours, on: '2026-03-12', codes: ['BCG', 'OPV-0'] });
await gives(asha, { site: ours, on: '2026-01-12', codes: ['HEPB-0'] });
await gives(far, { site: theirs, on: '2026-03-12', codes: ['BCG'] });
const session = await fixtures.session({ site: ours, date: '2026-03-20' });
await server.rows(
  build
    .insertInto('session_roster')
    .values([{ session_id: session, beneficiary_id: bina }])
    .compile(),
);

const ids = (rows: readonly { beneficiary_id: string }[]) => rows.map(({ beneficiary_id }) => beneficiary_id);
const audited = async (call: string) =>
  (
    await server.rows<{ beneficiary_id: string }>(
      sql<{
        beneficiary_id: string;
      }>`select distinct beneficiary_id from audit where call = ${call} order by 1`.compile(build),
    )
  ).map(({ beneficiary_id }) => beneficiary_id);

test('vaccinated: a line per person and day, of the own sites, numbers sealed and masked, everybody audited', async () => {
  const { status, text, reply } = await phone.send(getVaccinatedBeneficiaryList, march);
  assert.equal(status, 200, text);
  assert.doesNotMatch(text, /9811111111|ABCDE1234F/);
  assert.deepEqual([reply.total, reply.total_pages, reply.page, reply.pageSize], [1, 1, 1, 100]);
  const [line] = reply.data;
  assert.deepEqual(
    [line?.beneficiary_id, line?.vaccinated_on, line?.dose_codes, line?.ben_mobile_number, line?.photo_id_number],
    [asha, '2026-03-12', ['BCG', 'OPV-0'], '9811111111', 'XXXXXXXX234F'],
  );
  assert.deepEqual(await audited('beneficiaries.getVaccinatedBeneficiaryList'), [asha]);
  const theirList = await (await server.as(other)).ask(getVaccinatedBeneficiaryList, march);
  assert.deepEqual(ids(theirList.data), [far]);
});

test('registered: India’s days, the own area, whether anything was given', async () => {
  const list = await phone.ask(getBeneficiaryByVaccinatorId, march);
  assert.deepEqual(
    list.data.map((row) => [row.beneficiary_id, row.registered_on, row.registered_by_me, row.status]),
    [
      [bina, '2026-03-16', false, 'registered'],
      [asha, '2026-03-10', true, 'vaccinated'],
    ],
  );
  const one = { from_date: '2026-03-10', to_date: '2026-03-10' };
  assert.deepEqual(ids((await phone.ask(getBeneficiaryByVaccinatorId, one)).data), [asha]);
  assert.deepEqual(ids((await phone.ask(getBeneficiaryByVaccinatorId, { ...march, mine: true })).data), [asha]);
  const above = await (await server.as(supervisor)).ask(getBeneficiaryByVaccinatorId, march);
  assert.deepEqual(ids(above.data), [bina, asha]);
});

test('paging, order and type', async () => {
  const page = (wish: object) => phone.ask(getBeneficiaryByVaccinatorId, { ...march, ...wish });
  const second = await page({ page: 2, pageSize: 1 });
  assert.deepEqual([ids(second.data), second.total, second.total_pages], [[asha], 2, 2]);
  assert.deepEqual(ids((await page({ page: 3, pageSize: 1 })).data), []);
  assert.deepEqual(ids((await page({ sort: 'oldest' })).data), [asha, bina]);
  assert.deepEqual(ids((await page({ sort: 'name' })).data), [asha, bina]);
  assert.equal((await page({ type: 3 })).total, 2);
  assert.equal((await page({ type: 21 })).total, 0);
  for (const wish of [{ page: 0 }, { pageSize: 501 }, { sort: 'x; drop table dose' }, { type: 'x' }])
    assert.equal((await phone.send(getBeneficiaryByVaccinatorId, { ...march, ...wish } as never)).status, 400);
});

test('line list and the planner’s list', async () => {
  const lines = await phone.ask(getBeneficiaryByReportMod, march);
  assert.deepEqual(
    lines.data.map((row) => [row.beneficiary_id, row.opened_on, row.status, row.dose_codes]),
    [[asha, '2026-03-12', 1, ['BCG', 'OPV-0']]],
  );
  const coming = { from_date: '2026-03-16', to_date: '2026-04-16' };
  const plan = await phone.ask(dpmBeneficiaries, coming);
  assert.deepEqual(
    plan.data.map((row) => [row.beneficiary_id, row.date_of_session, row.status]),
    [[bina, '2026-03-20', 'scheduled']],
  );
  assert.equal((await (await server.as(other)).ask(dpmBeneficiaries, coming)).total, 0);
});

test('the list of one session: its people alone, of another area nobody, and no id that is none', async () => {
  const [second, elsewhere] = [
    await fixtures.session({ site: ours, date: '2026-03-20' }),
    await fixtures.session({ site: theirs, date: '2026-03-20' }),
  ];
  const listed = [
    { session_id: second, beneficiary_id: asha },
    { session_id: elsewhere, beneficiary_id: far },
  ];
  await server.rows(build.insertInto('session_roster').values(listed).compile());
  const its = { from_date: '2026-03-20', to_date: '2026-03-20' };
  const of = async (session_id: string) => ids((await phone.ask(dpmBeneficiaries, { ...its, session_id })).data);
  assert.deepEqual((await of('')).toSorted(), [asha, bina].toSorted());
  assert.deepEqual(await of(session), [bina]);
  assert.deepEqual(await of(second), [asha]);
  assert.deepEqual(await of(elsewhere), []);
  assert.deepEqual(await of(uuidV7()), []);
  const moved = { from_date: '2026-04-01', to_date: '2026-04-01', session_id: second };
  for (const named of [moved, { session_id: second }])
    assert.deepEqual(ids((await phone.ask(dpmBeneficiaries, named)).data), [asha], 'on whatever day it is held');
  for (const wrong of ['7', "' or true --", `${session}x`])
    assert.equal((await phone.send(dpmBeneficiaries, { ...its, session_id: wrong })).status, 400, wrong);
});

test('days that no list takes', async () => {
  const cases: [object, string, string][] = [
    [{ from_date: '2026-03-01' }, 'FLDVAL0024', 'to_date'],
    [{ from_date: '2026-01-01', to_date: '2026-02-02' }, 'FLDVAL0025', 'to_date'],
    [{ from_date: '2022-12-31', to_date: '2023-01-10' }, 'FLDVAL0018', 'from_date'],
    [{ from_date: '2026-03-10', to_date: '2026-03-17' }, 'FLDVAL0019', 'to_date'],
    [{ from_date: '2026-02-29', to_date: '2026-03-01' }, 'FLDVAL0017', 'from_date'],
  ];
  for (const call of [getVaccinatedBeneficiaryList, getBeneficiaryByVaccinatorId, getBeneficiaryByReportMod])
    for (const [wish, code, path] of cases) {
      const { codes, errors } = await phone.send(call, wish);
      assert.deepEqual([codes[0], errors[0]?.path], [code, path], `${call.name} ${JSON.stringify(wish)}`);
    }
});

test('members of a number: those of the area and how many they are; of others only that there is no room left', async () => {
  const { status, text, reply } = await phone.send(getBeneficiariesWithMobileNo, {
    mobile_number: '98111 11111',
  });
  assert.equal(status, 200, text);
  assert.deepEqual(
    [ids(reply.beneficiaries).sort(), reply.registered, reply.limit],
    [[asha, bina].sort(), 2, 10],
    'one elsewhere is not told',
  );
  const { codes } = await phone.send(getBeneficiariesWithMobileNo, { mobile_number: '5811111111' });
  assert.deepEqual(codes, ['FLDVAL0008']);
});

test('a surveyor’s own: list, per day, counts', async () => {
  const days = { start_date: '2026-03-01', end_date: '2026-03-16' };
  assert.deepEqual(ids((await phone.ask(getBeneficiaryBySurveyor, days)).data), [asha]);
  const { surveyors, ...own } = await phone.ask(getTotalBeneficiaryBySurveyor, days);
  assert.deepEqual(own, { total: 1, data: [{ date: '2026-03-10', total: 1 }] });
  assert.deepEqual(
    surveyors.map(({ user_id, role, total }) => [user_id, role, total]),
    [[nurse.user_id, 'ANM', 1]],
  );
  const counts = await phone.ask(getBeneficiaryCountBySurveyor, {});
  assert.deepEqual(counts, { today: 0, week: 1, month: 1, total: 1 });
  const { errors } = await phone.send(getBeneficiaryBySurveyor, { start_date: '2026-03-01' });
  assert.deepEqual([errors[0]?.code, errors[0]?.path], ['FLDVAL0024', 'end_date']);
});

test('a supervisor sees who registered how many of the area, and whom; a surveyor never asks for another', async () => {
  const days = { start_date: '2026-03-01', end_date: '2026-03-16' };
  const desk = await server.as(supervisor);
  const { total, surveyors } = await desk.ask(getTotalBeneficiaryBySurveyor, days);
  assert.equal(
    total,
    surveyors.reduce((sum, one) => sum + one.total, 0),
  );
  assert.ok(surveyors.some(({ user_id }) => user_id === nurse.user_id));
  assert.ok(
    surveyors.every(({ user_id }) => user_id !== other.user_id),
    'not of another district',
  );
  for (const { user_id, total: wanted } of surveyors) {
    const page = await desk.ask(getBeneficiaryBySurveyor, { ...days, surveyor_id: user_id });
    assert.equal(page.total, wanted);
  }
  const all = await desk.ask(getBeneficiaryBySurveyor, days);
  assert.equal(all.total, total);
  const part = async (places: typeof home) => {
    const within = { level: 'block', code: places.block } as const;
    return (await desk.ask(getTotalBeneficiaryBySurveyor, { ...days, within })).total;
  };
  assert.deepEqual([await part(home), await part(away)], [total, 0], 'of a part of the area, and of none elsewhere');
  const foreign = await phone.ask(getBeneficiaryBySurveyor, { ...days, surveyor_id: other.user_id });
  assert.deepEqual(ids(foreign.data), [asha], 'the own ones, whoever is asked for');
});

test('every list goes by an index', async () => {
  const actor: Actor = {
    ...nobody,
    user_id: nurse.user_id,
    sign_in_id: nurse.user_id,
    role: 'ANM',
    scope: { ...nobody.scope, sites: [ours.session_site_id], villages: home.villages },
  };
  const wish: Wish = {
    range: { from: '2026-03-01', to: '2026-03-16' },
    type: null,
    sort: 'newest',
    page: 1,
    pageSize: 100,
  };
  const today = '2026-03-16';
  const lines = { village_id: null, mode: null };
  const queries: [string, Statement, RegExp][] = [
    ['vaccinated', vaccinated(actor, wish).rows, /dose_site_day/],
    ['registered', registered(actor, wish, { mine: false, today }).rows, /beneficiary_registered|beneficiary_village/],
    ['mine', registered(actor, wish, { mine: true, today }).rows, /beneficiary_registrar/],
    ['lines', lineListing(actor, wish, lines).rows, /care_case_site_day/],
    ['lines given elsewhere', lineListing(actor, wish, lines).rows, /previous_vaccination_day/],
    // With so few sessions either index of a site will do.
    ['planned', planned(actor, wish, wish.range).rows, /vaccination_session_(?:site|changed)/],
    ['of one session', planned(actor, wish, uuidV7()).rows, /session_roster_pkey/],
    ['counts', registeredCounts(actor, today), /beneficiary_registrar/],
  ];
  for (const [name, query, index] of queries) {
    const client = await server.platform.pool.connect();
    try {
      await client.query('begin; set local enable_seqscan = off');
      const { rows } = await client.query(`explain ${query.sql}`, query.parameters as unknown[]);
      await client.query('rollback');
      assert.match(JSON.stringify(rows), index, name);
    } finally {
      client.release();
    }
  }
});
