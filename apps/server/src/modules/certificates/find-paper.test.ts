import assert from 'node:assert/strict';
import { test } from 'node:test';
import { downloadAppreciationLetter } from '@teeka/contract/appreciation';
import { addVaccineDetails } from '@teeka/contract/cases';
import { findPaper, issueCertificate, withdrawCertificate } from '@teeka/contract/certificates';
import { addDays } from '@teeka/domain/calendar';
import { sql } from 'kysely';
import { build } from '../../platform/db/build.ts';
import { workerOf } from '../../testing/area/area-side.ts';
import { openVisit } from '../../testing/open-visit.ts';
import { paperFrom } from '../../testing/paper-of.ts';
import { sessionDay } from '../../testing/session-day.ts';
import { testServer } from '../../testing/test-server.ts';

const server = await testServer({ sandbox: false });
const day = await sessionDay(server);
const other = await sessionDay(server);
const { phone, today } = day;
const officer = (await workerOf(server, 'District Administrator', day)).phone;
const elsewhere = (await workerOf(server, 'District Administrator', other)).phone;

const visit = await openVisit(day, { person: { dob: today, name: 'AARAV KUMAR' } });
const { beneficiary_reference_id: beneficiary_ref_id } = visit;
await phone.ask(addVaccineDetails, { ...visit, vaccine_details: [day.dose()] });

test('whose a certificate is, by the number on it, as it is typed; and how it stands', async () => {
  const { number, certificate_id } = await phone.ask(issueCertificate, { beneficiary_ref_id, language: 'en' });
  for (const typed of [number, ` ${number.toLowerCase()} `, number.replaceAll('-', ' ')]) {
    const { certificate, letter } = await officer.ask(findPaper, { number: typed });
    assert.deepEqual([certificate?.beneficiary_id, certificate?.ben_name], [beneficiary_ref_id, 'AARAV KUMAR']);
    assert.deepEqual([certificate?.number, certificate?.state, letter], [number, 'genuine', null]);
  }
  const reason = 'Issued to another family';
  await officer.ask(withdrawCertificate, { beneficiary_ref_id, certificate_id, reason });
  const { certificate } = await officer.ask(findPaper, { number });
  assert.deepEqual([certificate?.state, certificate?.withdrawn?.reason], ['withdrawn', reason]);
  assert.equal((await day.audited(beneficiary_ref_id)).at(-1), 'certificates.findPaper');
});

test('of elsewhere it is as one that nobody issued', async () => {
  const { number } = await phone.ask(issueCertificate, { beneficiary_ref_id, language: 'en' });
  const answers = await Promise.all(
    [number, '2611-AAAA-BBBB'].map((one) => elsewhere.send(findPaper, { number: one })),
  );
  const [real, made] = answers.map(({ status, text, errors }) => ({ status, text, errors }));
  assert.equal(real?.status, 404);
  assert.deepEqual(real, made, 'not told apart');
  assert.deepEqual((await officer.send(findPaper, { number: ' - ' })).codes, ['FLDVAL0001']);
});

test('a letter of appreciation is told from one that somebody made up, by whoever may draw it', async () => {
  const days = { from: addDays(today as '2026-01-01', -30), to: today };
  await paperFrom(officer, downloadAppreciationLetter, { user_id: day.user.user_id, ...days, language: 'en' });
  const [drawn] = await server.rows(
    sql<{ number: string }>`select detail ->> 'letter' as number from audit where detail ? 'letter'`.compile(build),
  );
  const number = drawn?.number ?? assert.fail('no letter on the audit log');
  const { certificate, letter } = await officer.ask(findPaper, { number });
  assert.equal(certificate, null);
  assert.deepEqual([letter?.user_id, letter?.from, letter?.to], [day.user.user_id, days.from, days.to]);
  assert.ok(letter?.worker_name && letter.issued_by_name);
  assert.deepEqual((await elsewhere.send(findPaper, { number })).codes, ['REQVAL0012']);
});
