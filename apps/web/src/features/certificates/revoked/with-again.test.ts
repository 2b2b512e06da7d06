import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { CertificateOfRevokedKey } from '@teeka/contract/certificates';
import { withAgain } from './with-again.ts';

const line = (beneficiary_id: string, number: string, of: 'all' | 'BCG' = 'all'): CertificateOfRevokedKey => ({
  ...{ beneficiary_id, number, of, ben_name: 'AARAV KUMAR', dob: '2026-11-01', gender: 1, guardian_name: '' },
  ...{ village_name: 'Rampur', village_name_hi: 'रामपुर', certificate_id: number, language: 'both' },
  ...{ issued_at: '2026-11-20T06:00:00Z', again: null },
});
const page = (nth: number, data: CertificateOfRevokedKey[]) => ({
  ...{ page: nth, pageSize: 2, total: 4, total_pages: 2, open: 4 },
  data,
});

test('who was issued another has it on every line of the same doses, and so many fewer are left; nothing else changes', () => {
  const [person, other] = ['11111111111117', '22222222222224'];
  const pages = [
    page(1, [line(person, 'A'), line(person, 'B', 'BCG')]),
    page(2, [line(other, 'C'), line(person, 'D')]),
  ];
  const again = { number: 'E', issued_at: '2026-11-21T06:00:00Z' };
  const after = withAgain(pages, line(person, 'A'), again);
  assert.deepEqual(
    after.map(({ open, data }) => [open, data.map((one) => [one.number, one.again?.number ?? null])]),
    [
      [
        2,
        [
          ['A', 'E'],
          ['B', null],
        ],
      ],
      [
        2,
        [
          ['C', null],
          ['D', 'E'],
        ],
      ],
    ],
  );
  assert.equal(pages[0]?.data[0]?.again, null);
});
