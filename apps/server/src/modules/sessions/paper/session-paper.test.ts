import assert from 'node:assert/strict';
import { test } from 'node:test';
import { reportAefi } from '@teeka/contract/aefi';
import { addVaccineDetails } from '@teeka/contract/cases';
import { downloadSessionDetails, endSession, rejectBeneficiary } from '@teeka/contract/sessions';
import { saveUtilisation } from '@teeka/contract/stock';
import { displayDate, fileDate } from '@teeka/domain/format';
import { fill } from '@teeka/words';
import { whole } from '@teeka/words/whole';
import { sql } from 'kysely';
import { build } from '../../../platform/db/build.ts';
import { uuidV7 } from '../../../platform/ids/uuid-v7.ts';
import { aefiNotices } from '../../../testing/aefi-notice.ts';
import { arv, biteVisit, clinicDay, record } from '../../../testing/bite-day.ts';
import { openVisit } from '../../../testing/open-visit.ts';
import { paperFrom } from '../../../testing/paper-of.ts';
import { sessionDay } from '../../../testing/session-day.ts';
import { testServer } from '../../../testing/test-server.ts';
import { bcgOnce, vialLines } from '../../../testing/vial-line.ts';

const server = await testServer({ sandbox: false });
const day = await sessionDay(server);
const { phone, today } = day;
const { en } = whole;

async function named(session_id: string, name: string): Promise<void> {
  await server.rows(
    sql`update vaccination_session set session_name = ${name} where session_id = ${session_id}::uuid`.compile(build),
  );
}

test('a whole session: lists by where each stands, doses, vials and wastage, reasons, adverse events', async () => {
  const visit = await openVisit(day, { person: { dob: today, name: 'AARAV KUMAR' } });
  const { session_id, beneficiary_reference_id } = visit;
  await named(session_id, 'Rampur village session');
  const dose = day.dose({ batch_number: 'BCG-3' });
  await phone.ask(addVaccineDetails, { ...visit, vaccine_details: [dose] });
  const turnedAway = await day.person({ name: 'ROHAN LAL' }, { session: session_id });
  const born = await day.person({ name: 'KAVYA DEVI', dob: `${today.slice(0, 4)}-01-01` }, { session: session_id });
  await server.rows(
    sql`update beneficiary set dob_is_year = true, deceased_on = ${today}::date
      where beneficiary_id = ${born}::bigint`.compile(build),
  );
  const captured_at = day.at();
  const why = { reason_id: 1, remarks: 'High fever', acknowledged: true };
  await phone.ask(rejectBeneficiary, { session_id, beneficiary_id: turnedAway, captured_at, ...why });
  await phone.ask(reportAefi, aefiNotices(day)(beneficiary_reference_id, { given_in_session_id: session_id }));
  const line = vialLines(day)({ ...bcgOnce, batch_number: 'BCG-3' });
  await phone.ask(saveUtilisation, { utilisation_id: uuidV7(), session_id, captured_at, lines: [line] });
  await phone.ask(endSession, { session_id, captured_at });
  for (const language of ['en', 'hi'] as const) {
    const { papers, reports, aefi, schedule, app, beneficiaries } = whole[language];
    const paper = await paperFrom(phone, downloadSessionDetails, { session_id, language });
    assert.equal(paper.name, `Rampur-village-session-${fileDate(today)}.pdf`);
    paper.says('Rampur village session', displayDate(today), app.statusCompleted, 'Test Vaccinator');
    paper.says(fill(reports.born, { year: today.slice(0, 4) }));
    paper.says(fill(beneficiaries.deceased, { date: displayDate(today) }));
    paper.says('AARAV KUMAR', 'ROHAN LAL', 'KAVYA DEVI', 'High fever', schedule['dose-BCG'], schedule['vaccine-BCG']);
    for (const list of ['vaccinated', 'rejected', 'noshow'] as const) paper.says(`${papers[`list-${list}`]} (1)`);
    paper.says(papers.vials, 'BCG-3', '9 (90 %)', aefi['symptom-SEIZURE_FEBRILE'], aefi['category-serious']);
  }
  for (const person of [beneficiary_reference_id, turnedAway])
    assert.equal((await day.audited(person)).filter((call) => call === downloadSessionDetails.name).length, 2);
});

test('what another hospital gave and somebody wrote down at the session is none of its doses', async () => {
  const clinic = await clinicDay(server);
  const visit = await biteVisit(clinic);
  const amounts = { route: 'wound', sites: [], ml: null, rig_type: 'RMAB1', elsewhere: true, facility: 'CHC' };
  const theirs = { ...arv(clinic, 0, { material_id: 0, amounts }), dose_code: 'RIG' };
  assert.equal((await record(visit, [arv(clinic, 0), theirs], clinic.phone)).status, 200);
  const { session_id } = visit;
  const paper = await paperFrom(clinic.phone, downloadSessionDetails, { session_id, language: 'en' });
  paper.says(en.schedule['dose-ARV']);
  paper.isSilentOf(en.schedule['dose-RIG']);
  paper.says(`${en.papers['list-vaccinated_venom']} (1)`, en.papers.dosesByVaccine_venom);
  paper.isSilentOf(en.papers['list-vaccinated'], en.papers.dosesByVaccine);
});

test('a session without anybody says so on one sheet, and is named by its site where it has no name', async () => {
  const session_id = await day.session(3);
  await named(session_id, '');
  const paper = await paperFrom(phone, downloadSessionDetails, { session_id, language: 'en' });
  assert.equal(paper.sheets.length, 1);
  assert.match(paper.name, new RegExp(`^[A-Za-z0-9-]+-${fileDate(today)}\\.pdf$`));
  paper.says(en.papers.nobody, en.papers.vialsNone, en.papers.noEvents, en.papers.noDose, 'Sheet 1 of 1');
});

test('of 500 people each stands on it once; every sheet has the head of the table and its number', async () => {
  const session_id = await day.session(3);
  for (let nth = 1; nth <= 500; nth += 1)
    await day.person({ name: `PERSON ${String(nth).padStart(3, '0')} END` }, { session: session_id, status: 'noshow' });
  const paper = await paperFrom(phone, downloadSessionDetails, { session_id, language: 'en' });
  const all = paper.sheets.join('');
  for (let nth = 1; nth <= 500; nth += 1) {
    const name = `PERSON${String(nth).padStart(3, '0')}END`;
    assert.equal(all.split(name).length - 1, 1, name);
  }
  const count = paper.sheets.length;
  assert.ok(count > 8, String(count));
  for (const [nth, sheet] of paper.sheets.entries()) {
    assert.ok(sheet.includes(`Sheet${nth + 1}of${count}`), sheet.slice(-80));
    if (sheet.includes('PERSON')) assert.ok(sheet.includes('Guardianorhusband'), `${nth}: ${sheet.slice(0, 200)}`);
  }
});

test('a session of another site is none', async () => {
  const session_id = await day.session(3);
  for (const stranger of await day.strangers())
    assert.deepEqual((await stranger.send(downloadSessionDetails, { session_id })).codes, ['REQVAL0012']);
});
