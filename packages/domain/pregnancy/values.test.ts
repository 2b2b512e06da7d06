import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  type PregnancyIds,
  type PregnancyValue,
  pregnancyActWith,
  pregnancyBefore,
  pregnancyPath,
  pregnancyValues,
  valuesWoman,
} from '../testing/pregnancy-values.ts';
import { valuesToday } from '../testing/value-rows.ts';
import { actRefusals, birthFields, type PregnancyAct, pregnancyForms, readPregnancy } from './index.ts';

const ids: PregnancyIds = {
  registration: 'registration',
  visit: 'visit',
  referral: 'referral',
  delivery: 'delivery',
  birth: 'birth',
  child: '12345678901237',
  more: [2, 3, 4, 5, 6].map((nth) => ({ birth: `birth ${nth}`, child: `1234567890123${nth}` })),
  act: 'act',
};
const onRecord = (act: PregnancyAct) => ({ ...act, at: `${valuesToday}T08:00:00+05:30`, by: 'officer' });
const judged = (value: PregnancyValue) => {
  const pregnancy = readPregnancy(1, pregnancyBefore(value, ids).map(onRecord));
  const at = Date.parse(`${valuesToday}T09:00:00+05:30`);
  const recorder = { user_id: 'officer', answers: true };
  return actRefusals(pregnancyActWith(value, ids), {
    pregnancy,
    others: [],
    woman: valuesWoman,
    recorder,
    today: valuesToday,
    at,
    registeredChildren: 0,
  });
};
const named = ({ form, path, value, beside }: PregnancyValue) =>
  `${form} ${path} ${JSON.stringify(value)} ${JSON.stringify(beside)}`;

test('at least 300 values, each with the refusal that its row names, at its path', () => {
  assert.ok(pregnancyValues.length >= 300, String(pregnancyValues.length));
  const wrong: string[] = [];
  for (const value of pregnancyValues) {
    const refusals = judged(value);
    const code = refusals.find(({ path }) => path === pregnancyPath(value))?.code ?? 'ok';
    const isRight = code === value.code && (value.code !== 'ok' || refusals.length === 0);
    if (!isRight) wrong.push(`${named(value)}: ${value.code} expected, ${JSON.stringify(refusals)}`);
  }
  assert.deepEqual(wrong, []);
});

test('every field of every form has a value that is taken and one that is not', () => {
  for (const [form, fields] of Object.entries({ ...pregnancyForms, birth: birthFields })) {
    if (form === 'changed') continue;
    for (const { key } of fields) {
      const rows = pregnancyValues.filter((row) => row.form === form && row.path === key);
      assert.ok(rows.some(({ code }) => code === 'ok') && rows.some(({ code }) => code !== 'ok'), `${form} ${key}`);
    }
  }
});

test('no row is there twice', () => {
  const names = pregnancyValues.map(named);
  assert.deepEqual(
    names.filter((name, nth) => names.indexOf(name) !== nth),
    [],
  );
});
