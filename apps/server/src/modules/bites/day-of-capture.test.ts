import assert from 'node:assert/strict';
import { test } from 'node:test';
import { saveCaseDetails } from '@teeka/contract/cases';
import { uuidV7 } from '../../platform/ids/uuid-v7.ts';
import { clinicDay, newBiteCase, snakeBite } from '../../testing/bite-day.ts';
import { testServer } from '../../testing/test-server.ts';

const server = await testServer({ sandbox: false });
const clinic = await clinicDay(server);
const [yesterday, today] = ['2026-03-15', '2026-03-16'];

test('a visit that comes a day late is judged by the day on which it was written down', async () => {
  assert.equal(clinic.today, today);
  const session_id = await clinic.session(3, yesterday);
  const opened = async (bitten_on: string) => {
    const listed = { session: session_id, status: 'verified' };
    const beneficiary_reference_id = await clinic.person({ dob: '1990-05-01' }, listed);
    const visit = { case_id: uuidV7(), beneficiary_reference_id, session_id };
    const written = { ...newBiteCase(clinic, visit, snakeBite({ bitten_on })), captured_at: clinic.at(-20 * 60) };
    return (await clinic.phone.send(saveCaseDetails, written)).codes;
  };
  assert.deepEqual(await opened(yesterday), []);
  assert.deepEqual(await opened(today), ['RABIES0011'], 'a bite of the day after');
});
