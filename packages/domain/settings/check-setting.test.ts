import assert from 'node:assert/strict';
import { test } from 'node:test';
import { checkSetting, configures, lockOutRefusal, type SettingKey, settingKeys, settingOf } from './index.ts';

test('each setting takes what lies within its bounds, in its normal form', () => {
  const table: [SettingKey, string, string][] = [
    ['max_members_per_mobile', '1', '1'],
    ['max_members_per_mobile', ' 007 ', '7'],
    ['max_members_per_mobile', '100', '100'],
    ['max_members_per_mobile', '0', 'FLDVAL0005'],
    ['max_members_per_mobile', '101', 'FLDVAL0005'],
    ['max_members_per_mobile', '', 'FLDVAL0001'],
    ['max_members_per_mobile', '4.5', 'FLDVAL0032'],
    ['max_members_per_mobile', '-4', 'FLDVAL0032'],
    ['max_members_per_mobile', '9'.repeat(30), 'FLDVAL0032'],
    ['min_password_length', '7', 'FLDVAL0005'],
    ['min_password_length', '14', '14'],
    ['min_password_length', '15', 'FLDVAL0005'],
    ['password_valid_days', '0', '0'],
    ['password_valid_days', '29', 'FLDVAL0005'],
    ['password_valid_days', '90', '90'],
    ['idle_lock_minutes', '0', 'FLDVAL0005'],
    ['offline_hours', '337', 'FLDVAL0005'],
    ['sign_in_idle_days', '31', 'FLDVAL0005'],
    ['two_step', '1', '1'],
    ['two_step', 'on', 'FLDVAL0029'],
    ['numeric', '2', 'FLDVAL0029'],
    ['default_language', 'hi', 'hi'],
    ['default_language', 'fr', 'FLDVAL0029'],
    ['default_language', '', 'FLDVAL0029'],
    ['help_contact', '', ''],
    ['help_contact', 'खंड कार्यालय, सहसवान', 'खंड कार्यालय, सहसवान'],
    ['help_contact', '<b>x</b>', 'FLDVAL0003'],
    ['help_contact', 'x'.repeat(61), 'FLDVAL0004'],
    ['help_phone', '', ''],
    ['help_phone', '104', '104'],
    ['help_phone', '+91 5831-222 333', '+91 5831-222 333'],
    ['help_phone', '98', 'FLDVAL0004'],
    ['help_phone', 'tel:104', 'FLDVAL0003'],
    ['help_phone', '1'.repeat(21), 'FLDVAL0004'],
  ];
  for (const [key, typed, expected] of table) {
    const verdict = checkSetting(key, typed);
    assert.equal(verdict.ok ? verdict.normal : verdict.refusal.code, expected, `${key} ${typed}`);
  }
});

test('what holds until somebody says otherwise is taken too', () => {
  for (const key of settingKeys) assert.ok(checkSetting(key, settingOf(key).usual).ok, key);
});

test('two steps are not switched on by who could not sign in any more', () => {
  const on = { key: 'two_step', value: '1' } as const;
  const table: [boolean, boolean, string | undefined][] = [
    [true, true, undefined],
    [false, true, 'SETVAL0001'],
    [true, false, 'SETVAL0002'],
    [false, false, 'SETVAL0002'],
  ];
  for (const [hasNumber, sendsMessages, code] of table)
    assert.equal(lockOutRefusal(on, { hasNumber, sendsMessages })?.code, code);
  const officers = { key: 'two_step_officers', value: '1' } as const;
  assert.equal(lockOutRefusal(officers, { hasNumber: false, sendsMessages: true })?.code, 'SETVAL0001');
  assert.equal(lockOutRefusal({ ...on, value: '0' }, { hasNumber: false, sendsMessages: false }), undefined);
});

test('what holds for everybody is changed above the states, programmes also in the state', () => {
  const table: [string, string, boolean, boolean][] = [
    ['Supervisor', 'National', true, true],
    ['District Administrator', 'National', true, true],
    ['Supervisor', 'State', false, true],
    ['District Administrator', 'State', false, true],
    ['District Administrator', 'District', false, false],
    ['Supervisor', 'Block', false, false],
    ['Site Admin', 'National', false, false],
    ['Vaccinator', 'State', false, false],
  ];
  for (const [role, user_level, everything, programmes] of table) {
    const post = { role, user_level };
    assert.deepEqual(
      [configures('everything', post), configures('programmes', post)],
      [everything, programmes],
      `${role} ${user_level}`,
    );
  }
});
