import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { BiteCase } from '@teeka/contract/bites/shapes';
import { adviceOf, courseWith, regimenFor, restForMuscle, rigOf, rigPlan } from '../rabies/course.ts';
import { rabiesProblems } from '../rabies/problems.ts';
import { venomProblems } from '../venom/problems.ts';
import { keyOf, stingStanding, venomRecord, venomStanding, warningsFor } from '../venom/standing.ts';
import { afterSaving, type BiteDraft, begun, newDraft, weightOf } from './draft.ts';
import { type BiteSave, biteEntries, detailsOf, type Vial } from './entries.ts';
import { openCaseOf } from './open-case.ts';

const today = '2026-11-21';
const bitten: BiteDraft = {
  ...begun(newDraft, 'bite', today),
  rabies: { ...begun(newDraft, 'bite', today).rabies, contacts: ['bitten'] },
  weight: '60',
};
const vial: Vial = {
  batch_id: 'b1',
  batch_number: 'ARV-1',
  expiry_date: '2027-01-31',
  material_id: 201,
  material: { material_code: 'ARV' },
};
let serial = 0;
const facts = {
  beneficiaryId: '20000000000001',
  sessionId: 's1',
  caseId: 'c1',
  today,
  capturedAt: '2026-11-21T05:00:00Z',
  newId: () => `id${++serial}`,
};
const nothing: BiteSave = { care: undefined, vaccine: null, rig: null, antivenom: [] };
const course = (draft: BiteDraft, care?: BiteCase) => courseWith(draft, care, today);
const aCase = (more: Partial<BiteCase> = {}, ...given: [number, string][]): BiteCase => ({
  case_id: 'c0',
  case_type: 'rabies',
  status: 'open',
  opened_at: '2026-11-14T05:00:00Z',
  restarted_from: null,
  details: detailsOf(bitten, '2026-11-14'),
  events: [],
  doses: given.map(([day_of_dose, given_on]) => ({
    dose_id: `d${day_of_dose}`,
    dose_code: 'ARV',
    day_of_dose,
    given_on,
    captured_at: given_on,
    material_id: 201,
    batch_number: '',
    voided: false,
    amounts: null,
  })),
  ...more,
});
const detailsIn = (input: unknown) =>
  (input as { vaccine_details: Record<string, unknown>[] } | undefined)?.vaccine_details ?? [];
const calls = (draft: BiteDraft, save: BiteSave) =>
  biteEntries(draft, save, facts).map(({ call }) => call.name.split('.')[1]);

test('a visit on day 0: the case, then vaccine and immunoglobulin in one record', () => {
  const plan = rigPlan(bitten, undefined);
  assert.ok(plan);
  assert.deepEqual([plan.iu, plan.ml, plan.vials], [2400, 8, 2]);
  const save: BiteSave = {
    ...nothing,
    vaccine: { course: course(bitten) as never, vial },
    rig: { plan, vial },
  };
  const draft = { ...bitten, infiltrated: '5,5' };
  const entries = biteEntries(draft, save, facts);
  assert.deepEqual(
    entries.map(({ call }) => call.name),
    ['cases.saveCaseDetails', 'cases.addVaccineDetails'],
  );
  const vaccine_details = detailsIn(entries[1]?.input);
  assert.deepEqual(
    vaccine_details.map(({ dose_code, day_of_dose }) => [dose_code, day_of_dose]),
    [
      ['ARV', 0],
      ['RIG', 0],
    ],
  );
  const rig = vaccine_details[1]?.amounts as Record<string, unknown>;
  assert.deepEqual([rig.infiltrated_ml, rig.im_ml], [5.5, 2.5]);
  assert.deepEqual(vaccine_details[0]?.amounts, {
    route: 'ID',
    sites: ['left-upper-arm', 'right-upper-arm'],
    ml: 0.2,
  });
});

test('how a visit ends the case', () => {
  const vaccine = (care: BiteCase) => ({ course: course(bitten, care) as never, vial });
  const day3 = aCase({}, [0, '2026-11-18']);
  const last = aCase({}, [0, '2026-10-24'], [3, '2026-10-27'], [7, '2026-10-31']);
  assert.deepEqual(calls(bitten, { ...nothing, care: day3, vaccine: vaccine(day3) }), ['addVaccineDetails']);
  assert.deepEqual(calls(bitten, { ...nothing, care: last, vaccine: vaccine(last) }), [
    'addVaccineDetails',
    'caseStatusUpdation',
  ]);
  assert.deepEqual(calls({ ...bitten, closing: 'animal-healthy' }, { ...nothing, care: day3 }), ['caseStatusUpdation']);
  const touched = { ...bitten, rabies: { ...bitten.rabies, contacts: ['touched'] } };
  const entries = biteEntries(touched, nothing, facts);
  assert.deepEqual(
    entries.map(({ input }) => (input as { reason?: string }).reason),
    [undefined, 'wound-care-only'],
  );
});

test('days read from paper go along as given elsewhere, and can bring a course back into its time', () => {
  const care = aCase({}, [0, '2026-11-10']);
  assert.equal(course(bitten, care)?.state, 'exceeded');
  const draft = { ...bitten, earlierDays: [{ day: 3, on: '2026-11-14' }] };
  assert.equal(course(draft, care)?.next?.day, 7);
  const entries = biteEntries(
    draft,
    { ...nothing, care, vaccine: { course: course(draft, care) as never, vial } },
    facts,
  );
  const vaccine_details = detailsIn(entries[0]?.input);
  assert.deepEqual(
    vaccine_details.map((dose) => [dose.day_of_dose, dose.given_on, dose.material_id]),
    [
      [3, '2026-11-14', 0],
      [7, today, 201],
    ],
  );
});

test('immunoglobulin is once for a bite, also when its course begins anew', () => {
  const old = aCase({ status: 'closed' }, [0, '2026-11-01']);
  const rig = { ...(old.doses[0] as BiteCase['doses'][number]), dose_id: 'r', dose_code: 'RIG' };
  const fresh = aCase({ case_id: 'c2', restarted_from: 'c0' });
  const at = { care: fresh, today };
  assert.equal(rigOf(bitten, [old, fresh], at).state, 'too-late', 'the first day of the closed course counts');
  assert.equal(rigOf(bitten, [{ ...old, doses: [...old.doses, rig] }, fresh], at).state, 'given');
  assert.equal(rigOf(bitten, [], { care: undefined, today }).state, 'needed');
});

test('which case a visit goes on with', () => {
  const venom = aCase({
    case_id: 'v',
    case_type: 'venom',
    details: detailsOf(begun(newDraft, 'snake', today), today),
  });
  const closed = aCase({ status: 'completed' });
  assert.equal(openCaseOf([closed], null), undefined);
  assert.equal(openCaseOf([aCase(), venom], null)?.case_id, 'v', 'the youngest');
  assert.equal(openCaseOf([aCase(), venom], 'bite')?.case_id, 'c0');
  assert.equal(openCaseOf([aCase()], 'prevention')?.case_id, 'c0', 'one course at a time');
  assert.equal(openCaseOf([venom], 'scorpion'), undefined);
  const [old, later] = [{ ...venom, opened_at: '2026-01-05T05:00:00Z' }, '2026-07-12'];
  const said = (sameBite: boolean | null) => openCaseOf([old], 'snake', { sameBite, today: later })?.case_id;
  assert.deepEqual([said(null), said(true), said(false)], ['v', 'v', undefined], 'bitten again');
});

test('the regimen chosen stays while it fits the advice', () => {
  const advice = adviceOf(bitten.rabies, today);
  assert.equal(regimenFor(bitten.rabies, advice), 'IDRV');
  assert.equal(regimenFor({ ...bitten.rabies, regimen: 'IMRV' }, advice), 'IMRV');
  assert.equal(regimenFor({ ...bitten.rabies, regimen: 'PREP_ID' }, advice), 'IDRV');
  assert.equal(regimenFor(bitten.rabies, undefined), '');
});

test('what must be filled in first: little', () => {
  const known = { today, dob: '1990-05-01' };
  const codes = (draft: BiteDraft) =>
    rabiesProblems(draft, adviceOf(draft.rabies, today), known).map(({ code, path }) => `${code} ${path}`);
  assert.deepEqual(codes(bitten), []);
  assert.deepEqual(codes({ ...bitten, weight: '' }), ['FLDVAL0001 weight'], 'immunoglobulin goes by weight');
  assert.deepEqual(codes({ ...bitten, weight: '900' }), ['FLDVAL0005 weight']);
  const empty = { ...bitten.rabies, animal: '', contacts: [], bitten_on: '2026-11-22' };
  assert.deepEqual(codes({ ...bitten, rabies: empty }), [
    'RABIES0011 bitten_on',
    'FLDVAL0001 animal',
    'FLDVAL0001 contacts',
  ]);
  const mistyped = { ...bitten.rabies, earlier: 'complete' as const, earlier_on: '2062-11-01' };
  assert.deepEqual(codes({ ...bitten, rabies: mistyped }), ['FLDVAL0019 earlier_on']);
  const advice = adviceOf(mistyped, today);
  assert.deepEqual([advice?.vaccine, advice?.rig], ['full', true], 'and nothing is left out meanwhile');
  assert.deepEqual(codes(begun(newDraft, 'prevention', today)), []);
  assert.deepEqual(venomProblems(begun(newDraft, 'snake', today), known), []);
});

test('weights and rests as typed', () => {
  const table: [string, number | null][] = [
    ['60', 60],
    [' 12,5 ', 12.5],
    ['', null],
    ['0', null],
    ['301', null],
    ['abc', null],
  ];
  for (const [typed, kg] of table) assert.equal(weightOf(typed), kg, typed);
  const plan = rigPlan(bitten, undefined);
  assert.equal(restForMuscle(plan, '9'), 0);
  assert.equal(restForMuscle(plan, ''), null);
});

test('a snake bite while it is typed: grade, warnings, minutes', () => {
  const base = begun(newDraft, 'snake', today);
  const draft: BiteDraft = {
    ...base,
    venom: { ...base.venom, bitten_time: '06:00', species: 'krait' },
    events: [{ event_id: 'e', kind: 'look', at: '2026-11-21T01:00:00Z', facts: { signs: ['ptosis'] } }],
    antivenom: [{ code: 'ASV', vials: 10, startedAt: '2026-11-21T02:00:00Z', batchId: 'b' }],
  };
  const standing = venomStanding(venomRecord(draft, undefined, today), Date.parse('2026-11-21T02:30:00Z'));
  assert.deepEqual([standing.grade, standing.vials, standing.needle], ['neurotoxic', 10, 90]);
  assert.deepEqual(warningsFor(standing, { vials: 11, at: '2026-11-21T03:00:00Z' }), ['above-usual-vials']);
  const sting = {
    ...base,
    kind: 'scorpion' as const,
    weight: '20',
    events: [{ event_id: 'e', kind: 'look', at: today, facts: { signs: ['sweating'] } }],
  };
  assert.deepEqual(stingStanding(venomRecord(sting, undefined, today), '20').prazosinMcg, 600);
});

test('drips on record and of this visit, each with its end where it is known', () => {
  const base = begun(newDraft, 'snake', today);
  const at = (time: string) => `2026-11-21T${time}:00Z`;
  const dose = { dose_code: 'ASV', day_of_dose: 1, given_on: today, material_id: 202, batch_number: 'A-1' };
  const amounts = { route: 'IV' as const, sites: [], ml: null, vials: 10, started_at: at('02:00') };
  const care = aCase({
    case_type: 'venom',
    details: detailsOf(base, today),
    doses: [{ ...dose, dose_id: 'd1', captured_at: at('02:10'), voided: false, amounts }],
  });
  const ended = { event_id: 'e', kind: 'drip-ended', at: at('03:00'), facts: { dose_id: 'd1' } };
  const draft: BiteDraft = {
    ...base,
    events: [ended],
    antivenom: [{ code: 'ASV', vials: 8, startedAt: at('08:00'), endedAt: at('08:50'), batchId: 'b' }],
  };
  assert.deepEqual(
    venomRecord(draft, care, today).drips.map(({ key, vials, endedAt }) => [key, vials, endedAt]),
    [
      ['d1', 10, at('03:00')],
      [keyOf(at('08:00')), 8, at('08:50')],
    ],
  );
  const running = venomRecord({ ...draft, events: [] }, care, today).drips;
  assert.equal(running[0]?.endedAt, null);
  const given = { dose: draft.antivenom[0] as never, vial };
  const [entry] = biteEntries(draft, { ...nothing, care, antivenom: [given] }, facts);
  const sent = detailsIn(entry?.input)[0]?.amounts as Record<string, unknown>;
  assert.deepEqual([sent.started_at, sent.ended_at], [at('08:00'), at('08:50')]);
});

test('blood in the glass is not forgotten when the visit is saved', () => {
  const draft = { ...bitten, tubeFrom: '2026-11-21T05:00:00Z', saved: { items: [], caseId: 'c1' } };
  assert.deepEqual(afterSaving(draft), { ...newDraft, tubeFrom: '2026-11-21T05:00:00Z' });
});
