import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { BiteCase } from '@teeka/contract/bites/shapes';
import { courseWith, rigOf } from '../rabies/course.ts';
import { opensVials } from '../rabies/giving.ts';
import { type BiteDraft, begun, newDraft } from './draft.ts';
import { type BiteSave, biteEntries, detailsOf } from './entries.ts';

const today = '2026-11-21';
const bitten: BiteDraft = {
  ...begun(newDraft, 'bite', today),
  rabies: { ...begun(newDraft, 'bite', today).rabies, contacts: ['bitten'] },
  weight: '60',
};
const facts = {
  beneficiaryId: '20000000000001',
  sessionId: 's1',
  caseId: 'c0',
  today,
  capturedAt: '2026-11-21T05:00:00Z',
  newId: () => 'new',
};
const nothing: BiteSave = { care: undefined, vaccine: null, rig: null, antivenom: [] };
const course = (draft: BiteDraft, care: BiteCase) => courseWith(draft, care, today);
const aCase = (...given: [number, string][]): BiteCase => ({
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
});
const detailsIn = (input: unknown) =>
  (input as { vaccine_details: Record<string, unknown>[] } | undefined)?.vaccine_details ?? [];

test('days of others are saved on their own: of an open course, and of one that begins here', () => {
  const days = (...on: [number, string][]) => ({
    ...bitten,
    earlierDays: on.map(([day, on]) => ({ day, on })),
  });
  const save = (draft: BiteDraft, care?: BiteCase) => biteEntries(draft, { ...nothing, care }, facts);
  const open = aCase([0, '2026-11-18']);
  const [one, ...none] = save(days([3, '2026-11-21']), open);
  const [dose] = detailsIn(one?.input);
  assert.deepEqual([dose?.day_of_dose, dose?.given_on, none.length], [3, '2026-11-21', 0]);
  assert.deepEqual(dose?.amounts, { route: 'ID', sites: [], ml: null, elsewhere: true });
  const last = aCase([0, '2026-10-24'], [3, '2026-10-27'], [7, '2026-10-31']);
  assert.deepEqual(
    save(days([28, '2026-11-21']), last).map(({ call, input }) => [call.name, (input as { status?: number }).status]),
    [
      ['cases.addVaccineDetails', undefined],
      ['cases.caseStatusUpdation', 2],
    ],
    'the last day of others completes the course',
  );
  assert.deepEqual(
    save(days([0, '2026-11-20'])).map(({ call }) => call.name),
    ['cases.saveCaseDetails', 'cases.addVaccineDetails'],
    'begun elsewhere yesterday: the case stays open',
  );
});

test('immunoglobulin is given on any day of a course, and once', () => {
  const of = (draft: BiteDraft, care: BiteCase) => ({
    draft,
    kind: 'bite' as const,
    course: course(draft, care),
    rig: rigOf(draft, [care], { care, today }),
  });
  const yesterday = aCase([0, '2026-11-20']);
  assert.equal(course(bitten, yesterday)?.next?.state, 'upcoming');
  assert.equal(opensVials(of(bitten, yesterday)), true, 'not given on day 0');
  const rig = { ...(yesterday.doses[0] as BiteCase['doses'][number]), dose_id: 'r', dose_code: 'RIG' };
  assert.equal(opensVials(of(bitten, { ...yesterday, doses: [...yesterday.doses, rig] })), false);
  assert.equal(opensVials(of({ ...bitten, onlyPaper: true }, yesterday)), false, 'only days of others');
});
