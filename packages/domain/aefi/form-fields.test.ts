import assert from 'node:assert/strict';
import { test } from 'node:test';
import { aefiForm, requiredOfRow } from './index.ts';
import { row } from './report.cases.ts';

/**
 * Section, field and whether it is required. Source: case reporting form of 2023 as the facts list it
 * (`aefi_form.json`, all of its fields).
 */
const listed: readonly (readonly [section: number, key: string, required: boolean])[] = [
  [1, 'state_id', true],
  [1, 'district_id', true],
  [1, 'block_id', true],
  [1, 'village_or_urban', true],
  [1, 'site_address', true],
  [2, 'notifier_name', true],
  [2, 'notifier_designation', true],
  [2, 'notifier_phone', false],
  [2, 'notified_at', true],
  [2, 'reported_at', true],
  [3, 'beneficiary_id', true],
  [3, 'guardian_name', true],
  [3, 'address', true],
  [3, 'pregnant', false],
  [3, 'gestation_weeks', false],
  [3, 'lactating', false],
  [4, 'vaccinated_at', true],
  [4, 'place_type', true],
  [4, 'site_type', true],
  [4, 'vaccination_in', true],
  [4, 'vaccine_source', true],
  [4, 'first_symptom_at', true],
  [5, 'vaccines[].name', true],
  [5, 'vaccines[].is_diluent', true],
  [5, 'vaccines[].dose_no', false],
  [5, 'vaccines[].manufacturer', true],
  [5, 'vaccines[].batch', true],
  [5, 'vaccines[].mfg_date', false],
  [5, 'vaccines[].expiry', true],
  [5, 'vaccines[].opened_at', false],
  [5, 'vaccines[].others_same_vial', true],
  [6, 'reasons[]', true],
  [6, 'is_cluster', true],
  [6, 'cluster_size', false],
  [6, 'symptoms[]', true],
  [6, 'description', true],
  [7, 'hospitalised', true],
  [7, 'hospital_name', false],
  [7, 'hospitalised_at', false],
  [7, 'outcome', true],
  [7, 'death_at', false],
  [7, 'post_mortem', false],
  [8, 'reporter_name', true],
  [8, 'reporter_designation', true],
  [8, 'mo_name', false],
  [8, 'external_case_id', false],
];

/** What nobody types: it follows from the person and the site, from the report itself, or comes from SAFE-VAC. */
const known: readonly string[] = [
  ...['state_id', 'district_id', 'block_id'],
  ...['beneficiary_id', 'reported_at'],
  'external_case_id',
];
/** Names that differ. */
const ours: Readonly<Record<string, string>> = { batch: 'batch_number', expiry: 'expiry_date' };
/** What the form asks beyond the list. */
const added = ['raised_to'];

test('the form asks every field of the case reporting form, in its section, as required as there', () => {
  const typed = listed.filter(([, key]) => !known.includes(key) && !key.startsWith('vaccines[].'));
  const expected = typed.map(([section, key, required]) => [section, key.replace('[]', ''), required]);
  const questions = aefiForm.fields
    .filter(({ key }) => !added.includes(key))
    .map(({ section, key, need }) => [section, key, need !== 'none']);
  assert.deepEqual(questions.toSorted(), expected.toSorted());
});

test('a row of section 5 holds every field of a vaccine or diluent, as required as there', () => {
  const rows = listed
    .filter(([, key]) => key.startsWith('vaccines[].'))
    .map(([, key, required]) => [key.replace('vaccines[].', ''), required] as const)
    .map(([key, required]) => [ours[key] ?? key, required] as const);
  assert.equal(rows.length, 9);
  for (const [key] of rows) assert.ok(key in row, key);
  // Whether it is a diluent is always said.
  const required = rows.filter(([key, must]) => must && key !== 'is_diluent').map(([key]) => key);
  assert.deepEqual([...requiredOfRow].toSorted(), required.toSorted());
});
