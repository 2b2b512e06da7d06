import assert from 'node:assert/strict';
import { test } from 'node:test';
import { birthEditRange } from '@teeka/domain/beneficiaries';
import { applyReply } from '../../../platform/pack/apply-reply.ts';
import type { PersonOnPhone } from '../../../platform/pack/person-card.ts';
import { aReply, personId } from '../../../platform/testing/pack-reply.ts';
import type { DoseNow } from '../../../records/beneficiaries/person-now.ts';
import { emptyRecipient, type Recipient } from '../recipient-form/recipient.ts';
import { birthFacts } from './birth-bounds.ts';

const today = '2026-11-21';
const beneficiaryId = personId(1);
const { rows } = applyReply(null, aReply(3), '2026-11-21T05:00:00Z');
const dose = (given_on: string, change: Partial<DoseNow> = {}): DoseNow => ({
  dose_code: 'BCG',
  given_on,
  voided: false,
  state: 'done',
  item_id: null,
  ...change,
});
const woman: Recipient = { ...emptyRecipient, gender: '2', dob: '1998-01-01', ben_type_id: '20' };
const child: Recipient = { ...woman, dob: '2025-06-01', ben_type_id: '23', guardian_ben_id: personId(2) };
const people = (changes: Partial<PersonOnPhone>[]) => {
  const copy = new Map(rows.people);
  changes.forEach((change, at) => {
    const one = copy.get(personId(at)) ?? assert.fail();
    copy.set(one.beneficiary_id, { ...one, ...change });
  });
  return copy;
};
const range = (form: Recipient, more: Partial<Parameters<typeof birthFacts>[0]> = {}) =>
  birthEditRange(birthFacts({ beneficiaryId, today, form, seen: form, doses: [], people: rows.people, ...more }));
const details = (more: object) =>
  ({ doses: [], linkedmembers: [], ...more }) as unknown as NonNullable<Parameters<typeof birthFacts>[0]['details']>;
const serverRange = { min_date: '1996-01-01', max_date: '2001-01-01' };

test('without network the doses and the family on this phone bound a date of birth', () => {
  const min = '1920-01-01';
  const voided = dose('2020-01-01', { voided: true });
  const refused = dose('2020-01-01', { state: 'refused' });
  const mother = people([{ dob: '2015-03-01', guardian_ben_id: beneficiaryId }]);
  const guarded = people([{}, {}, { dob: '2000-02-10' }]);
  const table: [ReturnType<typeof range>, { min: string; max: string }, string][] = [
    [range(woman), { min, max: today }, 'nothing known'],
    [range(woman, { doses: [dose('2024-01-05'), dose('2023-02-01')] }), { min, max: '2023-02-01' }, 'dose'],
    [range(woman, { doses: [voided, refused] }), { min, max: today }, 'voided and refused doses'],
    [range(woman, { people: mother }), { min, max: '2003-03-01' }, 'a child'],
    [range(child, { people: guarded }), { min: '2012-02-10', max: today }, 'a guardian'],
    [range({ ...woman, ben_type_id: '21' }), { min, max: '2016-11-21' }, 'pregnant'],
  ];
  for (const [found, expected, says] of table) assert.deepEqual(found, expected, says);
});

test('with network what the server knows counts too; its own range only of the record as it stands', () => {
  const given = details({ doses: [{ dose_code: 'TD1', given_on: '2010-01-01' }] });
  assert.equal(range(woman, { details: given }).max, '2010-01-01');
  const ward = { beneficiary_id: personId(9), dob: '2014-01-01', relation: 'child' };
  assert.equal(range(woman, { details: details({ linkedmembers: [ward] }) }).max, '2002-01-01');
  assert.deepEqual(range(woman, { serverRange }), { min: '1996-01-01', max: '2001-01-01' });
  assert.deepEqual(range(child, { serverRange, seen: woman }).max, today);
});
