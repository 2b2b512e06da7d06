import assert from 'node:assert/strict';
import { test } from 'node:test';
import { addVaccineDetails } from '@teeka/contract/cases';
import { getCardTrust, issueCertificate, withdrawCertificate } from '@teeka/contract/certificates';
import { openCard } from '@teeka/contract/certificates/signed-card';
import { sessionPack } from '@teeka/contract/pack';
import { voidDose } from '@teeka/contract/vaccinations';
import { qrOfCard, readCard } from '@teeka/domain/certificates';
import { sql } from 'kysely';
import { cardKeys, revokeCardKey } from '../../../db/card-keys/revoke-card-key.ts';
import { build } from '../../platform/db/build.ts';
import { withClient } from '../../platform/db/client.ts';
import { uuidV7 } from '../../platform/ids/uuid-v7.ts';
import { workerOf } from '../../testing/area/area-side.ts';
import { asBefore } from '../../testing/certificate-of-before.ts';
import { openVisit } from '../../testing/open-visit.ts';
import { sessionDay } from '../../testing/session-day.ts';
import { testServer } from '../../testing/test-server.ts';

const server = await testServer({ sandbox: false });
const day = await sessionDay(server);
const { phone, today } = day;
const supervisor = (await workerOf(server, 'Supervisor', day)).phone;
const pull = (since = '', who = phone) => who.ask(sessionPack, { session_site_id: day.site.session_site_id, since });

/** A child of today's list with a dose. */
async function child() {
  const visit = await openVisit(day, { person: { dob: today, name: 'AARAV KUMAR' } });
  const dose = day.dose();
  await phone.ask(addVaccineDetails, { ...visit, vaccine_details: [dose] });
  return { person: visit.beneficiary_reference_id, dose };
}
const issue = (beneficiary_ref_id: string, of: 'all' | 'BCG' = 'all') =>
  phone.ask(issueCertificate, { beneficiary_ref_id, language: 'en', of });
const codesOf = ({ certificates = [] }: Awaited<ReturnType<typeof pull>>, person: string) =>
  certificates.filter(({ beneficiary_id }) => beneficiary_id === person);

test('whoever is on a list has the newest certificate brought along, and it verifies', async () => {
  const { person } = await child();
  assert.deepEqual(codesOf(await pull(), person), [], 'none was issued');
  await issue(person);
  const newest = await issue(person);
  await issue(person, 'BCG');
  const [code, ...more] = codesOf(await pull(), person);
  assert.equal(more.length, 0);
  assert.deepEqual([code?.number, code?.issued_on], [newest.number, today], 'of all doses, not of one alone');
  assert.equal(qrOfCard(code?.signed ?? ''), newest.qr);
  const { keys } = await phone.ask(getCardTrust, {});
  const { signature, claims } = await openCard(code?.signed ?? '', keys);
  assert.deepEqual([signature, readCard(claims)?.reference], ['right', person]);
});

const coversUnknown = sql`covers = null`;

test('of before it was written which doses a certificate has: one of BCG alone hides none of all doses', async () => {
  const { person } = await child();
  const before = await issue(person);
  const all = await issue(person);
  for (const one of [before, all]) await asBefore(server, one.certificate_id, coversUnknown);
  for (const bcg of [await issue(person, 'BCG'), await issue(person, 'BCG')])
    await asBefore(server, bcg.certificate_id, coversUnknown);
  const brought = async () => codesOf(await pull(), person).map(({ number }) => number);
  assert.deepEqual(await brought(), [all.number]);
  const newer = await issue(person);
  assert.deepEqual(await brought(), [newer.number]);
});

test('one that does not open is left out and reported, and keeps nobody from the pack', async () => {
  const [broken, other] = [await child(), await child()];
  const { certificate_id } = await issue(broken.person);
  const { number } = await issue(other.person);
  await asBefore(server, certificate_id, sql`paper_sealed = 'nothing'`);
  const pack = await pull();
  assert.deepEqual(codesOf(pack, broken.person), []);
  assert.deepEqual(
    codesOf(pack, other.person).map((code) => code.number),
    [number],
  );
  assert.ok(server.logged().includes(certificate_id));
});

test('who is on no list brings none: a catchment has thousands', async () => {
  const person = await day.person({ dob: today });
  await server.rows(
    sql`insert into dose (beneficiary_id, dose_id, dose_code, given_on, captured_at, captured_by)
      values (${person}::bigint, ${uuidV7()}, 'BCG', ${today}::date, now(), ${day.user.user_id}::uuid)`.compile(build),
  );
  assert.ok((await issue(person)).number);
  const pack = await pull();
  assert.ok(pack.people.some(({ beneficiary_id }) => beneficiary_id === person));
  assert.deepEqual(codesOf(pack, person), []);
});

test('issued in the office meanwhile: it comes with the next pull', async () => {
  const { person } = await child();
  const { cursor } = await pull();
  const { number } = await issue(person);
  const delta = await pull(cursor);
  assert.equal(delta.whole, false);
  assert.ok(
    delta.people.some(({ beneficiary_id }) => beneficiary_id === person),
    'the phone hears of it',
  );
  assert.deepEqual(
    codesOf(delta, person).map((code) => code.number),
    [number],
  );
});

test('put right, withdrawn, or of a key that is revoked: it is brought no more', async () => {
  const [first, second] = [await child(), await child()];
  const [one, two] = [await issue(first.person), await issue(second.person)];
  assert.ok(one.number);
  const { cursor } = await pull();
  const { dose_id, dose_code, given_on } = first.dose;
  await supervisor.ask(voidDose, {
    ...{ beneficiary_reference_id: first.person, dose_id, dose_code, given_on },
    ...{ reason: 'Another child', captured_at: day.at() },
  });
  await supervisor.ask(withdrawCertificate, {
    ...{ beneficiary_ref_id: second.person, certificate_id: two.certificate_id },
    reason: 'Issued to another family',
  });
  const delta = await pull(cursor);
  for (const { person } of [first, second]) {
    assert.ok(
      delta.people.some(({ beneficiary_id }) => beneficiary_id === person),
      'the phone hears of it',
    );
    assert.deepEqual(codesOf(delta, person), []);
  }
  const anew = await issue(second.person);
  assert.deepEqual(
    codesOf(await pull(), second.person).map(({ number }) => number),
    [anew.number],
  );
  await withClient(server.ownerUrl, async (client) => {
    const [signing] = await cardKeys(client);
    await revokeCardKey(client, server.platform.atRest, { kid: signing?.kid ?? '', reason: 'A copy was seen' });
  });
  assert.deepEqual((await pull()).certificates, []);
  const newest = await issue(second.person);
  assert.equal((await pull()).certificates?.length, 1);
  await asBefore(server, newest.certificate_id, sql`kid = null`);
  assert.deepEqual((await pull()).certificates, [], 'nor one that may be of any key');
});

test('a role that hands none over is brought none', async () => {
  const { person } = await child();
  await issue(person);
  const verifier = (await workerOf(server, 'Verifier', day)).phone;
  const pack = await pull('', verifier);
  assert.ok(pack.people.some(({ beneficiary_id }) => beneficiary_id === person));
  assert.deepEqual(pack.certificates, []);
});
