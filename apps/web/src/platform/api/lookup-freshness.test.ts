import assert from 'node:assert/strict';
import { test } from 'node:test';
import { QueryClient } from '@tanstack/react-query';
import { calls } from '@teeka/contract';
import { getBeneficiaryIdType, getPregnancyMasters, getYob } from '@teeka/contract/beneficiaries';
import { getAllMaterial } from '@teeka/contract/vaccinations';
import { keptAsLookup, timedLookups } from './lookup-freshness.ts';

test('birth parts and ID types hold 8 hours, materials and pregnancy masters 10 seconds', () => {
  const seconds = [getYob, getBeneficiaryIdType, getAllMaterial, getPregnancyMasters].map(
    (call) => keptAsLookup(call).staleTime / 1000,
  );
  assert.deepEqual(seconds, [28_800, 28_800, 10, 10]);
});

test('every lookup with a time is a call', () => {
  const known = calls.map(({ name }) => name);
  assert.deepEqual(
    timedLookups.filter((name) => !known.includes(name)),
    [],
  );
});

test('an answer is asked for again only once its time is over', async (t) => {
  t.mock.timers.enable({ apis: ['Date'] });
  const client = new QueryClient();
  let requests = 0;
  const ask = () =>
    client.fetchQuery({
      ...keptAsLookup(getBeneficiaryIdType),
      queryKey: ['lookup'],
      queryFn: async () => {
        requests += 1;
        return requests;
      },
    });
  await ask();
  t.mock.timers.tick(8 * 3_600_000 - 1);
  await ask();
  assert.equal(requests, 1);
  t.mock.timers.tick(2);
  await ask();
  assert.equal(requests, 2);
  client.clear();
});
