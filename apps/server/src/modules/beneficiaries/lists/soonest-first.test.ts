import assert from 'node:assert/strict';
import { test } from 'node:test';
import { dpmBeneficiaries } from '@teeka/contract/beneficiaries';
import { addDays } from '@teeka/domain/calendar';
import { sessionDay } from '../../../testing/session-day.ts';
import { testServer } from '../../../testing/test-server.ts';

const server = await testServer({ sandbox: false });

test('whoever plans sees the soonest session first, unless another order is requested', async () => {
  const day = await sessionDay(server);
  const { phone, today } = day;
  const later = await day.person({}, { session: await day.session(0, addDays(today, 9)) });
  const sooner = await day.person({}, { session: await day.session(0, addDays(today, 4)) });
  const coming = { from_date: addDays(today, 1), to_date: addDays(today, 20) };
  const ids = async (wish: object) =>
    (await phone.ask(dpmBeneficiaries, { ...coming, ...wish })).data.map(({ beneficiary_id }) => beneficiary_id);
  assert.deepEqual(await ids({}), [sooner, later]);
  assert.deepEqual(await ids({ sort: 'newest' }), [later, sooner]);
});
