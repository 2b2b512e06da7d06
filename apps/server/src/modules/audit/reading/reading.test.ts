import assert from 'node:assert/strict';
import { test } from 'node:test';
import { getAuditOfPerson, getAuditOfWorker } from '@teeka/contract/audit';
import { getBeneficiaryDetails } from '@teeka/contract/beneficiaries';
import type { Role, UserLevel } from '@teeka/contract/roles';
import { addDays, dayInIndia } from '@teeka/domain/calendar';
import { sql } from 'kysely';
import { build } from '../../../platform/db/build.ts';
import { uuidV7 } from '../../../platform/ids/uuid-v7.ts';
import type { TestUser } from '../../../testing/fixtures.ts';
import { testServer } from '../../../testing/test-server.ts';

// The log is written by the database's clock; the server's stands a day ahead, so that no midnight comes between.
const start = new Date(Date.now() + 86_400_000).toISOString();
const server = await testServer({ sandbox: false, start });
const { fixtures } = server;
const places = await fixtures.places();
const elsewhere = await fixtures.places();
const site = await fixtures.site(places, { villages: places.villages.slice(0, 1) });
const [village = 0, otherVillage = 0] = places.villages;
const farVillage = elsewhere.villages[0] ?? 0;
const anm = await fixtures.user({ role: 'ANM', sites: [site], places });
const district = await fixtures.user({ role: 'District Administrator', level: 'District', places });
const office = await server.as(district);
const phone = await server.as(anm);
const today = dayInIndia(start);
const days = { from_date: addDays(today, -2), to_date: today };

interface Written {
  readonly person?: string;
  readonly user?: TestUser;
  readonly call?: string;
  readonly subject?: string;
  readonly detail?: object;
  readonly at?: string;
}
const written = ({ person = '0', user, call = 'workers.getWorker', subject = '', detail = {}, at }: Written) =>
  server.rows(
    sql`insert into audit (beneficiary_id, audit_id, user_id, call, subject, detail, at)
      values (${person}::bigint, ${uuidV7()}::uuid, ${user?.user_id ?? null}::uuid, ${call}, ${subject},
        ${JSON.stringify(detail)}::jsonb, coalesce(${at ?? null}::timestamptz, now()))`.compile(build),
  );

const table: readonly [
  role: Role,
  level: UserLevel,
  own: boolean,
  neighbour: boolean,
  worker: boolean,
  status: number,
][] = [
  ['District Administrator', 'National', true, true, true, 404],
  ['District Administrator', 'District', true, true, true, 404],
  ['Site Admin', 'Facility', true, false, true, 404],
  ['Site Admin', 'Plan_Delivery_Manager', true, false, true, 404],
  ['Supervisor', 'State', false, false, false, 403],
  ['Supervisor', 'Block', false, false, false, 403],
  ['ANM', 'Facility', false, false, false, 403],
  ['Vaccinator', 'Facility', false, false, false, 403],
  ['ASHA', 'Facility', false, false, false, 403],
];
for (const [role, level, own, neighbour, worker, status] of table) {
  test(`${role} at ${level}: a person and a worker of the own area, and nobody of elsewhere`, async () => {
    const reader = await server.as(await fixtures.user({ role, level, sites: [site], places }));
    const ofPerson = async (where: number) =>
      (await reader.send(getAuditOfPerson, { beneficiaryId: await fixtures.person({ village: where }), ...days }))
        .status;
    const ofWorker = async ({ user_id }: TestUser) =>
      (await reader.send(getAuditOfWorker, { user_id, ...days })).status;
    const far = await fixtures.user({ role: 'ANM', sites: [await fixtures.site(elsewhere)], places: elsewhere });
    assert.equal(await ofPerson(village), own ? 200 : status, 'own village');
    assert.equal(await ofPerson(otherVillage), neighbour ? 200 : status, 'village of another site');
    assert.equal(await ofWorker(anm), worker ? 200 : status, 'own worker');
    const everywhere = level === 'National';
    assert.equal(await ofPerson(farVillage), everywhere ? 200 : status, 'another state');
    assert.equal(await ofWorker(far), everywhere ? 200 : status, 'a worker of another state');
  });
}

test('nobody reads the own audit, that of an equal or of somebody above', async () => {
  const equal = await fixtures.user({ role: 'District Administrator', level: 'District', places });
  const above = await fixtures.user({ role: 'Supervisor', level: 'State', places });
  for (const { user_id } of [district, equal, above]) {
    const answer = await office.send(getAuditOfWorker, { user_id, ...days });
    assert.deepEqual([answer.status, answer.codes], [404, ['REQVAL0012']]);
  }
});

test('who opened a record, when and from where; that the audit was read stands in it next', async () => {
  const person = await fixtures.person({ village, name: 'Meena Kumari' });
  await phone.ask(getBeneficiaryDetails, { beneficiaryId: person });
  const first = await office.ask(getAuditOfPerson, { beneficiaryId: person, ...days });
  assert.equal(first.about.toUpperCase(), 'MEENA KUMARI');
  assert.deepEqual([first.total, first.data.map(({ act }) => act)], [1, ['record-opened']]);
  const [line] = first.data;
  assert.equal(line?.role, 'ANM');
  assert.ok(line?.display_name && line.facility_name && line.block_name);
  const second = await office.ask(getAuditOfPerson, { beneficiaryId: person, ...days });
  assert.deepEqual(
    second.data.map(({ act, role }) => [act, role]),
    [
      ['audit-read', 'District Administrator'],
      ['record-opened', 'ANM'],
    ],
  );
});

test('of a worker: what was done, whose record by initials alone, and what others did to the account', async () => {
  const worker = await fixtures.user({ role: 'ANM', sites: [site], places });
  const person = await fixtures.person({ village, name: 'Meena Kumari' });
  await (await server.as(worker)).ask(getBeneficiaryDetails, { beneficiaryId: person });
  await written({
    user: district,
    call: 'workers.endSignInsOfWorker',
    subject: worker.user_id,
    detail: { security: 'ended', reason: 'Phone was lost' },
  });
  const { data, about } = await office.ask(getAuditOfWorker, { user_id: worker.user_id, ...days });
  assert.ok(about !== '');
  const opened = data.find(({ act }) => act === 'record-opened');
  assert.match(opened?.person_masked ?? '', /^M••• K•••$/i);
  const ended = data.find(({ act }) => act === 'sign-in-ended' && true);
  assert.deepEqual([ended?.reason, ended?.to_account, ended?.person_masked], ['Phone was lost', true, '']);
  assert.ok(!JSON.stringify(data).toLowerCase().includes('meena') && !JSON.stringify(data).includes(person));
  await office.ask(getAuditOfWorker, { user_id: worker.user_id, ...days });
  const { data: again } = await office.ask(getAuditOfWorker, { user_id: worker.user_id, ...days });
  assert.ok(again.some(({ act, to_account }) => act === 'audit-read' && to_account));
});

const secrets = {
  dose_code: 'ARV',
  doses: ['BCG'],
  villages: ['x'],
  fields: ['address'],
  mobile: '9876543210',
  note: 'Bitten by the neighbour',
  security: 'many people read',
};
test('of the detail nothing goes out but reasons of administration and codes of refusals', async () => {
  const person = await fixtures.person({ village });
  const reason = 'HIV clinic';
  await written({ person, user: anm, call: 'vaccinations.voidDose', detail: { ...secrets, reason } });
  await written({ person, user: anm, call: 'sessions.rejectBeneficiary', detail: { ...secrets, reason } });
  await written({ person, user: anm, call: 'places.savePlace', detail: { ...secrets, refused: 'REQVAL0012' } });
  await written({ person, user: anm, call: 'places.savePlace', detail: { ...secrets, refused: 'ARV was given' } });
  await written({ person, user: anm, call: 'audit.downloadAuditOfPerson', detail: { ...secrets, reason: 'Asked' } });
  const { data } = await office.ask(getAuditOfPerson, { beneficiaryId: person, ...days });
  assert.deepEqual(
    data.map(({ act, reason: why, refused }) => [act, why, refused]),
    [
      ['audit-exported', 'Asked', ''],
      ['place-changed', '', ''],
      ['place-changed', '', 'REQVAL0012'],
      ['taken-off-list', '', ''],
      ['dose-removed', '', ''],
    ],
  );
  const sent = JSON.stringify(data);
  for (const secret of ['ARV', 'BCG', '9876543210', 'neighbour', 'HIV', 'many people'])
    assert.ok(!sent.includes(secret));
});

test('days begin and end in India; the newest stands first, page by page', async () => {
  const person = await fixtures.person({ village });
  const day = addDays(today, -10);
  const at = (offset: number, time: string) => `${addDays(day, offset)}T${time}+05:30`;
  for (const moment of [
    at(-1, '23:59:59.9'),
    at(0, '00:00:00'),
    at(0, '12:00:00'),
    at(0, '23:59:59.9'),
    at(1, '00:00:00'),
  ])
    await written({ person, user: anm, call: 'beneficiaries.getBeneficiaryDetails', at: moment });
  const read = async (page: number) =>
    office.ask(getAuditOfPerson, { beneficiaryId: person, from_date: day, to_date: day, page, pageSize: 2 });
  const pages = [await read(1), await read(2), await read(3)];
  assert.deepEqual(
    pages.map(({ total, total_pages, data }) => [total, total_pages, data.length]),
    [
      [3, 2, 2],
      [3, 2, 1],
      [3, 2, 0],
    ],
  );
  const times = pages.flatMap(({ data }) => data.map((line) => line.at));
  assert.deepEqual(times, times.toSorted().reverse());
});

test('a page far behind the last is empty, and no statement goes beyond what is listed', async () => {
  const answer = await office.ask(getAuditOfWorker, { user_id: anm.user_id, ...days, page: 10_000, pageSize: 500 });
  assert.deepEqual(answer.data, []);
});

const wrongDays: readonly [from: string, to: string, code: string][] = [
  ['', '', 'FLDVAL0023'],
  [today, '', 'FLDVAL0024'],
  ['2026-02-30', today, 'FLDVAL0017'],
  ["'; drop table audit; --", today, 'FLDVAL0017'],
  [today, addDays(today, -1), 'FLDVAL0026'],
  [addDays(today, -40), today, 'FLDVAL0025'],
  [addDays(today, -800), addDays(today, -790), 'FLDVAL0018'],
  [addDays(today, 1), addDays(today, 1), 'FLDVAL0019'],
];
for (const [from_date, to_date, code] of wrongDays)
  test(`days that are refused: '${from_date}' to '${to_date}'`, async () => {
    const person = await office.send(getAuditOfPerson, {
      beneficiaryId: await fixtures.person({ village }),
      from_date,
      to_date,
    });
    const worker = await office.send(getAuditOfWorker, { user_id: anm.user_id, from_date, to_date });
    assert.deepEqual([person.codes, worker.codes], [[code], [code]]);
  });
