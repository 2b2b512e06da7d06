import assert from 'node:assert/strict';
import { test } from 'node:test';
import { getBeneficiaryDetails, registration, updateBeneficiaryBasicDetails } from '@teeka/contract/beneficiaries';
import type { ReplyOf } from '@teeka/contract/call';
import { sessionPack } from '@teeka/contract/pack';
import { roles } from '@teeka/contract/roles';
import { getVaccinationDueList } from '@teeka/contract/schedule';
import {
  getHouseholdsOfVillage,
  getMappingHistory,
  getVillagesOfAsha,
  mappingAshaVillager,
  updateUserStatus,
} from '@teeka/contract/workers';
import { addDays } from '@teeka/domain/calendar';
import { sql } from 'kysely';
import { build } from '../../../platform/db/build.ts';
import { unlikeOthers } from '../../../testing/area/mixed-samples.ts';
import type { TestUser, UserWish } from '../../../testing/fixtures.ts';
import { type EditBody, editBody, registrationBody } from '../../../testing/registration.ts';
import type { TestClient } from '../../../testing/test-client.ts';
import { testServer } from '../../../testing/test-server.ts';

const server = await testServer({ sandbox: false });
const { fixtures } = server;
const places = await fixtures.places(6);
const [one = 0, two = 0, unserved = 0] = places.villages;
const site = await fixtures.site(places, { villages: [one, two] });
const neighbour = await fixtures.site(places, { villages: [one, unserved] });
const elsewhere = await fixtures.places();
const farSite = await fixtures.site(elsewhere);
const reason = 'The lanes are divided anew';
const { today } = server.clock.clock();

const asha = (villages: readonly number[] = [one], wish: UserWish = {}) =>
  fixtures.user({ role: 'ASHA', sites: [site], places, villages, ...wish });
const desk = await server.as(await fixtures.user({ role: 'Supervisor', level: 'Block', places }));
const district = await server.as(await fixtures.user({ role: 'District Administrator', level: 'District', places }));
const siteDesk = await server.as(await fixtures.user({ role: 'Site Admin', sites: [site], places }));
const anm = await server.as(await fixtures.user({ role: 'ANM', sites: [site], places }));

/** A mother and her child on one number. */
async function family(village = one, name = 'RANI DEVI') {
  const mobile = fixtures.mobile();
  const mother = await fixtures.person({ village, mobile, name, dob: '1995-05-05', guardian_name: 'HARI' });
  const child = await fixtures.person({ village, mobile, guardian_id: mother, guardian_name: name });
  return { mobile, mother, child };
}
const add = (beneficiary_id: string, sharing: 'moved' | null = null, ...seen: TestUser[]) => ({
  beneficiary_id,
  sharing,
  seen_with: seen.map(({ user_id }) => user_id),
});
const divide = (
  { user_id }: TestUser,
  households: { readonly add?: readonly ReturnType<typeof add>[]; readonly remove?: readonly string[] },
  by = desk,
) =>
  by.send(mappingAshaVillager, {
    user_id,
    households: { add: [...(households.add ?? [])], remove: [...(households.remove ?? [])] },
    reason,
  });
const whose = async (person: string) => {
  const [row] = await server.rows(
    sql<{ asha_id: string | null }>`select asha_id from beneficiary where beneficiary_id = ${person}::bigint`.compile(
      build,
    ),
  );
  return row?.asha_id ?? null;
};
const historyOf = async ({ user_id }: TestUser) => (await desk.ask(getMappingHistory, { user_id })).changes;
const visitors = async (person: string, by: TestClient = anm) =>
  (await by.ask(getBeneficiaryDetails, { beneficiaryId: person })).ashas?.map(({ user_id }) => user_id).sort();

test('a household comes to an ASHA with all of its people, whoever is named; a line tells who, when, why', async () => {
  const rani = await asha();
  const { mother, child } = await family();
  const answer = await divide(rani, { add: [add(child)] });
  assert.deepEqual(answer.reply, { added: 0, removed: 0, households: { added: 1, removed: 0 } });
  assert.deepEqual([await whose(mother), await whose(child)], [rani.user_id, rani.user_id]);
  const [line, ...others] = await historyOf(rani);
  assert.deepEqual(others, []);
  assert.deepEqual(
    [line?.village_id, line?.household?.startsWith('BABY'), line?.from, line?.to?.user_id, line?.reason],
    [one, true, null, rani.user_id, reason],
  );
  assert.deepEqual((await divide(rani, { add: [add(mother)] })).reply?.households, { added: 0, removed: 0 });
  assert.equal((await historyOf(rani)).length, 1, 'what is so already leaves no line');
  const audited = await server.rows(
    sql<{ detail: { household?: object } }>`select detail from audit
      where call = 'workers.mappingAshaVillager' and beneficiary_id = ${child}::bigint`.compile(build),
  );
  assert.deepEqual(audited[0]?.detail.household, { from: null, to: rani.user_id });
  assert.deepEqual((await divide(rani, { remove: [mother] })).reply?.households, { added: 0, removed: 1 });
  assert.deepEqual([await whose(mother), await whose(child)], [null, null]);
});

test('a household of another does not move unsaid, nor from who is not answered for', async () => {
  const [rani, sita, mira] = [await asha(), await asha(), await asha()];
  const guest = await asha([one], { sites: [neighbour] });
  const [first, second] = [await family(), await family()];
  await divide(sita, { add: [add(first.mother)] });
  await divide(guest, { add: [add(second.mother)] });
  const refusals = async (...asked: Parameters<typeof divide>) => {
    const { status, errors } = await divide(...asked);
    return [status, ...errors.map(({ code, path }) => `${code} ${path}`)];
  };
  const unsaid = [409, 'ASHMAP0004 households.add.0'];
  assert.deepEqual(await refusals(rani, { add: [add(first.child)] }), unsaid);
  assert.deepEqual(await refusals(rani, { add: [add(first.child, 'moved')] }), unsaid);
  await divide(mira, { add: [add(first.mother, 'moved', sita)] });
  assert.deepEqual(await refusals(rani, { add: [add(first.child, 'moved', sita)] }), unsaid, 'who came meanwhile');
  assert.deepEqual(await refusals(rani, { add: [add(second.mother, 'moved', guest)] }, siteDesk), [
    409,
    'ASHMAP0006 households.add.0',
  ]);
  assert.deepEqual(await refusals(rani, { add: [add(first.child, 'moved', mira)] }), [200]);
  assert.equal(await whose(first.mother), rani.user_id);
  assert.deepEqual(
    (await historyOf(mira)).map(({ from, to }) => [from?.user_id, to?.user_id]),
    [
      [mira.user_id, rani.user_id],
      [sita.user_id, mira.user_id],
    ],
  );
});

test('people of elsewhere, of a village that is not hers, and the dead are refused, and nothing of it is done', async () => {
  const rani = await asha();
  const [here, beside] = [await family(), await family(two)];
  const far = await fixtures.person({ village: elsewhere.villages[0] ?? 0 });
  const dead = await fixtures.person({ village: one, deceased_on: '2026-02-01' });
  const foreign: readonly [person: string, status: number, code: string][] = [
    [far, 404, 'REQVAL0012 households.add.1.beneficiary_id'],
    [dead, 404, 'REQVAL0012 households.add.1.beneficiary_id'],
    ['99999999999999', 404, 'REQVAL0012 households.add.1.beneficiary_id'],
    [beside.mother, 400, 'ASHMAP0005 households.add.1'],
    [here.mother, 400, 'REQVAL0002 households.add.1.beneficiary_id'],
    ['Rani', 400, 'REQVAL0002 households.add.1.beneficiary_id'],
    ['0', 400, 'REQVAL0002 households.add.1.beneficiary_id'],
  ];
  for (const [person, status, code] of foreign) {
    const answer = await divide(rani, { add: [add(here.child), add(person)] });
    assert.equal(answer.status, status, person);
    assert.equal(`${answer.errors[0]?.code} ${answer.errors[0]?.path}`, code, person);
  }
  const gone = await divide(rani, { remove: [far] });
  assert.deepEqual([gone.status, gone.errors[0]?.path], [404, 'households.remove.0']);
  assert.equal(await whose(here.mother), null);
  await server.platform.refusedCalls.flush(new Date());
  const [traced] = await server.rows(
    sql<{ n: number }>`select count(*)::int as n from refused_call
      where call = 'workers.mappingAshaVillager' and beneficiary_id = ${far}::bigint`.compile(build),
  );
  assert.ok((traced?.n ?? 0) > 0, 'who reaches for somebody of elsewhere leaves a trace');
});

test('two officers at once: a household never goes to two', async () => {
  for (let round = 0; round < 3; round += 1) {
    const [rani, sita] = [await asha(), await asha()];
    const [first, second] = [await family(), await family()];
    const answers = await Promise.all([
      divide(rani, { add: [add(first.mother), add(second.child)] }),
      divide(sita, { add: [add(second.mother), add(first.child)] }, district),
    ]);
    assert.deepEqual(answers.map(({ status }) => status).sort(), [200, 409]);
    const has = new Set(await Promise.all([first.mother, first.child, second.mother, second.child].map(whose)));
    assert.deepEqual([has.size, has.has(null)], [1, false]);
  }
});

test('who may read and divide: those who answer for her, in their area, and nobody else', async () => {
  const rani = await asha();
  const { mother } = await family();
  const outcome = async (phone: TestClient) => [
    (await phone.send(getHouseholdsOfVillage, { user_id: rani.user_id, village_id: one })).status,
    (await divide(rani, { add: [add(mother)] }, phone)).status,
  ];
  for (const role of roles) {
    const level = role === 'Supervisor' ? 'Block' : role === 'District Administrator' ? 'District' : 'Facility';
    const divides = ['Supervisor', 'District Administrator', 'Site Admin'].includes(role);
    const inside = await server.as(await fixtures.user({ role, level, sites: [site], places }));
    assert.deepEqual(await outcome(inside), divides ? [200, 200] : [403, 403], role);
    const outside = await server.as(await fixtures.user({ role, level, sites: [farSite], places: elsewhere }));
    assert.deepEqual(await outcome(outside), divides ? [404, 404] : [403, 403], `${role} elsewhere`);
  }
  for (const village_id of [two, elsewhere.villages[0] ?? 0, 5])
    assert.equal((await desk.send(getHouseholdsOfVillage, { user_id: rani.user_id, village_id })).status, 404);
});

test('the list: the oldest woman, else the guardian; masked numbers; found by a name; whose; page by page', async () => {
  const place = await fixtures.places(1);
  const [village = 0] = place.villages;
  const own = await fixtures.site(place);
  const [rani, sita] = [
    await fixtures.user({ role: 'ASHA', sites: [own], places: place, villages: [village] }),
    await fixtures.user({ role: 'ASHA', sites: [own], places: place, villages: [village] }),
  ];
  const office = await server.as(await fixtures.user({ role: 'Supervisor', level: 'Block', places: place }));
  const asked = (more: object = {}) =>
    office.ask(getHouseholdsOfVillage, { user_id: rani.user_id, village_id: village, ...more });
  const { mother, mobile } = await family(village, 'ANITA DEVI');
  const orphan = await fixtures.person({ village, name: 'BABY LAL', gender: 1, guardian_name: 'MOHAN LAL' });
  const man = await fixtures.person({ village, name: 'ZAKIR', gender: 1, dob: '1980-01-01', guardian_name: '' });
  await fixtures.person({ village, deceased_on: '2026-02-01' });
  await divide(rani, { add: [add(mother)] }, office);
  await divide(sita, { add: [add(man)] }, office);
  const all = await asked();
  assert.deepEqual(
    all.data.map(({ beneficiary_id, household_name, people, asha: visits }) => [
      ...[beneficiary_id, household_name, people, visits?.user_id ?? null, visits?.answered ?? null],
    ]),
    [
      [mother, 'ANITA DEVI', 2, rani.user_id, true],
      [orphan, 'MOHAN LAL', 1, null, null],
      [man, 'ZAKIR', 1, sita.user_id, true],
    ],
  );
  assert.ok(all.data[0]?.mobile.endsWith(mobile.slice(-4)));
  assert.ok(!all.data[0]?.mobile.includes(mobile.slice(0, 6)));
  const named = async (more: object) => (await asked(more)).data.map(({ household_name }) => household_name);
  assert.deepEqual(await named({ search: 'baby' }), ['ANITA DEVI', 'MOHAN LAL']);
  assert.deepEqual(await named({ search: ' zak' }), ['ZAKIR']);
  assert.deepEqual(await named({ search: 'ज़ाकिर' }), ['ZAKIR']);
  assert.deepEqual(await named({ search: "%'" }), []);
  assert.deepEqual(await named({ whose: 'hers' }), ['ANITA DEVI']);
  assert.deepEqual(await named({ whose: 'nobody' }), ['MOHAN LAL']);
  const last = await asked({ page: 2, pageSize: 2 });
  assert.deepEqual([last.total, last.total_pages, last.data.length], [3, 2, 1]);
  const { villages } = await office.ask(getVillagesOfAsha, { user_id: rani.user_id });
  assert.deepEqual(
    villages.map(({ people, families, families_hers }) => [people, families, families_hers]),
    [[4, 3, 1]],
  );
  const [seen] = await server.rows(
    sql<{ n: number }>`select count(*)::int as n from audit
      where call = 'workers.getHouseholdsOfVillage' and beneficiary_id = ${man}::bigint`.compile(build),
  );
  assert.ok((seen?.n ?? 0) > 0, 'who was shown stands on the audit log');
});

/** Somebody whom the ANM registers, and who may be edited. */
async function registered(change: Parameters<typeof registrationBody>[1] = {}) {
  const body = registrationBody(site, { ...unlikeOthers(), mobile_number: fixtures.mobile(), ...change });
  await anm.ask(registration, body);
  return body;
}
async function edit(person: Awaited<ReturnType<typeof registered>>, change: Partial<EditBody>) {
  const { version } = await anm.ask(getBeneficiaryDetails, { beneficiaryId: person.beneficiary_id });
  await anm.ask(updateBeneficiaryBasicDetails, {
    ...{ ...editBody(person), ...change, version },
    changed: Object.keys(change) as never,
  });
}

test('whoever joins a household takes its ASHA; hers holds beyond a changed number, and not beyond a move', async () => {
  const [rani, sita] = [await asha([one, two]), await asha()];
  const [first, second, lone] = [await registered(), await registered(), await registered()];
  await divide(rani, { add: [add(first.beneficiary_id), add(lone.beneficiary_id)] });
  await divide(sita, { add: [add(second.beneficiary_id)] });
  const later = await registered({ mobile_number: second.mobile_number });
  assert.equal(await whose(later.beneficiary_id), sita.user_id, 'registered later under the same number');
  const beside = await registered({ mobile_number: second.mobile_number, village_id: two });
  assert.equal(await whose(beside.beneficiary_id), null, 'the same number in another village');
  await edit(first, { ben_mobile_number: fixtures.mobile() });
  assert.equal(await whose(first.beneficiary_id), rani.user_id, 'a number of her own');
  await edit(first, { ben_mobile_number: second.mobile_number });
  assert.equal(await whose(first.beneficiary_id), sita.user_id, 'the number of another household');
  await edit(later, { village_id: two });
  assert.equal(await whose(later.beneficiary_id), null, 'Sita does not have that village');
  await edit(lone, { village_id: two });
  assert.equal(await whose(lone.beneficiary_id), rani.user_id, 'Rani has it');
});

test('without a number the guardian tells the household, the guardian included', async () => {
  const rani = await asha();
  const guardian = await fixtures.person({ village: one, name: 'GUARDIAN DEVI' });
  const ward = await fixtures.person({ village: one, guardian_id: guardian });
  const all = [guardian, ward, await fixtures.person({ village: one, guardian_id: guardian })];
  await server.rows(sql`delete from search_token where beneficiary_id = any(${all}::bigint[])`.compile(build));
  await divide(rani, { add: [add(ward)] });
  assert.deepEqual(await Promise.all(all.map(whose)), [rani.user_id, rani.user_id, rani.user_id]);
});

test('an ASHA who loses the village loses its households, and the line of the village tells how many', async () => {
  const [rani, sita] = [await asha([one, two]), await asha()];
  const [first, second, other] = [await family(), await family(), await family(two)];
  await divide(rani, { add: [add(first.mother), add(second.mother), add(other.mother)] });
  await desk.ask(mappingAshaVillager, { user_id: rani.user_id, remove: [one], reason });
  const kept = await Promise.all([first.child, second.mother, other.child].map(whose));
  assert.deepEqual(kept, [null, null, rani.user_id]);
  const [line] = await historyOf(rani);
  assert.deepEqual([line?.household, line?.households, line?.from?.user_id], [null, 2, rani.user_id]);
  assert.deepEqual(await visitors(first.mother).then((ids) => ids?.includes(sita.user_id)), true);
  assert.deepEqual(await visitors(other.mother), [rani.user_id]);
});

test('while her account is closed all of the village visit her households, and she has them back with it', async () => {
  const place = await fixtures.places(1);
  const [village = 0] = place.villages;
  const own = await fixtures.site(place);
  const wish: UserWish = { role: 'ASHA', sites: [own], places: place, villages: [village] };
  const [rani, sita] = [await fixtures.user(wish), await fixtures.user(wish)];
  const office = await server.as(await fixtures.user({ role: 'Supervisor', level: 'Block', places: place }));
  const nurse = await server.as(await fixtures.user({ role: 'ANM', sites: [own], places: place }));
  const child = await fixtures.person({ village, dob: addDays(today, -42) });
  const { session_site_id } = own;
  const phone = await server.as(sita);
  const due = async (user_id: string) =>
    (await nurse.ask(getVaccinationDueList, { from_date: today, to_date: today, user_id, village_id: village })).total;
  const standing = async () => [
    await visitors(child, nurse),
    await due(rani.user_id),
    await due(sita.user_id),
    (await phone.ask(sessionPack, { session_site_id, since: '' })).people.map(({ asha_id }) => asha_id),
  ];
  const both = [rani.user_id, sita.user_id].sort();
  assert.deepEqual(await standing(), [both, 1, 1, [null]]);
  const { cursor } = await phone.ask(sessionPack, { session_site_id, since: '' });
  await divide(rani, { add: [add(child)] }, office);
  const hers = [[rani.user_id], 1, 0, [rani.user_id]];
  assert.deepEqual(await standing(), hers);
  const delta: ReplyOf<typeof sessionPack> = await phone.ask(sessionPack, { session_site_id, since: cursor });
  assert.deepEqual([delta.whole, delta.people.map(({ asha_id }) => asha_id)], [false, [rani.user_id]]);
  const status = (isActive: '0' | '1') =>
    office.ask(updateUserStatus, { user_id: rani.user_id, isActive, reason: 'On leave for a while' });
  await status('0');
  assert.deepEqual(await standing(), [[sita.user_id], 1, 1, [null]]);
  const after = await phone.ask(sessionPack, { session_site_id, since: delta.cursor });
  assert.deepEqual([after.whole, after.people.map(({ asha_id }) => asha_id)], [false, [null]]);
  await status('1');
  assert.deepEqual(await standing(), hers);
});

test('her number is told in full to whoever calls her, and its end to others', async () => {
  const rani = await asha();
  const { mother } = await family();
  await divide(rani, { add: [add(mother)] });
  const told = async (phone: TestClient) =>
    (await phone.ask(getBeneficiaryDetails, { beneficiaryId: mother })).ashas?.map(({ mobile }) => mobile);
  assert.deepEqual(await told(anm), [rani.mobile]);
  assert.deepEqual(await told(desk), [rani.mobile]);
  const assistant = await server.as(await fixtures.user({ role: 'Assistant', sites: [site], places }));
  const [end] = (await told(assistant)) ?? [];
  assert.ok(end?.endsWith(rani.mobile.slice(-4)) && end !== rani.mobile);
});
