import assert from 'node:assert/strict';
import { test } from 'node:test';
import { usualFinger } from '../device/index.ts';
import {
  captureKinds,
  groupedCode,
  mostPaired,
  mostWrongCodes,
  pairingCodeIn,
  qrOf,
  takingRefusal,
  tooManyRefusal,
  wishRefusal,
  worksWith,
} from './index.ts';

const codes: readonly [string, string | undefined][] = [
  [qrOf('01234567'), '01234567'],
  [` ${qrOf('01234567')} `, '01234567'],
  ['01234567', '01234567'],
  [groupedCode('01234567'), '01234567'],
  ['0123-4567', '01234567'],
  ['0123456', undefined],
  ['012345678', undefined],
  ['0123456a', undefined],
  ['०१२३४५६७', undefined],
  ['', undefined],
  ['https://example.org/01234567', undefined],
  ['teeka-pair:', undefined],
];
for (const [text, code] of codes)
  test(`'${text}' holds ${code ?? 'no code'}`, () => assert.equal(pairingCodeIn(text), code));

const work = { user_id: 'one', block_code: 1, facility_id: 'f', sites: ['s', 't'] };
const elsewhere = { user_id: 'two', block_code: 2, facility_id: 'g', sites: ['u'] };
const cases: readonly [string, Partial<typeof work>, boolean][] = [
  ['of the same account', { user_id: 'one' }, true],
  ['at the same site', { sites: ['t'] }, true],
  ['of the same facility', { facility_id: 'f' }, true],
  ['of the same block', { block_code: 1 }, true],
  ['of elsewhere', {}, false],
];
for (const [who, place, may] of cases)
  test(`a phone ${who} ${may ? 'serves' : 'does not serve'} a desk`, () => {
    assert.equal(worksWith(work, { ...elsewhere, ...place }), may);
    assert.equal(worksWith({ ...elsewhere, ...place }, work), may);
  });

test('what is open in both places is no place that they share', () => {
  const open = { block_code: null, facility_id: null, sites: [] };
  assert.equal(worksWith({ user_id: 'one', ...open }, { user_id: 'two', ...open }), false);
});

test('too many wrong codes, then too many devices', () => {
  assert.equal(tooManyRefusal({ wrong: mostWrongCodes - 1, paired: mostPaired - 1 }), undefined);
  assert.equal(tooManyRefusal({ wrong: mostWrongCodes, paired: mostPaired })?.code, 'PAIRNG0005');
  assert.equal(tooManyRefusal({ wrong: 0, paired: mostPaired })?.code, 'PAIRNG0002');
});

test('a desk takes the kind that it waits for, for the wish that it has now', () => {
  for (const awaits of [...captureKinds, null])
    for (const kind of captureKinds) {
      const refused = (wish_id?: string) => takingRefusal({ awaits, wish_id: 'a1' }, { kind, wish_id })?.code;
      const fits = awaits === kind;
      assert.equal(refused(), fits ? undefined : 'PAIRNG0003', `${kind} for ${awaits}`);
      assert.equal(refused('A1'), fits ? undefined : 'PAIRNG0003');
      assert.equal(refused('b2'), fits ? 'PAIRNG0006' : 'PAIRNG0003');
    }
});

test('a finger is asked for with its purpose; nothing else has one', () => {
  assert.deepEqual(wishRefusal({ awaits: 'finger' }), { code: 'FLDVAL0001', path: 'finger' });
  assert.deepEqual(wishRefusal({ awaits: 'finger', finger: null }), { code: 'FLDVAL0001', path: 'finger' });
  assert.equal(wishRefusal({ awaits: 'finger', finger: usualFinger }), undefined);
  for (const awaits of ['picture', 'code', null] as const) assert.equal(wishRefusal({ awaits }), undefined);
});
