import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  questionsFor,
  type ScreeningAnswer,
  nationalScreening as screening,
  screeningRecordRefusal,
  screeningRefusals,
} from './index.ts';

const first = { vaccine: 'Penta', givenBefore: false };
const second = { vaccine: 'Penta', givenBefore: true };
const measles = { vaccine: 'MR', givenBefore: false };
const answers = (yes: string, reason = ''): ScreeningAnswer[] =>
  screening.questions.map(({ code }) => ({
    question: code,
    answer: code === yes ? 'yes' : 'no',
    reason: code === yes ? reason : '',
  }));
const hpv = { vaccine: 'HPV', givenBefore: false };
const always = screening.questions.filter(({ consent }) => !consent);
const codes = (given: ScreeningAnswer[], doses = [first]) =>
  screeningRefusals(given, doses, screening).map(({ code, path }) => `${code} ${path}`);

test('what is missing before the needle', () => {
  const table: [string, string[], string[]][] = [
    ['nothing asked', codes([]), always.map(({ code }) => `FLDVAL0001 answers.${code}`)],
    ['all no', codes(answers('none')), []],
    ['severely ill: every dose waits', codes(answers('severe-illness')), ['VACDOS0017 answers.severe-illness']],
    ['severely ill, yet a reason', codes(answers('severe-illness', 'Doctor has seen the child')), []],
    ['HPV without the consent of a parent', codes(answers('none'), [hpv]), ['FLDVAL0001 answers.hpv-consent']],
    ['HPV with it', codes(answers('hpv-consent'), [hpv]), []],
    ['no consent needed for others', codes(answers('none'), [first, measles]), []],
    ['severely ill, and nothing is given', codes(answers('severe-illness'), []), []],
    ['a reaction to a dose of another vaccine', codes(answers('severe-reaction'), [first]), []],
    [
      'a reaction to the dose before',
      codes(answers('severe-reaction'), [second]),
      ['VACDOS0017 answers.severe-reaction'],
    ],
    ['weak immunity, killed vaccine', codes(answers('immune-weak'), [first]), []],
    [
      'weak immunity, live vaccine',
      codes(answers('immune-weak'), [first, measles]),
      ['VACDOS0017 answers.immune-weak'],
    ],
    ['a reason of blanks', codes(answers('severe-illness', '   ')), ['VACDOS0017 answers.severe-illness']],
    ['a reason with tags', codes(answers('severe-illness', '<b>ok</b>')), ['FLDVAL0003 answers.severe-illness']],
  ];
  for (const [what, found, expected] of table) assert.deepEqual(found, expected, what);
});

test('mild fever, cough and low weight are no questions: nobody waits for them', () => {
  const questions = screening.questions.map(({ code }) => code);
  for (const no of ['mild-fever', 'cough', 'low-weight']) {
    assert.ok(screening.noReasons.includes(no) && !questions.includes(no), no);
  }
});

test('consent is asked only before HPV, and an earlier version of the questions stays understood', () => {
  const questions = (vaccines: string[]) => questionsFor(screening, vaccines).map(({ code }) => code);
  assert.ok(!questions(['Penta', 'MR']).includes('hpv-consent') && questions(['Td', 'HPV']).includes('hpv-consent'));
  const answers = [{ question: 'severe-illness', answer: 'no', reason: '' }] as const;
  assert.equal(screeningRecordRefusal({ version: 'IN-UIP screening 2023-01', answers }), undefined);
  const consent = [{ question: 'hpv-consent', answer: 'yes', reason: '' }] as const;
  assert.equal(screeningRecordRefusal({ version: screening.version, answers: consent }), undefined);
});

test('what is kept of the answers', () => {
  const { version } = screening;
  const refusal = (record: Parameters<typeof screeningRecordRefusal>[0]) => {
    const found = screeningRecordRefusal(record);
    return found ? `${found.code} ${found.path}` : undefined;
  };
  const one = { question: 'severe-illness', answer: 'yes', reason: '' } as const;
  assert.equal(refusal({ version, answers: [one] }), undefined);
  assert.equal(refusal({ version: 'another', answers: [] }), 'FLDVAL0029 screening.version');
  assert.equal(refusal({ version, answers: [one, one] }), 'FLDVAL0029 screening.answers.1.question');
  assert.equal(
    refusal({ version, answers: [{ ...one, question: 'cough' }] }),
    'FLDVAL0029 screening.answers.0.question',
  );
  assert.equal(
    refusal({ version, answers: [{ ...one, reason: '\u202Eabc' }] }),
    'FLDVAL0003 screening.answers.0.reason',
  );
});
