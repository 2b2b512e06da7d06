import assert from 'node:assert/strict';
import { test } from 'node:test';
import { makeReferenceNumber } from '../identity/index.ts';
import {
  cellDay,
  cellText,
  columnsOfKind,
  type ImportCell,
  importRowRefusals,
  readDetail,
  readImportRow,
  typedDay,
} from './index.ts';

const text = (value: string) => ({ kind: 'text', text: value }) as const;
const number = (value: string) => ({ kind: 'number', text: value }) as const;

test('days as people and spreadsheets write them', () => {
  const cases: [Parameters<typeof cellDay>[0], string, boolean][] = [
    [text('2026-01-31'), '2026-01-31', false],
    [text('31/01/2026'), '2026-01-31', false],
    [text(' 1-2-2026 '), '2026-02-01', false],
    [text('01.02.2026'), '2026-02-01', false],
    [text('29/02/2026'), '2026-02-29', false],
    [text('1990'), '1990', true],
    [number('1990'), '1990', true],
    [number('46053'), '2026-01-31', false],
    [number('61'), '1900-03-01', false],
    [text('46053'), '46053', false],
    [number('46053.5'), '46053.5', false],
    [text('Jan 31'), 'Jan 31', false],
    [undefined, '', false],
    [{ kind: 'formula', text: '' }, '', false],
  ];
  for (const [cell, day, isYear] of cases) assert.deepEqual(cellDay(cell), { day, isYear }, JSON.stringify(cell));
});

test('a day number is written as a day, counted from 1900 or 1904; anything else stays', () => {
  const cases: [Parameters<typeof typedDay>[0], boolean, string][] = [
    [number('46053'), false, '31/01/2026'],
    [number('44591'), true, '31/01/2026'],
    [number('36387'), false, '15/08/1999'],
    [number('1990'), true, '1990'],
    [text('15/08/1999'), true, '15/08/1999'],
    [text('36387'), false, '36387'],
    [number('46053.5'), false, '46053.5'],
  ];
  for (const [cell, from1904, expected] of cases)
    assert.equal(typedDay(cell, { from1904 }).text, expected, JSON.stringify(cell));
});

test('numbers as they would have been typed', () => {
  assert.equal(cellText(number('9.87654321E9')), '9876543210');
  assert.equal(cellText(number('9876543210')), '9876543210');
  assert.equal(cellText(text(' 09876 ')), '09876');
});

test('a detail is read by its kind; a choice as it is kept', () => {
  const options = ['rice', 'wheat'];
  const cases: [keyof typeof readDetail, ImportCell, string | number][] = [
    ['text', text(' House 3 '), 'House 3'],
    ['name', text('Ram'), 'Ram'],
    ['choice', text('Wheat / गेहूँ'), 'wheat'],
    ['choice', text('Barley'), ''],
    ['day', text('31/01/2026'), '2026-01-31'],
    ['written-day', number('46053'), '2026-01-31'],
    ['amount', number('2.5'), 2.5],
    ['amount', text('२,५'), 2.5],
    ['amount', text('much'), Number.NaN],
  ];
  for (const [kind, cell, value] of cases) {
    const place = options.findIndex((option) => cell.text.toLowerCase().startsWith(option));
    const chosen = () => (place < 0 ? undefined : place);
    assert.equal(readDetail[kind]({ cell, options, chosen }), value, `${kind} ${cell.text}`);
  }
  assert.deepEqual(columnsOfKind('day', 'written-day'), ['dob', 'lmp']);
  assert.deepEqual(columnsOfKind('name'), ['name', 'guardianName', 'fatherName']);
});

const choices = {
  gender: [
    { id: 1, names: ['Male / पुरुष', 'Male', 'पुरुष'] },
    { id: 2, names: ['Female / महिला', 'Female', 'महिला'] },
  ],
  type: [{ id: 20, names: ['Citizen'] }],
  consent: [{ id: 1, names: ['Yes', 'हाँ'] }],
};
const person = {
  name: text('Sita Devi'),
  gender: text('FEMALE'),
  dob: text('1990'),
  mobile: number('9876543210'),
  type: text('citizen'),
  village: text('Rampur'),
  consent: text('हाँ'),
};
const facts = {
  today: '2026-03-16',
  testNumbers: 'refused',
  abha: 'production',
  guardian: null,
  members: { count: 0, max: 10 },
} as const;
const reference = makeReferenceNumber('1234567890123');
const judge = (wish: object) =>
  importRowRefusals(readImportRow({ ...person, ...wish }, choices, reference), facts).map(
    ({ code, path }) => `${path} ${code}`,
  );

test('a row is judged by the rules of the form; refusals stand at their column', () => {
  const cases: [object, readonly string[]][] = [
    [{}, []],
    [{ name: text('') }, ['name IMPUSER0001']],
    [{ name: { kind: 'formula', text: '' } }, ['name IMPUSER0007']],
    [{ gender: text('F') }, ['gender IMPUSER0002']],
    [{ consent: text('no') }, ['consent IMPUSER0002']],
    [{ mobile: text('1') }, ['mobile FLDVAL0007']],
    [{ dob: text('2027') }, ['dob FLDVAL0020']],
    [{ dob: text('31/12/1919') }, ['dob FLDVAL0018']],
    [{ address: text('<b>') }, ['address FLDVAL0003']],
    [{ photoIdNumber: text('ABCDE1234F') }, ['photoIdType IDPROF0018']],
    [{ lmp: text('01/01/2026') }, ['lmp BENREG0009']],
    [{ guardianName: text('x') }, ['guardianName FLDVAL0004']],
  ];
  for (const [wish, expected] of cases) assert.deepEqual(judge(wish), expected, JSON.stringify(wish));
});
