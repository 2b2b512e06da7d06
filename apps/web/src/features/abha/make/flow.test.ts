import assert from 'node:assert/strict';
import { test } from 'node:test';
import { begun, type FlowEvent, nextStage, type Profile, type Stage, stepOf } from './flow.ts';

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
  reply,
});
const enrolled = (is_new: boolean, asks_mobile: boolean): FlowEvent => ({
  kind: 'enrolled',
  reply: { ticket: 't2', profile, is_new, asks_mobile },
});
const opened: FlowEvent = { kind: 'opened', reply: { ticket: 't3', profile } };
const found: FlowEvent = {
  kind: 'found',
  reply: { ticket: 't2', accounts: [{ abha_number_masked: 'XX-0123', name: 'SITA DEVI' }] },
};
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
    ['and then the address', [sent('aadhaar'), enrolled(true, true), sent('mobile'), opened], 'address'],
    ['of one that there was, nothing', [sent('aadhaar'), enrolled(false, true), sent('mobile'), opened], 'beside'],
    ['an address chosen', [sent('aadhaar'), enrolled(true, false), opened], 'beside'],
    ['linked', [sent('aadhaar'), enrolled(false, false), { kind: 'linked' }], 'linked'],
    ['linked without anything made is nothing', [{ kind: 'linked' }], 'account'],
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

test('steps as they are told', () => {
  assert.deepEqual(
    [begun, after(sent('aadhaar')), after(enrolled(true, false)), after(enrolled(false, false))].map(stepOf),
    [1, 1, 2, 3],
  );
});
