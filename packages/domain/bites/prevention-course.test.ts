import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { CivilDate } from '../calendar/index.ts';
import { closeCase, judgeReported, plans } from '../care/index.ts';
import { adviseRabies, courseOf, earlierCourse, rabiesRules, regimenOf } from '../rabies/index.ts';
import { missingBiteFields } from './case-fields.ts';
import type { BiteDoseOnRecord, ReportedBiteDose } from './dose-rules.ts';
import { givenDays } from './given-days.ts';

const rules_version = rabiesRules.version;
const course = { case_id: 'c1', regimen: 'PREP_ID', rules_version } as const;
const stock = {
  vaccines: [{ material_id: 201, material_code: 'ARV', dose_codes: ['ARV'] }],
  batches: [{ batch_id: 'b1', material_id: 201, batch_number: 'R-1', expiry_date: '2027-12-31' }],
};
const vaccine = (day_of_dose: number, given_on: CivilDate): ReportedBiteDose => ({
  dose_id: `day ${day_of_dose}`,
  dose_code: 'ARV',
  day_of_dose,
  given_on,
  elsewhere: false,
  material_id: 201,
  batch_id: 'b1',
  batch_number: 'R-1',
  expiry_date: '2027-12-31',
  body_site: 'left-upper-arm',
  rig_type: '',
  started_at: null,
  ended_at: null,
  facility: '',
});
const exposure = { contacts: ['bitten'], animal: 'dog', immuneWeak: false } as const;

/**
 * A dog handler before any bite. Source: national guideline 2019 in the file of facts on rabies, sections 2.3 and 2.6:
 * days 0, 7 and 21 or 28, one place a visit, no immunoglobulin; from 5 January these are 12 January and 26 January to
 * 2 February. A bite after it: within three months wound care only, later two doses, never immunoglobulin.
 */
test('a whole course before any bite, and what it means for a later one', () => {
  const advice = adviseRabies(
    {
      purpose: 'prevention',
      on: '2026-01-05',
      bittenOn: null,
      contacts: [],
      animal: '',
      immuneWeak: false,
      earlier: 'none',
      earlierOn: null,
    },
    rabiesRules,
  );
  assert.deepEqual([advice?.vaccine, advice?.rig, advice?.woundCare], ['prevention', false, false]);
  assert.equal(advice?.regimens[0], course.regimen);
  const details = { purpose: 'prevention', rules_version, earlier: 'none' };
  assert.deepEqual(missingBiteFields('rabies', details), [], 'nothing of a bite is asked');

  const recorded: BiteDoseOnRecord[] = [];
  /** Records a visit as it is judged on its day; the codes of what is refused, empty when it stands. */
  const visit = (day: number, on: CivilDate): string => {
    const person = { dob: '1990-05-01', deceased_on: null };
    const dose = vaccine(day, on);
    const judged = judgeReported(plans.rabies, [dose], {
      ...course,
      ...stock,
      recorded,
      person,
      bittenOn: null,
      today: on,
    });
    if ('refused' in judged) return judged.refused.map(({ code }) => code).join(' ');
    for (const { attempt } of judged.fresh) {
      recorded.push({ ...dose, attempt, case_id: course.case_id, voided: false });
    }
    return '';
  };
  const close = (on: CivilDate) =>
    closeCase(
      plans.rabies,
      { status: 'completed', reason: '', on },
      { ...course, status: 'open', given: givenDays(recorded, course.case_id), bite: null, looks: [] },
    );
  const standing = (today: CivilDate) => {
    const regimen = regimenOf(rabiesRules, course.regimen);
    assert.ok(regimen);
    return courseOf(regimen, givenDays(recorded, course.case_id), today);
  };

  assert.equal(visit(7, '2026-01-05'), 'RABIES0005', 'day 0 comes first');
  assert.equal(visit(0, '2026-01-05'), '');
  assert.equal(visit(3, '2026-01-08'), 'RABIES0001', 'a day of another regimen');
  assert.equal(visit(7, '2026-01-11'), 'RABIES0003', 'a day early');
  assert.equal(visit(7, '2026-01-12'), '');
  assert.equal(visit(21, '2026-01-25'), 'RABIES0003');
  assert.ok('refusal' in close('2026-01-25'), 'two of three');
  assert.equal(standing('2026-02-02').next?.state, 'due', 'day 28 is in time');
  assert.equal(visit(21, '2026-02-02'), '');
  assert.equal(visit(21, '2026-02-02'), '', 'sent again');
  assert.equal(recorded.length, 3);
  assert.equal(standing('2026-02-02').state, 'completed');
  assert.deepEqual(close('2026-02-02'), { status: 'completed' });

  const { earlier, earlierOn } = earlierCourse(
    [{ regimen: course.regimen, days: recorded.map(({ given_on }) => given_on) }],
    rabiesRules,
  );
  assert.deepEqual([earlier, earlierOn], ['complete', '2026-02-02']);
  const bitten = (on: CivilDate) => {
    const after = adviseRabies({ purpose: 'bite', on, bittenOn: on, ...exposure, earlier, earlierOn }, rabiesRules);
    return [after?.category, after?.vaccine, after?.rig].join(' ');
  };
  assert.equal(bitten('2026-05-02'), 'III none false', 'the last day of three months');
  assert.equal(bitten('2026-05-03'), 'III reexposure false');
});
