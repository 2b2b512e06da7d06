import assert from 'node:assert/strict';
import { test } from 'node:test';
import { addVaccineDetails } from '@teeka/contract/cases';
import {
  downloadBcgCertificate,
  findPaper,
  getCertificatesOfRevokedKeys,
  getIssuedCertificates,
  issueCertificate,
  regenerateCert,
  withdrawCertificate,
} from '@teeka/contract/certificates';
import { sql } from 'kysely';
import { cardKeys, revokeCardKey } from '../../../db/card-keys/revoke-card-key.ts';
import { withClient } from '../../platform/db/client.ts';
import { workerOf } from '../../testing/area/area-side.ts';
import { asBefore } from '../../testing/certificate-of-before.ts';
import { judgedQr } from '../../testing/judged-qr.ts';
import { openVisit } from '../../testing/open-visit.ts';
import { sessionDay } from '../../testing/session-day.ts';
import { testServer } from '../../testing/test-server.ts';

const server = await testServer({ sandbox: false });
const day = await sessionDay(server);
const { phone, today } = day;
const officer = (await workerOf(server, 'District Administrator', day)).phone;

const visit = await openVisit(day, { person: { dob: today, name: 'AARAV KUMAR' } });
await phone.ask(addVaccineDetails, { ...visit, vaccine_details: [day.dose()] });
const beneficiary_ref_id = visit.beneficiary_reference_id;
const issue = (of: 'all' | 'BCG' = 'all') => phone.ask(issueCertificate, { beneficiary_ref_id, language: 'hi', of });
/** One whose kept paper no key opens any more, with what is known of it beside that. */
async function broken(of: 'all' | 'BCG' = 'all') {
  const issued = await issue(of);
  await asBefore(server, issued.certificate_id, sql`paper_sealed = 'nothing'`);
  return issued;
}

const whole = await issue();
const [all, bcg] = [await broken(), await broken('BCG')];

test('the list of a person says that it cannot be read, and has the others', async () => {
  const { certificates, newest } = await phone.ask(getIssuedCertificates, { beneficiary_ref_id });
  assert.deepEqual(
    certificates.map(({ number, state, of, language, withdrawable }) => [number, state, of, language, withdrawable]),
    [
      [bcg.number, 'unreadable', 'BCG', null, true],
      [all.number, 'unreadable', 'all', null, true],
      [whole.number, 'genuine', 'all', 'hi', true],
    ],
  );
  assert.equal(newest?.number, whole.number);
  assert.ok(server.logged().includes(all.certificate_id), 'whoever watches hears of it');
});

test('a number that is looked up finds it', async () => {
  const { certificate } = await officer.ask(findPaper, { number: all.number });
  assert.deepEqual([certificate?.state, certificate?.ben_name], ['unreadable', 'AARAV KUMAR']);
});

test('it is not drawn again, and another one is asked for', async () => {
  const again = await phone.send(regenerateCert, { beneficiary_ref_id, certificate_id: all.certificate_id });
  assert.deepEqual([again.status, again.codes], [409, ['CERTIF0005']]);
  const ofBcg = (certificate_id: string) =>
    phone.send(downloadBcgCertificate, { beneficiary_reference_id: beneficiary_ref_id, certificate_id });
  assert.deepEqual((await ofBcg(bcg.certificate_id)).codes, ['CERTIF0005']);
  assert.deepEqual((await ofBcg(all.certificate_id)).codes, ['REQVAL0012'], 'one of all is none of BCG');
});

test('it is withdrawn by what stands beside it, and whoever scans it is told', async () => {
  const wish = { beneficiary_ref_id, certificate_id: all.certificate_id, reason: 'Given to another family' };
  assert.equal((await officer.send(withdrawCertificate, wish)).status, 200);
  const judged = async (qr: string) => (await judgedQr(phone, qr)).verdict.is;
  assert.deepEqual(await Promise.all([all, bcg, whole].map(({ qr }) => judged(qr))), [
    'withdrawn',
    'genuine',
    'genuine',
  ]);
  const [first] = (await phone.ask(getIssuedCertificates, { beneficiary_ref_id })).certificates.slice(1);
  assert.deepEqual([first?.state, first?.withdrawable], ['withdrawn', false]);
  const again = await phone.send(regenerateCert, { beneficiary_ref_id, certificate_id: all.certificate_id });
  assert.deepEqual(again.codes, ['CERTIF0002']);
});

test('it fell with its key as every other one: it is on that list, to be issued again in both languages', async () => {
  await withClient(server.ownerUrl, async (client) => {
    const [signing] = await cardKeys(client);
    await revokeCardKey(client, server.platform.atRest, { kid: signing?.kid ?? '', reason: 'A copy was seen' });
  });
  const { data } = await officer.ask(getCertificatesOfRevokedKeys, {});
  assert.deepEqual(
    data.map(({ number, of, language }) => [number, of, language]).sort(),
    [
      [bcg.number, 'BCG', 'both'],
      [whole.number, 'all', 'hi'],
    ].sort(),
  );
});
