import assert from 'node:assert/strict';
import { test } from 'node:test';
import { addVaccineDetails } from '@teeka/contract/cases';
import {
  addPreviousVaccination,
  downloadImmunisationCard,
  vaccinationsChart,
  voidDose,
} from '@teeka/contract/vaccinations';
import { addDays, addYears, type CivilDate } from '@teeka/domain/calendar';
import { displayDate, fileDate } from '@teeka/domain/format';
import { groupReferenceNumber } from '@teeka/domain/identity';
import { forecast, isOffered, nationalSchedule } from '@teeka/domain/schedule';
import { fill } from '@teeka/words';
import { explainReason } from '@teeka/words/explain-dose';
import { whole } from '@teeka/words/whole';
import { type RawBuilder, sql } from 'kysely';
import { build } from '../../../platform/db/build.ts';
import { uuidV7 } from '../../../platform/ids/uuid-v7.ts';
import { doseIn } from '../../../platform/words/dose-words.ts';
import { openVisit } from '../../../testing/open-visit.ts';
import { paperFrom } from '../../../testing/paper-of.ts';
import { pregnancyDesk } from '../../../testing/pregnancy-desk.ts';
import { previousReports } from '../../../testing/previous-report.ts';
import { sessionDay, vaccine } from '../../../testing/session-day.ts';
import { testServer } from '../../../testing/test-server.ts';
import { unspaced } from '../../../testing/text-of-pdf.ts';

const server = await testServer({ sandbox: false });
const day = await sessionDay(server);
const { phone } = day;
const today = day.today as CivilDate;
const run = (statement: RawBuilder<unknown>) => server.rows(statement.compile(build));
const languages = ['en', 'hi'] as const;
const card = (beneficiary_ref_id: string, language: 'en' | 'hi' | 'both' = 'en') =>
  paperFrom(phone, downloadImmunisationCard, { beneficiary_ref_id, language });

async function withBcg(wish: object = {}) {
  const visit = await openVisit(day, { person: { dob: addDays(today, -70), name: 'AARAV KUMAR', ...wish } });
  const dose = day.dose();
  await phone.ask(addVaccineDetails, { ...visit, vaccine_details: [dose] });
  return { id: visit.beneficiary_reference_id, dose };
}

test('nothing given yet: every dose of the chart with its day, as the screen has it, and what is next', async () => {
  const id = await day.person({ dob: today, name: 'BABY OF SUNITA' });
  const { lines } = await phone.ask(vaccinationsChart, { beneficiary_ref_id: id });
  for (const language of languages) {
    const { papers, schedule, certificates } = whole[language];
    const paper = await card(id, language);
    assert.equal(paper.name, `BABY-OF-SUNITA-${fileDate(today)}-Immunisation-Card.pdf`);
    paper.says(papers.card, 'BABY OF SUNITA', groupReferenceNumber(id), papers.cardChart, schedule['age-0d']);
    for (const { dose_code, state, due } of lines) {
      if (state === 'not-applicable') continue;
      const said = schedule[`state-${state}` as keyof typeof schedule];
      const on = due && state !== 'waiting' ? displayDate(due) : '';
      paper.says(`${doseIn(language)(dose_code)}${said}${on}`);
    }
    const due = lines.filter(({ state }) => state === 'due').map(({ dose_code }) => doseIn(language)(dose_code));
    assert.ok(due.length >= 3);
    paper.says(certificates.next, `${due.join(', ')}`, papers.cardAfter, 'Test Vaccinator');
    paper.isSilentOf(papers.cardOthers, papers.cardByWordText, whole[language].pregnancyPage.expected);
  }
});

test('one dose: its day, batch, place and who gave it; one that was taken back stands there no more', async () => {
  const { id, dose } = await withBcg();
  const [row] = await server.rows<{ name: string }>(
    sql<{
      name: string;
    }>`select name_en as name from session_site where session_site_id = ${day.site.session_site_id}::uuid`.compile(
      build,
    ),
  );
  const en = await card(id);
  en.says(`BCG${displayDate(today)}, TYPED-1${row?.name}Test Vaccinator`);
  assert.deepEqual((await day.audited(id)).at(-1), 'vaccinations.downloadImmunisationCard');
  await phone.ask(voidDose, {
    ...{ beneficiary_reference_id: id, dose_id: dose.dose_id, dose_code: 'BCG', given_on: today },
    ...{ reason: 'Another child', captured_at: day.at() },
  });
  (await card(id)).isSilentOf('TYPED-1');
});

test('what the family told is marked so; what a card showed waits for approval; neither has a place or a giver', async () => {
  const { report, dose } = previousReports(day);
  const id = await day.person({ dob: addDays(today, -100) });
  await phone.ask(addPreviousVaccination, report(id, { proof: 'word', vaccine_details: [dose({}, 99)] }));
  await phone.ask(
    addPreviousVaccination,
    report(id, {
      ...{ material_id: vaccine.bopv, material_name: 'bOPV' },
      vaccine_details: [dose({ dose_code: 'OPV0' }, 99)],
    }),
  );
  for (const language of languages) {
    const { papers } = whole[language];
    const paper = await card(id, language);
    const name = doseIn(language);
    paper.says(`${name('BCG')}${displayDate(addDays(today, -99))}${papers.cardByWord}`, papers.cardByWordText);
    paper.says(`${name('OPV0')}${displayDate(addDays(today, -99))}${papers.cardPending}`);
  }
});

const ended = await day.session(3, addDays(today, -1));
const record = (person: string, of: { readonly code: string; readonly date: CivilDate; readonly batch: string }) =>
  run(sql`
    insert into dose (beneficiary_id, dose_id, dose_code, attempt, given_on, session_id, session_site_id, batch_number,
      captured_at, captured_by, origin)
    values (${person}::bigint, ${uuidV7()}::uuid, ${of.code}, 1, ${of.date}::date, ${ended}::uuid,
      ${day.site.session_site_id}::uuid, ${of.batch}, now(), ${day.user.user_id}::uuid, 'session')`);

/** Everything that a child is offered, each on its day: code, day and batch. */
async function fully(person: string, dob: CivilDate, batch: (code: string) => string) {
  const given: { readonly code: string; readonly date: CivilDate }[] = [];
  const who = { kind: 'child', dob, sex: 'F', jeEndemic: false } as const;
  for (let on = dob; on <= today; on = addDays(on, 14))
    for (const { code, due, ...one } of forecast(who, given, { on, schedule: nationalSchedule }).doses)
      if (isOffered(one) && due && due <= on) given.push({ code, date: on });
  for (const { code, date } of given) await record(person, { code, date, batch: batch(code) });
  assert.ok(given.length === 33, String(given.length));
  return given;
}

const longest = 'लक्ष्मी नारायण प्रसाद विश्वकर्मा क्षत्रिय उर्फ़ छोटी बिटिया सुपुत्री श्रीमती कृष्णा देवी';
const dob = addYears(today, -17);

test('all doses of a childhood stand on one sheet, each with its day and batch, under the longest name; nothing more is planned', async () => {
  const id = await day.person({ dob, name: longest, gender: 2 });
  const given = await fully(id, dob, (code) => `B-${code}`);
  const paper = await card(id, 'both');
  assert.equal(paper.sheets.length, 2);
  for (const [nth, language] of languages.entries()) {
    const said = given.map(({ code, date }) => `${doseIn(language)(code)}${displayDate(date)}, B-${code}`);
    for (const text of [...said, longest, whole[language].certificates.nextNone])
      assert.ok(paper.sheets[nth]?.includes(unspaced(text)), `${text} in ${paper.sheets[nth]}`);
  }
});

test('a chart that needs more sheets has its head on each of them', async () => {
  const id = await day.person({ dob, gender: 2 });
  await fully(id, dob, (code) => `${'LONG '.repeat(9)}${code}`);
  const { sheets } = await card(id, 'hi');
  const { papers } = whole.hi;
  assert.equal(sheets.length, 2);
  for (const sheet of sheets) assert.ok(sheet.includes(unspaced(papers.cardAge + papers.cardVaccines)), sheet);
  assert.ok(sheets[1]?.includes(unspaced(fill(papers.pageOf, { page: 2, pages: 2 }))));
});

test('a dose that does not count says so and why, and the same dose has its day; one of another schedule stands apart', async () => {
  const id = await day.person({ dob: addDays(today, -60) });
  await record(id, { code: 'OPV1', date: addDays(today, -40), batch: 'EARLY-1' });
  await record(id, { code: 'ARV', date: addDays(today, -5), batch: 'RABIES-1' });
  const { schedule, papers } = whole.en;
  const paper = await card(id);
  const why = explainReason(
    { code: 'not-counted-too-early', values: { dose: 'OPV1', given: addDays(today, -40), day: addDays(today, -18) } },
    (key, values) => fill(schedule[key as keyof typeof schedule], values),
  );
  paper.says(`OPV-1${displayDate(addDays(today, -40))}, EARLY-1`, why);
  paper.says(`OPV-1${schedule['state-due']}${displayDate(addDays(today, -18))}`);
  paper.says(papers.cardOthers, `${schedule['dose-ARV']}${displayDate(addDays(today, -5))}RABIES-1`);
});

test('who is reported dead is called for nothing', async () => {
  const id = await day.person({ dob: addDays(today, -70), deceased_on: addDays(today, -2) });
  const paper = await card(id);
  paper.isSilentOf(whole.en.papers.cardNext + whole.en.certificates.nextNone);
  paper.says(whole.en.schedule['state-closed']);
});

test('of a birth of which only the year is known the year stands there; the register number where there is one; of a document the last signs', async () => {
  const { id } = await withBcg({ dob: '2021-07-01' });
  await run(sql`update beneficiary set dob_is_year = true, rch_id = '109876543210987', photo_id_type = 1, photo_id_last4 = '4321'
      where beneficiary_id = ${id}::bigint`);
  const paper = await card(id);
  paper.says(`${whole.en.papers.born}2021`, '109876543210987', '4321');
  paper.isSilentOf('01/07/2021');
});

test('a woman who is pregnant: her Td doses, the expected day, visits in short; no infections', async () => {
  const desk = await pregnancyDesk(day, { lmp: addDays(today, -150) });
  const visited = { visited_on: addDays(today, -20), weight: 51.5, systolic: 110, diastolic: 70, haemoglobin: 9.4 };
  await desk.record('antenatal', { ...visited, hiv: 'Reactive', note: 'Told in trust' });
  for (const language of languages) {
    const { pregnancyPage: page, schedule } = whole[language];
    const paper = await card(desk.woman, language);
    paper.says(page.expected, displayDate(addDays(today, 130)), '51.5', '110/70', '9.4', schedule['age-pregnancy']);
    paper.says(doseIn(language)('TDPW1'), page.nextVisit);
    paper.isSilentOf('Told in trust', whole[language].pregnancyForms['antenatal-hiv']);
  }
});

test('whom to ask stands there once the administration names somebody; a sample says that it is one', async () => {
  const { id } = await withBcg();
  const ask = { beneficiary_ref_id: id, language: 'en' } as const;
  const trial = await paperFrom(phone, downloadImmunisationCard, { ...ask, env: 'sandbox' });
  trial.says(whole.en.papers.trial);
  trial.isSilentOf('Block office Ujhani');
  await run(sql`insert into setting (key_name, value) values ('help_contact', 'Block office Ujhani'), ('help_phone', '05832 222333')
      on conflict (key_name) do update set value = excluded.value`);
  (await card(id)).says('Block office Ujhani, 05832 222333');
});
