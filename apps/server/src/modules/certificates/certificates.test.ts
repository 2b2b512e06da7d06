import assert from 'node:assert/strict';
import { test } from 'node:test';
import { inflateRawSync } from 'node:zlib';
import { addVaccineDetails } from '@teeka/contract/cases';
import { downloadBcgCertificate, getCardTrust, issueCertificate, regenerateCert } from '@teeka/contract/certificates';
import { voidDose } from '@teeka/contract/vaccinations';
import { cardOfQr } from '@teeka/domain/certificates';
import { groupReferenceNumber } from '@teeka/domain/identity';
import { whole } from '@teeka/words/whole';
import { compactVerify, createRemoteJWKSet } from 'jose';
import { sql } from 'kysely';
import { build } from '../../platform/db/build.ts';
import { judgedQr } from '../../testing/judged-qr.ts';
import { openVisit } from '../../testing/open-visit.ts';
import { paperFrom } from '../../testing/paper-of.ts';
import { scanned } from '../../testing/scanned.ts';
import { sessionDay, vaccine } from '../../testing/session-day.ts';
import { testServer } from '../../testing/test-server.ts';
import { textOfPdf, unspaced } from '../../testing/text-of-pdf.ts';

const server = await testServer({ sandbox: false });
const day = await sessionDay(server);
const { phone, today } = day;

async function child() {
  const visit = await openVisit(day, { person: { dob: today, name: 'AARAV KUMAR' } });
  const dose = day.dose();
  await phone.ask(addVaccineDetails, { ...visit, vaccine_details: [dose] });
  return { beneficiary_ref_id: visit.beneficiary_reference_id, dose };
}

async function file(input: { beneficiary_ref_id: string; certificate_id: string }): Promise<Uint8Array> {
  const { name, bytes } = await paperFrom(phone, regenerateCert, input);
  assert.match(name, /^certificate-2026\d{4}\.pdf$/);
  return bytes;
}

const takenBack = (beneficiary_reference_id: string, { dose_id, dose_code, given_on }: ReturnType<typeof day.dose>) =>
  phone.ask(voidDose, {
    ...{ beneficiary_reference_id, dose_id, dose_code, given_on },
    ...{ reason: 'Another child', captured_at: day.at() },
  });

const judged = async (qr: string) => (await judgedQr(phone, qr)).verdict;

test('a certificate says who, which dose, when, where and by whom, in both languages; its code is scanned from the sheet', async () => {
  const { beneficiary_ref_id, dose } = await child();
  const { certificate_id, number, qr } = await phone.ask(issueCertificate, { beneficiary_ref_id, language: 'both' });
  const bytes = await file({ beneficiary_ref_id, certificate_id });
  const sheets = (await textOfPdf(bytes)).map(unspaced);
  assert.equal(sheets.length, 2);
  for (const [nth, language] of (['en', 'hi'] as const).entries()) {
    const words = whole[language].certificates;
    for (const said of [words.title, 'AARAV KUMAR', dose.batch_number, number, words.check, words.by])
      assert.ok(sheets[nth]?.includes(unspaced(said)), `${language}: ${said} in ${sheets[nth]}`);
  }
  assert.equal(await scanned(bytes), qr);
  assert.deepEqual(await judged(qr), { is: 'genuine' });
});

test('a document is called as its reader calls it, and the number as everywhere', async () => {
  const { beneficiary_ref_id } = await child();
  await server.rows(
    sql`update beneficiary set photo_id_type = 1, photo_id_last4 = '4321' where beneficiary_id = ${beneficiary_ref_id}::bigint`.compile(
      build,
    ),
  );
  const { certificate_id } = await phone.ask(issueCertificate, { beneficiary_ref_id, language: 'both' });
  const sheets = (await textOfPdf(await file({ beneficiary_ref_id, certificate_id }))).map(unspaced);
  for (const [nth, language] of (['en', 'hi'] as const).entries())
    for (const said of [whole[language].identity['document-1'], '4321', groupReferenceNumber(beneficiary_ref_id)])
      assert.ok(sheets[nth]?.includes(unspaced(said)), `${language}: ${said} in ${sheets[nth]}`);
});

test('it verifies with a library that is not ours, by the keys at the well-known address', async () => {
  const { beneficiary_ref_id, dose } = await child();
  const { qr } = await phone.ask(issueCertificate, { beneficiary_ref_id, language: 'en' });
  const keys = createRemoteJWKSet(new URL('/.well-known/jwks.json', server.base));
  const { payload } = await compactVerify(cardOfQr(qr) ?? '', keys);
  const { vc, iss } = JSON.parse(inflateRawSync(payload).toString('utf8'));
  const [patient, shot] = vc.credentialSubject.fhirBundle.entry.map(({ resource }: { resource: unknown }) => resource);
  assert.deepEqual(patient.name, [{ text: 'AARAV KUMAR' }]);
  assert.equal(shot.lotNumber, dose.batch_number);
  assert.equal(shot.occurrenceDateTime, dose.given_on);
  assert.match(iss, /^http/);
});

test('a dose that is taken back makes the paper superseded, and a newer paper holds; others stay genuine', async () => {
  const [first, other] = [await child(), await child()];
  const of = async ({ beneficiary_ref_id }: { beneficiary_ref_id: string }) =>
    (await phone.ask(issueCertificate, { beneficiary_ref_id, language: 'hi' })).qr;
  const [old, apart] = [await of(first), await of(other)];
  const { beneficiary_ref_id, dose } = first;
  const visit = await openVisit(day, { again: beneficiary_ref_id, session_id: await day.session(1) });
  await phone.ask(addVaccineDetails, {
    ...visit,
    vaccine_details: [day.dose({ dose_code: 'OPV0', material_id: vaccine.bopv })],
  });
  await takenBack(beneficiary_ref_id, dose);
  assert.deepEqual(await judged(old), { is: 'superseded', corrected: 1 });
  assert.deepEqual(await judged(await of(first)), { is: 'genuine' });
  assert.deepEqual(await judged(apart), { is: 'genuine' });
  const [key] = (await phone.ask(getCardTrust, {})).keys;
  const listed = await (await fetch(new URL(`/.well-known/crl/${key?.kid}.json`, server.base))).json();
  assert.equal(listed.method, 'rid');
  assert.equal(listed.rids.length, 1);
});

const changedIn = (beneficiary_ref_id: string) => (field: string, version: number) =>
  server.rows(
    sql`insert into beneficiary_change (beneficiary_id, version, field, changed_by, captured_at)
      values (${beneficiary_ref_id}::bigint, ${version}, ${field}, ${crypto.randomUUID()}::uuid, now())`.compile(build),
  );

test('a name that is put right supersedes; a telephone number does not', async () => {
  const { beneficiary_ref_id } = await child();
  const { qr } = await phone.ask(issueCertificate, { beneficiary_ref_id, language: 'en' });
  const changed = changedIn(beneficiary_ref_id);
  await changed('ben_mobile_number', 90);
  assert.deepEqual(await judged(qr), { is: 'genuine' });
  await changed('ben_name', 91);
  assert.deepEqual(await judged(qr), { is: 'superseded', corrected: 1 });
});

test('of each paper it is told how many corrections were made since that one was issued', async () => {
  const { beneficiary_ref_id } = await child();
  const issued = async () => (await phone.ask(issueCertificate, { beneficiary_ref_id, language: 'en' })).qr;
  const changed = changedIn(beneficiary_ref_id);
  const first = await issued();
  await changed('ben_name', 90);
  await changed('dob', 91);
  const second = await issued();
  // It bears the second after the change; what is put right within that same second is put right after it.
  await changed('ben_name', 92);
  const third = await issued();
  assert.deepEqual(await Promise.all([first, second, third].map(judged)), [
    { is: 'superseded', corrected: 3 },
    { is: 'superseded', corrected: 1 },
    { is: 'genuine' },
  ]);
});

test('the paper is drawn from what was issued, whatever stands on record since', async () => {
  const { beneficiary_ref_id, dose } = await child();
  const { certificate_id } = await phone.ask(issueCertificate, { beneficiary_ref_id, language: 'en' });
  const before = await textOfPdf(await file({ beneficiary_ref_id, certificate_id }));
  await takenBack(beneficiary_ref_id, dose);
  assert.deepEqual(await textOfPdf(await file({ beneficiary_ref_id, certificate_id })), before);
});

test('without a dose there is nothing to certify; a certificate of somebody else is none', async () => {
  const beneficiary_ref_id = await day.person({ dob: today });
  const none = await phone.send(issueCertificate, { beneficiary_ref_id, language: 'en' });
  assert.deepEqual(none.codes, ['CERTIF0001']);
  const { beneficiary_ref_id: other } = await child();
  const { certificate_id } = await phone.ask(issueCertificate, { beneficiary_ref_id: other, language: 'en' });
  const mixed = await phone.send(regenerateCert, { beneficiary_ref_id, certificate_id });
  assert.deepEqual(mixed.codes, ['REQVAL0012']);
});

test('a key signs for a year; what it signed holds after it', async () => {
  const { beneficiary_ref_id } = await child();
  const { qr } = await phone.ask(issueCertificate, { beneficiary_ref_id, language: 'en' });
  await server.rows(sql`update certificate_key set made_at = made_at - interval '366 days'`.compile(build));
  const { qr: next } = await phone.ask(issueCertificate, { beneficiary_ref_id, language: 'en' });
  const { keys } = await phone.ask(getCardTrust, {});
  assert.equal(keys.length, 2);
  assert.deepEqual([await judged(qr), await judged(next)], [{ is: 'genuine' }, { is: 'genuine' }]);
});

test('the certificate of the BCG dose says nothing of other doses, is signed, and is no certificate of all', async () => {
  const { beneficiary_ref_id, dose } = await child();
  const visit = await openVisit(day, { again: beneficiary_ref_id, session_id: await day.session(1) });
  const other = day.dose({ dose_code: 'OPV0', material_id: vaccine.bopv, batch_number: 'OPV-77' });
  await phone.ask(addVaccineDetails, { ...visit, vaccine_details: [other] });
  const issued = await phone.ask(issueCertificate, { beneficiary_ref_id, language: 'both', of: 'BCG' });
  const { certificate_id, qr } = issued;
  const paper = await paperFrom(phone, downloadBcgCertificate, {
    beneficiary_reference_id: beneficiary_ref_id,
    certificate_id,
  });
  assert.match(paper.name, /^bcg-certificate-\d{4}2026\.pdf$/);
  paper.says(whole.en.papers.bcg, whole.hi.papers.bcg, dose.batch_number, issued.number);
  paper.isSilentOf('OPV-77', whole.en.schedule['dose-OPV0'], whole.en.certificates.nextNone);
  assert.deepEqual(await judged(qr), { is: 'genuine' });
  const all = await phone.ask(issueCertificate, { beneficiary_ref_id, language: 'en' });
  const wrong = await phone.send(downloadBcgCertificate, {
    beneficiary_reference_id: beneficiary_ref_id,
    certificate_id: all.certificate_id,
  });
  assert.deepEqual(wrong.codes, ['REQVAL0012']);
});

test('a sample says across that it is one', async () => {
  const { beneficiary_ref_id } = await child();
  const { certificate_id } = await phone.ask(issueCertificate, { beneficiary_ref_id, language: 'en' });
  const wish = { beneficiary_ref_id, certificate_id };
  (await paperFrom(phone, regenerateCert, wish)).isSilentOf(whole.en.papers.trial);
  (await paperFrom(phone, regenerateCert, { ...wish, env: 'sandbox' })).says(whole.en.papers.trial);
});

test('without a BCG dose there is none', async () => {
  const visit = await openVisit(day, { person: { dob: today } });
  const dose = day.dose({ dose_code: 'OPV0', material_id: vaccine.bopv });
  await phone.ask(addVaccineDetails, { ...visit, vaccine_details: [dose] });
  const wish = { beneficiary_ref_id: visit.beneficiary_reference_id, language: 'en' } as const;
  assert.deepEqual((await phone.send(issueCertificate, { ...wish, of: 'BCG' })).codes, ['BENSUM0002']);
  assert.equal((await phone.send(issueCertificate, wish)).status, 200);
});
