import assert from 'node:assert/strict';
import { test } from 'node:test';
import { packedPerson } from '@teeka/contract/pack';
import { type DetailKind, detailFields, details, fieldRow, nobody, packedFields } from '@teeka/domain/beneficiaries';
import { applyReply } from '../../platform/pack/apply-reply.ts';
import { anItem } from '../../platform/testing/an-item.ts';
import { aReply } from '../../platform/testing/pack-reply.ts';
import { overlay } from '../testing/overlay.ts';
import { personNow } from './person-now.ts';

/** Details that every server sends, by a shape of their own. */
const named = ['guardian_name', 'lmp_date'];
const valuesOf = {
  text: ['house', 'lane'],
  name: ['RAM', 'SHYAM'],
  choice: ['first', 'second'],
  day: ['2026-01-02', '2026-03-04'],
  'written-day': ['2026-01-02', '2026-03-04'],
  amount: [2.5, 3],
} satisfies Record<DetailKind, readonly [unknown, unknown]>;
const values = (nth: 0 | 1) => ({
  ...nobody,
  ...Object.fromEntries(detailFields.map((field) => [field, valuesOf[details[field].kind][nth]])),
});

const beneficiary_id = '12345678901236';
const { rows } = applyReply(null, aReply(5, {}), '2026-11-21T05:00:00Z');
const registered = anItem({ call: 'beneficiaries.registration', input: { ...values(0), beneficiary_id } });
const edited = (changed: readonly string[], input: object = values(1)) =>
  anItem({
    id: 'e',
    call: 'beneficiaries.updateBeneficiaryBasicDetails',
    input: { ...nobody, ...input, ben_name: '', ben_mobile_number: '', beneficiary_id, changed },
  });
const detailsOn = (...items: Parameters<typeof overlay>[1]): object =>
  personNow(overlay(rows, items), beneficiary_id)?.record ?? assert.fail();
const has = (person: object, field: string, value: unknown) =>
  assert.deepEqual(
    Object.entries(person).find(([key]) => key === field),
    [field, value],
  );

test('a detail is in the pack by its row, or named there', () => {
  const shapes = Object.keys(packedPerson.shape);
  for (const field of detailFields)
    assert.equal(shapes.includes(field), fieldRow(field).packed === true || named.includes(field), field);
  assert.ok(
    packedFields.every((field) => packedPerson.shape[field].isOptional()),
    'an earlier server leaves it out',
  );
});

test('on the phone a packed detail is there as it was registered, and changes with the edit that names it', () => {
  const [before, after] = [values(0), values(1)];
  for (const field of packedFields) {
    has(detailsOn(registered), field, before[field]);
    has(detailsOn(registered, edited([field])), field, after[field]);
    has(detailsOn(registered, edited([field], { [field]: nobody[field] })), field, nobody[field]);
    has(detailsOn(registered, edited(['address'])), field, before[field]);
  }
});
