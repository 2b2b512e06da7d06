import assert from 'node:assert/strict';
import { test } from 'node:test';
import { addVaccineDetails } from '@teeka/contract/cases';
import { getCardTrust, getIssuedCertificates, issueCertificate, regenerateCert } from '@teeka/contract/certificates';
import { openCard } from '@teeka/contract/certificates/signed-card';
import { cardOfQr, readCard, verdictOf } from '@teeka/domain/certificates';
import { compactVerify, createRemoteJWKSet } from 'jose';
import { withClient } from '../../src/platform/db/client.ts';
import { openVisit } from '../../src/testing/open-visit.ts';
import { sessionDay } from '../../src/testing/session-day.ts';
import { testServer } from '../../src/testing/test-server.ts';
import { cardKeys, revokeCardKey } from './revoke-card-key.ts';

const server = await testServer({ sandbox: false });
const day = await sessionDay(server);
const { phone, today } = day;
const keys = () => withClient(server.ownerUrl, cardKeys);
const revoke = (kid: string, reason = 'Seen with a copy of the database') =>
  withClient(server.ownerUrl, (client) => revokeCardKey(client, server.platform.atRest, { kid, reason }));

const visit = await openVisit(day, { person: { dob: today } });
const { beneficiary_reference_id: beneficiary_ref_id } = visit;
await phone.ask(addVaccineDetails, { ...visit, vaccine_details: [day.dose()] });
const issue = () => phone.ask(issueCertificate, { beneficiary_ref_id, language: 'en' });
const signedIn = (qr: string): string => cardOfQr(qr) ?? '';
const wellKnown = (file: string) => new URL(`/.well-known/${file}`, server.base);

async function judged(qr: string) {
  const trust = await phone.ask(getCardTrust, {});
  const kids = trust.revoked.map(({ kid }) => kid);
  const { signature, claims } = await openCard(signedIn(qr), trust.keys, kids);
  return verdictOf(signature, readCard(claims), { withdrawn: trust.withdrawn, now: Date.now() / 1000 }).is;
}

test('a key that others may have is believed no more, another signs at once, and readers that are not ours go along', async () => {
  const old = await issue();
  const [listed] = await keys();
  const kid = listed?.kid ?? assert.fail();
  assert.equal(listed?.certificates, 1);
  assert.equal(
    (await compactVerify(signedIn(old.qr), createRemoteJWKSet(wellKnown('jwks.json')))).payload.length > 0,
    true,
  );
  const { signs } = await revoke(kid);
  assert.ok(signs && signs !== kid);

  assert.equal(await judged(old.qr), 'revoked-key');
  await assert.rejects(
    compactVerify(signedIn(old.qr), createRemoteJWKSet(wellKnown('jwks.json'))),
    /no applicable key/,
  );
  assert.equal((await fetch(wellKnown(`crl/${kid}.json`))).status, 404);
  const { certificates, newest } = await phone.ask(getIssuedCertificates, { beneficiary_ref_id });
  assert.deepEqual([certificates[0]?.state, newest], ['revoked-key', null]);
  const again = await phone.send(regenerateCert, { beneficiary_ref_id, certificate_id: old.certificate_id });
  assert.deepEqual(again.codes, ['CERTIF0004']);

  const anew = await issue();
  assert.equal(await judged(anew.qr), 'genuine');
  const { payload } = await compactVerify(signedIn(anew.qr), createRemoteJWKSet(wellKnown('jwks.json')));
  assert.ok(payload.length > 0);
  const [newestKey, ...others] = await keys();
  assert.deepEqual([newestKey?.kid, newestKey?.revoked_at, others.length], [signs, null, 1]);
});

test('only once, only a key that there is, and never without a reason', async () => {
  const revoked = (await keys()).find(({ revoked_at }) => revoked_at !== null) ?? assert.fail();
  await assert.rejects(revoke(revoked.kid), /It was revoked on .*: Seen with a copy of the database/);
  await assert.rejects(revoke('moon'), /No key moon ever signed here/);
  const signing = (await keys()).find(({ revoked_at }) => revoked_at === null) ?? assert.fail();
  await assert.rejects(revoke(signing.kid, ' '), /Say why/);
  const { rows } = await withClient(server.ownerUrl, (client) =>
    client.query("select subject, detail ->> 'reason' as reason from audit where call = 'revoke-card-key'"),
  );
  assert.deepEqual(rows, [{ subject: revoked.kid, reason: 'Seen with a copy of the database' }]);
});

test('one that signs no more is revoked without another being made', async () => {
  const before = await keys();
  const signing = before.find(({ revoked_at }) => revoked_at === null) ?? assert.fail();
  await withClient(server.ownerUrl, (client) =>
    client.query("update certificate_key set made_at = '2025-01-01' where kid = $1", [signing.kid]),
  );
  await issue();
  assert.deepEqual(await revoke(signing.kid), { signs: null });
  assert.equal((await keys()).length, before.length + 1);
  assert.equal(await judged((await issue()).qr), 'genuine');
});
