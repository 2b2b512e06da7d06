import assert from 'node:assert/strict';
import { test } from 'node:test';
import { checkUserName, keptSites, personRefusals, postingRefusals, postsToGive, proposedUserName } from './index.ts';

test('a name to sign in with', () => {
  const cases: [string, string][] = [
    ['sita.devi', 'sita.devi'],
    [' Sita.Devi ', 'sita.devi'],
    ['asha_12-b', 'asha_12-b'],
    ['abc', 'abc'],
    ['', 'FLDVAL0001'],
    ['   ', 'FLDVAL0001'],
    ['ab', 'ADMROL0002'],
    ['1abc', 'ADMROL0002'],
    ['.abc', 'ADMROL0002'],
    ['a b c', 'ADMROL0002'],
    ['सीता', 'ADMROL0002'],
    ['sita@x', 'ADMROL0002'],
    ['x'.repeat(40), 'x'.repeat(40)],
    ['x'.repeat(41), 'ADMROL0002'],
  ];
  for (const [typed, expected] of cases) {
    const verdict = checkUserName(typed);
    assert.equal(verdict.ok ? verdict.normal : verdict.refusal.code, expected, typed);
  }
});

test('a user name is proposed that can be taken as it stands', () => {
  const cases: [string, string, string][] = [
    ['Sita Devi', '9876543210', 'sita.devi.3210'],
    ['Dr. Asha Rani Sharma', '9876500001', 'dr.asha.0001'],
    ['Geeta', '', 'geeta'],
    ['', '9876543210', ''],
    ['A'.repeat(50), '9876543210', `${'a'.repeat(34)}.3210`],
  ];
  for (const [name, mobile, expected] of cases) {
    assert.equal(proposedUserName(name, mobile), expected, name);
    if (expected.length > 2) assert.ok(checkUserName(expected).ok, expected);
  }
});

test('name and number of somebody, each under its field', () => {
  const wrong = (display_name: string, mobile_number: string) =>
    personRefusals({ display_name, mobile_number }).map(({ code, path }) => `${path} ${code}`);
  assert.deepEqual(wrong('Sita Devi', '9876543210'), []);
  assert.deepEqual(wrong('', '12'), ['display_name FLDVAL0001', 'mobile_number FLDVAL0007']);
});

test('posts are given downwards only: the more somebody answers for, the more there are', () => {
  const given = (role: string, user_level: string) =>
    postsToGive({ role, user_level }).map((post) => `${post.role} ${post.user_level}`);
  const inSessions = ['ASHA', 'ANM', 'Vaccinator', 'Assistant', 'Verifier'].map((role) => `${role} Facility`);
  const siteAdmins = ['Site Admin Facility', 'Site Admin Plan_Delivery_Manager'];
  const cases: [string, string, string[]][] = [
    ['Vaccinator', 'Facility', []],
    ['ASHA', 'Facility', []],
    ['Site Admin', 'Facility', inSessions],
    ['Supervisor', 'Block', [...inSessions, ...siteAdmins]],
    ['District Administrator', 'District', [...inSessions, ...siteAdmins, 'Supervisor Block', 'Supervisor District']],
    [
      'Supervisor',
      'State',
      [
        ...[...inSessions, ...siteAdmins],
        ...['Supervisor Block', 'Supervisor District', 'District Administrator District'],
      ],
    ],
  ];
  for (const [role, level, expected] of cases) assert.deepEqual(given(role, level), expected, `${role} ${level}`);
  assert.ok(given('Supervisor', 'National').includes('Supervisor State'));
});

test('a posting names the kind of place that its post has', () => {
  const own = { role: 'District Administrator', user_level: 'District' };
  const site = { level: 'site' };
  const block = { level: 'block' };
  const cases: [string, string, { level: string }[], string[]][] = [
    ['ASHA', 'Facility', [site], []],
    ['ASHA', 'Facility', Array(20).fill(site), []],
    ['ASHA', 'Facility', Array(21).fill(site), ['posted_at ADMROL0004']],
    ['ASHA', 'Facility', [block], ['posted_at ADMROL0004']],
    ['ASHA', 'Facility', [site, block], ['posted_at ADMROL0004']],
    ['ASHA', 'Facility', [], ['posted_at ADMROL0001']],
    ['Supervisor', 'Block', [block], []],
    ['Supervisor', 'Block', [block, block], ['posted_at ADMROL0004']],
    ['Supervisor', 'Block', [site], ['posted_at ADMROL0004']],
    ['Supervisor', 'State', [{ level: 'state' }], ['role ADMROL0003']],
    ['District Administrator', 'District', [{ level: 'district' }], ['role ADMROL0003']],
    ['Vaccinator', 'Block', [block], ['role ADMROL0003']],
    ['Cook', 'Facility', [site], ['role ADMROL0003']],
  ];
  for (const [role, user_level, posted_at, expected] of cases) {
    const refused = postingRefusals({ role, user_level, posted_at }, own);
    assert.deepEqual(
      refused.map(({ code, path }) => `${path} ${code}`),
      expected,
      `${role} ${user_level} ${posted_at.length}`,
    );
  }
});

test('sites of the same post are kept; another usual one is given anew', () => {
  const now = ['a', 'b', 'c'];
  const cases: [wished: string[], samePost: boolean, kept: string[]][] = [
    [['a', 'b'], true, ['a', 'b', 'c']],
    [['b', 'a'], true, ['a', 'c']],
    [[], true, ['a', 'b', 'c']],
    [['a', 'b'], false, []],
  ];
  for (const [wished, samePost, kept] of cases) assert.deepEqual(keptSites(now, { wished, samePost }), kept);
});
