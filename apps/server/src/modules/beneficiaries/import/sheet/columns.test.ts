import assert from 'node:assert/strict';
import { test } from 'node:test';
import { fieldRow } from '@teeka/domain/beneficiaries';
import { importColumns } from '@teeka/domain/imports';
import { fallback, spokenLanguages } from '@teeka/domain/names';
import { columnOfHeader } from '../../../../platform/imports/index.ts';
import { choicesOfDetail } from './columns.ts';
import { peopleSheet } from './people-sheet.ts';

test('every column has a name in every language, by which it is found and no other', () => {
  for (const column of importColumns) {
    for (const language of spokenLanguages) assert.notEqual(peopleSheet.nameOf(column, language), column);
    assert.equal(columnOfHeader(peopleSheet.headerOf(column), peopleSheet), column);
    assert.equal(columnOfHeader(peopleSheet.nameOf(column, fallback), peopleSheet), column);
  }
});

test('an option of a detail is read by its words in every language and as it is kept; some have no words', () => {
  assert.deepEqual(choicesOfDetail({ label: 'type', options: ['20', '23'] }), [
    { id: 0, names: ['Citizen / नागरिक', 'Citizen', 'नागरिक', '20'] },
    { id: 1, names: ['Infant / शिशु', 'Infant', 'शिशु', '23'] },
  ]);
  const [first] = choicesOfDetail(fieldRow('blood_group'));
  assert.deepEqual(first, { id: 0, names: ['A+ve', 'A+ve', 'A+ve', 'A+ve'] });
});
