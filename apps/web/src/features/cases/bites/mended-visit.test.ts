import assert from 'node:assert/strict';
import { test } from 'node:test';
import { addVaccineDetails, caseStatusUpdation, saveCaseDetails } from '@teeka/contract/cases';
import type { BiteCase } from '@teeka/contract/cases/bite-shapes';
import { addCaseEvent } from '@teeka/contract/cases/bites';
import type { Item } from '../../../platform/outbox/index.ts';
import { type AntivenomDraft, type BiteDraft, begun, newDraft } from './draft.ts';
import { type BiteSave, biteEntries, type Vial } from './entries.ts';
import { draftOf, mendedBiteVisit, mendedBiteWrites } from './mended-visit.ts';
import { courseWith, rigPlan } from './visit.ts';

const today = '2026-11-21';
let n = 0;
const newId = () => `01900000-0000-7000-8000-${String(++n).padStart(12, '0')}`;
const vial = (material_code: string, material_id: number): Vial => ({
  batch_id: newId(),
  batch_number: material_code,
  expiry_date: '2027-01-31',
  material_id,
  material: { material_code },
});
const arv = vial('ARV', 201);
const erig = vial('ERIG', 202);
const facts = {
  beneficiaryId: '20000000000001',
  sessionId: newId(),
  caseId: newId(),
  newId,
  today,
  capturedAt: '2026-11-21T05:00:00.000Z',
};
const later = { ...facts, today: '2026-11-22', capturedAt: '2026-11-22T05:00:00.000Z' };
const typed: BiteDraft = {
  ...begun(newDraft, 'bite', today),
  rabies: { ...begun(newDraft, 'bite', today).rabies, contacts: ['bitten'], village: 'Ujhani' },
  weight: '52',
  rigToday: true,
  infiltrated: '5',
  batches: { ARV: arv.batch_id, RIG: erig.batch_id },
};
const saveOf = (draft: BiteDraft, care?: BiteCase): BiteSave => {
  const course = courseWith(draft, care, today);
  const plan = rigPlan(draft, care);
  assert.ok(course && plan);
  return { care, vaccine: { course, vial: arv }, rig: { plan, vial: erig }, antivenom: [] };
};
const itemsOf = (draft: BiteDraft, save: BiteSave, refusals: object[]): Item[] =>
  biteEntries(draft, save, facts).map(
    ({ call, input }, at) =>
      ({
        id: call.name,
        call: call.name,
        input: call.request.parse(input),
        state: at === 0 ? 'refused' : 'blocked',
        refusals: at === 0 ? refusals : [],
      }) as unknown as Item,
  );
const items = itemsOf(typed, saveOf(typed), [{ code: 'RABIES0011', path: 'bite.rabies.bitten_on' }]);

test('a refused case of a bite opens as it was typed, with vials, weight and immunoglobulin', () => {
  const mended = mendedBiteVisit(items[0], items);
  assert.ok(mended);
  const draft = draftOf(mended);
  const { rabies } = draft;
  assert.deepEqual(draft, {
    ...newDraft,
    kind: 'bite',
    rabies,
    weight: '52',
    rigType: 'ERIG',
    rigToday: true,
    infiltrated: '5',
    batches: typed.batches,
    mends: saveCaseDetails.name,
  });
  assert.equal(rabies.village, 'Ujhani');
  assert.deepEqual(rabies.contacts, ['bitten']);
});

test('corrected on the next day, everything keeps its case and the day on which it was given', () => {
  const mended = mendedBiteVisit(items[0], items);
  assert.ok(mended);
  const draft = draftOf(mended);
  const right = { ...draft, rabies: { ...draft.rabies, bitten_on: '2026-11-20' } };
  const { steps, more } = mendedBiteWrites(mended, { draft: right, save: saveOf(right) }, later);
  assert.deepEqual(
    steps.map(({ id }) => id),
    [addVaccineDetails.name, saveCaseDetails.name],
    'once the case waits again, what follows may be on its way',
  );
  assert.deepEqual(more, []);
  const doses = addVaccineDetails.request.parse(steps[0]?.input);
  const care = saveCaseDetails.request.parse(steps[1]?.input);
  assert.deepEqual([doses.case_id, care.case_id], [facts.caseId, facts.caseId]);
  assert.equal(care.bite?.rabies?.bitten_on, '2026-11-20');
  assert.equal(care.captured_at, facts.capturedAt);
  assert.deepEqual(
    doses.vaccine_details.map(({ dose_code, given_on }) => `${dose_code} ${given_on}`),
    ['ARV 2026-11-21', 'RIG 2026-11-21'],
  );
});

test('where another worker opened the course, the doses go into that one and the refused case is given up', () => {
  const open = {
    case_id: newId(),
    case_type: 'rabies',
    status: 1,
    opened_at: facts.capturedAt,
    events: [],
    restarted_from: null,
    doses: [],
    details: saveCaseDetails.request.parse(items[0]?.input).bite,
  } as unknown as BiteCase;
  const mended = mendedBiteVisit(items[0], items);
  assert.ok(mended);
  const { steps, more } = mendedBiteWrites(
    mended,
    { draft: draftOf(mended), save: saveOf(draftOf(mended), open) },
    later,
  );
  assert.deepEqual(
    steps.map(({ id, input }) => [id, (input as { case_id?: string } | null)?.case_id]),
    [
      [addVaccineDetails.name, open.case_id],
      [saveCaseDetails.name, undefined],
    ],
  );
  assert.deepEqual(more, []);
});

test('a snake bite comes back with its drip and what happened; what is taken out is given up', () => {
  const event = { event_id: newId(), kind: 'referral', at: facts.capturedAt, facts: { to: 'CHC' } };
  const look = { event_id: newId(), kind: 'look', at: facts.capturedAt, facts: { signs: ['ptosis'] } };
  const asv = vial('ASV', 203);
  const drip: AntivenomDraft = {
    code: 'ASV' as const,
    vials: 10,
    startedAt: '2026-11-21T04:30:00.000Z',
    endedAt: null,
    batchId: asv.batch_id,
  };
  const bitten = { ...begun(newDraft, 'snake', today), events: [event, look], antivenom: [drip] };
  const save = { care: undefined, vaccine: null, rig: null, antivenom: [{ dose: drip, vial: asv }] };
  const sent = itemsOf({ ...bitten, closing: 'referred' }, save, [{ code: 'FLDVAL0001' }]).map((item) =>
    item.call === addCaseEvent.name
      ? { ...item, id: (item.input as { event: { event_id: string } }).event.event_id }
      : item,
  );
  const mended = mendedBiteVisit(sent[0], sent);
  assert.ok(mended);
  const draft = draftOf(mended);
  assert.equal(draft.kind, 'snake');
  assert.equal(draft.closing, 'referred');
  assert.deepEqual(draft.events, [event, look]);
  assert.deepEqual(draft.antivenom, [drip]);
  const less = { ...draft, events: [event], closing: '' };
  const { steps, more } = mendedBiteWrites(mended, { draft: less, save }, later);
  assert.deepEqual(
    steps.map(({ id, input }) => `${id} ${input === null ? 'given up' : ''}`.trim()),
    [
      addVaccineDetails.name,
      event.event_id,
      `${caseStatusUpdation.name} given up`,
      `${look.event_id} given up`,
      saveCaseDetails.name,
    ],
  );
  assert.deepEqual(more, []);
});

test('immunoglobulin of another hospital comes back as it was typed, and is not taken for ours', () => {
  const theirs = { on: '2026-11-21', type: '', place: 'CHC', paper: false };
  const draft = { ...typed, rigToday: null, infiltrated: '', rigElsewhere: theirs };
  const sent = itemsOf(draft, { ...saveOf(draft), rig: null }, []);
  const mended = mendedBiteVisit(sent[0], sent);
  assert.ok(mended);
  const { rigElsewhere, rigToday } = draftOf(mended);
  assert.deepEqual([rigElsewhere, rigToday], [theirs, false]);
});

test('refused doses of an accepted case keep it; what waits is not taken up', () => {
  const doses = { ...items[1], state: 'refused' } as Item;
  const mended = mendedBiteVisit(doses, items);
  assert.ok(mended);
  const draft = draftOf(mended);
  assert.deepEqual([draft.kind, draft.rigToday, draft.batches], ['bite', true, typed.batches]);
  const { steps } = mendedBiteWrites(mended, { draft, save: saveOf(typed) }, later);
  assert.deepEqual(
    steps.map(({ id, input }) => [id, (input as { case_id: string }).case_id]),
    [[addVaccineDetails.name, facts.caseId]],
  );
  assert.equal(mendedBiteVisit({ ...doses, state: 'waiting' } as Item, items), null);
  assert.equal(mendedBiteVisit({ ...doses, call: addCaseEvent.name } as Item, items), null);
});
