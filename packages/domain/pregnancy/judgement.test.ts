import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Answers } from '../forms/index.ts';
import { confirmedBy, standingRisks } from './index.ts';
import { pregnancyOf } from './testing/stories.ts';

test('each risk that stands is confirmed by the last judgement that says so, of ‘Other’ by the one that names its reason', () => {
  const said: readonly Answers[] = [
    { risks: ['Other'], reason: 'from before reasons were named' },
    { risks: ['Other', 'Twins'], reasons: ['fever'], reason: 'hot for two days' },
    { risks: ['Other'], reasons: ['swelling', 'headache'], reason: 'feet and face' },
    { risks: ['Other'], reasons: ['headache'], reason: 'cannot sleep' },
    { overruled: ['Twins'], reason: 'one heart' },
    { risks: ['Twins'], reason: 'two hearts' },
    { risks: ['Other'], overruled: ['Other'], reasons: ['malaria'], overruled_reasons: ['fever'], reason: 'test' },
  ];
  const pregnancy = pregnancyOf(said.map((facts) => ({ kind: 'risk', facts: { risks: [], ...facts } })));
  assert.deepEqual(
    standingRisks(pregnancy).map((one) => [one.risk, one.reason, confirmedBy(pregnancy, one)?.facts.reason]),
    [
      ['Other', '', 'from before reasons were named'],
      ['Other', 'swelling', 'feet and face'],
      ['Other', 'headache', 'cannot sleep'],
      ['Twins', '', 'two hearts'],
      ['Other', 'malaria', 'test'],
    ],
  );
  assert.equal(confirmedBy(pregnancy, { risk: 'Other', reason: 'albumin' }), undefined);
});
