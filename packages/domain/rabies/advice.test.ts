import assert from 'node:assert/strict';
import { test } from 'node:test';
import { adviseRabies, type RabiesAnswers } from './advice.ts';
import { categoryOf } from './category.ts';
import { courseOf } from './course.ts';
import { byUrgency, completionRate, recallOf } from './recall.ts';
import { rigDose, rigStanding } from './rig.ts';
import { rabiesRulesOf, regimenOf, rabiesRules as rules } from './rules.ts';

const answers = (more: Partial<RabiesAnswers>): RabiesAnswers => ({
  purpose: 'bite',
  on: '2026-05-10',
  bittenOn: '2026-05-10',
  contacts: ['bitten'],
  animal: 'dog',
  immuneWeak: false,
  earlier: 'none',
  earlierOn: null,
  ...more,
});

test('the category of a wound is that of its worst contact', () => {
  const table: [string, string[], string, string | undefined][] = [
    ['touching or feeding', ['touched'], 'dog', 'I'],
    ['a lick on whole skin', ['licked-whole-skin'], 'dog', 'I'],
    ['nibbling of uncovered skin', ['nibbled'], 'dog', 'II'],
    ['a scratch without bleeding', ['scratch-without-blood'], 'cat', 'II'],
    ['a bite through the skin', ['bitten'], 'dog', 'III'],
    ['a scratch that bleeds', ['scratch-with-blood'], 'monkey', 'III'],
    ['a lick on broken skin', ['licked-broken-skin'], 'cow', 'III'],
    ['saliva in the eye', ['saliva-on-mucosa'], 'dog', 'III'],
    ['touched and bitten', ['touched', 'bitten'], 'dog', 'III'],
    ['touched and scratched', ['touched', 'scratch-without-blood'], 'dog', 'II'],
    ['a scratch by a mongoose', ['scratch-without-blood'], 'mongoose', 'III'],
    ['a scratch by a jackal', ['nibbled'], 'jackal', 'III'],
    ['a wild animal touched', ['touched'], 'wild-other', 'I'],
    ['a contact of a newer version', ['something-new'], 'dog', 'III'],
    ['a word of the language', ['constructor'], 'dog', 'III'],
    ['nothing ticked', [], 'dog', undefined],
  ];
  for (const [what, contacts, animal, expected] of table) {
    assert.equal(categoryOf({ contacts, animal }, rules), expected, what);
  }
});

test('what is advised', () => {
  const table: [string, Partial<RabiesAnswers>, string][] = [
    ['category I: nothing', { contacts: ['touched'] }, 'I none'],
    ['category II: wound care and vaccine', { contacts: ['nibbled'] }, 'II wound full'],
    ['category III: with immunoglobulin', {}, 'III wound full rig'],
    [
      'category II, immune-weak: as III, into the muscle',
      { contacts: ['nibbled'], immuneWeak: true },
      'II wound full rig IM',
    ],
    ['category III, immune-weak', { immuneWeak: true }, 'III wound full rig IM'],
    ['category I, immune-weak', { contacts: ['touched'], immuneWeak: true }, 'I none IM'],
    ['wild animal', { contacts: ['nibbled'], animal: 'jackal' }, 'III wound full rig'],
    ['a house mouse', { animal: 'rodent' }, 'III wound none'],
    ['a bat: no routine in the national guideline', { animal: 'bat' }, 'III wound none'],
    ['complete course two months ago', { earlier: 'complete', earlierOn: '2026-03-10' }, 'III wound none'],
    ['the last day of three months', { earlier: 'complete', earlierOn: '2026-02-10' }, 'III wound none'],
    ['one day more', { earlier: 'complete', earlierOn: '2026-02-09' }, 'III wound reexposure'],
    ['a complete course on the day of the bite', { earlier: 'complete', earlierOn: '2026-05-10' }, 'III wound none'],
    ['of a mistyped year: as if none', { earlier: 'complete', earlierOn: '2062-03-10' }, 'III wound full rig'],
    [
      'after the bite, before the visit: as if none',
      { bittenOn: '2026-05-01', earlier: 'complete', earlierOn: '2026-05-05' },
      'III wound full rig',
    ],
    [
      'tomorrow, of a bite whose day nobody told',
      { bittenOn: null, earlier: 'complete', earlierOn: '2026-05-11' },
      'III wound full rig',
    ],
    ['complete course, day not known', { earlier: 'complete' }, 'III wound reexposure'],
    ['complete course, immune-weak', { earlier: 'complete', immuneWeak: true }, 'III wound reexposure IM'],
    [
      'three months from the last of November',
      { on: '2026-02-28', earlier: 'complete', earlierOn: '2025-11-30' },
      'III wound none',
    ],
    ['incomplete course: a full one', { earlier: 'incomplete', earlierOn: '2026-04-10' }, 'III wound full rig'],
    ['undocumented course: a full one', { earlier: 'unknown' }, 'III wound full rig'],
    ['undocumented, category II', { earlier: 'unknown', contacts: ['nibbled'] }, 'II wound full'],
    ['work with animals', { purpose: 'prevention', contacts: [] }, ' prevention'],
    ['work with animals, immune-weak', { purpose: 'prevention', contacts: [], immuneWeak: true }, ' prevention IM'],
  ];
  for (const [what, more, expected] of table) {
    const advice = adviseRabies(answers(more), rules);
    assert.ok(advice, what);
    const { category = '', woundCare, vaccine, rig, route } = advice;
    const said = [category, woundCare && 'wound', vaccine, rig && 'rig', route === 'IM' && 'IM'];
    assert.equal(said.filter((one) => one !== false).join(' '), expected, what);
  }
  assert.equal(adviseRabies(answers({ contacts: [] }), rules), undefined);
});

test('which regimens fit, those of the national guideline first', () => {
  const fits = (more: Partial<RabiesAnswers>) => adviseRabies(answers(more), rules)?.regimens.join(' ');
  assert.equal(fits({}), 'IDRV IMRV IPC1W IM4 ZAGREB');
  assert.equal(fits({ immuneWeak: true }), 'IMRV IM4 ZAGREB');
  assert.equal(fits({ earlier: 'complete' }), 'REEXP_ID REEXP_IM');
  assert.equal(fits({ purpose: 'prevention' }), 'PREP_ID PREP_IM');
  assert.equal(fits({ contacts: ['touched'] }), '');
});

test('immunoglobulin: vials, and products whose label decides', () => {
  const of = (code: string, kg: number) => {
    const product = rules.immunoglobulins.find((one) => one.code === code);
    assert.ok(product);
    return rigDose(product, kg);
  };
  assert.equal(of('RMAB1', 60)?.vials, 2, '199.8 IU are two vials of 100');
  assert.equal(of('ERIG', 60)?.vials, 2);
  assert.equal(of('ERIG', 75)?.aboveLabelMax, false, '3000 IU are within the label');
  assert.equal(of('ERIG', 75.1)?.aboveLabelMax, true);
  assert.deepEqual(of('RMAB2', 50), { iu: 2000, ml: null, vials: null, aboveLabelMax: false });
  for (const kg of [0, -1, Number.NaN]) assert.equal(of('ERIG', kg), undefined);
});

test('immunoglobulin: once, and until day 7 from the first dose', () => {
  const table: [string, Parameters<typeof rigStanding>[0], string, string][] = [
    ['not advised', { advised: false, given: null, firstDose: null }, '2026-01-05', 'not-needed'],
    ['before the first dose', { advised: true, given: null, firstDose: null }, '2026-01-05', 'needed'],
    ['on day 7', { advised: true, given: null, firstDose: '2026-01-05' }, '2026-01-12', 'needed'],
    ['on day 8', { advised: true, given: null, firstDose: '2026-01-05' }, '2026-01-13', 'too-late'],
    ['given', { advised: true, given: '2026-01-05', firstDose: '2026-01-05' }, '2026-01-20', 'given'],
    ['given though not advised', { advised: false, given: '2026-01-05', firstDose: null }, '2026-01-20', 'given'],
  ];
  for (const [what, known, today, expected] of table) {
    assert.equal(rigStanding(known, today, rules).state, expected, what);
  }
});

test('who is called, the most urgent first', () => {
  const idrv = regimenOf(rules, 'IDRV');
  assert.ok(idrv);
  const line = (today: string) => recallOf(courseOf(idrv, [{ day: 0, on: '2026-01-05' }], today));
  assert.equal(line('2026-01-08'), undefined, 'the planned day itself is no miss');
  assert.deepEqual(line('2026-01-10'), {
    reason: 'late',
    day: 3,
    planned: '2026-01-08',
    latest: '2026-01-12',
    lateBy: 2,
  });
  assert.equal(line('2026-01-20')?.reason, 'exceeded');
  const lines = [line('2026-01-20'), line('2026-01-09')].filter((one) => one !== undefined);
  assert.deepEqual(
    lines.sort(byUrgency).map(({ reason }) => reason),
    ['late', 'exceeded'],
  );
});

test('completion rate: open and rightly stopped courses count against nobody', () => {
  assert.deepEqual(completionRate([]), { begun: 0, completed: 0, open: 0, percent: null });
  assert.equal(completionRate(['open', 'stopped']).percent, null);
  assert.deepEqual(completionRate(['completed', 'completed', 'restarted', 'open', 'stopped']), {
    begun: 5,
    completed: 2,
    open: 1,
    percent: 66.7,
  });
});

test('a course keeps the rules it was begun under; an unknown version is judged by those of today', () => {
  assert.equal(rabiesRulesOf(rules.version), rules);
  assert.equal(rabiesRulesOf('1999-1'), rules);
  assert.equal(regimenOf(rules, 'NONE'), undefined);
});
