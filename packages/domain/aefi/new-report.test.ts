import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type Answers, missingForFiling, newReport, statusOf, type VaccineRow } from './index.ts';
import { captured_at, notice, row, whole } from './report.cases.ts';

const make = (answers: Answers, file = false, vaccines = [row], role = 'ANM') =>
  newReport({ answers, vaccines, file, captured_at }, { role, born: '2020-01-01' });
const made = (more: Partial<VaccineRow>) => make(notice, false, [{ ...row, ...more }]);
const diluent: VaccineRow = {
  ...row,
  dose_id: null,
  material_id: null,
  is_diluent: true,
  dose_code: '',
  dose_no: null,
};
const codes = (outcome: ReturnType<typeof newReport>) =>
  'refused' in outcome ? outcome.refused.map(({ code, path }) => `${code} ${path}`) : [statusOf(outcome.standing)];

test('a notice needs little, the form needs all, and nonsense is refused at its field', () => {
  const rows: [string, ReturnType<typeof newReport>, string[]][] = [
    ['a notice in under a minute', make(notice), ['notified']],
    ['without vaccine rows it is still a notice', make(notice, false, []), ['notified']],
    ['the whole form', make(whole, true), ['reported']],
    ['the whole form by an ASHA is a notice: ANM or MO file', make(whole, true, [row], 'ASHA'), ['notified']],
    ['no symptom', make({ ...notice, symptoms: [] }), ['FLDVAL0001 answers.symptoms']],
    ['a symptom that the form has not', make({ ...notice, symptoms: ['COUGH'] }), ['FLDVAL0029 answers.symptoms']],
    [
      'symptom before the dose',
      make({ ...notice, first_symptom_at: '2026-11-21T09:59:00+05:30' }),
      ['AEFIRP0010 answers.first_symptom_at'],
    ],
    ['symptom at the very moment', make({ ...notice, first_symptom_at: notice.vaccinated_at }), ['notified']],
    ['the same instant in another zone', make({ ...notice, first_symptom_at: '2026-11-21T04:30:00Z' }), ['notified']],
    ['told before the report: as it must be', make({ ...notice, notified_at: captured_at }), ['notified']],
    [
      'told after the report',
      make({ ...notice, notified_at: '2026-11-21T20:01:00+05:30' }),
      ['AEFIRP0003 answers.notified_at'],
    ],
    [
      'told in the minute of the symptom',
      make({ ...notice, notified_at: notice.first_symptom_at as string }),
      ['notified'],
    ],
    [
      'told before the symptom',
      make({ ...notice, notified_at: '2026-11-21T17:59:00+05:30' }),
      ['AEFIRP0011 answers.notified_at'],
    ],
    ['a dose on the day of birth', make({ ...notice, vaccinated_at: '2020-01-01T00:00:00+05:30' }), ['notified']],
    [
      'a dose before the birth',
      make({ ...notice, vaccinated_at: '2019-12-31T23:59:00+05:30' }),
      ['SCHEDU0002 answers.vaccinated_at'],
    ],
    ['no outcome', make({ ...notice, outcome: '' }), ['FLDVAL0001 answers.outcome']],
    ['hospital not answered', make({ ...notice, hospitalised: undefined }), ['FLDVAL0001 answers.hospitalised']],
    ['hospital answered with a word', make({ ...notice, hospitalised: 'no' }), ['REQVAL0002 answers.hospitalised']],
    ['a field that there is not', make({ ...notice, colour: 'red' }), ['AEFIRP0001 answers.colour']],
    [
      'admitted before the dose',
      make({ ...notice, hospitalised: true, hospitalised_at: '2026-11-20T10:00:00Z' }),
      ['AEFIRP0010 answers.hospitalised_at'],
    ],
    [
      'what is not asked is not judged: not in hospital',
      make({ ...notice, hospitalised_at: '2020-01-01T00:00:00Z' }),
      ['notified'],
    ],
    [
      'a death dated before the dose',
      make({ ...notice, outcome: 'death', death_at: '2026-11-21T04:00:00Z' }),
      ['AEFIRP0010 answers.death_at'],
    ],
    [
      'weeks of pregnancy out of range',
      make({ ...notice, pregnant: 'yes', gestation_weeks: 43 }),
      ['FLDVAL0005 answers.gestation_weeks'],
    ],
    ['half a week', make({ ...notice, pregnant: 'yes', gestation_weeks: 4.5 }), ['FLDVAL0032 answers.gestation_weeks']],
    ['a cluster of one', make({ ...notice, is_cluster: true, cluster_size: 1 }), ['FLDVAL0005 answers.cluster_size']],
    [
      'in hospital now, but never admitted',
      make({ ...notice, outcome: 'still-hospitalised' }),
      ['AEFIRP0012 answers.outcome'],
    ],
    [
      'admitted, but not in hospital',
      make({ ...notice, hospitalised: true, outcome: 'not-hospitalised' }),
      ['AEFIRP0012 answers.outcome'],
    ],
    ['admitted, and recovered', make({ ...notice, hospitalised: true, outcome: 'recovered' }), ['notified']],
    [
      'something else, which is not said',
      make({ ...notice, symptoms: ['VOMIT_DIARRHOEA', 'OTHER'] }),
      ['FLDVAL0001 answers.description'],
    ],
    [
      'something else, in own words',
      make({ ...notice, symptoms: ['OTHER'], description: 'Cannot lift the arm' }),
      ['notified'],
    ],
    [
      'an instant long before anybody lives',
      make({ ...notice, notified_at: '1900-01-01T10:00+05:30' }),
      ['FLDVAL0018 answers.notified_at'],
    ],
    ['a phone that is none', make({ ...notice, notifier_phone: '12345' }), ['FLDVAL0007 answers.notifier_phone']],
    ['an instant that is none', make({ ...notice, notified_at: 'yesterday' }), ['FLDVAL0017 answers.notified_at']],
    ['turned-around text', make({ ...notice, description: 'fever\u202E!' }), ['FLDVAL0003 answers.description']],
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
      make(whole, true, [{ ...row, mfg_date: '2026-11-01', expiry_date: '2026-10-31' }]),
      ['AEFIRP0002 vaccines.0.expiry_date'],
    ],
    ['filed with a diluent alone', make(whole, true, [diluent]), ['FLDVAL0001 vaccines']],
    ['filed with a vaccine and its diluent', make(whole, true, [row, diluent]), ['reported']],
    [
      'a diluent without its batch',
      make(whole, true, [row, { ...diluent, batch_number: '' }]),
      ['FLDVAL0001 vaccines.1.batch_number'],
    ],
    ['the dose at birth is number 0', made({ dose_no: 0 }), ['notified']],
    ['a twenty-first dose', made({ dose_no: 21 }), ['FLDVAL0005 vaccines.0.dose_no']],
    ['made today', made({ mfg_date: '2026-11-21' }), ['notified']],
    ['made tomorrow', made({ mfg_date: '2026-11-22' }), ['AEFIRP0003 vaccines.0.mfg_date']],
    ['expired when it was given: to be told', made({ expiry_date: '2026-11-01' }), ['notified']],
    ['opened in the minute of the dose', made({ opened_at: notice.vaccinated_at as string }), ['notified']],
    ['opened after the dose', made({ opened_at: '2026-11-21T10:01:00+05:30' }), ['AEFIRP0009 vaccines.0.opened_at']],
    ['opened after the report', made({ opened_at: '2026-11-21T20:01:00+05:30' }), ['AEFIRP0003 vaccines.0.opened_at']],
    [
      'opened before it was made',
      made({ mfg_date: '2026-11-20', opened_at: '2026-11-19T23:00:00+05:30' }),
      ['AEFIRP0002 vaccines.0.opened_at'],
    ],
    ['opened half a day', made({ opened_at: '2026-11-21T+05:30' }), ['FLDVAL0030 vaccines.0.opened_at']],
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
  for (const key of Object.keys(whole)) {
    if (key === 'hospital_name') continue;
    assert.deepEqual(missingForFiling({ ...whole, [key]: undefined }), [key], `without ${key}`);
  }
  assert.equal(missingForFiling(notice).length, Object.keys(whole).length - Object.keys(notice).length);
});
