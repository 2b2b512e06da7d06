import assert from 'node:assert/strict';
import { test } from 'node:test';
import { getBeneficiaryDetails, registration, updateBeneficiaryBasicDetails } from '@teeka/contract/beneficiaries';
import type { ReplyOf } from '@teeka/contract/call';
import { sessionPack } from '@teeka/contract/pack';
import { getVaccinationDueList } from '@teeka/contract/schedule';
import { mappingAshaVillager, updateUserStatus } from '@teeka/contract/workers';
import { addDays } from '@teeka/domain/calendar';
import { sql } from 'kysely';
import { build } from '../../../platform/db/build.ts';
import { unlikeOthers } from '../../../testing/area/mixed-samples.ts';
import type { UserWish } from '../../../testing/fixtures.ts';
import { householdsDesk } from '../../../testing/households-desk.ts';
import { type EditBody, editBody, registrationBody } from '../../../testing/registration.ts';
import type { TestClient } from '../../../testing/test-client.ts';
import { testServer } from '../../../testing/test-server.ts';

const server = await testServer({ sandbox: false });
const { fixtures } = server;
const { places, site, one, two, reason, asha, desk, anm, ...desks } = await householdsDesk(server);
const { family, add, divide, whose, historyOf, visitors } = desks;
const { today } = server.clock.clock();

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
  const shown = async (phone: TestClient) =>
    (await phone.ask(getBeneficiaryDetails, { beneficiaryId: mother })).ashas?.map(({ mobile }) => mobile);
  assert.deepEqual(await shown(anm), [rani.mobile]);
  assert.deepEqual(await shown(desk), [rani.mobile]);
  const assistant = await server.as(await fixtures.user({ role: 'Assistant', sites: [site], places }));
  const [end] = (await shown(assistant)) ?? [];
  assert.ok(end?.endsWith(rani.mobile.slice(-4)) && end !== rani.mobile);
});
