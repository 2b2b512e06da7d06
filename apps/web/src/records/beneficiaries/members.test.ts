import assert from 'node:assert/strict';
import { test } from 'node:test';
import { applyReply } from '../../platform/pack/apply-reply.ts';
import { anItem } from '../../platform/testing/an-item.ts';
import { aReply, mobileOf, personId } from '../../platform/testing/pack-reply.ts';
import { overlay } from '../testing/overlay.ts';
import { membersOf, membersOnPhone } from './members.ts';

const { rows } = applyReply(null, aReply(9), '2026-11-21T05:00:00Z');
const mobile = mobileOf(4);

test('others on a number are counted on the phone, those who wait to be sent among them', () => {
  const { people } = rows;
  assert.equal(membersOnPhone(people, mobile, ''), 3);
  assert.equal(membersOnPhone(people, `${mobile.slice(0, 5)} ${mobile.slice(5)}`, ''), 3);
  assert.equal(membersOnPhone(people, mobile, personId(4)), 2);
  assert.equal(membersOnPhone(people, '', ''), 0);
  const record = people.get(personId(4)) ?? assert.fail();
  const input = {
    beneficiary_id: '12345678901236',
    name: 'ram',
    gender: 1,
    mobile_number: mobile,
    address: '',
    dob: record.dob,
    dob_is_year: false,
    birth_year: '',
    village_id: 1,
    ben_type_id: 23,
    photo_id_type: null,
    photo_id_number: '',
    guardian_ben_id: '',
    guardian_name: '',
    father_name: '',
    lmp_date: null,
    previous_pregnancy_year: '',
    blood_group: '',
    child_weight: null,
    abha_address: '',
  };
  const view = overlay(rows, [anItem({ call: 'beneficiaries.registration', input })]);
  assert.equal(membersOnPhone(view.rows.people, mobile, ''), 4);
});

test('of phone and server the higher count holds, and the limit of the server', () => {
  const table: [Parameters<typeof membersOf>, object][] = [
    [[{ count: 3, max: 10 }, undefined], { count: 3, max: 10 }],
    [
      [
        { count: 3, max: 10 },
        { count: 8, max: 8 },
      ],
      { count: 8, max: 8 },
    ],
    [
      [
        { count: 9, max: 10 },
        { count: 2, max: 10 },
      ],
      { count: 9, max: 10 },
    ],
  ];
  for (const [args, expected] of table) assert.deepEqual(membersOf(...args), expected);
});
