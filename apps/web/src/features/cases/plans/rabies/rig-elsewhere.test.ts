import assert from 'node:assert/strict';
import { test } from 'node:test';
import { addVaccineDetails } from '@teeka/contract/cases';
import { type BiteDraft, begun, newDraft } from '../bites/draft.ts';
import { biteEntries } from '../bites/entries.ts';
import { adviceOf, courseWith, rigOf } from './course.ts';
import { rabiesProblems } from './problems.ts';

const today = '2026-11-21';
const known = { today, dob: '1990-05-01' };
const bitten = begun(newDraft, 'bite', today);
let n = 0;
const newId = () => `01900000-0000-7000-8000-${String(++n).padStart(12, '0')}`;
const facts = {
  beneficiaryId: '20000000000001',
  sessionId: newId(),
  caseId: newId(),
  newId,
  today,
  capturedAt: '2026-11-21T05:00:00.000Z',
};
const vial = {
  batch_id: newId(),
  batch_number: 'ARV-1',
  expiry_date: '2027-01-31',
  material_id: 201,
  material: { material_code: 'ARV' },
};

test('immunoglobulin of another hospital is not given again, and stands in the case as a dose', () => {
  const theirs = { on: '2026-11-20', type: 'RMAB1', place: ' District Hospital ', paper: true };
  const draft: BiteDraft = {
    ...bitten,
    rigElsewhere: theirs,
    weight: '',
    rabies: { ...bitten.rabies, bitten_on: '2026-11-19', contacts: ['bitten'] },
  };
  assert.deepEqual(rigOf(draft, [], { care: undefined, today }), { state: 'given', on: theirs.on });
  const advice = adviceOf(draft.rabies, today);
  assert.equal(advice?.rig, true);
  assert.deepEqual(rabiesProblems(draft, advice, known), [], 'nobody is weighed for it');
  const course = courseWith(draft, undefined, today);
  assert.ok(course);
  const save = { care: undefined, vaccine: { course, vial }, rig: null, antivenom: [] };
  const record = addVaccineDetails.request.parse(biteEntries(draft, save, facts)[1]?.input);
  const dose = record.vaccine_details.find(({ dose_code }) => dose_code === 'RIG');
  assert.deepEqual(
    [dose?.given_on, dose?.material_id, dose?.batch_id, dose?.amounts],
    [
      ...[theirs.on, 0, null],
      {
        route: 'wound',
        sites: [],
        ml: null,
        rig_type: 'RMAB1',
        elsewhere: true,
        facility: 'District Hospital',
        paper: true,
      },
    ],
  );
  const table: [string, string, string | undefined][] = [
    ['no day yet', '', 'FLDVAL0001'],
    ['no day at all', '2026-02-30', 'FLDVAL0017'],
    ['tomorrow', '2026-11-22', 'SCHEDU0003'],
    ['before the bite', '2026-11-18', 'FLDVAL0018'],
    ['on the day of the bite', '2026-11-19', undefined],
  ];
  for (const [what, on, code] of table) {
    const [problem] = rabiesProblems({ ...draft, rigElsewhere: { ...theirs, on } }, advice, known);
    assert.equal(problem?.code, code, what);
    if (code) assert.equal(problem?.path, 'rig_on', what);
  }
});
