import assert from 'node:assert/strict';
import { test } from 'node:test';
import { biteDetails } from '@teeka/contract/bites/shapes';
import { begun, diedIn, newDraft } from './draft.ts';
import { detailsOf } from './entries.ts';

test('a death that a visit tells of', () => {
  const event = {
    event_id: 'e',
    kind: 'outcome',
    at: '2026-11-20T20:00:00Z',
    facts: { state: 'died' },
  } as const;
  assert.equal(diedIn(newDraft), undefined);
  assert.equal(diedIn({ ...newDraft, closing: 'died', events: [event] }), '2026-11-21');
  assert.equal(diedIn({ ...newDraft, closing: 'died' }), '', 'a course that ended so');
});

const today = '2026-11-21';
const bitten = begun(newDraft, 'bite', today);

test('what nobody asked or told is not on record (facts 2.5 and 3.4)', () => {
  const { rabies } = detailsOf(bitten, today);
  assert.deepEqual([rabies?.wound_count, rabies?.earlier_product], [null, null]);
  assert.equal(detailsOf(begun(newDraft, 'snake', today), today).venom?.asleep, null);
  const product = (earlier: 'none' | 'complete' | 'incomplete' | 'unknown', earlier_product: string) => {
    const answered = { ...bitten, rabies: { ...bitten.rabies, earlier, earlier_product } };
    return detailsOf(answered, today).rabies?.earlier_product;
  };
  assert.equal(product('complete', ' Abhayrab '), 'Abhayrab');
  assert.equal(product('incomplete', 'Rabipur'), 'Rabipur');
  assert.equal(product('incomplete', ' '), null);
  assert.equal(product('none', 'Rabipur'), null, 'said before the course was taken back');
});

test('a case is read whether it was written before these were asked or after', () => {
  const answered = detailsOf(bitten, today);
  const before = { ...answered, rabies: { ...answered.rabies, wound_count: 1, earlier_product: '' } };
  for (const details of [answered, before]) assert.ok(biteDetails.safeParse(details).success);
  const snake = detailsOf(begun(newDraft, 'snake', today), today);
  for (const asleep of [null, false, true])
    assert.ok(biteDetails.safeParse({ ...snake, venom: { ...snake.venom, asleep } }).success);
});
