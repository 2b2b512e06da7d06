import assert from 'node:assert/strict';
import { test } from 'node:test';
import { getBeneficiaryByVaccinatorId, registration } from '@teeka/contract/beneficiaries';
import { registrationBody } from '../../../testing/registration.ts';
import { testServer } from '../../../testing/test-server.ts';

const server = await testServer({ sandbox: false });
const { fixtures } = server;
const places = await fixtures.places();
const site = await fixtures.site(places);
const phone = await server.as(await fixtures.user({ role: 'ANM', sites: [site], places }));

test('the list begins with whom one registered last, in whatever order phones without network sent them', async () => {
  /** In the order of their arrival, each with the instant at which the worker registered them. */
  const registered = [
    ['KAVERI', '2026-03-16T08:40:00+05:30'],
    ['TULSI', '2026-03-16T08:55:00+05:30'],
    ['BHAVNA', '2026-03-14T17:00:00+05:30'],
    ['CHITRA', '2026-03-16T08:50:00+05:30'],
    // A clock that is some minutes ahead.
    ['DAMINI', '2026-03-16T09:06:00+05:30'],
  ] as const;
  for (const [name, captured_at] of registered)
    await phone.ask(registration, registrationBody(site, { name, captured_at }));
  server.clock.advance({ minutes: 3 });
  await phone.ask(registration, registrationBody(site, { name: 'FALGUNI', captured_at: '2026-03-16T09:02:00+05:30' }));
  const list = async (sort: 'newest' | 'oldest', pageSize = 100, page = 1) =>
    (
      await phone.ask(getBeneficiaryByVaccinatorId, {
        from_date: '2026-03-01',
        to_date: '2026-03-16',
        sort,
        page,
        pageSize,
      })
    ).data.map(({ ben_name, registered_on }) => `${ben_name} ${registered_on}`);
  const newest = [
    'FALGUNI 2026-03-16',
    'DAMINI 2026-03-16',
    'TULSI 2026-03-16',
    'CHITRA 2026-03-16',
    'KAVERI 2026-03-16',
    'BHAVNA 2026-03-14',
  ];
  assert.deepEqual(await list('newest'), newest);
  assert.deepEqual(await list('oldest'), newest.toReversed());
  const pages = [await list('newest', 2), await list('newest', 2, 2), await list('newest', 2, 3)];
  assert.deepEqual(pages.flat(), newest);
});
