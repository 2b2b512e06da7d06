import assert from 'node:assert/strict';
import { test } from 'node:test';
import { addVaccineDetails, caseStatusUpdation, saveCaseDetails } from '@teeka/contract/cases';
import type { Item } from '../../../platform/outbox/index.ts';
import { type ReadyDose, visitEntries } from './entries.ts';
import { dayOfVisit, drawnDespite, keptTimes, mendedVisit, mendedWrites, visitOf } from './mended.ts';
import { answersOf, newVisit } from './visit.ts';

let n = 0;
const newId = () => `01900000-0000-7000-8000-${String(++n).padStart(12, '0')}`;
const ready = (code: string, batch_id: string) =>
  ({
    offer: { dose: { code }, row: { site: 'thigh' } },
    choice: { batch: { batch_id, material_id: 4, batch_number: 'P1', expiry_date: '2027-01-01' } },
  }) as unknown as ReadyDose;
const typed = {
  ...newVisit,
  yes: ['severe-illness'],
  consents: ['hpv-consent'],
  reasons: { 'severe-illness': 'Doctor agreed' },
};
const report = newId();
const other = newId();
const vial = newId();
const facts = {
  beneficiaryId: '12345678901234',
  sessionId: newId(),
  caseId: newId(),
  newId,
  today: '2026-11-21',
  capturedAt: '2026-11-21T05:00:00.000Z',
  packCursor: '17.2026-11-21',
  answers: answersOf(typed, ['HPV']),
  events: [
    { report_id: report, reason: '' },
    { report_id: other, reason: 'Officer has seen her' },
  ],
} as const;
const sent = visitEntries([ready('PENTA1', vial), ready('OPV1', vial)], facts);
const refusals = [{ code: 'VACDOS0022', path: `screening.earlier_events.${report}` }];
const items = sent.map(
  ({ call, input }, at) =>
    ({
      id: `i${at}`,
      call: call.name,
      input,
      state: at === 0 ? 'refused' : 'blocked',
      refusals: at === 0 ? refusals : [],
    }) as unknown as Item,
);
const later = { ...facts, caseId: newId(), today: '2026-11-23', capturedAt: '2026-11-23T05:00:00.000Z' };

test('a case refused for an earlier event opens as it was typed, with the doses that wait behind it', () => {
  const mended = mendedVisit(items[0], items);
  assert.ok(mended);
  assert.equal(mended.doses?.id, 'i1');
  assert.deepEqual(visitOf(mended), {
    others: ['PENTA1', 'OPV1'],
    consents: ['hpv-consent'],
    chosen: ['PENTA1', 'OPV1'],
    screened: true,
    mends: 'i0',
    saved: null,
    yes: ['severe-illness'],
    reasons: { 'severe-illness': 'Doctor agreed' },
    eventReasons: { [other]: 'Officer has seen her' },
    batches: { PENTA1: vial, OPV1: vial },
  });
});

test('corrected, doses go before the case, under its id, and were given on the day they were given', () => {
  const mended = mendedVisit(items[0], items);
  assert.ok(mended);
  const events = [{ report_id: report, reason: 'Seen by the officer' }];
  const { steps, more } = mendedWrites(mended, [ready('OPV1', vial)], { ...later, events });
  assert.deepEqual(
    steps.map(({ id }) => id),
    ['i1', 'i0'],
    'once the case waits again, what follows may be on its way',
  );
  const doses = addVaccineDetails.request.parse(steps[0]?.input);
  const care = saveCaseDetails.request.parse(steps[1]?.input);
  assert.equal(doses.case_id, facts.caseId);
  assert.equal(care.case_id, facts.caseId);
  assert.deepEqual(
    doses.vaccine_details.map(({ dose_code, given_on, captured_at }) => [dose_code, given_on, captured_at]),
    [['OPV1', facts.today, facts.capturedAt]],
  );
  assert.deepEqual(care.material_ids, [4]);
  assert.deepEqual(care.screening?.earlier_events, events);
  assert.deepEqual(more, [], 'its end waits already');
});

test('what was given up behind the case is written anew', () => {
  const [care] = items;
  const mended = mendedVisit(care, care ? [care] : []);
  assert.ok(mended);
  const { steps, more } = mendedWrites(mended, [ready('OPV1', vial)], later);
  assert.deepEqual(
    steps.map(({ id }) => id),
    ['i0'],
  );
  assert.deepEqual(
    more.map(({ call }) => call.name),
    [addVaccineDetails.name, caseStatusUpdation.name],
  );
  assert.equal(addVaccineDetails.request.parse(more[0]?.input).case_id, facts.caseId);
});

test('refused doses of an accepted case keep their case; a wrong clock is the only reason for another day', () => {
  const doses = { ...items[1], state: 'refused' } as Item;
  const mended = mendedVisit(doses, items);
  assert.ok(mended);
  assert.equal(mended.care, null);
  assert.deepEqual(visitOf(mended).chosen, ['PENTA1', 'OPV1']);
  const { steps } = mendedWrites(mended, [ready('OPV1', vial)], later);
  const [first] = addVaccineDetails.request.parse(steps[0]?.input).vaccine_details;
  assert.equal(first?.given_on, facts.today);
  const { input } = doses as unknown as { input: Parameters<typeof keptTimes>[0] & object };
  const at = (code: string) =>
    keptTimes({ input, refusals: [{ code }] } as unknown as Parameters<typeof keptTimes>[0], later).today;
  assert.equal(at('VACDOS0003'), facts.today);
  assert.equal(at('SESDAY0015'), later.today);
  assert.equal(at('SCHEDU0003'), later.today);
});

test('what waits, and what is no visit, is not taken up', () => {
  assert.equal(mendedVisit({ ...items[0], state: 'waiting' } as Item, items), null);
  assert.equal(mendedVisit({ ...items[2], state: 'refused' } as Item, items), null);
  assert.equal(mendedVisit(null, items), null);
});

test('the day of a visit: of its session, today on it, and that of the dose which is corrected', () => {
  const doses = { ...items[1], state: 'refused' } as Item;
  const mended = (code: string) => mendedVisit({ ...doses, refusals: [{ code }] } as Item, items);
  const wednesday = '2026-11-18';
  assert.equal(dayOfVisit('2026-11-23', '2026-11-23', null), '2026-11-23');
  assert.equal(dayOfVisit(wednesday, '2026-11-19', null), wednesday, 'typed the day after');
  assert.equal(dayOfVisit('2026-11-23', '2026-11-23', mended('VACDOS0003')), facts.today, 'its batch was wrong');
  assert.equal(dayOfVisit('2026-11-23', '2026-11-23', mended('SCHEDU0003')), '2026-11-23', 'its clock was wrong');
});

test('a vial that a refused record names may have been drawn from though its batch was stopped', () => {
  const refused = (path: string) => {
    const item = {
      ...items[1],
      state: 'refused',
      refusals: [{ code: 'VACDOS0023', path }],
    } as unknown as Item;
    return mendedVisit(item, items)?.doses;
  };
  const first = refused('vaccine_details.0.batch_id');
  assert.equal(drawnDespite(first, { batch_id: vial }, false), true, 'the server says that it was stopped');
  assert.equal(drawnDespite(first, { batch_id: newId() }, true), false, 'another vial');
  const otherwise = refused('vaccine_details.9.batch_id');
  assert.equal(drawnDespite(otherwise, { batch_id: vial }, false), false);
  assert.equal(drawnDespite(otherwise, { batch_id: vial }, true), true, 'this phone knows of the stop');
  assert.equal(drawnDespite(null, { batch_id: vial }, true), false, 'nothing is corrected');
});

test('a dose is sent as drawn despite the stop only where its vial was left as it was', () => {
  const left = ready('PENTA1', vial);
  const [, doses] = visitEntries(
    [{ ...left, choice: { ...left.choice, despite: true } }, ready('OPV1', newId())],
    facts,
  );
  const { vaccine_details } = doses.input as { vaccine_details: { despite_stop?: boolean }[] };
  assert.deepEqual(
    vaccine_details.map(({ despite_stop }) => despite_stop ?? false),
    [true, false],
  );
});
