import assert from 'node:assert/strict';
import { test } from 'node:test';
import { addVaccineDetails } from '@teeka/contract/cases';
import { issueCertificate, regenerateCert } from '@teeka/contract/certificates';
import { downloadImmunisationCard, vaccinationsChart } from '@teeka/contract/vaccinations';
import { addDays } from '@teeka/domain/calendar';
import { displayDate } from '@teeka/domain/format';
import { fill } from '@teeka/words';
import { whole } from '@teeka/words/whole';
import { sql } from 'kysely';
import { doseIn } from '../../platform/words/dose-words.ts';
import { asBefore } from '../../testing/certificate-of-before.ts';
import { openVisit } from '../../testing/open-visit.ts';
import { paperFrom } from '../../testing/paper-of.ts';
import { sessionDay } from '../../testing/session-day.ts';
import { testServer } from '../../testing/test-server.ts';
import type { PaperOfCertificate } from './paper.ts';
import { certificateOf } from './queries.ts';

const server = await testServer({ sandbox: false });
const { atRest } = server.platform;
const day = await sessionDay(server);
const { phone, today } = day;
const languages = ['en', 'hi'] as const;

/** A child of ten months who had nothing but BCG, with what the chart of the screen offers today. */
async function lateChild() {
  const visit = await openVisit(day, { person: { dob: addDays(today, -300), name: 'AARAV KUMAR' } });
  const dose = day.dose();
  await phone.ask(addVaccineDetails, { ...visit, vaccine_details: [dose] });
  const beneficiary_ref_id = visit.beneficiary_reference_id;
  const { lines } = await phone.ask(vaccinationsChart, { beneficiary_ref_id });
  const overdue = lines.filter(({ state }) => state === 'due' || state === 'overdue');
  assert.ok(overdue.length > 3 && overdue.every(({ due }) => due && due <= today));
  const { certificate_id } = await phone.ask(issueCertificate, { beneficiary_ref_id, language: 'both' });
  return { beneficiary_ref_id, certificate_id, overdue };
}

const saidIn = (language: 'en' | 'hi', codes: readonly string[], from: string) =>
  fill(whole[language].certificates.nextOn, {
    doses: codes.map(doseIn(language)).join(', '),
    day: displayDate(from),
  });

test('what is overdue is next from the day of the certificate on, as the card has it, and not from a day that is past', async () => {
  const { beneficiary_ref_id, certificate_id, overdue } = await lateChild();
  const paper = await paperFrom(phone, regenerateCert, { beneficiary_ref_id, certificate_id });
  const codes = overdue.map(({ dose_code }) => dose_code);
  for (const language of languages) {
    const said = saidIn(language, codes, today);
    paper.says(said);
    (await paperFrom(phone, downloadImmunisationCard, { beneficiary_ref_id, language })).says(said);
  }
  for (const { due } of overdue) if (due && due < today) paper.isSilentOf(displayDate(due));
});

test('one that was kept with days of the past is drawn as the day of its issue had it', async () => {
  const { beneficiary_ref_id, certificate_id, overdue } = await lateChild();
  const row = `certificate/${certificate_id}` as const;
  const [kept] = await server.rows(certificateOf(beneficiary_ref_id, certificate_id));
  const paper = JSON.parse(atRest.open('certificate', row, kept?.paper_sealed ?? assert.fail())) as PaperOfCertificate;
  const next = overdue.map(({ dose_code, due }) => ({ dose_code, due: due ?? today }));
  const issued_on = addDays(today, -2);
  const sealed = atRest.seal('certificate', row, JSON.stringify({ ...paper, issued_on, next }));
  await asBefore(server, certificate_id, sql`paper_sealed = ${sealed}`);
  const drawn = await paperFrom(phone, regenerateCert, { beneficiary_ref_id, certificate_id });
  const codes = overdue.map(({ dose_code }) => dose_code);
  for (const language of languages) drawn.says(saidIn(language, codes, issued_on));
});
