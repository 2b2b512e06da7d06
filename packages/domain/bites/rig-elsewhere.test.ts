import assert from 'node:assert/strict';
import { test } from 'node:test';
import { judgeReported, plans } from '../care/index.ts';
import { rabiesRules } from '../rabies/index.ts';
import type { BiteDoseOnRecord, KnownForBiteDoses, ReportedBiteDose } from './dose-rules.ts';

const rules_version = rabiesRules.version;
const rig = (given_on: string, more: Partial<ReportedBiteDose> = {}): ReportedBiteDose => ({
  dose_id: `rig ${given_on}`,
  dose_code: 'RIG',
  day_of_dose: 0,
  given_on,
  elsewhere: true,
  rig_type: 'ERIG',
  started_at: null,
  ended_at: null,
  facility: '',
  material_id: 0,
  batch_id: null,
  batch_number: '',
  expiry_date: null,
  body_site: '',
  ...more,
});
const recorded = (given_on: string, more: Partial<BiteDoseOnRecord> = {}): BiteDoseOnRecord => ({
  dose_id: 'before',
  dose_code: 'RIG',
  attempt: 1,
  case_id: 'c1',
  day_of_dose: 0,
  given_on,
  voided: false,
  started_at: null,
  elsewhere: false,
  ...more,
});
const known = (before: readonly BiteDoseOnRecord[]): KnownForBiteDoses => ({
  case_id: 'c1',
  regimen: 'IDRV',
  rules_version,
  bittenOn: '2026-01-05',
  today: '2026-01-20',
  person: { dob: '1990-05-01', deceased_on: null },
  recorded: before,
  vaccines: [],
  batches: [],
});

/**
 * Immunoglobulin of another hospital. Source: national guideline 2019 in the file of facts on rabies, section 2.2: once
 * only, as soon as possible, not later than day 7 from the first dose of vaccine. What others did is recorded as it was,
 * also where it was too late: the body has it, so it is not given again.
 */
test('immunoglobulin that another hospital gave for this bite', () => {
  const table: [string, readonly BiteDoseOnRecord[], ReportedBiteDose, string | undefined][] = [
    ['on the day of the bite', [], rig('2026-01-05'), undefined],
    ['the day after', [], rig('2026-01-06'), undefined],
    ['later than day 7: a fact all the same', [], rig('2026-01-19'), undefined],
    ['nobody knows which product', [], rig('2026-01-06', { rig_type: '' }), undefined],
    ['a product that is not known', [], rig('2026-01-06', { rig_type: 'X' }), 'RABIES0017 amounts.rig_type'],
    ['before the bite', [], rig('2026-01-04'), 'FLDVAL0018 given_on'],
    ['tomorrow', [], rig('2026-01-21'), 'SCHEDU0003 given_on'],
    ['given here already', [recorded('2026-01-05')], rig('2026-01-06'), 'RABIES0006 dose_code'],
    [
      'that of an earlier bite is another one',
      [recorded('2025-06-01', { case_id: 'c0' })],
      rig('2026-01-06'),
      undefined,
    ],
    ['the one here was taken back', [recorded('2026-01-05', { voided: true })], rig('2026-01-06'), undefined],
    [
      'ours after theirs: once only',
      [recorded('2026-01-06')],
      rig('2026-01-08', { elsewhere: false, material_id: 204 }),
      'RABIES0006 dose_code',
    ],
  ];
  for (const [what, before, dose, expected] of table) {
    const judged = judgeReported(plans.rabies, [dose], known(before));
    const refused = 'refused' in judged ? judged.refused : [];
    const said = refused
      .filter(({ code }) => !code.startsWith('VACDOS'))
      .map(({ code, path }) => `${code} ${path?.replace('vaccine_details.0.', '')}`);
    assert.deepEqual(said, expected === undefined ? [] : [expected], what);
  }
});
