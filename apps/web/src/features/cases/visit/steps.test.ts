import assert from 'node:assert/strict';
import { test } from 'node:test';
import { caseSteps, isClickable, stepPath, stepsOf } from './steps.ts';

test('Case Details and Vaccination lead back until the flow is over (specification 2, step header)', () => {
  const clickable = caseSteps.flatMap((current) =>
    caseSteps.filter((step) => isClickable(step, current)).map((step) => `${current} > ${step}`),
  );
  assert.deepEqual(clickable, ['vaccination > case', 'summary > case', 'summary > vaccination']);
});

test('each step has the route of the specification', () => {
  const at = { beneficiaryId: 'B', sessionId: 'S' };
  assert.deepEqual(
    caseSteps.map((step) => stepPath(step, at)),
    [
      '/case-details/B/S',
      '/case-details/B/S/beneficiary-vaccination-details',
      '/case-details/B/S/beneficiary-vaccination-summary',
      '/case-details/B/S/beneficiary-vaccination-success',
    ],
  );
});

test('a plan without vials has three steps', () => {
  assert.deepEqual(stepsOf({ vials: {} }), ['case', 'vaccination', 'summary', 'success']);
  assert.deepEqual(stepsOf({}), ['case', 'summary', 'success']);
});
