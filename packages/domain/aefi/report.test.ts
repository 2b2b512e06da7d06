import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  type Answers,
  type FollowUp,
  followUp,
  isComplete,
  missingForFiling,
  newReport,
  type Standing,
  statusOf,
  type VaccineRow,
} from './index.ts';

const notice: Answers = {
  symptoms: ['FEVER_HIGH'],
  vaccinated_at: '2026-11-21T10:00:00+05:30',
  first_symptom_at: '2026-11-21T18:00:00+05:30',
  notified_at: '2026-11-21T19:00:00+05:30',
  hospitalised: false,
  outcome: 'recovering',
};
const whole: Answers = {
  ...notice,
  description: 'Fever since the evening, drank well.',
  village_or_urban: 'Sahaswan',
  site_address: 'Anganwadi 2, Sahaswan',
  notifier_name: 'Sunita Devi',
  notifier_designation: 'community',
  guardian_name: 'Ram Pal',
  address: 'Behind the school',
  place_type: 'outreach',
  site_type: 'outreach',
  vaccination_in: 'routine',
  vaccine_source: 'government',
  reasons: ['severe-event'],
  is_cluster: false,
  reporter_name: 'Kamla',
  reporter_designation: 'ANM',
};
const row: VaccineRow = {
  dose_id: 'd1',
  material_id: 104,
  name: 'Pentavalent',
  is_diluent: false,
  dose_code: 'PENTA1',
  dose_no: 1,
  manufacturer: 'Doab Biologicals',
  batch_number: 'P-1',
  mfg_date: null,
  expiry_date: '2027-10-31',
  opened_at: null,
  others_same_vial: 9,
};
const captured_at = '2026-11-21T20:00:00+05:30';
const make = (answers: Answers, file = false, vaccines = [row], role = 'ANM') =>
  newReport({ answers, vaccines, file, captured_at }, role);
const codes = (outcome: ReturnType<typeof newReport>) =>
  'refused' in outcome
    ? outcome.refused.map(({ code, path }) => `${code} ${path}`)
    : [statusOf(outcome.standing)];

test('a notice needs little, the form needs all, and nonsense is refused at its field', () => {
  const rows: [string, ReturnType<typeof newReport>, string[]][] = [
    ['a notice in under a minute', make(notice), ['notified']],
    ['without vaccine rows it is still a notice', make(notice, false, []), ['notified']],
    ['the whole form', make(whole, true), ['reported']],
    ['the whole form by an ASHA is a notice: ANM or MO file', make(whole, true, [row], 'ASHA'), ['notified']],
    ['no symptom', make({ ...notice, symptoms: [] }), ['FLDVAL0001 answers.symptoms']],
    [
      'a symptom that the form has not',
      make({ ...notice, symptoms: ['COUGH'] }),
      ['FLDVAL0029 answers.symptoms'],
    ],
    [
      'symptom before the dose',
      make({ ...notice, first_symptom_at: '2026-11-21T09:59:00+05:30' }),
      ['AEFIRP0002 answers.first_symptom_at'],
    ],
    ['symptom at the very moment', make({ ...notice, first_symptom_at: notice.vaccinated_at }), ['notified']],
    [
      'the same instant in another zone',
      make({ ...notice, first_symptom_at: '2026-11-21T04:30:00Z' }),
      ['notified'],
    ],
    ['told before the report: as it must be', make({ ...notice, notified_at: captured_at }), ['notified']],
    [
      'told after the report',
      make({ ...notice, notified_at: '2026-11-21T20:01:00+05:30' }),
      ['AEFIRP0003 answers.notified_at'],
    ],
    ['no outcome', make({ ...notice, outcome: '' }), ['FLDVAL0001 answers.outcome']],
    [
      'hospital not answered',
      make({ ...notice, hospitalised: undefined }),
      ['FLDVAL0001 answers.hospitalised'],
    ],
    [
      'hospital answered with a word',
      make({ ...notice, hospitalised: 'no' }),
      ['REQVAL0002 answers.hospitalised'],
    ],
    ['a field that there is not', make({ ...notice, colour: 'red' }), ['AEFIRP0001 answers.colour']],
    [
      'admitted before the dose',
      make({ ...notice, hospitalised: true, hospitalised_at: '2026-11-20T10:00:00Z' }),
      ['AEFIRP0002 answers.hospitalised_at'],
    ],
    [
      'what is not asked is not judged: not in hospital',
      make({ ...notice, hospitalised_at: '2020-01-01T00:00:00Z' }),
      ['notified'],
    ],
    [
      'a death dated before the dose',
      make({ ...notice, outcome: 'death', death_at: '2026-11-21T04:00:00Z' }),
      ['AEFIRP0002 answers.death_at'],
    ],
    [
      'weeks of pregnancy out of range',
      make({ ...notice, pregnant: 'yes', gestation_weeks: 43 }),
      ['FLDVAL0005 answers.gestation_weeks'],
    ],
    [
      'half a week',
      make({ ...notice, pregnant: 'yes', gestation_weeks: 4.5 }),
      ['REQVAL0002 answers.gestation_weeks'],
    ],
    [
      'a cluster of one',
      make({ ...notice, is_cluster: true, cluster_size: 1 }),
      ['FLDVAL0005 answers.cluster_size'],
    ],
    [
      'a phone that is none',
      make({ ...notice, notifier_phone: '12345' }),
      ['FLDVAL0007 answers.notifier_phone'],
    ],
    [
      'an instant that is none',
      make({ ...notice, notified_at: 'yesterday' }),
      ['FLDVAL0017 answers.notified_at'],
    ],
    [
      'turned-around text',
      make({ ...notice, description: 'fever\u202E!' }),
      ['FLDVAL0003 answers.description'],
    ],
    ['two lines of Hindi', make({ ...notice, description: 'बुखार\nशाम से' }), ['notified']],
    ['only spaces', make({ ...whole, guardian_name: '  ' }, true), ['FLDVAL0002 answers.guardian_name']],
    ['filed without the vaccines', make(whole, true, []), ['FLDVAL0001 vaccines']],
    [
      'filed without batch and maker',
      make(whole, true, [{ ...row, batch_number: '', manufacturer: '' }]),
      ['FLDVAL0001 vaccines.0.manufacturer', 'FLDVAL0001 vaccines.0.batch_number'],
    ],
    [
      'a row that expires before it was made',
      make(whole, true, [{ ...row, mfg_date: '2027-11-01' }]),
      ['AEFIRP0002 vaccines.0.expiry_date'],
    ],
    [
      'others of a vial below nought',
      make(notice, false, [{ ...row, others_same_vial: -1 }]),
      ['FLDVAL0005 vaccines.0.others_same_vial'],
    ],
    [
      'a day that the calendar has not',
      make(notice, false, [{ ...row, expiry_date: '2027-02-30' }]),
      ['FLDVAL0017 vaccines.0.expiry_date'],
    ],
  ];
  for (const [what, outcome, expected] of rows) assert.deepEqual(codes(outcome), expected, what);
});

test('what is still missing for filing', () => {
  assert.deepEqual(missingForFiling(whole), []);
  assert.ok(isComplete({ answers: whole, vaccines: [row] }));
  assert.ok(!isComplete({ answers: whole, vaccines: [] }));
  for (const key of Object.keys(whole)) {
    if (key === 'hospital_name') continue;
    assert.deepEqual(missingForFiling({ ...whole, [key]: undefined }), [key], `without ${key}`);
  }
  assert.equal(missingForFiling(notice).length, Object.keys(whole).length - Object.keys(notice).length);
});

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
    [
      'the ANM completes the form',
      notified,
      step('answers', { answers: whole, file: true }),
      'ANM',
      'reported',
    ],
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
    [
      'an Assistant has no part in it',
      notified,
      step('answers', { answers: whole }),
      'Assistant',
      'AEFIRP0007',
    ],
    [
      'the district enters the case id',
      filed,
      step('case-id', { external_case_id: 'IND(AEFI)/UP/BUD/2026/014' }),
      dio,
      'reported',
    ],
    [
      'a case id before the form',
      notified,
      step('case-id', { external_case_id: 'IND-1' }),
      dio,
      'AEFIRP0006',
    ],
    ['an empty case id', filed, step('case-id'), dio, 'FLDVAL0001'],
    ['a case id with a tag', filed, step('case-id', { external_case_id: '<b>1</b>' }), dio, 'FLDVAL0003'],
    [
      'an ANM does not enter case ids',
      filed,
      step('case-id', { external_case_id: 'IND-1' }),
      'ANM',
      'AEFIRP0007',
    ],
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
    [
      'a minor event without outcome stays open',
      { ...minor, answers: notice },
      step('closed'),
      'ANM',
      'AEFIRP0004',
    ],
    ['nothing after the closing', { ...minor, closed_at: captured_at }, step('answers'), 'ANM', 'AEFIRP0005'],
    ['a note with a tag', filed, step('investigated', { note: '<script>' }), dio, 'FLDVAL0003'],
  ];
  for (const [what, from, input, role, expected] of rows) {
    const outcome = followUp(from, input, role);
    assert.equal(
      'refused' in outcome ? outcome.refused[0]?.code : statusOf(outcome.standing),
      expected,
      what,
    );
  }
});

test('what later answers can and cannot change', () => {
  const after = (from: Standing, answers: Answers) =>
    standing(followUp(from, step('answers', { answers }), 'ANM'));
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
  assert.equal(
    after(filed, { notified_at: captured_at }).notified_at,
    notice.notified_at,
    'the clock starts no later',
  );
  assert.equal(after(filed, { outcome: 'recovered' }).filed_at, filed.filed_at, 'filing keeps its time');
});
