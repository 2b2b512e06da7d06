import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type FormField, isUnanswered, valueRefusal } from '@teeka/domain/forms';
import { birthFields, pregnancyForms } from '@teeka/domain/pregnancy';
import { numberAnswer, ofDigits, textAnswer } from './typed-answer.ts';

const whole: FormField = { key: 'pulse', type: 'number', min: 40, max: 200 };
const measured: FormField = { key: 'haemoglobin', type: 'number', min: 2, max: 18, decimals: 1 };
const child: FormField = { key: 'weight', type: 'number', min: 0.5, max: 6, decimals: 2, code: 'BENREG0010' };

test('a number that is typed is the answer, and what is none stays as it was typed and is refused', () => {
  const table: [field: FormField, typed: string, answer: number | string, refusal: string | undefined][] = [
    [whole, '72', 72, undefined],
    [whole, ' ७२ ', 72, undefined],
    [whole, '', '', undefined],
    [whole, '  ', '', undefined],
    [whole, '0', 0, 'FLDVAL0005'],
    [whole, '250', 250, 'FLDVAL0005'],
    [whole, '72.5', '72.5', 'REQVAL0002'],
    [whole, '-72', '-72', 'REQVAL0002'],
    [whole, 'fast', 'fast', 'REQVAL0002'],
    [measured, '6.8', 6.8, undefined],
    [measured, '६.८', 6.8, undefined],
    [measured, '6,8', 6.8, undefined],
    [measured, '6.', 6, undefined],
    [measured, '6.85', 6.85, 'FLDVAL0033'],
    [measured, '68', 68, 'FLDVAL0005'],
    [measured, '6.8 g', '6.8 g', 'REQVAL0002'],
    [measured, '6.8.1', '6.8.1', 'REQVAL0002'],
    [child, '2.85', 2.85, undefined],
    [child, '2.855', 2.855, 'BENREG0010'],
    [child, '2850', 2850, 'BENREG0010'],
  ];
  for (const [field, typed, answer, refusal] of table) {
    const answered = numberAnswer(field, typed);
    assert.equal(answered, answer, `${field.key} ${typed}`);
    const found = isUnanswered(answered) ? undefined : valueRefusal(field, answered);
    assert.equal(found?.code, refusal, `${field.key} ${typed}`);
  }
});

test('whatever is typed as a number, a draft gives it back', () => {
  for (const typed of ['72', '', 'fast', '72.5', '७२', '1e3', 'NaN', 'Infinity', '-0'])
    for (const field of [whole, measured, child]) {
      const answered = numberAnswer(field, typed);
      assert.deepEqual(JSON.parse(JSON.stringify({ answered })), { answered }, `${field.key} ${typed}`);
    }
});

test('digits of either script are the same mobile number or account, a name stays as it is typed', () => {
  const fields = [...pregnancyForms.registered, ...birthFields];
  const field = (key: string): FormField => {
    const found = fields.find((one) => one.key === key);
    assert.ok(found, key);
    return found;
  };
  assert.equal(textAnswer({ key: 'phone', type: 'mobile' }, '९८७६५'), '98765');
  assert.equal(textAnswer(field('bank_account'), '००१२'), '0012');
  assert.equal(textAnswer(field('rch_id'), '१२ क'), '12 क');
  assert.equal(textAnswer(field('bank_branch'), 'शाखा २'), 'शाखा २');
  assert.deepEqual(['bank_account', 'rch_id', 'bank_ifsc', 'name'].map(field).map(ofDigits), [
    true,
    true,
    false,
    false,
  ]);
});
