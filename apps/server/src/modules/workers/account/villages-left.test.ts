import assert from 'node:assert/strict';
import { test } from 'node:test';
import { getBeneficiariesWithMobileNo } from '@teeka/contract/beneficiaries';
import { changeWorker, getMappingHistory, getWorker } from '@teeka/contract/workers';
import { sql } from 'kysely';
import { build } from '../../../platform/db/build.ts';
import { type AccountWish, accountsDesk, atSite } from '../../../testing/accounts-desk.ts';
import { testServer } from '../../../testing/test-server.ts';

const server = await testServer();
const { fixtures } = server;
const { places, site, foreign, reason, officer } = await accountsDesk(server);
const [near = 0, far = 0] = places.villages;
const beside = await fixtures.site(places, { villages: [near] });

/** Somebody of `near` and somebody of `far` whom an ASHA looks after, who gets another post. */
async function movedTo(post: Pick<AccountWish, 'role' | 'posted_at'>) {
  const { chief, phone } = await officer({ role: 'Supervisor', level: 'National' });
  const asha = await fixtures.user({ role: 'ASHA', sites: [site], places, villages: [near, far] });
  const { user_id } = asha;
  const numbers = [fixtures.mobile(), fixtures.mobile()];
  for (const [nth, mobile] of numbers.entries()) await fixtures.person({ village: nth === 0 ? near : far, mobile });
  const { version } = await phone.ask(getWorker, { user_id });
  const account = { version, display_name: 'Sita Devi', mobile_number: '', user_level: 'Facility' } as const;
  await phone.ask(changeWorker, { user_id, ...account, ...post, reason, currentPassword: chief.password });
  const hers = await server.as(asha);
  const seen = await Promise.all(
    numbers.map(async (mobile_number) => {
      const { beneficiaries } = await hers.ask(getBeneficiariesWithMobileNo, { mobile_number });
      return beneficiaries.length > 0;
    }),
  );
  const left = await server.rows(
    sql<{ village_code: number; mapped_by: string; reason: string }>`
      select village_code, mapped_by, reason from village_mapping
      where from_user = ${user_id}::uuid and to_user is null order by village_code`.compile(build),
  );
  for (const row of left) assert.deepEqual([row.mapped_by, row.reason], [chief.user_id, reason]);
  return { asha, phone, seen, left: left.map(({ village_code }) => village_code) };
}

test('an ASHA who moves to another district sees nobody of her old villages, and the history tells', async () => {
  const { asha, phone, seen, left } = await movedTo({ role: 'ASHA', posted_at: [atSite(foreign)] });
  assert.deepEqual({ seen, left }, { seen: [false, false], left: [near, far] });
  const { changes } = await phone.ask(getMappingHistory, { user_id: asha.user_id });
  assert.equal(changes.length, 2);
  const audited = await server.rows(
    sql<{ villages: number }>`select jsonb_array_length(detail -> 'villages') as villages from audit
      where subject = ${asha.user_id} and call = 'workers.changeWorker'`.compile(build),
  );
  assert.deepEqual(audited, [{ villages: 2 }]);
});

test('she keeps the village that a new session site serves too', async () => {
  const { seen, left } = await movedTo({ role: 'ASHA', posted_at: [atSite(beside)] });
  assert.deepEqual({ seen, left }, { seen: [true, false], left: [far] });
});

test('who is an ASHA no longer has no villages of the own, but those of the sites', async () => {
  const { seen, left } = await movedTo({ role: 'Vaccinator', posted_at: [atSite(site)] });
  assert.deepEqual({ seen, left }, { seen: [true, true], left: [near, far] });
});
