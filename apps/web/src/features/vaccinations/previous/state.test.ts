import assert from 'node:assert/strict';
import { test } from 'node:test';
import { addPreviousVaccination, addPreviousVaccinationFile, type Material } from '@teeka/contract/vaccinations';
import { type Adult, type Child, forecast, nationalSchedule as schedule } from '@teeka/domain/schedule';
import { emptyForm, openDoses, otherDoses, previousEntries, refusalsOf } from './state.ts';

const today = '2026-11-21';
const child: Child = { kind: 'child', dob: '2026-01-05', sex: 'F', jeEndemic: false };
const onRecord = { dob: child.dob, gender: 2, lmp_date: null, deceased_on: null };
const materials = [
  { material_id: 1, material_name: 'BCG', dose_codes: ['BCG'] },
  { material_id: 2, material_name: 'OPV', dose_codes: ['OPV0', 'OPV1', 'OPV2', 'OPV3', 'OPVB'] },
] as unknown as Material[];
const form = (days: Record<string, string>, files = {}) => ({ ...emptyForm, days, files });

test('doses on record are not asked for, nor those of others', () => {
  const open = openDoses(forecast(child, [{ code: 'BCG', date: '2026-01-05' }], { on: today, schedule }));
  const codes = open.flatMap((one) => one.codes);
  assert.ok(!codes.includes('TD16') && !codes.includes('MR2') && codes.includes('PENTA3'), 'ages not reached');
  assert.ok(!codes.includes('BCG') && !codes.includes('JE1') && codes.includes('OPV0') && codes.includes('OPV1'));
});

test('whatever else a card may show stands behind more: other districts, given too early, boosters', () => {
  const known = forecast(child, [{ code: 'BCG', date: '2026-01-05' }], { on: today, schedule });
  const codes = otherDoses(known, emptyForm).flatMap((one) => one.codes);
  for (const code of ['JE1', 'DPT1', 'MR2', 'TD16']) assert.ok(codes.includes(code), code);
  for (const code of ['BCG', 'PENTA3']) assert.ok(!codes.includes(code), code);
  const typed = otherDoses(known, form({ BCG: '2026-01-05' })).flatMap((one) => one.codes);
  assert.ok(typed.includes('BCG'), 'typed before it came on record');
});

test('a health worker is first asked for the doses from which the precaution dose counts, and nobody else for them', () => {
  const nurse = { kind: 'adult', dob: '1985-06-15', healthWorker: true, programmesOn: ['COVID-19'] } as const;
  const first = (one: Adult, doses: { code: string; date: string }[] = []) =>
    openDoses(forecast(one, doses, { on: today, schedule }))[0];
  assert.deepEqual(first(nurse), { vaccine: 'COVID19', codes: ['COV1', 'COV2'] });
  assert.deepEqual(first(nurse, [{ code: 'COV1', date: '2021-02-01' }])?.codes, ['COV2'], 'not what is on record');
  assert.equal(first({ ...nurse, programmesOn: [] }), undefined);
});

test('what is wrong with the days', () => {
  const table: [Record<string, string>, string[]][] = [
    [{}, ['FLDVAL0001 days']],
    [{ BCG: ' ' }, ['FLDVAL0001 days']],
    [{ BCG: '2026-01-05' }, []],
    [{ BCG: '2026-01-04', OPV1: '2026-12-01' }, ['SCHEDU0002 days.BCG', 'SCHEDU0003 days.OPV1']],
    [{ BCG: '5/1' }, ['SCHEDU0006 days.BCG']],
  ];
  for (const [days, expected] of table)
    assert.deepEqual(
      refusalsOf(form(days), onRecord, today).map(({ code, path }) => `${code} ${path}`),
      expected,
    );
});

test('a card of a pregnant girl: doses of the child and of the pregnancy, each judged as what it is', () => {
  const girl = { ...onRecord, dob: '2010-05-01', lmp_date: '2026-08-01' };
  assert.deepEqual(refusalsOf(form({ TDPW1: '2026-10-01', TD10: '2020-06-01' }), girl, today), []);
  const codes = refusalsOf(form({ TDPW1: '2026-10-01' }), onRecord, today).map(({ code }) => code);
  assert.deepEqual(codes, ['SCHEDU0005'], 'nobody pregnant');
});

test('a report for each vaccine, then the files one by one; the contract takes all of them', () => {
  let n = 0;
  const newId = () => `01900000-0000-7000-8000-${String(++n).padStart(12, '0')}`;
  const entries = previousEntries(
    form(
      { BCG: '2026-01-05', OPV0: '2026-01-05', OPV1: '2026-02-20', OPV2: '' },
      { OPV1: { name: 'card.jpg', content: 'AAAA' } },
    ),
    { person: '10000000000001', materials, capturedAt: '2026-11-21T05:00:00.000Z', newId },
  );
  assert.deepEqual(
    entries.map(({ call }) => call.name),
    [addPreviousVaccination.name, addPreviousVaccination.name, addPreviousVaccinationFile.name],
  );
  for (const { call, input } of entries) assert.ok(call.request.safeParse(input).success, call.name);
  const [, opv, file] = entries.map(({ input }) => input as unknown as Record<string, never>);
  assert.equal(file?.case_id, opv?.case_id, 'the file waits for its report');
});
