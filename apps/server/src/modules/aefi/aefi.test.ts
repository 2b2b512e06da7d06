import assert from 'node:assert/strict';
import { test } from 'node:test';
import { followUpAefi, getAefiPrefill, getAefiReport, getAefiReports, reportAefi } from '@teeka/contract/aefi';
import type { InputOf } from '@teeka/contract/call';
import { sql } from 'kysely';
import { build } from '../../platform/db/build.ts';
import { uuidV7 } from '../../platform/ids/uuid-v7.ts';
import { type AefiReport, aefiNotices, bcgRow, restOfForm } from '../../testing/aefi-notice.ts';
import { sessionDay } from '../../testing/session-day.ts';
import type { TestClient } from '../../testing/test-client.ts';
import { testServer } from '../../testing/test-server.ts';

const server = await testServer({ sandbox: false });
const day = await sessionDay(server);
const { phone, at, places, site } = day;
const as = async (
  role: 'ASHA' | 'Supervisor' | 'District Administrator' | 'Site Admin',
  level?: 'Block' | 'District',
) =>
  server.as(
    await server.fixtures.user({
      role,
      places,
      ...(level ? { level } : { sites: [site] }),
      villages: role === 'ASHA' ? site.villages : [],
    }),
  );
const [asha, supervisor, dio] = [
  await as('ASHA'),
  await as('Supervisor', 'Block'),
  await as('District Administrator', 'District'),
];

const notice = aefiNotices(day);
type Report = AefiReport;
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
  const [answers, caller] = [{ ...report.answers, outcome: 'recovered' }, { notifier_phone: '9876543211' }];
  assert.deepEqual((await phone.send(reportAefi, { ...report, answers })).codes, ['REQVAL0009'], 'other answers');
  const called = { ...report, answers: { ...report.answers, ...caller } };
  assert.deepEqual((await phone.send(reportAefi, called)).codes, ['REQVAL0009'], 'another number');
  const read = await detail(report);
  assert.equal(read.answers.notifier_phone, '9876543210');
  assert.deepEqual(
    read.events.map(({ kind, role }) => `${kind} ${role}`),
    ['answers Vaccinator'],
  );
  assert.equal(read.filed_at, null);
  const audited = await day.audited(person);
  assert.equal(audited.at(-1), 'aefi.getAefiReport');
  assert.ok(audited.includes('aefi.reportAefi'));
});

test('the number of whoever told never rests in clear', async () => {
  const report = notice(await day.person());
  await phone.ask(reportAefi, report);
  await phone.ask(followUpAefi, follow(report, 'answers', { answers: { notifier_phone: '9123456780' } }));
  const [stored] = await server.rows<{ text: string }>(
    sql<{ text: string }>`select string_agg(r::text || e::text, '') as text from aefi_report r
      join aefi_event e using (beneficiary_id, report_id) where report_id = ${report.report_id}::uuid`.compile(build),
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
    follow(report, 'answers', { answers: { ...restOfForm, address: '' }, vaccines: [bcgRow], file: true }),
  );
  assert.deepEqual(half.codes, ['FLDVAL0001']);
  const filing = follow(report, 'answers', { answers: restOfForm, vaccines: [bcgRow], file: true });
  assert.deepEqual(await phone.ask(followUpAefi, filing), { status: 'reported', category: 'serious' });
  assert.deepEqual(await phone.ask(followUpAefi, filing), { status: 'reported', category: 'serious' }, 'sent again');
  const wrongRole = await phone.send(followUpAefi, follow(report, 'case-id', { external_case_id: 'IND-1' }));
  assert.deepEqual([wrongRole.status, wrongRole.codes], [403, ['AEFIRP0007']]);
  await dio.ask(followUpAefi, follow(report, 'case-id', { external_case_id: 'IND(AEFI)/UP/BUD/2026/014' }));
  await dio.ask(followUpAefi, follow(report, 'investigated', { note: 'Visited the home' }));
  await dio.ask(followUpAefi, follow(report, 'final'));
  const open = await dio.send(followUpAefi, follow(report, 'closed', { causality: 'C' }));
  assert.deepEqual(open.codes, ['AEFIRP0004'], 'still in hospital');
  await supervisor.ask(followUpAefi, follow(report, 'answers', { answers: { outcome: 'discharged' } }));
  assert.equal((await dio.ask(followUpAefi, follow(report, 'closed', { causality: 'C' }))).status, 'closed');
  const late = await phone.send(followUpAefi, follow(report, 'answers', { answers: { outcome: 'recovered' } }));
  assert.deepEqual(late.codes, ['AEFIRP0005']);
  const read = await detail(report, supervisor);
  assert.deepEqual(
    read.events.map(({ kind }) => kind),
    ['answers', 'answers', 'case-id', 'investigated', 'final', 'answers', 'closed'],
  );
  assert.equal(read.events[0]?.answers.outcome, 'still-hospitalised', 'what was said at first stays');
  assert.equal(read.answers.outcome, 'discharged');
  assert.deepEqual([read.external_case_id, read.causality, read.status], ['IND(AEFI)/UP/BUD/2026/014', 'C', 'closed']);
});

test('a notice that knew nothing of the hour of the dose: once that is told, the event stands at its day', async () => {
  const report = notice(await day.person());
  const { vaccinated_at: _, ...unknown } = report.answers;
  await phone.ask(reportAefi, { ...report, answers: unknown });
  const standsAt = async () => {
    const row = sql<{ day: string }>`
      select vaccinated_on::text as day from aefi_report where report_id = ${report.report_id}::uuid`;
    return (await server.rows(row.compile(build)))[0]?.day;
  };
  assert.equal(await standsAt(), day.today, 'the day of the notice');
  const answers = { vaccinated_at: '2026-03-07T10:00:00+05:30' };
  await phone.ask(followUpAefi, follow(report, 'answers', { answers }));
  assert.equal(await standsAt(), '2026-03-07');
});

test('an ASHA notifies, of her villages only, and does not file', async () => {
  const [own, elsewhere] = places.villages;
  const narrow = await server.as(
    await server.fixtures.user({ role: 'ASHA', sites: [site], places, villages: [own ?? 0] }),
  );
  const mine = notice(await day.person({ village: own ?? 0 }), { file: true, vaccines: [bcgRow] });
  const reply = await narrow.ask(reportAefi, { ...mine, answers: { ...mine.answers, ...restOfForm } });
  assert.equal(reply.status, 'notified');
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
  const all = (await supervisor.ask(getAefiReports, { status: 'all', pageSize: 500 })).data;
  const open = all.filter(({ closed_at }) => closed_at === null);
  assert.deepEqual(all.slice(0, open.length), open, 'what is closed comes after what is open');
  const notified = open.map(({ notified_at }) => Date.parse(notified_at));
  assert.deepEqual(
    notified,
    notified.toSorted((a, b) => a - b),
    'of the open ones the oldest presses most',
  );
  const pages = [1, 2].map((nth) => supervisor.ask(getAefiReports, { status: 'all', page: nth, pageSize: 1 }));
  const first = (await Promise.all(pages)).flatMap(({ data }) => data.map(({ report_id }) => report_id));
  assert.deepEqual(
    first,
    all.slice(0, 2).map(({ report_id }) => report_id),
  );
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
      'AEFIRP0010',
    ],
    [
      'told before the symptom',
      notice(person, { answers: { ...notice('').answers, notified_at: at(-61) } }),
      'AEFIRP0011',
    ],
    [
      'a dose before the birth',
      notice(person, { answers: { ...notice('').answers, vaccinated_at: '1950-01-01T10:00:00+05:30' } }),
      'SCHEDU0002',
    ],
    ['a vial opened after the dose', notice(person, { vaccines: [{ ...bcgRow, opened_at: at(-119) }] }), 'AEFIRP0009'],
    ['no number', notice(person, { answers: { ...notice('').answers, notifier_phone: '123' } }), 'FLDVAL0007'],
    [
      'filed with less than the form asks',
      notice(person, {
        file: true,
        vaccines: [bcgRow],
        answers: { ...notice('').answers, ...restOfForm, address: '' },
      }),
      'FLDVAL0001',
    ],
  ];
  for (const [what, input, code] of cases) assert.deepEqual((await phone.send(reportAefi, input)).codes, [code], what);
  assert.equal(
    (await phone.ask(getAefiReports, { status: 'all', pageSize: 500 })).data.filter(
      (one) => one.beneficiary_id === person,
    ).length,
    0,
  );
});

test('of thousands of things that are wrong so many are told as help: the answer stays small', async () => {
  const odd = Object.fromEntries(Array.from({ length: 5000 }, (_, nth) => [`odd_${nth}`, 'x']));
  const report = notice(await day.person());
  const { status, codes, text } = await phone.send(reportAefi, {
    ...report,
    answers: { ...report.answers, ...odd },
  });
  assert.deepEqual([status, codes], [400, Array(20).fill('AEFIRP0001')]);
  assert.ok(text.length < 10_000, `${text.length} characters`);
});
