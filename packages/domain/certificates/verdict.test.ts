import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { CardOf } from './card.ts';
import { verdictOf, type Withdrawn } from './verdict.ts';

const issuedAt = Date.UTC(2026, 10, 26, 6) / 1000;
const minute = 60;
const card: CardOf = {
  ...{ issuer: 'https://teeka.example', rid: 'q2Vd8', issuedAt, reference: '12345678901237', name: 'AARAV KUMAR' },
  ...{ dob: '2026-10-20', gender: 1, doses: [] },
};
const at = (now: number, withdrawn: readonly Withdrawn[] = []) => verdictOf('right', card, { withdrawn, now }).is;

test('on a phone whose clock is behind a right card is not called forged: its clock is to be set', () => {
  assert.equal(at(issuedAt - 5 * minute), 'genuine', 'clocks of honest devices differ by minutes');
  assert.equal(at(issuedAt - 6 * minute), 'not-yet');
  assert.equal(at(issuedAt - 400 * 24 * 60 * minute), 'not-yet', 'a year behind');
  assert.equal(verdictOf('wrong', card, { withdrawn: [], now: issuedAt - 6 * minute }).is, 'forged');
});

test('what was withdrawn or put right is told whatever the clock shows', () => {
  const behind = issuedAt - 60 * minute;
  assert.equal(at(behind, [{ rid: card.rid, before: issuedAt + 1, corrected: 0, alone: true }]), 'withdrawn');
  assert.equal(at(behind, [{ rid: card.rid, before: issuedAt + 9, corrected: 1 }]), 'superseded');
});
