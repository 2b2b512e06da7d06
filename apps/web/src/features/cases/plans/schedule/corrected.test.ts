import assert from 'node:assert/strict';
import { test } from 'node:test';
import { addVaccineDetails, caseStatusUpdation, saveCaseDetails } from '@teeka/contract/cases';
import type { Refusal } from '@teeka/domain/refusal';
import { aForm } from '../../../../platform/testing/a-form.ts';
import { draftAt, openPath } from '../../../../records/forms/forms.ts';
import { dayOfVisit, drawnDespite, keptOpening, keptTimes, sentOf } from '../../visit/corrected.ts';
import { dosesOf, type ReadyDose, visitEntries } from './entries.ts';
import { answersOf, newVisit, type Visit } from './visit.ts';

let n = 0;
const newId = () => `01900000-0000-7000-8000-${String(++n).padStart(12, '0')}`;
const ready = (code: string, batch_id: string) =>
  ({
    offer: { dose: { code }, row: { site: 'thigh' } },
    choice: { batch: { batch_id, material_id: 4, batch_number: 'P1', expiry_date: '2027-01-01' } },
  }) as unknown as ReadyDose;
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
  events: [
    { report_id: report, reason: '' },
    { report_id: other, reason: 'Officer has seen her' },
  ],
} as const;
const given = [ready('PENTA1', vial), ready('OPV1', vial)];
const sent = sentOf(dosesOf(given, { ...facts, answers: [] }), facts);
const typed: Visit = {
  ...newVisit,
  chosen: ['PENTA1', 'OPV1'],
  screened: true,
  yes: ['severe-illness'],
  consents: ['hpv-consent'],
  reasons: { 'severe-illness': 'Doctor agreed' },
  eventReasons: { [other]: 'Officer has seen her' },
  batches: { PENTA1: vial, OPV1: vial },
  sent,
};
const answers = answersOf(typed, ['HPV']);
const place = `/case-details/${facts.beneficiaryId}/${facts.sessionId}#visit` as const;
const later = { ...facts, answers, today: '2026-11-23', capturedAt: '2026-11-23T05:00:00.000Z' };

async function aRefusedVisit() {
  const form = await aForm();
  await form.save(visitEntries(given, { ...facts, answers }), draftAt(place, typed));
  return form;
}

test('a case refused for an earlier event opens as it was typed, with the doses that wait behind it', async () => {
  const { refuse, standing, close } = await aRefusedVisit();
  const opened = await refuse(saveCaseDetails.name, {
    code: 'VACDOS0022',
    path: `screening.earlier_events.${report}`,
  });
  assert.deepEqual(standing(), [
    `${saveCaseDetails.name} refused`,
    `${addVaccineDetails.name} blocked`,
    `${caseStatusUpdation.name} blocked`,
  ]);
  assert.equal(openPath(opened), `${place.replace('#visit', '')}?correct=${opened.id}&form=visit`);
  assert.deepEqual(opened.draft?.value, typed);
  close();
});

test('corrected, everything is written at once, under its case, and was given on the day it was given', async () => {
  const { refuse, again, standing, of, close } = await aRefusedVisit();
  const opened = await refuse(saveCaseDetails.name, { code: 'VACDOS0022' });
  const events = [{ report_id: report, reason: 'Seen by the officer' }];
  const corrected = { refusals: opened.refusals, sent };
  const now = { ...keptTimes(corrected, { ...later, events }), caseId: corrected.sent.caseId };
  await again(opened, visitEntries([ready('OPV1', vial)], now), { draft: draftAt(place, typed) });
  assert.deepEqual(standing(), [
    `${saveCaseDetails.name} waiting`,
    `${addVaccineDetails.name} waiting`,
    `${caseStatusUpdation.name} waiting`,
  ]);
  const doses = addVaccineDetails.request.parse(of(addVaccineDetails.name).input);
  const care = saveCaseDetails.request.parse(of(saveCaseDetails.name).input);
  assert.equal(doses.case_id, facts.caseId);
  assert.equal(care.case_id, facts.caseId);
  assert.equal(care.captured_at, facts.capturedAt);
  assert.deepEqual(
    doses.vaccine_details.map(({ dose_code, given_on, captured_at }) => [dose_code, given_on, captured_at]),
    [['OPV1', facts.today, facts.capturedAt]],
  );
  assert.deepEqual(care.material_ids, [4]);
  assert.deepEqual(care.screening?.earlier_events, events);
  close();
});

test('what was given up behind the case is written anew', async () => {
  const { outbox, refuse, again, of, standing, close } = await aRefusedVisit();
  const opened = await refuse(saveCaseDetails.name, { code: 'VACDOS0022' });
  await outbox.discard(of(caseStatusUpdation.name).id);
  await outbox.discard(of(addVaccineDetails.name).id);
  await again(opened, visitEntries([ready('OPV1', vial)], { ...later, caseId: sent.caseId }), {
    draft: draftAt(place, typed),
  });
  assert.deepEqual(standing(), [
    `${saveCaseDetails.name} waiting`,
    `${addVaccineDetails.name} waiting`,
    `${caseStatusUpdation.name} waiting`,
  ]);
  assert.equal(addVaccineDetails.request.parse(of(addVaccineDetails.name).input).case_id, facts.caseId);
  close();
});

test('refused doses of an accepted case keep their case; a wrong clock is the only reason for another day', async () => {
  const { refuse, accept, again, standing, of, close } = await aRefusedVisit();
  await accept(saveCaseDetails.name);
  const opened = await refuse(addVaccineDetails.name, { code: 'VACDOS0003' });
  assert.deepEqual((opened.draft?.value as Visit | undefined)?.chosen, ['PENTA1', 'OPV1']);
  const now = keptTimes({ refusals: opened.refusals, sent }, later);
  await again(opened, visitEntries([ready('OPV1', vial)], { ...now, caseId: sent.caseId }), {
    draft: draftAt(place, typed),
  });
  assert.deepEqual(standing(), [
    `${saveCaseDetails.name} done`,
    `${addVaccineDetails.name} waiting`,
    `${caseStatusUpdation.name} waiting`,
  ]);
  const doses = addVaccineDetails.request.parse(of(addVaccineDetails.name).input);
  assert.equal(doses.case_id, facts.caseId);
  assert.equal(doses.vaccine_details[0]?.given_on, facts.today);
  const at = (code: Refusal['code']) => {
    const corrected = { refusals: [{ code }], sent };
    return [keptTimes(corrected, later).today, keptOpening(corrected, later.capturedAt)];
  };
  assert.deepEqual(at('VACDOS0003'), [facts.today, facts.capturedAt]);
  assert.deepEqual(at('SESDAY0015'), [later.today, later.capturedAt]);
  assert.deepEqual(at('SCHEDU0003'), [later.today, later.capturedAt]);
  close();
});

test('what waits, and the end of a visit, do not open', async () => {
  const { refuse, accept, of, close } = await aRefusedVisit();
  assert.equal(openPath(of(saveCaseDetails.name)), null);
  await accept(saveCaseDetails.name);
  await accept(addVaccineDetails.name);
  assert.equal(openPath(await refuse(caseStatusUpdation.name)), null);
  close();
});

test('the day of a visit: of its session, today on it, and that of the dose which is corrected', () => {
  const corrected = (code: Refusal['code']) => ({ refusals: [{ code }], sent });
  const wednesday = '2026-11-18';
  assert.equal(dayOfVisit('2026-11-23', '2026-11-23', null), '2026-11-23');
  assert.equal(dayOfVisit(wednesday, '2026-11-19', null), wednesday, 'typed the day after');
  assert.equal(dayOfVisit('2026-11-23', '2026-11-23', corrected('VACDOS0003')), facts.today, 'its batch was wrong');
  assert.equal(dayOfVisit('2026-11-23', '2026-11-23', corrected('SCHEDU0003')), '2026-11-23', 'its clock was wrong');
});

test('a vial that a refused record names may have been drawn from though its batch was stopped', () => {
  const refused = (path: string) => ({ refusals: [{ code: 'VACDOS0023', path } as const], sent });
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
  const [, doses] = visitEntries([{ ...left, choice: { ...left.choice, despite: true } }, ready('OPV1', newId())], {
    ...facts,
    answers,
  });
  const { vaccine_details } = doses.input as { vaccine_details: { despite_stop?: boolean }[] };
  assert.deepEqual(
    vaccine_details.map(({ despite_stop }) => despite_stop ?? false),
    [true, false],
  );
});
