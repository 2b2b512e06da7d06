import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  currentStep,
  documentOnRecord,
  photoIdTypeOf,
  stepOf,
  stepTarget,
  type VerificationStep,
  verificationSteps,
} from './state.ts';

test('whoever is verified is not asked who they are again; nobody skips being asked', () => {
  const rows: [VerificationStep, boolean, boolean, VerificationStep][] = [
    ['identification', false, false, 'identification'],
    ['personal-details', false, false, 'identification'],
    ['personal-details', true, false, 'personal-details'],
    ['identification', false, true, 'summary'],
    ['personal-details', false, true, 'summary'],
    ['summary', false, false, 'summary'],
    ['identification', true, true, 'summary'],
    ['personal-details', true, true, 'summary'],
  ];
  for (const [named, isKnown, isVerified, shown] of rows)
    assert.equal(currentStep(named, { isKnown, isVerified }), shown, `${named} ${isKnown} ${isVerified}`);
});

test('a route without a known step begins with identification', () => {
  assert.equal(stepOf(undefined), 'identification');
  assert.equal(stepOf('nonsense'), 'identification');
  assert.equal(stepOf('summary'), 'summary');
});

test('Identification leads back only from Personal Details, no other step is clickable', () => {
  const clickable = verificationSteps.flatMap((current) =>
    verificationSteps.filter((clicked) => stepTarget(clicked, current)).map((clicked) => `${current} > ${clicked}`),
  );
  assert.deepEqual(clickable, ['personal-details > identification']);
});

test('what was looked at travels as its kind, a known family as nothing', () => {
  assert.equal(photoIdTypeOf({ by: 'document', typeId: 12 }), 12);
  assert.equal(photoIdTypeOf({ by: 'family' }), null);
});

test('a document of a kind that a newer server knows is not offered', () => {
  assert.deepEqual(documentOnRecord({ photo_id_type: 1, photo_id_last4: '5707' }), {
    typeId: 1,
    last4: '5707',
  });
  assert.equal(documentOnRecord({ photo_id_type: 99, photo_id_last4: '1' }), null);
  assert.equal(documentOnRecord({ photo_id_type: null, photo_id_last4: '' }), null);
});
