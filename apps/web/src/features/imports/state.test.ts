import assert from 'node:assert/strict';
import { test } from 'node:test';
import { mostImportBytes } from '@teeka/contract/imports/shapes';
import { fileRefusal, isWorking, percentOf, possible } from './state.ts';

test('files that are sent, and those refused before (specification 2, sections 6 and 9)', () => {
  const cases: [string, number, string | undefined][] = [
    ['registrations.xlsx', 9000, undefined],
    ['Village_list-2 Nov.XLSX', 9000, undefined],
    ['template (1).xlsx', 9000, undefined],
    ['लाभार्थी सूची.xlsx', 9000, undefined],
    ['list.xls', 9000, 'IMPISERR0001'],
    ['list.csv', 9000, 'IMPISERR0001'],
    ['list.xlsx.exe', 9000, 'IMPISERR0001'],
    ['.xlsx', 9000, 'IMPISERR0001'],
    ['list', 9000, 'IMPISERR0001'],
    ['a.b.xlsx', 9000, 'FLDVAL0021'],
    ['../list.xlsx', 9000, 'FLDVAL0021'],
    ['list<b>.xlsx', 9000, 'FLDVAL0021'],
    ['list\u202Exslx.xlsx', 9000, 'FLDVAL0021'],
    ['list\u200B.xlsx', 9000, 'FLDVAL0021'],
    ['list.xlsx', 0, 'IMPISERR0003'],
    ['list.xlsx', mostImportBytes, undefined],
    ['list.xlsx', mostImportBytes + 1, 'IMPISERR0005'],
  ];
  for (const [name, size, code] of cases) assert.equal(fileRefusal({ name, size })?.code, code, name);
});

test('what can be done with an import', () => {
  const cases = [
    ['checking', 0, 0, ''],
    ['checked', 960, 40, 'confirm discard errors'],
    ['checked', 1000, 0, 'confirm discard'],
    ['checked', 0, 40, 'discard errors'],
    ['storing', 960, 40, ''],
    ['stored', 960, 40, 'errors'],
    ['failed', 960, 0, 'confirm discard'],
    ['discarded', 960, 40, ''],
  ] as const;
  for (const [state, good_rows, bad_rows, wanted] of cases) {
    const can = possible({ state, good_rows, bad_rows });
    const got = (['confirm', 'discard', 'errors'] as const).filter((act) => can[act]).join(' ');
    assert.equal(got, wanted, `${state} ${good_rows} ${bad_rows}`);
  }
});

test('progress', () => {
  assert.equal(percentOf({ done: 0, total: 0 }), 0);
  assert.equal(percentOf({ done: 333, total: 1000 }), 33);
  assert.equal(percentOf({ done: 1001, total: 1000 }), 100);
  assert.deepEqual(
    ['checking', 'storing', 'checked'].map((state) => isWorking(state as 'checking')),
    [true, true, false],
  );
});
