import assert from 'node:assert/strict';
import { test } from 'node:test';
import { answersFor, type Post, postsBelow } from './index.ts';

const post = (written: string): Post => {
  const [role = '', user_level = ''] = written.split(' at ');
  return { role, user_level };
};

const cases: readonly [one: string, other: string, answers: boolean][] = [
  ['Supervisor at Block', 'Vaccinator at Facility', true],
  ['Supervisor at Block', 'ASHA at Facility', true],
  ['Supervisor at Block', 'Vaccinator at Block', true],
  ['Supervisor at Block', 'Site Admin at Facility', true],
  ['Supervisor at Block', 'Supervisor at Block', false],
  ['Supervisor at Block', 'Supervisor at Facility', false],
  ['Supervisor at Block', 'District Administrator at District', false],
  ['Supervisor at Block', 'District Administrator at Facility', false],
  ['Supervisor at Block', 'Vaccinator at District', false],
  ['Supervisor at Facility', 'ANM at Facility', true],
  ['Supervisor at Facility', 'Site Admin at Facility', false],
  ['Site Admin at Facility', 'Verifier at Facility', true],
  ['Site Admin at Facility', 'Site Admin at Facility', false],
  ['Site Admin at Facility', 'Supervisor at Facility', false],
  ['Site Admin at Facility', 'Supervisor at Block', false],
  ['Site Admin at Plan_Delivery_Manager', 'Assistant at Facility', true],
  ['District Administrator at District', 'Supervisor at Block', true],
  ['District Administrator at District', 'Supervisor at District', true],
  ['District Administrator at District', 'Site Admin at Facility', true],
  ['District Administrator at District', 'ANM at Facility', true],
  ['District Administrator at District', 'District Administrator at District', false],
  ['District Administrator at District', 'Supervisor at State', false],
  ['Supervisor at State', 'District Administrator at District', true],
  ['Supervisor at National', 'Supervisor at State', true],
  ['Vaccinator at Block', 'ASHA at Facility', false],
  ['ANM at State', 'Vaccinator at Facility', false],
  ['Supervisor at Block', 'Cook at Facility', false],
  ['Supervisor at Moon', 'ANM at Facility', false],
];
for (const [one, other, answers] of cases)
  test(`${one} ${answers ? 'answers' : 'does not answer'} for ${other}`, () =>
    assert.equal(answersFor(post(one), post(other)), answers));

test('nobody answers for themselves, and never both for each other', () => {
  const posts = ['Supervisor', 'Site Admin', 'District Administrator', 'ANM'].flatMap((role) =>
    ['National', 'State', 'District', 'Block', 'Facility', 'Plan_Delivery_Manager'].map((user_level) => ({
      role,
      user_level,
    })),
  );
  for (const one of posts)
    for (const other of posts)
      assert.ok(!(answersFor(one, other) && answersFor(other, one)), JSON.stringify([one, other]));
});

test('the posts below are those that are answered for', () => {
  const below = postsBelow(post('Site Admin at Facility'));
  assert.deepEqual([...new Set(below.map(({ role }) => role))].sort(), [
    'ANM',
    'ASHA',
    'Assistant',
    'Vaccinator',
    'Verifier',
  ]);
  assert.deepEqual([...new Set(below.map(({ user_level }) => user_level))].sort(), [
    'Facility',
    'Plan_Delivery_Manager',
  ]);
  assert.deepEqual(postsBelow(post('ASHA at Facility')), []);
});
