import assert from 'node:assert/strict';
import { test } from 'node:test';
import { formSettings } from './form-settings.ts';

test('settings of the forms: what the server said, else what commonly holds', () => {
  const none = { membersPerMobile: 10, abha: undefined, testNumbers: 'accepted' };
  const table: [Record<string, string>, object][] = [
    [{}, none],
    [{ max_members_per_mobile: '4' }, { ...none, membersPerMobile: 4 }],
    [{ max_members_per_mobile: 'many' }, none],
    [{ max_members_per_mobile: '0' }, none],
    [{ abha_environment: 'production' }, { ...none, abha: 'production' }],
    [{ abha_environment: 'elsewhere' }, none],
    [{ aadhaar_test_numbers: 'refused' }, { ...none, testNumbers: 'refused' }],
  ];
  for (const [values, expected] of table) assert.deepEqual(formSettings(values), expected);
});
