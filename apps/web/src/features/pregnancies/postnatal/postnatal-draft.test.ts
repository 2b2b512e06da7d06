import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Answers } from '@teeka/domain/forms';
import { masterNames } from '@teeka/domain/pregnancy';
import { checkRemark } from '@teeka/domain/text';
import * as en from '@teeka/words/en/index';
import * as hi from '@teeka/words/hi/index';
import i18next from 'i18next';
import { ofChildrenNow, tellsOfOthers } from './of-children-now.ts';
import { actsOf, filledPostnatal, type PostnatalDraft, pathInForm, wholeDraft } from './postnatal-draft.ts';

const today = '2026-11-26';
const draft = (facts: Answers, more: Partial<PostnatalDraft> = {}): PostnatalDraft => ({
  ...{
    event_id: 'visit',
    facts: { visited_on: today, ...facts },
    refer: null,
    referral: {},
    referral_id: 'referral',
    child_referral_id: 'of-child',
  },
  ...more,
});
const filled = (facts: Answers, more: Partial<PostnatalDraft> = {}) =>
  filledPostnatal(draft(facts, more), {
    today,
    facility: 'PHC Sahaswan',
    births: [{ birth_id: 'first' }, { birth_id: 'second' }],
    shown: [1, 2],
    motherDied: false,
  });

for (const language of ['en', 'hi'] as const)
  test(`what asks for a hospital begins a referral with its reason, which is taken as it is: ${language}`, async () => {
    await i18next.init({
      lng: language,
      resources: { en, hi },
      defaultNS: 'app',
      interpolation: { escapeValue: false },
    });
    const signs = masterNames('mother_danger_sign');
    const figures = { systolic: 170, diastolic: 110, temperature: 39.5, child_well: 'ill' };
    const all = filled({ ...figures, danger_signs: signs, danger_other: 'dizzy' });
    // So much that not all of it fits.
    const reason = String(all.referral?.reason);
    assert.ok(checkRemark(reason).ok && reason.split(', ').length >= 6, reason);
    const few = filled({ ...figures, danger_signs: ['Sepsis', 'Other'], danger_other: 'dizzy' });
    assert.match(String(few.referral?.reason), /dizzy, .*170\/110, .* 39\.5, .*: /);
    assert.equal(all.referral?.from_facility, 'PHC Sahaswan');
    for (const facts of [{ systolic: 170, diastolic: 110 }, { temperature: 39.5 }, { child_well: 'ill' }]) {
      const [, referral] = actsOf(filled(facts));
      assert.ok(checkRemark(String(referral?.facts.reason)).ok, String(referral?.facts.reason));
    }
  });

test('she is sent on by itself today only, never against what was decided, and with what was typed', () => {
  const ill = { danger_signs: ['Fever'] };
  assert.equal(filled({}).refers, null);
  assert.equal(filled({}, { refer: true }).refers, true);
  assert.equal(filled(ill).refers, true);
  assert.equal(filled(ill, { refer: false }).referral, null);
  assert.deepEqual([filled({ ...ill, visited_on: '2026-11-20' }).refers, filled(ill).isAlarming], [null, true]);
  const typed = filled(ill, { referral: { to_facility: 'CHC', reason: 'fits' } });
  assert.deepEqual([typed.referral?.to_facility, typed.referral?.reason], ['CHC', 'fits']);
});

test('what was kept before is whole with what it did not have; a refusal stands at its field', () => {
  const kept = { event_id: 'old', facts: { visited_on: '2026-11-20' } };
  assert.deepEqual(wholeDraft(draft({}))(kept as unknown as PostnatalDraft), { ...draft({}), ...kept });
  assert.equal(pathInForm('postnatal', 'event.facts.systolic'), 'systolic');
  assert.equal(pathInForm('referral', 'event.facts.to_facility'), 'referral.to_facility');
});

test('a referral is for whom the visit found ill, of each one by itself; what is told of children names their births', () => {
  const sent = (facts: Answers) =>
    actsOf(filled(facts, { refer: true }))
      .slice(1)
      .map(({ event_id, facts: { whom, of_births } }) => [event_id, whom, of_births]);
  assert.deepEqual(sent({ systolic: 170 }), [['referral', ['mother'], undefined]]);
  assert.deepEqual(sent({ child_2_well: 'ill' }), [['of-child', ['child'], 'second']]);
  assert.deepEqual(sent({ temperature: 39.5, child_well: 'ill' }), [
    ['referral', ['mother'], undefined],
    ['of-child', ['child'], 'first'],
  ]);
  assert.deepEqual(sent({}), [['referral', undefined, undefined]]);
  assert.equal(filled({ child_2_well: 'well' }).visit.facts.of_births, 'first second');
  assert.equal('of_births' in filled({ systolic: 120 }).visit.facts, false);
});

test('answers go to the child that they are about, whatever its place is by now', () => {
  const births = (...ids: string[]) => ids.map((birth_id) => ({ birth_id }));
  const facts = {
    visited_on: today,
    of_births: 'first second',
    child_well: 'well',
    child_2_well: 'ill',
    child_2_weight: 2,
  };
  assert.deepEqual(ofChildrenNow(facts, { births: births('second', 'third'), shown: [1, 2] }), {
    ...{ visited_on: today, of_births: 'second third', child_well: 'ill', child_weight: 2 },
  });
  // Whoever died meanwhile is not told of.
  assert.deepEqual(ofChildrenNow(facts, { births: births('first', 'second'), shown: [1] }), {
    ...{ visited_on: today, of_births: 'first second', child_well: 'well' },
  });
  assert.deepEqual(
    [births('first'), births('first', 'second')].map((now) => tellsOfOthers(facts, now)),
    [true, false],
  );
});
