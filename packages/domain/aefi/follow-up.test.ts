import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type Answers, type FollowUp, followUp, newReport, type Standing, statusOf } from './index.ts';
import { captured_at, notice, row, whole } from './report.cases.ts';

const make = (answers: Answers, file = false, vaccines = [row], role = 'ANM') =>
  newReport({ answers, vaccines, file, captured_at }, { role, born: '2020-01-01' });
const standing = (outcome: ReturnType<typeof newReport>): Standing => {
  assert.ok('standing' in outcome, JSON.stringify(outcome));
  return outcome.standing;
};
const step = (kind: FollowUp['kind'], more: Partial<FollowUp> = {}): FollowUp => ({
  kind,
  answers: {},
  vaccines: null,
  file: false,
  external_case_id: '',
  causality: '',
  note: '',
  captured_at: '2026-11-22T10:00:00+05:30',
  ...more,
});
const dio = 'District Administrator';
const filed = standing(make(whole, true));
const notified = standing(make(notice));
const investigated = { ...filed, investigated_at: '2026-11-25T10:00:00Z' };
const recovered: Standing = {
  ...investigated,
  final_at: '2026-12-25T10:00:00Z',
  answers: { ...whole, outcome: 'recovered' },
};
const minor = standing(make({ ...notice, symptoms: ['FEVER_LOW'], outcome: 'recovered' }));

test('follow-up: who may take which step, in which order', () => {
  const rows: [string, Standing, FollowUp, string, string][] = [
    ['the ANM completes the form', notified, step('answers', { answers: whole, file: true }), 'ANM', 'reported'],
    [
      'an ASHA completes it: still a notice',
      notified,
      step('answers', { answers: whole, file: true }),
      'ASHA',
      'notified',
    ],
    [
      'half of it does not count as filed',
      notified,
      step('answers', { answers: { description: 'Fever' }, file: true }),
      'ANM',
      'FLDVAL0001',
    ],
    [
      'half of it may be added all the same',
      notified,
      step('answers', { answers: { description: 'Fever' } }),
      'ANM',
      'notified',
    ],
    [
      'after filing nothing required may be emptied',
      filed,
      step('answers', { answers: { guardian_name: '' } }),
      'ANM',
      'FLDVAL0001',
    ],
    ['an Assistant has no part in it', notified, step('answers', { answers: whole }), 'Assistant', 'AEFIRP0007'],
    [
      'the district enters the case id',
      filed,
      step('case-id', { external_case_id: 'IND(AEFI)/UP/BUD/2026/014' }),
      dio,
      'reported',
    ],
    ['a case id before the form', notified, step('case-id', { external_case_id: 'IND-1' }), dio, 'AEFIRP0006'],
    ['an empty case id', filed, step('case-id'), dio, 'FLDVAL0001'],
    ['a case id with a tag', filed, step('case-id', { external_case_id: '<b>1</b>' }), dio, 'FLDVAL0003'],
    ['an ANM does not enter case ids', filed, step('case-id', { external_case_id: 'IND-1' }), 'ANM', 'AEFIRP0007'],
    ['investigation before filing', notified, step('investigated'), dio, 'AEFIRP0006'],
    ['investigation', filed, step('investigated'), dio, 'investigated'],
    ['investigation twice', investigated, step('investigated'), dio, 'AEFIRP0008'],
    ['a supervisor does not investigate', filed, step('investigated'), 'Supervisor', 'AEFIRP0007'],
    ['final before the first CIF', filed, step('final'), dio, 'AEFIRP0006'],
    ['final', investigated, step('final'), 'Site Admin', 'investigated'],
    ['final twice', recovered, step('final'), dio, 'AEFIRP0008'],
    [
      'closed while recovering',
      { ...recovered, answers: whole },
      step('closed', { causality: 'A1' }),
      dio,
      'AEFIRP0004',
    ],
    [
      'closed without the final CIF',
      { ...recovered, final_at: null },
      step('closed', { causality: 'A1' }),
      dio,
      'AEFIRP0006',
    ],
    ['closed without a class', recovered, step('closed'), dio, 'FLDVAL0001'],
    ['closed with an unknown class', recovered, step('closed', { causality: 'E' }), dio, 'FLDVAL0029'],
    ['closed', recovered, step('closed', { causality: 'C' }), dio, 'closed'],
    ['a minor event is closed by the ANM, without a class', minor, step('closed'), 'ANM', 'closed'],
    ['not by the ASHA', minor, step('closed'), 'ASHA', 'AEFIRP0007'],
    ['a severe one not by the ANM', recovered, step('closed', { causality: 'C' }), 'ANM', 'AEFIRP0007'],
    ['a minor event without outcome stays open', { ...minor, answers: notice }, step('closed'), 'ANM', 'AEFIRP0004'],
    ['nothing after the closing', { ...minor, closed_at: captured_at }, step('answers'), 'ANM', 'AEFIRP0005'],
    ['a note with a tag', filed, step('investigated', { note: '<script>' }), dio, 'FLDVAL0003'],
  ];
  for (const [what, from, input, role, expected] of rows) {
    const outcome = followUp(from, input, role);
    assert.equal('refused' in outcome ? outcome.refused[0]?.code : statusOf(outcome.standing), expected, what);
  }
});

test('a step that was taken already tells its day in India', () => {
  const night = '2026-11-21T19:00:00.000Z';
  const [once, twice] = [
    { ...investigated, investigated_at: night },
    { ...investigated, final_at: night },
  ];
  for (const [from, kind] of [
    [once, 'investigated'],
    [twice, 'final'],
  ] as const) {
    const outcome = followUp(from, step(kind), dio);
    assert.deepEqual('refused' in outcome && outcome.refused[0]?.values, { date: '2026-11-22' }, kind);
  }
});

test('what later answers can and cannot change', () => {
  const after = (from: Standing, answers: Answers) => standing(followUp(from, step('answers', { answers }), 'ANM'));
  assert.equal(after(filed, { hospitalised: true }).category, 'serious', 'admitted the next day');
  const serious = after(filed, { hospitalised: true, hospital_name: 'CHC' });
  assert.equal(after(serious, { hospitalised: false }).category, 'serious', 'a category never falls');
  assert.equal(
    after(serious, { hospitalised: false }).answers.hospital_name,
    undefined,
    'what is no longer asked goes',
  );
  const earlier = '2026-11-21T18:30:00+05:30';
  assert.equal(after(filed, { notified_at: earlier }).notified_at, earlier, 'heard of it earlier than said');
  assert.equal(after(filed, { notified_at: captured_at }).notified_at, notice.notified_at, 'the clock starts no later');
  assert.equal(after(filed, { outcome: 'recovered' }).filed_at, filed.filed_at, 'filing keeps its time');
});
