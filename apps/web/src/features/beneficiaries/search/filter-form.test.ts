import assert from 'node:assert/strict';
import { test } from 'node:test';
import { applyFilter, chooseBy, emptyFilter, type FilterForm, type FilterMode } from './filter-form.ts';

const today = '2026-11-21';

function said(mode: FilterMode, change: Partial<FilterForm>): string {
  const answer = applyFilter(mode, { ...emptyFilter, ...change }, today);
  if ('refused' in answer) return answer.refused.map(({ code, path }) => `${code} ${path}`).join(', ');
  const { flagDetails, range } = answer.result;
  return `${flagDetails} ${range ? `${range.from}..${range.to}` : 'no days'}`;
}

test('a search is applied only with a value in the shape of its Search By (specification 2, sections 4 and 5)', () => {
  const table: [Partial<FilterForm>, string][] = [
    [{}, 'FLDVAL0001 search_value'],
    [{ photo_id_type_id: '', search_value: '9876543210' }, 'IDPROF0018 search_value'],
    [{ search_value: '98765' }, 'FLDVAL0009 search_value'],
    [{ search_value: '9876543210' }, '0 no days'],
    [{ photo_id_type_id: 'reference', search_value: '12a' }, 'IDPROF0017 search_value'],
    [{ photo_id_type_id: 'reference', search_value: '12345678901236' }, '1 no days'],
    [{ photo_id_type_id: 'photoID-1', search_value: '12345' }, 'IDPROF0002 search_value'],
    [{ photo_id_type_id: 'photoID-6', search_value: 'ABCDE1234F' }, '2 no days'],
    [{ photo_id_type_id: 'name', search_value: 'सुनीता' }, 'null no days'],
    [{ search_value: '9876543210', fromDate: '2020-01-01' }, '0 no days'],
  ];
  for (const [change, wanted] of table) assert.equal(said('sessionSearch', change), wanted);
});

test('over an ASHA list the number is free and the days are both or neither, from today on', () => {
  const table: [Partial<FilterForm>, string][] = [
    [{}, '0 no days'],
    [{ search_value: '98765' }, '0 no days'],
    [{ photo_id_type_id: 'photoID-1', search_value: 'x' }, '2 no days'],
    [{ fromDate: '2026-11-21' }, 'FLDVAL0024 toDate'],
    [{ toDate: '2026-11-21' }, 'FLDVAL0023 fromDate'],
    [{ fromDate: '2026-11-20', toDate: '2026-11-21' }, 'FLDVAL0018 fromDate'],
    [{ fromDate: '2026-12-22', toDate: '2026-12-22' }, 'FLDVAL0019 fromDate'],
    [{ fromDate: '2026-11-22', toDate: '2026-11-21' }, 'FLDVAL0026 toDate'],
    [{ fromDate: '2026-11-21', toDate: '2026-11-30' }, '0 2026-11-21..2026-11-30'],
  ];
  for (const [change, wanted] of table) assert.equal(said('ashaLoginSearch', change), wanted);
});

test('another Search By empties the value and leaves the days', () => {
  const form = { ...emptyFilter, search_value: '98765', fromDate: '2026-11-21', toDate: '2026-11-22' };
  assert.deepEqual(chooseBy(form, 'reference'), {
    photo_id_type_id: 'reference',
    search_value: '',
    village: null,
    fromDate: '2026-11-21',
    toDate: '2026-11-22',
  });
});
