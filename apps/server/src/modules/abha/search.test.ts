import assert from 'node:assert/strict';
import { test } from 'node:test';
import { getBeneficiaries } from '@teeka/contract/beneficiaries';
import { abhaDesk } from './testing/abha-desk.ts';

const { day, phone, linked } = await abhaDesk();

test('a person is found by the number or the address of the linked account, as a photo ID is; elsewhere nobody is', async () => {
  const { beneficiary_id, profile } = await linked();
  const find = (search_value: string, by = phone) => by.send(getBeneficiaries, { search_value, flag: 3 });
  const { abha_number, abha_address } = profile;
  for (const typed of [abha_number, abha_number.replaceAll('-', ''), abha_address, abha_address.toUpperCase()]) {
    const { reply, text } = await find(typed);
    assert.deepEqual(
      reply.beneficiaries.map((one) => one.beneficiary_id),
      [beneficiary_id],
      typed,
    );
    assert.ok(!text.includes(abha_number), 'the number is not in the answer');
  }
  const wrong: [string, string][] = [
    ['', 'FLDVAL0001'],
    ['91-0000', 'IDPROF0019'],
    ['sita@sbx', 'IDPROF0020'],
    ['sitadevi95@elsewhere', 'IDPROF0021'],
  ];
  for (const [typed, code] of wrong) assert.deepEqual((await find(typed)).codes, [code], typed);
  assert.deepEqual((await find('91-9999-9999-9999')).reply.beneficiaries, []);
  for (const stranger of await day.strangers())
    assert.deepEqual((await find(abha_number, stranger)).reply.beneficiaries, []);
});
