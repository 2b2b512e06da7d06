import assert from 'node:assert/strict';
import { test } from 'node:test';
import { addVaccineDetails } from '@teeka/contract/cases';
import { getCardChanges, getCardTrust, issueCertificate, withdrawCertificate } from '@teeka/contract/certificates';
import { voidDose } from '@teeka/contract/vaccinations';
import { revokeCardKey } from '../../../db/card-keys/revoke-card-key.ts';
import { withClient } from '../../platform/db/client.ts';
import { workerOf } from '../../testing/area/area-side.ts';
import { openVisit } from '../../testing/open-visit.ts';
import { sessionDay } from '../../testing/session-day.ts';
import { testServer } from '../../testing/test-server.ts';

const server = await testServer({ sandbox: false });
const day = await sessionDay(server);
const { phone } = day;
const supervisor = (await workerOf(server, 'Supervisor', day)).phone;

/** What a phone hears that has heard all until then. */
async function heardSince(since: string) {
  const { at, withdrawn, revoked, more } = await phone.ask(getCardChanges, { since });
  return { at: at ?? '', withdrawn, revoked: revoked.map(({ kid }) => kid), more };
}
const inFuture = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString();

test('phones ask after each pull what changed since: nothing, a certificate that was withdrawn, a dose put right, a revoked key', async () => {
  const visit = await openVisit(day, { person: { dob: day.today, name: 'AARAV KUMAR' } });
  const { beneficiary_reference_id } = visit;
  const dose = day.dose();
  await phone.ask(addVaccineDetails, { ...visit, vaccine_details: [dose] });
  const issue = () => phone.ask(issueCertificate, { beneficiary_ref_id: beneficiary_reference_id, language: 'en' });
  const { certificate_id } = await issue();
  const { at = '', withdrawn: before } = await phone.ask(getCardTrust, {});
  assert.deepEqual(
    [(await heardSince(at)).withdrawn, before],
    [[], []],
    'what is issued is no news of what holds no more',
  );

  const reason = 'Printed for another family';
  await supervisor.ask(withdrawCertificate, { beneficiary_ref_id: beneficiary_reference_id, certificate_id, reason });
  const first = await heardSince(at);
  assert.deepEqual(
    first.withdrawn.map(({ alone, corrected }) => [alone, corrected]),
    [[true, 0]],
  );
  assert.ok(first.at > at);
  await issue();
  const { dose_id, dose_code, given_on } = dose;
  const wrong = { beneficiary_reference_id, dose_id, dose_code, given_on };
  await phone.ask(voidDose, { ...wrong, reason: 'Another child', captured_at: day.at() });
  const second = await heardSince(first.at);
  const whole = await phone.ask(getCardTrust, {});
  assert.ok(second.withdrawn.some(({ corrected }) => corrected === 1));
  assert.deepEqual(second.withdrawn, whole.withdrawn, 'what was noted just before is told once more');
  assert.deepEqual((await heardSince(inFuture(5))).withdrawn, [], 'and not for ever');
  const { keys } = whole;
  await withClient(server.ownerUrl, (client) =>
    revokeCardKey(client, server.platform.atRest, { kid: keys[0]?.kid ?? '', reason: 'A copy was seen' }),
  );
  assert.deepEqual((await heardSince(inFuture(5))).revoked, [keys[0]?.kid], 'keys come whole each time');
  assert.deepEqual((await server.client().send(getCardChanges, { since: at })).status, 401);
});
