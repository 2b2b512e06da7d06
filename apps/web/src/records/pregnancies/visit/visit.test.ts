import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import type { Answers } from '@teeka/domain/forms';
import {
  findingsOf,
  masterNames,
  type Pregnancy,
  type PregnancyEventKind,
  type ProposedRisk,
  proposedRisks,
  readPregnancy,
  visitSigns,
  type WomanFacts,
} from '@teeka/domain/pregnancy';
import { pregnancyForms } from '@teeka/words/en/pregnancy-forms';
import { actsOf, filledVisit, visitRefusals } from './acts.ts';
import { emptyVisit, type VisitDraft } from './draft.ts';
import { foundIn, lastAnswer } from './found.ts';
import { fieldsOfStep, stepOfPath } from './steps.ts';

const today = '2026-11-25';
const lmp = '2026-08-12';
const event = (event_id: string, kind: PregnancyEventKind, on: string, facts: Answers) => ({
  ...{ event_id, kind, facts, births: [], at: `${on}T10:00:00+05:30`, by: 'anm' },
});
const registered = event('e1', 'registered', '2026-10-01', { lmp_date: lmp, registered_on: '2026-10-01' });

function pregnancyOf(...visits: readonly ReturnType<typeof event>[]): Pregnancy {
  const pregnancy = readPregnancy(1, [registered, ...visits]);
  assert.ok(pregnancy);
  return pregnancy;
}
const pregnancy = pregnancyOf(
  event('e2', 'antenatal', '2026-10-20', { visited_on: '2026-10-20', haemoglobin: 8.2, height: 151 }),
);
const beside = {
  pregnancy,
  others: [],
  woman: { born: '2002-05-01', gender: 2, deceased_on: null },
  recorder: { user_id: 'anm', answers: false },
  today,
  at: Date.parse(`${today}T10:30:00+05:30`),
  registeredChildren: 0,
};
const words = {
  riskReason: () => 'fever',
  referralReason: (all: readonly ProposedRisk[], day: string) =>
    all.map(({ reason, on }) => (on === day ? reason : `${reason} ${on}`)).join(', '),
  facility: 'PHC Uttari',
  identifiedBy: 'ANM',
};
const filled = (part: Partial<VisitDraft> = {}) => filledVisit({ ...emptyVisit, ...part }, beside, words);
const kinds = (visit: ReturnType<typeof filled>) => actsOf(visit, (kind) => kind).map(({ kind }) => kind);

const heard = { abdominal_examination: true, foetal_heart_rate: 80 } as const;
const nothingKnown = {
  age: null,
  height: null,
  births: null,
  monthsSinceLast: null,
  blood_group: null,
  hypothyroid: false,
};

describe('what is out of order is found under its field', () => {
  const cases: readonly (readonly [Answers, string])[] = [
    [{ haemoglobin: 6.8 }, 'haemoglobin anaemia-severe 6.8 today'],
    [{ haemoglobin: 8.2 }, 'haemoglobin anaemia-moderate 8.2 null'],
    [{ haemoglobin: 10.5 }, 'haemoglobin anaemia-mild 10.5 null'],
    [{ haemoglobin: 11 }, ''],
    // The first digit of eleven.
    [{ haemoglobin: 1 }, ''],
    [{ systolic: 150, diastolic: 95 }, 'diastolic pressure-high 150/95 next-clinic'],
    [{ systolic: 165, diastolic: 95 }, 'diastolic pressure-severe 165/95 today'],
    [{ signs: ['fever'] }, 'signs fever  today'],
    [{ blood_sugar: 210 }, 'blood_sugar sugar-high 210 next-clinic'],
    [{ blood_sugar: 150 }, 'blood_sugar sugar-unclear 150 next-clinic'],
    [
      { urine_albumin: 'Present', urine_sugar: 'Present' },
      'urine_albumin albumin  next-clinic; urine_sugar sugar-in-urine  next-clinic',
    ],
    [{ height: 138 }, 'height short 138 next-clinic'],
    [{ hiv: 'Reactive', hepatitis_b: 'Positive' }, 'hiv infection  next-clinic; hepatitis_b infection  next-clinic'],
    [{ malaria: 'Positive' }, 'malaria malaria  today'],
    [{ tsh: 4 }, 'tsh thyroid-high 4 next-clinic'],
    [{ temperature: 40 }, 'temperature temperature-high 40 today'],
    [{ pulse: 150 }, 'pulse pulse-odd 150 today'],
    [{ abdominal_examination: true, foetal_heart_rate: 80 }, 'foetal_heart_rate foetal-heart-odd 80 today'],
    [{ weight: 48 }, ''],
  ];
  for (const [facts, expected] of cases)
    test(`${JSON.stringify(facts)}: ${expected || 'nothing'}`, () => {
      const found = foundIn(facts, pregnancy, today);
      assert.equal(
        found.map(({ field, reason, figure, urgency }) => `${field} ${reason} ${figure} ${urgency}`).join('; '),
        expected,
      );
    });
});

test('whatever the master list of risks has no line for is written down by a word of its own', () => {
  const visit = {
    on: today,
    facts: { signs: [...visitSigns], malaria: 'Positive', temperature: 40, pulse: 150, ...heard },
  };
  const woman = {
    ...nothingKnown,
    past_illness: masterNames('past_illness'),
    past_complications: masterNames('past_pregnancy_complication'),
  };
  const found = proposedRisks(woman as WomanFacts, [findingsOf(visit, lmp)]).filter(({ risk }) => risk === 'Other');
  const wordless = found
    .filter(({ reason }) => !(`option-reasons-${reason}` in pregnancyForms))
    .map(({ reason }) => reason);
  assert.ok(found.length > 8, String(found.length));
  assert.deepEqual(wordless, []);
});

test('beside a question stands what the last visit before that day answered', () => {
  assert.equal(lastAnswer(pregnancy, 'haemoglobin', today)?.facts.haemoglobin, 8.2);
  assert.equal(lastAnswer(pregnancy, 'haemoglobin', '2026-10-20'), undefined);
  assert.equal(lastAnswer(pregnancy, 'weight', today), undefined);
});

test('the abdomen is shown from twelve weeks on, and her height until it was measured', () => {
  const shown = (of: typeof pregnancy, on: string) => fieldsOfStep('measured', of, on).usual.map(({ key }) => key);
  assert.ok(shown(pregnancy, today).includes('abdominal_examination'));
  assert.ok(!shown(pregnancy, '2026-10-25').includes('abdominal_examination'));
  assert.ok(!shown(pregnancy, today).includes('height'));
  assert.ok(shown(pregnancyOf(), today).includes('height'));
  assert.deepEqual(['signs', 'hiv', 'risk.reason', 'referral.to_facility'].map(stepOfPath), [
    'how',
    'tests',
    'summary',
    'summary',
  ]);
});

test('a visit without anything is its day alone, and nothing stands in its way', () => {
  const visit = filled();
  assert.deepEqual(kinds(visit), ['antenatal']);
  assert.deepEqual(visitRefusals(visit, beside), []);
});

test('severe anaemia refers her today: where to is still to be said', () => {
  const visit = filled({ facts: { haemoglobin: 6.8 }, verdicts: { 'Severe anaemia (Hb under 7)': 'holds' } });
  assert.deepEqual([visit.isUrgent, kinds(visit)], [true, ['antenatal', 'risk', 'referral']]);
  assert.deepEqual(visit.risk, { risks: ['Severe anaemia (Hb under 7)'], overruled: [], identified_by: 'ANM' });
  assert.equal(visit.referral.reason, 'anaemia-severe');
  assert.deepEqual(
    visitRefusals(visit, beside).map(({ code, path }) => `${code} ${path}`),
    ['BENFAC0001 referral.to_facility'],
  );
  assert.deepEqual(visitRefusals(visit, beside, ['referral']), []);
});

test('of a visit of some days ago nobody is sent on until it is said', () => {
  const facts = { visited_on: '2026-11-20', haemoglobin: 6.8 };
  assert.deepEqual(kinds(filled({ facts })), ['antenatal']);
  assert.deepEqual(kinds(filled({ facts, refer: true })), ['antenatal', 'referral']);
  assert.deepEqual(kinds(filled({ facts: { haemoglobin: 6.8 }, refer: false })), ['antenatal']);
});

test('a risk that does not hold needs a reason; one without a line in the list is written down by what was seen', () => {
  const overruled = filled({ facts: { signs: ['twins'] }, verdicts: { Twins: 'not' } });
  assert.deepEqual(
    visitRefusals(overruled, beside).map(({ code, path }) => `${code} ${path}`),
    ['BENPRE0010 risk.reason'],
  );
  const other = filled({ facts: { signs: ['fever'] }, verdicts: { 'Other fever': 'holds' }, refer: false });
  assert.deepEqual([other.risk.reason, other.risk.reasons], ['fever', ['fever']]);
  assert.deepEqual(visitRefusals(other, beside), []);
});

test('what the list has no line for is judged reason by reason', () => {
  const facts = { signs: ['fever', 'less-movement', 'swelling'] };
  const verdicts = { 'Other fever': 'not', 'Other less-movement': 'holds' } as const;
  const { risk, proposed } = filled({ facts, verdicts, riskReason: 'fever is over', refer: false });
  assert.deepEqual(
    proposed.map(({ key }) => key),
    ['Other fever', 'Other less-movement', 'Other swelling'],
  );
  assert.deepEqual(
    { ...risk, identified_by: undefined },
    {
      ...{ risks: ['Other'], reasons: ['less-movement'], overruled: ['Other'], overruled_reasons: ['fever'] },
      ...{ reason: 'fever is over', identified_by: undefined },
    },
  );
});

test('a referral opens by itself only for what asks for today still, with the day on which it was found', () => {
  const june = event('e2', 'antenatal', '2026-10-20', { visited_on: '2026-10-20', systolic: 170, diastolic: 112 });
  const sent = event('e3', 'referral', '2026-10-20', { referred_on: '2026-10-20', to_facility: 'CHC', reason: 'BP' });
  const lately = event('e2', 'antenatal', '2026-11-20', { visited_on: '2026-11-20', signs: ['fever'] });
  const visit = (...before: readonly ReturnType<typeof event>[]) => {
    const well = { ...emptyVisit, facts: { systolic: 118, diastolic: 76 } };
    const { isUrgent, refers, referral } = filledVisit(well, { ...beside, pregnancy: pregnancyOf(...before) }, words);
    return [isUrgent, refers, referral.reason];
  };
  assert.deepEqual(visit(june, sent).slice(0, 2), [false, false], 'she was sent for it');
  assert.deepEqual(visit(june).slice(0, 2), [false, false], 'weeks ago, and she is seen now');
  assert.deepEqual(visit(lately), [true, true, 'fever 2026-11-20'], 'some days ago, and nobody sent her');
});

test('what is wrong in the visit is told under its field', () => {
  const visit = filled({ facts: { visited_on: '2026-11-26', systolic: 120 } });
  assert.deepEqual(
    visitRefusals(visit, beside).map(({ path }) => path),
    ['visited_on', 'diastolic'],
  );
});
