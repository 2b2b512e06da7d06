import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Item } from '../../platform/outbox/item.ts';
import { applyReply } from '../../platform/pack/apply-reply.ts';
import { anItem } from '../../platform/testing/an-item.ts';
import { anEntry, aReply, aSession, personId, sessionId } from '../../platform/testing/pack-reply.ts';
import { overlay } from '../testing/overlay.ts';

const captured_at = '2026-11-21T10:00:00+05:30';
const visit = { case_id: 'c1', beneficiary_reference_id: personId(1), session_id: sessionId };
const details = { case_type: 'rabies', rabies: { regimen: 'IDRV', rules_version: '2026-1' }, venom: null };
const dose = {
  dose_id: 'd1',
  dose_code: 'ARV',
  day_of_dose: 0,
  given_on: '2026-11-21',
  material_id: 201,
  batch_number: 'B',
  captured_at,
};
const item = {
  open: anItem({
    call: 'cases.saveCaseDetails',
    input: { ...visit, material_ids: [], screened: [], bite: details, captured_at },
  }),
  dose: anItem({ call: 'cases.addVaccineDetails', input: { ...visit, vaccine_details: [dose] } }),
  event: anItem({
    call: 'cases.addCaseEvent',
    input: {
      ...visit,
      event: { event_id: 'e1', kind: 'animal', at: captured_at, facts: { state: 'healthy' } },
    },
  }),
  close: anItem({ call: 'cases.caseStatusUpdation', input: { ...visit, status: 3, captured_at } }),
  restart: anItem({ call: 'cases.restartCase', input: { ...visit, new_case_id: 'c2', captured_at } }),
} satisfies Record<string, Item>;

const rows = applyReply(
  null,
  aReply(3, { sessions: [aSession({ status: 'on-going' })], roster: [anEntry(1, { status: 'verified' })] }),
  captured_at,
).rows;
const casesAfter = (...items: Item[]) => overlay(rows, items).rows.people.get(personId(1))?.bite_cases ?? [];
const said = (...items: Item[]) =>
  casesAfter(...items).map(
    ({ case_id, status, doses, events }) => `${case_id} ${status} ${doses.length} ${events.length}`,
  );

test('a course begun on this phone stands in the pack at once', () => {
  assert.deepEqual(said(item.open), ['c1 open 0 0']);
  assert.deepEqual(said(item.open, item.dose), ['c1 open 1 0']);
  assert.deepEqual(said(item.open, item.dose, item.event), ['c1 open 1 1']);
  assert.deepEqual(said(item.open, item.dose, item.close), ['c1 closed 1 0']);
});

test('what a pull has brought is not drawn twice, and what was refused not at all', () => {
  assert.deepEqual(said(item.open, item.dose, { ...item.dose, inPack: true }), ['c1 open 1 0']);
  assert.deepEqual(said(item.open, { ...item.dose, state: 'refused' }), ['c1 open 0 0']);
  assert.deepEqual(said(item.dose), [], 'a dose without its case');
});

test('begun anew: the old course is closed, a linked one with the same bite is open', () => {
  const cases = casesAfter(item.open, item.dose, item.restart);
  assert.deepEqual(said(item.open, item.dose, item.restart), ['c1 closed 1 0', 'c2 open 0 0']);
  assert.equal(cases[1]?.restarted_from, 'c1');
  assert.deepEqual(cases[1]?.details, cases[0]?.details);
  assert.deepEqual(said(item.open, item.restart, item.restart), ['c1 closed 0 0', 'c2 open 0 0']);
});

test('treated by a dose, or by the case where no vaccine is needed', () => {
  const opened = (bite: object) => ({ ...item.open, input: { ...(item.open.input as object), bite } });
  const woundCare = opened({ ...details, rabies: { regimen: '', rules_version: '2026-1' } });
  const snake = opened({ case_type: 'venom', rabies: null, venom: { creature: 'snake' } });
  const table: [string, Item[], string | undefined][] = [
    ['a course begun, no dose yet', [item.open], undefined],
    ['with its first dose', [item.open, item.dose], 'vaccinated'],
    ['wound care only', [woundCare], 'vaccinated'],
    ['a snake bite that is watched', [snake], 'vaccinated'],
  ];
  for (const [what, items, expected] of table) {
    assert.equal([...overlay(rows, items).roster.values()][0]?.status, expected, what);
  }
});

test('doses that others gave leave the person as verified', () => {
  const theirs = { ...dose, amounts: { route: 'ID', sites: [], ml: null, elsewhere: true } };
  const paper = { ...item.dose, input: { ...visit, vaccine_details: [theirs] } };
  assert.deepEqual(said(item.open, paper), ['c1 open 1 0']);
  assert.deepEqual([...overlay(rows, [item.open, paper]).roster.values()], []);
});

test('the last dose of a completed course taken back on this phone: the course is open again', () => {
  const days = [
    [0, '2026-10-24'],
    [3, '2026-10-27'],
    [7, '2026-10-31'],
    [28, '2026-11-21'],
  ] as const;
  const vaccine_details = days.map(([day_of_dose, given_on]) => ({
    ...dose,
    dose_id: `d${day_of_dose}`,
    day_of_dose,
    given_on,
  }));
  const doses = anItem({ call: 'cases.addVaccineDetails', input: { ...visit, vaccine_details } });
  const completed = anItem({ call: 'cases.caseStatusUpdation', input: { ...visit, status: 2, captured_at } });
  const gone = { dose_id: 'd28', dose_code: 'ARV', given_on: '2026-11-21', reason: 'x', captured_at };
  const back = anItem({
    call: 'vaccinations.voidDose',
    input: { beneficiary_reference_id: personId(1), case_id: 'c1', ...gone },
  });
  const statuses = (...items: Item[]) => casesAfter(item.open, doses, completed, ...items).map(({ status }) => status);
  assert.deepEqual(statuses(), ['completed']);
  assert.deepEqual(statuses(back), ['open']);
  assert.deepEqual(statuses(back, back), ['open'], 'drawn twice');
});
