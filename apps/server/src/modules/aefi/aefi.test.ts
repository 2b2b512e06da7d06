import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  followUpAefi,
  getAefiPrefill,
  getAefiReport,
  getAefiReports,
  reportAefi,
} from '@teeka/contract/aefi';
import type { InputOf } from '@teeka/contract/call';
import { addVaccineDetails } from '@teeka/contract/cases';
import { sql } from 'kysely';
import { build } from '../../platform/db/build.ts';
import { uuidV7 } from '../../platform/ids/uuid-v7.ts';
import { openVisit } from '../../testing/open-visit.ts';
import { sessionDay, vaccine } from '../../testing/session-day.ts';
import type { TestClient } from '../../testing/test-client.ts';
import { testServer } from '../../testing/test-server.ts';

const server = await testServer({ sandbox: false });
const day = await sessionDay(server);
const { phone, at, places, site } = day;
const as = async (
  role: 'ASHA' | 'Supervisor' | 'District Administrator' | 'Site Admin',
  level?: 'Block' | 'District',
) => server.as(await server.fixtures.user({ role, places, ...(level ? { level } : { sites: [site] }) }));
const [asha, supervisor, dio] = [
  await as('ASHA'),
  await as('Supervisor', 'Block'),
  await as('District Administrator', 'District'),
];

type Report = InputOf<typeof reportAefi>;
const notice = (beneficiary_reference_id: string, more: Partial<Report> = {}): Report => ({
  report_id: uuidV7(),
  beneficiary_reference_id,
  given_in_session_id: '',
  form_version: 'crf-2023.1',
  answers: {
    symptoms: ['SEIZURE_FEBRILE'],
    vaccinated_at: at(-120),
    first_symptom_at: at(-60),
    notified_at: at(-30),
    hospitalised: true,
    outcome: 'still-hospitalised',
    notifier_phone: '9876543210',
  },
  vaccines: [],
  file: false,
  captured_at: at(),
  ...more,
});
const rest = {
  description: 'Seizure at home, taken to the CHC',
  village_or_urban: 'Sahaswan',
  site_address: 'Sub-Centre',
  notifier_name: 'SUNITA',
  notifier_designation: 'community',
  guardian_name: 'RAM PAL',
  address: 'Behind the school',
  place_type: 'outreach',
  site_type: 'outreach',
  vaccination_in: 'routine',
  vaccine_source: 'government',
  reasons: ['hospitalisation'],
  is_cluster: false,
  reporter_name: 'KAMLA',
  reporter_designation: 'ANM',
};
const row = {
  dose_id: null,
  material_id: vaccine.bcg,
  name: 'BCG',
  is_diluent: false,
  dose_code: 'BCG',
  dose_no: null,
  manufacturer: 'Himalay',
  batch_number: 'B-7',
  mfg_date: null,
  expiry_date: '2027-12-31',
  opened_at: null,
  others_same_vial: 3,
};
const follow = (
  report: Report,
  kind: InputOf<typeof followUpAefi>['kind'],
  more: Partial<InputOf<typeof followUpAefi>> = {},
) => ({
  event_id: uuidV7(),
  report_id: report.report_id,
  beneficiary_reference_id: report.beneficiary_reference_id,
  kind,
  captured_at: at(),
  ...more,
});
const detail = (report: Report, by: TestClient = phone) =>
  by.ask(getAefiReport, {
    report_id: report.report_id,
    beneficiary_reference_id: report.beneficiary_reference_id,
  });

test('a notice is kept, read back with its number opened, and sent again changes nothing', async () => {
  const person = await day.person();
  const report = notice(person);
  const reply = { report_id: report.report_id, status: 'notified', category: 'serious' };
  assert.deepEqual(await phone.ask(reportAefi, report), reply);
  assert.deepEqual(await phone.ask(reportAefi, report), reply, 'sent again');
  const other = await phone.send(reportAefi, { ...report, captured_at: at(-1) });
  assert.deepEqual([other.status, other.codes], [409, ['REQVAL0009']], 'the id of another report');
  const read = await detail(report);
  assert.equal(read.answers.notifier_phone, '9876543210');
  assert.deepEqual(
    read.events.map(({ kind, role }) => `${kind} ${role}`),
    ['answers Vaccinator'],
  );
  assert.equal(read.filed_at, null);
  assert.deepEqual(
    await day.audited(person),
    ['aefi.reportAefi', 'aefi.reportAefi', 'aefi.getAefiReport'].slice(
      -2 - (await day.audited(person)).length + 2,
    ),
  );
});

test('the number of whoever told never rests in clear', async () => {
  const report = notice(await day.person());
  await phone.ask(reportAefi, report);
  await phone.ask(followUpAefi, follow(report, 'answers', { answers: { notifier_phone: '9123456780' } }));
  const [stored] = await server.rows<{ text: string }>(
    sql<{ text: string }>`select string_agg(r::text || e::text, '') as text from aefi_report r
      join aefi_event e using (beneficiary_id, report_id) where report_id = ${report.report_id}::uuid`.compile(
      build,
    ),
  );
  assert.doesNotMatch(stored?.text ?? '', /9876543210|9123456780/);
  assert.equal((await detail(report)).answers.notifier_phone, '9123456780');
});

test('from notice to closing: each step by who may, nothing overwritten', async () => {
  const person = await day.person();
  const report = notice(person);
  await phone.ask(reportAefi, report);
  const early = await dio.send(followUpAefi, follow(report, 'investigated'));
  assert.deepEqual([early.status, early.codes], [409, ['AEFIRP0006']]);
  const half = await phone.send(
    followUpAefi,
    follow(report, 'answers', { answers: { ...rest, address: '' }, vaccines: [row], file: true }),
  );
  assert.deepEqual(half.codes, ['FLDVAL0001']);
  const filing = follow(report, 'answers', { answers: rest, vaccines: [row], file: true });
  assert.deepEqual(await phone.ask(followUpAefi, filing), { status: 'reported', category: 'serious' });
  assert.deepEqual(
    await phone.ask(followUpAefi, filing),
    { status: 'reported', category: 'serious' },
    'sent again',
  );
  const wrongRole = await phone.send(followUpAefi, follow(report, 'case-id', { external_case_id: 'IND-1' }));
  assert.deepEqual([wrongRole.status, wrongRole.codes], [403, ['AEFIRP0007']]);
  await dio.ask(followUpAefi, follow(report, 'case-id', { external_case_id: 'IND(AEFI)/UP/BUD/2026/014' }));
  await dio.ask(followUpAefi, follow(report, 'investigated', { note: 'Visited the home' }));
  await dio.ask(followUpAefi, follow(report, 'final'));
  const open = await dio.send(followUpAefi, follow(report, 'closed', { causality: 'C' }));
  assert.deepEqual(open.codes, ['AEFIRP0004'], 'still in hospital');
  await supervisor.ask(followUpAefi, follow(report, 'answers', { answers: { outcome: 'discharged' } }));
  assert.equal((await dio.ask(followUpAefi, follow(report, 'closed', { causality: 'C' }))).status, 'closed');
  const late = await phone.send(
    followUpAefi,
    follow(report, 'answers', { answers: { outcome: 'recovered' } }),
  );
  assert.deepEqual(late.codes, ['AEFIRP0005']);
  const read = await detail(report, supervisor);
  assert.deepEqual(
    read.events.map(({ kind }) => kind),
    ['answers', 'answers', 'case-id', 'investigated', 'final', 'answers', 'closed'],
  );
  assert.equal(read.events[0]?.answers.outcome, 'still-hospitalised', 'what was said at first stays');
  assert.equal(read.answers.outcome, 'discharged');
  assert.deepEqual(
    [read.external_case_id, read.causality, read.status],
    ['IND(AEFI)/UP/BUD/2026/014', 'C', 'closed'],
  );
});

test('an ASHA notifies, of her villages only, and does not file', async () => {
  const [own, elsewhere] = places.villages;
  const narrow = await server.as(
    await server.fixtures.user({ role: 'ASHA', sites: [site], places, villages: [own ?? 0] }),
  );
  const mine = notice(await day.person({ village: own ?? 0 }), { file: true, vaccines: [row] });
  const asked = await narrow.ask(reportAefi, { ...mine, answers: { ...mine.answers, ...rest } });
  assert.equal(asked.status, 'notified');
  const theirs = notice(await day.person({ village: elsewhere ?? 0 }));
  assert.deepEqual((await narrow.send(reportAefi, theirs)).codes, ['REQVAL0012']);
  await phone.ask(reportAefi, theirs);
  const seen = await narrow.ask(getAefiReports, {});
  assert.ok(seen.data.some(({ report_id }) => report_id === mine.report_id));
  assert.ok(!seen.data.some(({ report_id }) => report_id === theirs.report_id));
  assert.ok((await asha.ask(getAefiReports, {})).total >= 1);
});

test('outside of the area there is nothing: no report, no follow-up, no list, no person', async () => {
  const person = await day.person();
  const report = notice(person);
  await phone.ask(reportAefi, report);
  const before = await day.audited(person);
  for (const stranger of await day.strangers()) {
    const { report_id, beneficiary_reference_id } = report;
    for (const refused of [
      await stranger.send(reportAefi, notice(person)),
      await stranger.send(followUpAefi, follow(report, 'answers', { answers: { outcome: 'recovered' } })),
      await stranger.send(getAefiReport, { report_id, beneficiary_reference_id }),
      await stranger.send(getAefiPrefill, { beneficiary_reference_id }),
    ])
      assert.deepEqual([refused.status, refused.codes], [404, ['REQVAL0012']]);
    assert.equal((await stranger.ask(getAefiReports, { status: 'all' })).total, 0);
  }
  assert.deepEqual(await day.audited(person), before);
});

test('a dose of the session prefills the report, and a second case of its batch is proposed as a cluster', async () => {
  const visits = [await openVisit(day)];
  const first = visits[0];
  assert.ok(first);
  const batch_id = await day.batch(vaccine.bcg);
  const record = (visit: typeof first) =>
    phone.ask(addVaccineDetails, { ...visit, vaccine_details: [day.dose({ batch_id })] });
  await record(first);
  const second = await openVisit(day);
  await record(second);
  const [one, two] = [first, second].map((visit) => visit.beneficiary_reference_id);
  const prefill = await phone.ask(getAefiPrefill, { beneficiary_reference_id: one ?? '' });
  assert.deepEqual(
    prefill.vaccines.map(({ dose_code, session_id, name }) => [dose_code, session_id, name]),
    [['BCG', first.session_id, 'BCG']],
  );
  assert.equal(prefill.vaccines[0]?.others_same_vial, 0, 'the other dose was at another session');
  const {
    given_on: _,
    captured_at: __,
    session_id: ___,
    session_site_name: ____,
    facility_name: _____,
    ...vaccines
  } = prefill.vaccines[0] ?? assert.fail();
  const report = (visit: typeof first) =>
    notice(visit.beneficiary_reference_id, {
      given_in_session_id: visit.session_id,
      vaccines: [{ ...vaccines, dose_id: null }],
    });
  const [a, b] = [report(first), report(second)];
  await phone.ask(reportAefi, a);
  const similar = (await phone.ask(getAefiPrefill, { beneficiary_reference_id: two ?? '' })).similar;
  assert.deepEqual(
    similar.map(({ report_id }) => report_id),
    [a.report_id],
  );
  assert.ok(!('beneficiary_id' in (similar[0] ?? {})), 'whose it is, is not told');
  await phone.ask(reportAefi, b);
  const { cluster } = await detail(b);
  assert.deepEqual(
    cluster.map(({ report_id, same_session, symptoms }) => [report_id, same_session, symptoms]),
    [[a.report_id, false, ['SEIZURE_FEBRILE']]],
  );
  assert.equal(
    (await phone.ask(getAefiPrefill, { beneficiary_reference_id: two ?? '' })).open_reports.length,
    1,
  );
});

test('a child who dies within 28 days of a dose', async () => {
  const visit = await openVisit(day);
  await phone.ask(addVaccineDetails, { ...visit, vaccine_details: [day.dose()] });
  const answers = { ...notice('').answers, outcome: 'death', death_at: at(-10) };
  const report = notice(visit.beneficiary_reference_id, { answers, given_in_session_id: visit.session_id });
  await phone.ask(reportAefi, report);
  assert.deepEqual((await detail(report)).death, { days: 0, is_event: true });
});

test('the list by status and category, for who answers for the place', async () => {
  const minor = notice(await day.person(), {
    answers: { ...notice('').answers, symptoms: ['FEVER_LOW'], hospitalised: false, outcome: 'recovered' },
  });
  await phone.ask(reportAefi, minor);
  const ids = async (wish: InputOf<typeof getAefiReports>) =>
    (await supervisor.ask(getAefiReports, wish)).data.map(({ report_id }) => report_id);
  assert.ok((await ids({ category: 'minor' })).includes(minor.report_id));
  assert.ok(!(await ids({ category: 'serious' })).includes(minor.report_id));
  assert.ok((await ids({ status: 'notified' })).includes(minor.report_id));
  await phone.ask(followUpAefi, follow(minor, 'closed'));
  assert.ok(!(await ids({ status: 'open' })).includes(minor.report_id));
  assert.ok((await ids({ status: 'closed' })).includes(minor.report_id));
  const page = await supervisor.ask(getAefiReports, { status: 'all', pageSize: 1 });
  assert.equal(page.data.length, 1);
  assert.ok(page.total > 1);
});

test('what a report is refused for', async () => {
  const person = await day.person();
  const cases: [string, Report, string][] = [
    ['nobody', notice('90000000000003'), 'REQVAL0012'],
    ['a clock ahead', notice(person, { captured_at: at(11) }), 'SESDAY0015'],
    [
      'a field that the form has not',
      notice(person, { answers: { ...notice('').answers, colour: 'red' } }),
      'AEFIRP0001',
    ],
    [
      'the symptom before the dose',
      notice(person, { answers: { ...notice('').answers, first_symptom_at: at(-121) } }),
      'AEFIRP0002',
    ],
    [
      'no number',
      notice(person, { answers: { ...notice('').answers, notifier_phone: '123' } }),
      'FLDVAL0007',
    ],
    [
      'filed with less than the form asks',
      notice(person, {
        file: true,
        vaccines: [row],
        answers: { ...notice('').answers, ...rest, address: '' },
      }),
      'FLDVAL0001',
    ],
  ];
  for (const [what, input, code] of cases)
    assert.deepEqual((await phone.send(reportAefi, input)).codes, [code], what);
  assert.equal(
    (await phone.ask(getAefiReports, { status: 'all', pageSize: 500 })).data.filter(
      (one) => one.beneficiary_id === person,
    ).length,
    0,
  );
});
