import assert from 'node:assert/strict';
import { test } from 'node:test';
import { addVaccineDetails } from '@teeka/contract/cases';
import { getCardTrust, issueCertificate, withdrawCertificate } from '@teeka/contract/certificates';
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

/** What a phone hears that has this version of what certificates are judged by. */
const heardBy = (version: string) => phone.raw(getCardTrust, {}, { headers: { 'if-none-match': `W/"${version}"` } });

test('phones ask after each pull, and hear that nothing is new until a certificate is withdrawn, a dose put right or a key revoked', async () => {
  const visit = await openVisit(day, { person: { dob: day.today, name: 'AARAV KUMAR' } });
  const { beneficiary_reference_id } = visit;
  const dose = day.dose();
  await phone.ask(addVaccineDetails, { ...visit, vaccine_details: [dose] });
  const issue = () => phone.ask(issueCertificate, { beneficiary_ref_id: beneficiary_reference_id, language: 'en' });
  const { certificate_id } = await issue();
  const versions = [(await phone.ask(getCardTrust, {})).version];
  const anotherSince = async (because: string) => {
    const answer = await heardBy(versions.at(-1) ?? '');
    assert.equal(answer.status, 200, because);
    const { version } = JSON.parse(answer.text) as { version: string };
    assert.ok(!versions.includes(version), because);
    versions.push(version);
    const same = await heardBy(version);
    assert.deepEqual([same.status, same.text], [304, ''], because);
  };

  await issue();
  assert.equal((await heardBy(versions[0] ?? '')).status, 304, 'what is issued is no news of what holds no more');
  const reason = 'Printed for another family';
  await supervisor.ask(withdrawCertificate, { beneficiary_ref_id: beneficiary_reference_id, certificate_id, reason });
  await anotherSince('withdrawn');
  const { dose_id, dose_code, given_on } = dose;
  const wrong = { beneficiary_reference_id, dose_id, dose_code, given_on };
  await phone.ask(voidDose, { ...wrong, reason: 'Another child', captured_at: day.at() });
  await anotherSince('put right');
  const { keys } = await phone.ask(getCardTrust, {});
  await withClient(server.ownerUrl, (client) =>
    revokeCardKey(client, server.platform.atRest, { kid: keys[0]?.kid ?? '', reason: 'A copy was seen' }),
  );
  await anotherSince('revoked');
});
