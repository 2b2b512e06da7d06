import assert from 'node:assert/strict';
import { test } from 'node:test';
import { rabiesRules } from '../rabies/index.ts';
import type { CaseType } from './dose-codes.ts';
import type { BiteDoseOnRecord, KnownForBiteDoses } from './dose-rules.ts';
import { type BiteDoseToCorrect, judgeBiteCorrection, movedDoseRefusal } from './judge-correction.ts';

const rules_version = rabiesRules.version;
const original = (dose_code: string, given_on: string, more: Partial<BiteDoseToCorrect> = {}): BiteDoseToCorrect => ({
  dose_id: 'd',
  dose_code,
  material_id: 1,
  given_on,
  day_of_dose: 0,
  amounts: { elsewhere: dose_code === 'RIG' },
  ...more,
});
const onRecord = (one: BiteDoseToCorrect): BiteDoseOnRecord => ({
  ...one,
  attempt: 1,
  case_id: 'c1',
  voided: false,
  started_at: null,
  elsewhere: true,
});
const known = (
  case_type: CaseType,
  recorded: readonly BiteDoseOnRecord[],
): KnownForBiteDoses & { case_type: CaseType } => ({
  case_id: 'c1',
  case_type,
  regimen: 'IDRV',
  rules_version,
  bittenOn: '2026-01-05',
  today: '2026-01-20',
  person: { dob: '1990-05-01', deceased_on: null },
  recorded,
  vaccines: [],
  batches: [],
});

/** Source: once only for one bite, and for none that is still to come (file of facts on rabies 2.2, on snake bites 3.3). */
test('immunoglobulin and antivenom are not moved before the bite', () => {
  const table: ['RIG' | 'ASV', string, string, string[]][] = [
    ['RIG', '2026-01-06', '2026-01-05', []],
    ['RIG', '2026-01-06', '2026-01-04', ['FLDVAL0018 given_on']],
    ['RIG', '2026-01-04', '2026-01-04', []],
    ['ASV', '2026-01-06', '2026-01-04', ['FLDVAL0018 given_on']],
  ];
  for (const [code, before, given_on, expected] of table) {
    const dose = original(code, before);
    const vial = { material_id: 1, batch_id: null, batch_number: 'X', expiry_date: null, body_site: '' };
    const correction = { ...vial, dose_id: 'new', dose_code: code, given_on };
    const judged = judgeBiteCorrection(correction, dose, known(code === 'RIG' ? 'rabies' : 'venom', [onRecord(dose)]));
    const refused = 'refused' in judged ? judged.refused : [];
    const said = refused.map((one) => `${one.code} ${one.path?.replace('vaccine_details.0.', '')}`);
    assert.deepEqual(said, expected, `${code} ${before} → ${given_on}`);
  }
});

test('the phone judges another day by the case that it knows', () => {
  const dose = (dose_id: string, day_of_dose: number, given_on: string) => ({
    dose_id,
    dose_code: 'ARV',
    day_of_dose,
    given_on,
    voided: false,
    amounts: null,
    captured_at: `${given_on}T05:00:00.000Z`,
  });
  const doses = [dose('a', 0, '2026-01-05'), dose('b', 3, '2026-01-08')];
  const cases = [{ details: { rabies: { regimen: 'IDRV', rules_version }, venom: null }, doses, events: [] }];
  const table: [string, string, string | undefined][] = [
    ['a', '2026-01-04', undefined],
    ['a', '2026-01-09', 'RABIES0019'],
    ['a', '2026-01-05', undefined],
    ['a', '', undefined],
    ['b', '2026-01-04', 'RABIES0003'],
    ['b', '2026-01-20', 'RABIES0004'],
    ['of another case', '2026-01-20', undefined],
  ];
  for (const [dose_id, on, expected] of table) {
    assert.equal(movedDoseRefusal(cases, dose_id, on)?.code, expected, `${dose_id} ${on}`);
  }
});
