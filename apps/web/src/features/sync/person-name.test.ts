import assert from 'node:assert/strict';
import { test } from 'node:test';
import { applyReply } from '../../platform/pack/apply-reply.ts';
import { anItem } from '../../platform/testing/an-item.ts';
import { aReply, personId } from '../../platform/testing/pack-reply.ts';
import { overlay } from '../../records/testing/overlay.ts';
import { personName } from './item-words.ts';

test('whose registration was refused is called by the name that was typed', () => {
  const { rows } = applyReply(null, aReply(1), '2026-03-16T09:00:00Z');
  const input = { beneficiary_id: personId(99), name: 'PHULMATI GANGWAR' };
  const refused = { ...anItem({ call: 'beneficiaries.registration', input }), state: 'refused' as const };
  const view = overlay(rows, [refused]);
  assert.equal(personName(view, personId(99)), 'PHULMATI GANGWAR');
  assert.equal(personName(view, personId(98)), '');
});
