import assert from 'node:assert/strict';
import { test } from 'node:test';
import { addVaccineDetails } from '@teeka/contract/cases';
import { getCertificatesOfRevokedKeys, issueCertificate, withdrawCertificate } from '@teeka/contract/certificates';
import { getHomeFigures } from '@teeka/contract/home';
import { answeringRoles } from '@teeka/contract/roles';
import { sql } from 'kysely';
import { cardKeys, revokeCardKey } from '../../../db/card-keys/revoke-card-key.ts';
import { withClient } from '../../platform/db/client.ts';
import { workerOf } from '../../testing/area/area-side.ts';
import { asBefore } from '../../testing/certificate-of-before.ts';
import { openVisit } from '../../testing/open-visit.ts';
import { type SessionDay, sessionDay } from '../../testing/session-day.ts';
import { testServer } from '../../testing/test-server.ts';

const server = await testServer({ sandbox: false });
const day = await sessionDay(server);
const other = await sessionDay(server);
const officers = await Promise.all(answeringRoles.map(async (role) => (await workerOf(server, role, day)).phone));
const [officer = assert.fail()] = officers;
const elsewhere = (await workerOf(server, 'District Administrator', other)).phone;

async function child(at: SessionDay) {
  const visit = await openVisit(at, { person: { dob: at.today, name: 'AARAV KUMAR' } });
  await at.phone.ask(addVaccineDetails, { ...visit, vaccine_details: [at.dose()] });
  return visit.beneficiary_reference_id;
}
const issue = (at: SessionDay, beneficiary_ref_id: string, of: 'all' | 'BCG' = 'all') =>
  at.phone.ask(issueCertificate, { beneficiary_ref_id, language: 'both', of });
const revokeNewest = () =>
  withClient(server.ownerUrl, async (client) => {
    const signing = (await cardKeys(client)).find(({ revoked_at }) => revoked_at === null);
    await revokeCardKey(client, server.platform.atRest, { kid: signing?.kid ?? '', reason: 'A copy was seen' });
  });
const onHome = async (who = officer) => (await who.ask(getHomeFigures, {})).fallen_certificates;
const list = (who = officer, page = {}) => who.ask(getCertificatesOfRevokedKeys, page);

test('as long as no key is revoked nobody stands there', async () => {
  await issue(day, await child(day));
  const { total, open, data } = await list();
  assert.deepEqual([total, open, data], [0, 0, []]);
  assert.equal(await onHome(), 0);
});

test('whose certificates fell, of the own area, those first that were not issued again', async () => {
  const [waiting, served, taken, theirs] = [await child(day), await child(day), await child(day), await child(other)];
  const [old, bcg] = [await issue(day, waiting), await issue(day, waiting, 'BCG')];
  const before = await issue(day, served);
  const wrong = await issue(day, taken);
  await officer.ask(withdrawCertificate, {
    ...{ beneficiary_ref_id: taken, certificate_id: wrong.certificate_id },
    reason: 'Issued to another family',
  });
  const far = await issue(other, theirs);
  const { total: stood } = await list();
  await revokeNewest();

  const fallen = await list();
  const numbers = fallen.data.map(({ number }) => number);
  assert.deepEqual(new Set(numbers.filter((one) => one !== far.number)).size, numbers.length, 'nobody of elsewhere');
  for (const { number } of [old, bcg, before]) assert.ok(numbers.includes(number), number);
  assert.ok(!numbers.includes(wrong.number), 'one that was withdrawn needs no other');
  assert.equal(fallen.open, fallen.total);
  assert.ok(fallen.total > stood);
  assert.deepEqual(
    (await list(elsewhere)).data.map(({ number }) => number),
    [far.number],
  );

  const anew = await issue(day, served);
  const after = await list();
  assert.equal(after.open, after.total - 1);
  assert.deepEqual([await onHome(), await onHome(elsewhere)], [after.open, 1]);
  const again = after.data.at(-1) ?? assert.fail();
  assert.deepEqual([again.number, again.again?.number], [before.number, anew.number]);
  const ofWaiting = after.data.filter(({ beneficiary_id }) => beneficiary_id === waiting);
  assert.deepEqual(ofWaiting.map(({ of, language, again }) => [of, language, again]).sort(), [
    ['BCG', 'both', null],
    ['all', 'both', null],
  ]);
  await issue(day, waiting);
  const half = (await list()).data.filter(({ beneficiary_id }) => beneficiary_id === waiting);
  assert.deepEqual(
    half.map(({ of, again }) => [of, again !== null]),
    [
      ['BCG', false],
      ['all', true],
    ],
    'one of all doses takes the place of one of all doses',
  );
  assert.ok((await day.audited(waiting)).includes(getCertificatesOfRevokedKeys.name));
});

test('one that was issued again by a key that is revoked too is open again', async () => {
  const person = await child(day);
  const first = await issue(day, person);
  await revokeNewest();
  await issue(day, person);
  const ofPerson = async () => (await list()).data.filter(({ beneficiary_id }) => beneficiary_id === person);
  assert.deepEqual(
    (await ofPerson()).map(({ again }) => again !== null),
    [true],
  );
  await revokeNewest();
  const open = await ofPerson();
  assert.deepEqual(
    open.map(({ again }) => again),
    [null, null],
  );
  assert.ok(open.some(({ number }) => number === first.number));
});

test('one of before it was written which doses it has is closed by whichever is issued again, of BCG alone too', async () => {
  const person = await child(day);
  const bcg = await issue(day, person, 'BCG');
  await asBefore(server, bcg.certificate_id, sql`covers = null`);
  await revokeNewest();
  const ofPerson = async () => (await list()).data.filter(({ beneficiary_id }) => beneficiary_id === person);
  assert.deepEqual(
    (await ofPerson()).map(({ of, again }) => [of, again]),
    [['BCG', null]],
  );
  const anew = await issue(day, person, 'BCG');
  assert.deepEqual(
    (await ofPerson()).map(({ again }) => again?.number),
    [anew.number],
  );
  await asBefore(server, anew.certificate_id, sql`kid = null`);
  assert.deepEqual(
    (await ofPerson()).map(({ again }) => again),
    [null],
    'one that may be of any key closes none',
  );
});

test('narrowed to a part of the area', async () => {
  const above = await server.as(
    await server.fixtures.user({ role: 'District Administrator', level: 'National', places: day.places }),
  );
  const ofSite = async ({ site }: SessionDay) => {
    const within = { level: 'site', id: site.session_site_id } as const;
    return (await above.ask(getCertificatesOfRevokedKeys, { within })).data.map(({ number }) => number);
  };
  const [here, there] = [await ofSite(day), await ofSite(other)];
  assert.deepEqual(new Set(here), new Set((await list()).data.map(({ number }) => number)));
  assert.deepEqual(
    there,
    (await list(elsewhere)).data.map(({ number }) => number),
  );
  const { total } = await above.ask(getCertificatesOfRevokedKeys, {});
  assert.equal(total, here.length + there.length);
});

test('page by page, by the roles that answer for a place and by nobody else', async () => {
  for (const one of officers) assert.ok((await list(one)).total > 2);
  const { total } = await list();
  const seen: string[] = [];
  for (let page = 1; page <= total; page++) {
    const { data, total_pages } = await list(officer, { page, pageSize: 1 });
    assert.equal(total_pages, total);
    seen.push(...data.map(({ certificate_id }) => certificate_id));
  }
  assert.equal(new Set(seen).size, total);
  assert.equal((await day.phone.send(getCertificatesOfRevokedKeys, {})).status, 403);
});
