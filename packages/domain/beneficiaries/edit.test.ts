import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import {
  birthEditRange,
  birthEditRefusals,
  type DeathFacts,
  deathIsOffered,
  deathRange,
  deathRefusals,
  type EditedFieldName,
  editRefusals,
  mayDeclareDeath,
  mergeEdit,
  nobody,
  normalPerson,
  type PersonValues,
  withEdit,
} from './index.ts';

const today = '2026-03-16';
const person: PersonValues = {
  ...nobody,
  name: 'SUNITA DEVI',
  address: 'House 3',
  gender: 2,
  mobile_number: '9876543210',
  ben_type_id: 20,
  dob: '1990-05-20',
  dob_is_year: false,
  photo_id_type: 12,
  photo_id_number: 'ABC1234567',
  village_id: 7,
  guardian_name: 'RAMESH',
};
const facts = {
  today,
  testNumbers: 'accepted',
  abha: 'sandbox',
  beneficiary_id: '1',
  read_out: true,
  deceased: false,
  abhaLinked: false,
} as const;
const codes = (change: Partial<PersonValues>, changed: EditedFieldName[], more = {}) =>
  editRefusals({ ...person, ...change }, changed, { ...facts, ...more }).map(({ code, path }) => `${path} ${code}`);

test('only what an edit changes is judged, with what hangs on it', () => {
  const table: [Partial<PersonValues>, EditedFieldName[], string[]][] = [
    [{ name: 'X1' }, ['address'], []],
    [{ name: 'X1' }, ['name'], ['name FLDVAL0016']],
    [{ mobile_number: '1' }, ['mobile_number'], ['mobile_number FLDVAL0007']],
    [{ dob: '2015-05-20' }, ['dob'], ['ben_type_id BENREG0007', 'photo_id_type IDPROF0025']],
    [{ dob: '1990-02-30' }, ['dob'], ['dob FLDVAL0017']],
    [{ photo_id_number: '' }, ['photo_id_number'], ['photo_id_number FLDVAL0001']],
    [{ photo_id_number: 'XXXX' }, ['dob'], []],
    [{ photo_id_type: null, photo_id_number: '' }, ['photo_id_number'], []],
    [{ ben_type_id: 21 }, ['ben_type_id'], ['lmp_date FLDVAL0001']],
    [{ ben_type_id: 21, lmp_date: '2026-01-01' }, ['ben_type_id', 'lmp_date'], []],
    [{ gender: 4 }, ['gender'], ['gender FLDVAL0029']],
    [{ blood_group: 'C' }, ['blood_group'], ['blood_group FLDVAL0029']],
  ];
  for (const [change, changed, expected] of table)
    assert.deepEqual(codes(change, changed), expected, JSON.stringify(change));
});

test('read out, alive, and the number not full', () => {
  assert.deepEqual(codes({}, ['address'], { read_out: false }), ['read_out BENDET0003']);
  assert.deepEqual(codes({}, ['address'], { deceased: true }), ['beneficiary_id BENDET0002']);
  const full = { members: { count: 10, max: 10 } };
  assert.deepEqual(codes({}, ['mobile_number'], full), ['mobile_number BENREG0001']);
});

test('a new date of birth leaves no dose before it, and keeps its distance to guardian and children', () => {
  const bounds = { today, firstDose: '1991-01-01', eldestChildDob: '2010-01-01' };
  assert.deepEqual(birthEditRange(bounds), { min: '1920-01-01', max: '1991-01-01' });
  assert.deepEqual(birthEditRange({ today, guardianDob: '2000-02-29', pregnant: true }), {
    min: '2012-02-29',
    max: '2016-03-16',
  });
  assert.deepEqual(birthEditRange({ today }), { min: '1920-01-01', max: today });
  const within = { min: '1985-01-01', max: '1995-01-01' };
  assert.deepEqual(birthEditRange({ ...bounds, within }), { min: '1985-01-01', max: '1991-01-01' });
  const code = (dob: string, of = bounds) => birthEditRefusals(dob, of)[0]?.code;
  assert.deepEqual(
    [code('1991-01-01'), code('1991-01-02'), code('1919-12-31')],
    [undefined, 'DOBEDIT003', 'DOBEDIT001'],
  );
  assert.equal(code('1998-01-02', { ...bounds, firstDose: '1999-01-01' }), 'DOBEDIT002');
});

test('two edits of different fields both win; of one field the one that saw the other', () => {
  const edit = (values: Partial<PersonValues>, changed: EditedFieldName[], base: number) => ({
    values: { ...person, ...values },
    changed,
    base,
  });
  const history = [{ version: 2, field: 'address' }];
  const renamed = edit({ name: 'SUNITA RANI' }, ['name'], 1);
  assert.deepEqual(mergeEdit(person, renamed, history), { apply: ['name'], conflicts: [], already: [] });
  const moved = { address: 'House 9' };
  assert.deepEqual(mergeEdit(person, edit(moved, ['address'], 1), history).conflicts, ['address']);
  assert.deepEqual(mergeEdit(person, edit(moved, ['address'], 2), history).apply, ['address']);
  assert.deepEqual(mergeEdit(person, edit({}, ['address'], 1), history).already, ['address']);
  const otherKind = edit({ photo_id_type: 10 }, ['photo_id_number', 'photo_id_number'], 1);
  assert.deepEqual(mergeEdit(person, otherKind, history).apply, ['photo_id_number']);
});

test('whatever the order, edits of different fields end in the same record', () => {
  const fields = ['name', 'address', 'guardian_name', 'father_name', 'blood_group'] as const;
  fc.assert(
    fc.property(
      fc.subarray([...fields], { minLength: 1, maxLength: 4 }),
      fc.array(fc.constantFrom('A', 'B', 'C'), { minLength: 5, maxLength: 5 }),
      (mine, texts) => {
        const values = { ...person, ...Object.fromEntries(fields.map((field, at) => [field, texts[at]])) };
        const theirs = fields.filter((field) => !mine.includes(field));
        const run = (first: readonly EditedFieldName[], second: readonly EditedFieldName[]) => {
          const one = withEdit(person, values, mergeEdit(person, { values, changed: first, base: 1 }, []).apply);
          const history = first.map((field) => ({ version: 2, field }));
          const merged = mergeEdit(one, { values, changed: second, base: 1 }, history);
          assert.deepEqual(merged.conflicts, []);
          return withEdit(one, values, merged.apply);
        };
        assert.deepEqual(run(mine, theirs), run(theirs, mine));
      },
    ),
  );
});

test('details are kept trimmed, in capitals, numbers without spaces', () => {
  const typed = {
    ...person,
    name: ' sunita devi ',
    mobile_number: '98765 43210',
    photo_id_number: ' abc1234567',
  };
  assert.deepEqual(normalPerson(typed), person);
  const year = normalPerson({ ...person, dob: '1990-01-01', dob_is_year: true, birth_year: ' 1990 ' });
  assert.deepEqual([year.dob, year.dob_is_year], ['1990-01-01', true]);
});

test('a death is declared of a pregnant woman, a child to 5 years, and within 7 days of an abortion', () => {
  const of: DeathFacts = {
    today,
    dob: '1990-05-20',
    ben_type_id: 20,
    lmp_date: null,
    abortion_on: null,
    lastDose: null,
    deceased_on: null,
  };
  const table: [Partial<DeathFacts>, boolean][] = [
    [{}, false],
    [{ ben_type_id: 21 }, true],
    [{ dob: '2020-03-17' }, true],
    [{ dob: '2020-03-16' }, false],
    [{ abortion_on: '2026-03-09' }, true],
    [{ abortion_on: '2026-03-08' }, false],
    [{ abortion_on: '2026-03-17' }, false],
  ];
  for (const [change, expected] of table)
    assert.equal(mayDeclareDeath({ ...of, ...change }, today), expected, JSON.stringify(change));
  const offered: [Partial<DeathFacts>, boolean][] = [
    ...table.filter(([, expected]) => expected),
    [{}, false],
    [{ dob: '2020-03-10' }, true],
    [{ dob: '2020-03-10', lastDose: '2026-03-09' }, true],
    [{ dob: '2020-03-10', lastDose: '2026-03-10' }, false],
    [{ dob: '2019-03-16' }, true],
    [{ dob: '2019-03-16', lastDose: '2025-03-16' }, false],
    [{ dob: '2008-03-17' }, true],
    [{ dob: '2008-03-16' }, false],
    [{ abortion_on: '2026-03-01' }, true],
    [{ abortion_on: '2026-03-01', lastDose: '2026-03-12' }, false],
    [{ abortion_on: '2025-03-08' }, false],
  ];
  for (const [change, expected] of offered)
    assert.equal(deathIsOffered({ ...of, ...change }), expected, JSON.stringify(change));
  const child = { ...of, dob: '2025-01-01', ben_type_id: 22, lastDose: '2025-03-01' };
  assert.deepEqual(deathRange(child), { min: '2025-03-01', max: today });
  const code = (date_of_death: string, change: Partial<DeathFacts> = {}, remarks = '') =>
    deathRefusals({ date_of_death, remarks }, { ...child, ...change }).map((refusal) => refusal.code);
  assert.deepEqual(code('2026-03-01'), []);
  assert.deepEqual(code('2025-02-28'), ['FLDVAL0018']);
  assert.deepEqual(code('2026-03-17'), ['FLDVAL0019']);
  assert.deepEqual(code('2026-02-29'), ['FLDVAL0017']);
  assert.deepEqual(code('2026-03-01', { deceased_on: '2026-03-01' }), []);
  assert.deepEqual(code('2026-03-01', { deceased_on: '2026-03-02' }), ['BENDET0002']);
  assert.deepEqual(code('2026-03-01', { dob: '1990-01-01' }), ['BENDET0007']);
  const atEight = { dob: '2018-01-01', lastDose: '2021-06-01' };
  assert.equal(deathIsOffered({ ...child, ...atEight }), true, 'offered, and each day of it taken');
  assert.deepEqual(code('2022-05-05', atEight), [], 'of four years ago');
  assert.deepEqual(code('2024-01-01', atEight), ['BENDET0007'], 'on the sixth birthday');
  assert.deepEqual(code('1996-05-05', { dob: '1994-01-01', lastDose: null }), ['BENDET0007'], 'grown up since');
  assert.deepEqual(code('2026-03-01', {}, '<b>'), ['FLDVAL0003']);
});

test('the address of a linked health account is the account’s: an edit that brings another is refused under its field', () => {
  const other = { abha_address: 'sitadevi95@sbx' };
  assert.deepEqual(codes(other, ['abha_address']), []);
  assert.deepEqual(codes(other, ['abha_address'], { abhaLinked: true }), ['abha_address ABHACC0031']);
  assert.deepEqual(codes({ abha_address: '' }, ['abha_address'], { abhaLinked: true }), ['abha_address ABHACC0031']);
  assert.deepEqual(codes({ abha_address: 'x' }, ['abha_address'], { abhaLinked: true }), ['abha_address ABHACC0031']);
  assert.deepEqual(codes(other, ['address'], { abhaLinked: true }), [], 'left as it is');
});
