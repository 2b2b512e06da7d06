import assert from 'node:assert/strict';
import { test } from 'node:test';
import { historyOf } from './history-events.ts';

const change = (version: number, field: string, values: [string, string], at: string) => ({
  version,
  field,
  old_value: values[0],
  new_value: values[1],
  changed_by_name: 'SITA',
  changed_by_role: 'ANM',
  captured_at: at,
  changed_at: at,
  remarks: field === 'deceased_on' ? 'At home' : '',
});

test('the latest first; the fields of one edit together; the registration last', () => {
  const events = historyOf({
    version: 4,
    registered: {
      registered_at: '2026-01-02T05:00:00Z',
      registered_by_name: 'GITA',
      captured_at: '2026-01-02T04:00:00Z',
      platform: 'Web',
      on_site: true,
      consent_version: '1',
      consent_language: 'hi',
      consent_given_at: '2026-01-02T04:00:00Z',
      overruled_reason: 'twin sister',
      overruled_ids: [],
    },
    changes: [
      change(5, 'deceased_on', ['2026-03-01', ''], '2026-03-03T04:00:00Z'),
      change(4, 'deceased_on', ['', '2026-03-01'], '2026-03-02T04:00:00Z'),
      change(3, 'address', ['', 'House 2'], '2026-02-01T04:00:00Z'),
      change(3, 'ben_name', ['ASHA', 'USHA'], '2026-02-01T04:00:00Z'),
    ],
    verifications: [
      {
        verified_at: '2026-02-10T04:00:00Z',
        verified_by_name: 'RANI',
        verification_method: 'manual',
        session_name: '',
        date_of_session: '2026-02-10',
      },
    ],
  });
  assert.deepEqual(
    events.map(({ kind, by, remarks, changes }) => [kind, by, remarks, changes.map(({ field }) => field).join()]),
    [
      ['deathWithdrawn', 'SITA', 'At home', 'deceased_on'],
      ['died', 'SITA', 'At home', 'deceased_on'],
      ['verified', 'RANI', '', ''],
      ['changed', 'SITA', '', 'address,ben_name'],
      ['registered', 'GITA', 'twin sister', ''],
    ],
  );
  assert.deepEqual(historyOf({ version: 1, registered: null, changes: [], verifications: [] }), []);
});
