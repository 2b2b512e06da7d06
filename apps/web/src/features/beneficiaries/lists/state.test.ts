import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { ListedPerson } from '@teeka/contract/beneficiaries/lists';
import { lineStatus, numbersShown, pageAfter, requestOf, rowsOf } from './state.ts';

const page = (n: number, ids: string[], total_pages = 3) => ({
  page: n,
  total: 250,
  total_pages,
  data: ids.map((id) => ({ id })),
});

test('pages are turned until the last one', () => {
  const cases: [ReturnType<typeof page>, number | undefined][] = [
    [page(1, ['a']), 2],
    [page(2, ['b']), 3],
    [page(3, ['c']), undefined],
    [page(2, []), undefined],
    [page(1, [], 0), undefined],
  ];
  for (const [given, next] of cases) assert.equal(pageAfter(given), next);
});

test('a person who moved between pages stands in the list once', () => {
  const rows = rowsOf([page(1, ['a', 'b']), page(2, ['b', 'c'])], (row) => row.id);
  assert.deepEqual(
    rows.map(({ id }) => id),
    ['a', 'b', 'c'],
  );
});

test('status of the line list (specification 2, section 3)', () => {
  const cases = [
    ['pending', 'pending'],
    ['approved', 'approved'],
    ['approved-without', 'approved'],
    ['sent-back', 'pending'],
    ['-1', 'pending'],
  ] as const;
  for (const [status, shown] of cases) assert.equal(lineStatus(status), shown);
});

test('numbers are masked, cut and grouped', () => {
  const person = { beneficiary_id: '12345678901234', photo_id_number: 'XXXXXXXXXXXXXX1234' };
  assert.deepEqual(numbersShown({ ...person, ben_mobile_number: '9876543210' } as ListedPerson), {
    mobile: 'XXX-XXX-3210',
    photoId: 'XXXXXXXXXXXXXX1…',
    reference: '1234-5678-9012-34',
  });
  assert.equal(numbersShown({ ...person, ben_mobile_number: '' } as ListedPerson).mobile, '');
});

test('what is asked of the server', () => {
  const range = { from: '2026-11-01', to: '2026-11-21' };
  assert.deepEqual(requestOf({ range, sort: 'name', type: 22, mine: false, within: null }, 2), {
    from_date: '2026-11-01',
    to_date: '2026-11-21',
    sort: 'name',
    type: 22,
    within: null,
    page: 2,
    pageSize: 100,
  });
});
