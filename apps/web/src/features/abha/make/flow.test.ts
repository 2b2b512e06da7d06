import assert from 'node:assert/strict';
import { test } from 'node:test';
import { begun, type FlowEvent, isUnderWay, nextStage, type Profile, type Stage, stepOf, whoseLapsed } from './flow.ts';

const profile: Profile = {
  abha_number: '91-2345-6789-0123',
  abha_address: 'sita.devi@sbx',
  name: 'SITA DEVI',
  dob: '1995-05-05',
  year_of_birth: 1995,
  gender: 2,
  mobile: '9876543210',
  address: '',
};
const reply = { ticket: 't1', mobile_masked: 'XXXXXX3210', expires_in: 600 };
const sent = (of: 'search' | 'aadhaar' | 'mobile', whose: 'person' | 'guardian' = 'person'): FlowEvent => ({
  kind: 'sent',
  of,
  whose,
  at: 5_000,
  reply,
});
const enrolled = (is_new: boolean, asks_mobile: boolean): FlowEvent => ({
  kind: 'enrolled',
  reply: { ticket: 't2', profile, is_new, asks_mobile },
});
const withoutAddress: FlowEvent = {
  kind: 'enrolled',
  reply: { ticket: 't2', profile: { ...profile, abha_address: '' }, is_new: false, asks_mobile: false },
};
const opened: FlowEvent = { kind: 'opened', reply: { ticket: 't3', profile } };
const found: FlowEvent = {
  kind: 'found',
  reply: { ticket: 't2', accounts: [{ abha_number_masked: 'XX-0123', name: 'SITA DEVI' }] },
};
const children: FlowEvent = {
  kind: 'children',
  proof: 'mcp-card',
  reply: {
    ticket: 't4',
    accounts: [
      { abha_number_masked: 'XX-0124', name: 'BABY OF SITA', dob: '2026-03-01', year_of_birth: 2026, is_same: false },
    ],
  },
};
const guardians = [sent('search', 'guardian'), found, opened];
const refused = (...codes: string[]): FlowEvent => ({ kind: 'refused', codes });
const after = (...events: FlowEvent[]): Stage => events.reduce(nextStage, begun);

test('the ways through an attempt', () => {
  const table: [string, FlowEvent[], Stage['at']][] = [
    ['looks first', [], 'account'],
    ['none there: makes one', [{ kind: 'make' }], 'make'],
    ['back to looking', [{ kind: 'make' }, { kind: 'look' }], 'account'],
    ['by mobile: code, accounts, the one chosen', [sent('search'), found], 'accounts'],
    ['the chosen one is shown beside the record', [sent('search'), found, opened], 'beside'],
    ['an account of a guardian opens the child’s part', [sent('search', 'guardian'), found, opened], 'proof'],
    ['a new one chooses its address', [sent('aadhaar'), enrolled(true, false)], 'address'],
    ['one that there was has its address', [sent('aadhaar'), enrolled(false, false)], 'beside'],
    ['another mobile is confirmed first', [sent('aadhaar'), enrolled(true, true)], 'mobile'],
    [
      'a mistyped one is put right also after its code went out',
      [sent('aadhaar'), enrolled(true, true), sent('mobile'), { kind: 'mobile' }],
      'mobile',
    ],
    [
      'one that cannot be confirmed is gone without',
      [sent('aadhaar'), enrolled(true, true), sent('mobile'), { kind: 'mobile' }, { kind: 'without-mobile' }],
      'address',
    ],
    ['of one that there was, to the record', [enrolled(false, true), { kind: 'without-mobile' }], 'beside'],
    ['nothing made goes nowhere without', [{ kind: 'make' }, { kind: 'without-mobile' }], 'make'],
    ['and then the address', [sent('aadhaar'), enrolled(true, true), sent('mobile'), opened], 'address'],
    ['of one that there was, nothing', [sent('aadhaar'), enrolled(false, true), sent('mobile'), opened], 'beside'],
    ['an address chosen', [sent('aadhaar'), enrolled(true, false), opened], 'beside'],
    ['linked', [sent('aadhaar'), enrolled(false, false), { kind: 'linked' }], 'linked'],
    ['linked without anything made is nothing', [{ kind: 'linked' }], 'account'],
    ['accounts of the guardian’s children are shown before one is made', [...guardians, children], 'children'],
    ['the one chosen is shown beside the record', [...guardians, children, opened], 'beside'],
    ['none of them: one is made', [...guardians, children, enrolled(true, false)], 'address'],
    ['children of nobody’s account', [children], 'account'],
    ['a child’s own account is looked for', [{ kind: 'find' }], 'find'],
    ['found by its number', [{ kind: 'find' }, sent('search'), found, opened], 'beside'],
    ['back to the guardian', [{ kind: 'find' }, { kind: 'look' }], 'account'],
    ['one that there was without an address chooses one', [sent('aadhaar'), withoutAddress], 'address'],
    ['an account opened twice by a double tap', [sent('search'), found, opened, opened], 'beside'],
  ];
  for (const [what, events, at] of table) assert.equal(after(...events).at, at, what);
});

test('a code: a wrong one leaves it alive, an expired or used-up one is dead, a new one counts', () => {
  const table: [string, FlowEvent[], { dead: boolean; times: number }][] = [
    ['sent', [sent('search')], { dead: false, times: 1 }],
    ['wrong', [sent('search'), refused('USRPRF0002')], { dead: false, times: 1 }],
    ['the service is silent', [sent('search'), refused('REQVAL0014')], { dead: false, times: 1 }],
    ['expired', [sent('search'), refused('USRAUT0013')], { dead: true, times: 1 }],
    ['tried too often', [sent('search'), refused('USRAUT0014')], { dead: true, times: 1 }],
    ['its time ran out', [sent('search'), { kind: 'ran-out' }], { dead: true, times: 1 }],
    ['sent again', [sent('search'), { kind: 'ran-out' }, sent('search')], { dead: false, times: 2 }],
    [
      'one for something else counts anew',
      [sent('search'), { kind: 'make' }, sent('aadhaar')],
      { dead: false, times: 1 },
    ],
  ];
  for (const [what, events, { dead, times }] of table) {
    const stage = after(...events);
    assert.ok(stage.at === 'code', what);
    assert.deepEqual({ dead: stage.dead, times: stage.times }, { dead, times }, what);
  }
});

test('an attempt that is over begins anew, wherever it stood', () => {
  for (const events of [[sent('search')], [sent('search'), found], [sent('aadhaar'), enrolled(true, false)]])
    for (const code of ['ABHACC0004', 'ABHACC0001', 'ABHACC0018'])
      assert.deepEqual(after(...events, refused(code)), begun, code);
});

test('gone on without a number, it is the same attempt', () => {
  const stage = after(sent('aadhaar'), enrolled(true, true), { kind: 'without-mobile' });
  assert.deepEqual(stage, { at: 'address', ticket: 't2', profile, isNew: true });
});

test('whose consent is read out again', () => {
  assert.deepEqual([[], [{ path: 'consent' }], [{}], [{ path: 'guardian_id' }]].map(whoseLapsed), [
    'person',
    'person',
    'person',
    'guardian',
  ]);
});

test('steps as they are told', () => {
  assert.deepEqual(
    [begun, after(sent('aadhaar')), after(enrolled(true, false)), after(enrolled(false, false))].map(stepOf),
    [1, 1, 2, 3],
  );
});

test('a code says when it was sent and to what it goes again, so that timers and tries go on where the page is left', () => {
  const stage = after({ ...sent('search'), value: '9876543210' } as FlowEvent);
  assert.ok(stage.at === 'code');
  assert.deepEqual([stage.sent.at, stage.value, stage.times], [5_000, '9876543210', 1]);
  const again = nextStage(stage, { ...sent('search'), value: stage.value, at: 70_000 } as FlowEvent);
  assert.ok(again.at === 'code');
  assert.deepEqual([again.sent.at, again.value, again.times], [70_000, '9876543210', 2]);
});

test('what is under way, and would be cut off', () => {
  const table: [FlowEvent[], boolean][] = [
    [[], false],
    [[{ kind: 'make' }], false],
    [[{ kind: 'find' }], false],
    [[sent('search')], true],
    [[sent('search'), { kind: 'look' }], false],
    [[sent('search'), refused('ABHACC0004')], false],
    [[...guardians], true],
    [[sent('aadhaar'), enrolled(false, false)], true],
    [[sent('aadhaar'), enrolled(false, false), { kind: 'linked' }], false],
  ];
  for (const [events, expected] of table) assert.equal(isUnderWay(after(...events)), expected, JSON.stringify(events));
});
