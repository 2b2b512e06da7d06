import assert from 'node:assert/strict';
import { test } from 'node:test';
import * as ben from '@teeka/contract/beneficiaries';
import { sessionPack } from '@teeka/contract/pack';
import { getVaccinationDueList } from '@teeka/contract/schedule';
import { addDays } from '@teeka/domain/calendar';
import { sessionDay } from '../../../testing/session-day.ts';
import type { TestClient } from '../../../testing/test-client.ts';
import { testServer } from '../../../testing/test-server.ts';

const server = await testServer({ sandbox: false });
const { fixtures } = server;
const day = await sessionDay(server);
const { phone, today, places, site } = day;
const colleague = await server.as(await fixtures.user({ role: 'ANM', sites: [site], places }));
const supervisor = await server.as(await fixtures.user({ role: 'Supervisor', level: 'Block', places }));

const infant = (name = 'PHOOLMATI') => day.person({ name, dob: addDays(today, -42) });
const declare = (beneficiary_ref_id: string, change = {}) => {
  const input = { beneficiary_ref_id, date_of_death: today, remarks: 'At home', captured_at: day.at() };
  return phone.ask(ben.declareBenDeath, { ...input, ...change });
};
const withdraw = async (beneficiary_ref_id: string, by: TestClient, change = {}) => {
  const input = {
    beneficiary_ref_id,
    date_of_death: today,
    reason: 'The sister died',
    captured_at: day.at(),
  };
  return (await by.send(ben.withdrawBenDeath, { ...input, ...change })).codes;
};
const permitted = async (beneficiary_ref_id: string, by: TestClient) => {
  const { allowed, withdrawable } = await by.ask(ben.getMinDateForDeclareDeath, { beneficiary_ref_id });
  return { allowed, withdrawable };
};

test('taken back by its author: alive in search, pack and due list; both stand in the history', async () => {
  const child = await infant();
  const alive = async () => {
    const range = { from_date: today, to_date: addDays(today, 7) };
    const { data } = await phone.ask(getVaccinationDueList, range);
    const { people } = await phone.ask(sessionPack, { session_site_id: site.session_site_id, since: '' });
    const { beneficiaries } = await phone.ask(ben.searchByName, { name: 'phoolmati' });
    return {
      due: data.some(({ beneficiary_id }) => beneficiary_id === child),
      packed: people.find(({ beneficiary_id }) => beneficiary_id === child)?.deceased_on,
      found: beneficiaries.find(({ beneficiary_id }) => beneficiary_id === child)?.deceased_on,
    };
  };
  assert.deepEqual(await permitted(child, phone), { allowed: true, withdrawable: false });
  await declare(child);
  assert.deepEqual(await alive(), { due: false, packed: today, found: today });
  assert.deepEqual(await permitted(child, phone), { allowed: false, withdrawable: true });
  assert.deepEqual(await withdraw(child, phone), []);
  assert.deepEqual(await alive(), { due: true, packed: null, found: null });
  assert.deepEqual(await permitted(child, phone), { allowed: true, withdrawable: false });
  const { changes } = await phone.ask(ben.getBeneficiaryHistory, { beneficiary_id: child });
  assert.deepEqual(
    changes.map(({ version, field, old_value, new_value, remarks }) => [
      ...[version, field, old_value, new_value, remarks],
    ]),
    [
      [3, 'deceased_on', today, '', 'The sister died'],
      [2, 'deceased_on', '', today, 'At home'],
    ],
  );
  assert.ok((await day.audited(child)).includes(ben.withdrawBenDeath.name));
  assert.deepEqual(await withdraw(child, phone), ['BENDET0008'], 'it does not stand any more');
  await declare(child);
  assert.equal((await alive()).found, today, 'and can be declared again');
});

test('whose it is: its author on that day, later a supervisor; never outside the area, never unseen', async () => {
  const child = await infant();
  const yesterday = addDays(today, -1);
  const seen = { date_of_death: yesterday };
  await declare(child, { ...seen, captured_at: day.at(-24 * 60) });
  for (const worker of [phone, colleague]) {
    assert.deepEqual(await permitted(child, worker), { allowed: false, withdrawable: false });
    assert.deepEqual(await withdraw(child, worker, seen), ['BENDET0009']);
  }
  for (const stranger of await day.strangers()) assert.deepEqual(await withdraw(child, stranger, seen), ['REQVAL0012']);
  assert.deepEqual(await permitted(child, supervisor), { allowed: false, withdrawable: true });
  assert.deepEqual(await withdraw(child, supervisor, { date_of_death: today }), ['BENDET0008']);
  assert.deepEqual(await withdraw(child, supervisor, { ...seen, reason: ' ' }), ['FLDVAL0001']);
  assert.deepEqual(await withdraw(child, supervisor, { ...seen, captured_at: day.at(24 * 60) }), ['SESDAY0015']);
  assert.deepEqual(await withdraw(child, supervisor, seen), []);
  assert.equal((await phone.ask(ben.getBeneficiaryDetails, { beneficiaryId: child })).deceased_on, null);
});
