import assert from 'node:assert/strict';
import { test } from 'node:test';
import { addCaseEvent } from '@teeka/contract/bites';
import type { BiteCase } from '@teeka/contract/bites/shapes';
import { addVaccineDetails, caseStatusUpdation, saveCaseDetails } from '@teeka/contract/cases';
import type { Refusal } from '@teeka/domain/refusal';
import type { Item } from '../../../../platform/outbox/item.ts';
import { aForm } from '../../../../platform/testing/a-form.ts';
import type { KeptEvent } from '../../../../records/bites/kept-event.ts';
import { draftAt, openPath } from '../../../../records/forms/forms.ts';
import { keptOpening, keptTimes, sentOf } from '../../visit/corrected.ts';
import { courseWith, rigPlan } from '../rabies/course.ts';
import { type AntivenomDraft, type BiteDraft, begun, newDraft } from './draft.ts';
import { asSaved, type BiteSave, biteEntries, dosesOf, type Vial } from './entries.ts';

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
const place = `/case-details/${facts.beneficiaryId}/${facts.sessionId}#bite` as const;
const sentBy = (draft: BiteDraft, save: BiteSave): BiteDraft => {
  const doses = dosesOf(draft, save, facts);
  return { ...asSaved(draft, save, doses), sent: sentOf(doses, facts) };
};

const keptOf = ({ draft }: Item): BiteDraft => (draft ? (draft.value as BiteDraft) : assert.fail('no draft'));

/** A visit as the summary saves it. */
async function saved(draft: BiteDraft, save: BiteSave) {
  const form = await aForm();
  await form.save(biteEntries(draft, save, facts), draftAt(place, sentBy(draft, save)));
  return {
    ...form,
    /** Opens what was refused, and saves it as it is corrected, a day later. */
    async correct(
      call: string,
      refusals: readonly Refusal[],
      change: Partial<BiteDraft>,
      of: (draft: BiteDraft) => BiteSave,
    ) {
      const item = await form.refuse(call, ...refusals);
      const opened = keptOf(item);
      const right = { ...opened, ...change };
      const corrected = { refusals: item.refusals, sent: opened.sent ?? null };
      const care = of(right);
      const openedAt = keptOpening(corrected, later.capturedAt);
      const caseId = care.care?.case_id ?? opened.sent?.caseId ?? later.caseId;
      const entries = biteEntries(right, care, { ...keptTimes(corrected, later), caseId, openedAt });
      await form.again(item, entries, { draft: draftAt(place, right) });
    },
  };
}

test('a refused case of a bite opens as it was typed, with vials, weight and immunoglobulin', async () => {
  const { refuse, close } = await saved(typed, saveOf(typed));
  const opened = await refuse(saveCaseDetails.name, { code: 'RABIES0011', path: 'bite.rabies.bitten_on' });
  const { sent, ...value } = keptOf(opened);
  assert.deepEqual({ ...value, sent: null }, typed);
  assert.equal(sent?.caseId, facts.caseId);
  assert.ok(openPath(opened)?.endsWith('&form=bite'));
  close();
});

test('corrected on the next day, everything keeps its case and the day on which it was given', async () => {
  const { correct, of, standing, close } = await saved(typed, saveOf(typed));
  const rabies = { ...typed.rabies, bitten_on: '2026-11-20' };
  await correct(saveCaseDetails.name, [{ code: 'RABIES0011' }], { rabies }, saveOf);
  assert.deepEqual(standing(), [`${saveCaseDetails.name} waiting`, `${addVaccineDetails.name} waiting`]);
  const doses = addVaccineDetails.request.parse(of(addVaccineDetails.name).input);
  const care = saveCaseDetails.request.parse(of(saveCaseDetails.name).input);
  assert.deepEqual([doses.case_id, care.case_id], [facts.caseId, facts.caseId]);
  assert.equal(care.bite?.rabies?.bitten_on, '2026-11-20');
  assert.equal(care.captured_at, facts.capturedAt);
  assert.deepEqual(
    doses.vaccine_details.map(({ dose_code, given_on }) => `${dose_code} ${given_on}`),
    ['ARV 2026-11-21', 'RIG 2026-11-21'],
  );
  close();
});

test('a visit without doses that is corrected on the next day keeps its day too, unless the clock was wrong', async () => {
  const woundCare = { ...typed, rabies: { ...typed.rabies, regimen: '', bitten_on: null }, rigToday: null };
  const event = { event_id: newId(), kind: 'referral', at: facts.capturedAt, facts: { to: 'CHC' } };
  const nothing = { care: undefined, vaccine: null, rig: null, antivenom: [] };
  const { correct, of, close } = await saved({ ...woundCare, events: [event] }, nothing);
  await correct(saveCaseDetails.name, [{ code: 'FLDVAL0001' }], { weight: '53' }, () => nothing);
  const care = saveCaseDetails.request.parse(of(saveCaseDetails.name).input);
  const happened = addCaseEvent.request.parse(of(addCaseEvent.name).input);
  assert.deepEqual([care.captured_at, happened.captured_at], [facts.capturedAt, facts.capturedAt]);
  const sent = sentOf([], facts);
  const dayAfter = (...refusals: Refusal[]) => keptTimes({ refusals, sent }, later).today;
  assert.equal(dayAfter({ code: 'FLDVAL0001' }), facts.today);
  assert.equal(dayAfter({ code: 'SESDAY0015' }), later.today);
  close();
});

test('where another worker opened the course, the doses go into that one and the refused case is given up', async () => {
  const { correct, of, standing, close } = await saved(typed, saveOf(typed));
  const open = {
    case_id: newId(),
    case_type: 'rabies',
    status: 'open',
    opened_at: facts.capturedAt,
    events: [],
    restarted_from: null,
    doses: [],
    details: saveCaseDetails.request.parse(of(saveCaseDetails.name).input).bite,
  } as unknown as BiteCase;
  await correct(saveCaseDetails.name, [{ code: 'RABIES0012' }], {}, (draft) => saveOf(draft, open));
  assert.deepEqual(standing(), [`${addVaccineDetails.name} waiting`]);
  assert.equal(addVaccineDetails.request.parse(of(addVaccineDetails.name).input).case_id, open.case_id);
  close();
});

test('a snake bite comes back with its drip and what happened; what is taken out is given up', async () => {
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
  const bitten = { ...begun(newDraft, 'snake', today), events: [event, look], antivenom: [drip], closing: 'referred' };
  const save = { care: undefined, vaccine: null, rig: null, antivenom: [{ dose: drip, vial: asv }] };
  const { correct, items, standing, close } = await saved(bitten, save);
  assert.deepEqual(
    standing().map((one) => one.split(' ')[0]),
    [saveCaseDetails.name, addVaccineDetails.name, addCaseEvent.name, addCaseEvent.name, caseStatusUpdation.name],
  );
  await correct(saveCaseDetails.name, [{ code: 'FLDVAL0001' }], { events: [event], closing: '' }, () => save);
  assert.deepEqual(standing(), [
    `${saveCaseDetails.name} waiting`,
    `${addVaccineDetails.name} waiting`,
    `${addCaseEvent.name} waiting`,
  ]);
  const [, , eventItem] = items();
  assert.deepEqual((eventItem?.input as { event: object } | undefined)?.event, event, 'under its own id');
  close();
});

test('an event whose case was accepted opens alone, in its sheet', async () => {
  const event = { event_id: newId(), kind: 'referral', at: facts.capturedAt, facts: { to: 'CHC' } };
  const bitten = { ...begun(newDraft, 'snake', today), events: [event] };
  const { accept, refuse, close } = await saved(bitten, { care: undefined, vaccine: null, rig: null, antivenom: [] });
  await accept(saveCaseDetails.name);
  const opened = await refuse(addCaseEvent.name, { code: 'RABIES0015' });
  assert.ok(openPath(opened)?.endsWith('&form=event'));
  assert.deepEqual((opened.draft?.value as KeptEvent | undefined)?.event, event);
  close();
});

test('immunoglobulin of another hospital comes back as it was typed, and is not taken for ours', async () => {
  const theirs = { on: '2026-11-21', type: '', place: 'CHC', paper: false };
  const draft = { ...typed, rigToday: null, infiltrated: '', rigElsewhere: theirs };
  const { refuse, close } = await saved(draft, { ...saveOf(draft), rig: null });
  const opened = await refuse(saveCaseDetails.name, { code: 'FLDVAL0001' });
  const { rigElsewhere, rigToday } = keptOf(opened);
  assert.deepEqual([rigElsewhere, rigToday], [theirs, false]);
  close();
});

test('refused doses of an accepted case keep it; what waits does not open', async () => {
  const { accept, correct, of, standing, close } = await saved(typed, saveOf(typed));
  assert.equal(openPath(of(addVaccineDetails.name)), null);
  await accept(saveCaseDetails.name);
  await correct(addVaccineDetails.name, [{ code: 'VACDOS0001' }], {}, saveOf);
  assert.deepEqual(standing(), [`${saveCaseDetails.name} done`, `${addVaccineDetails.name} waiting`]);
  assert.equal((of(addVaccineDetails.name).input as { case_id: string }).case_id, facts.caseId);
  const { kind, rigToday, batches } = keptOf(of(addVaccineDetails.name));
  assert.deepEqual([kind, rigToday, batches], ['bite', true, typed.batches]);
  close();
});
