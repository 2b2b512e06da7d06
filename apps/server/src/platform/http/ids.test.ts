import assert from 'node:assert/strict';
import { test } from 'node:test';
import { calls } from '@teeka/contract';
import { z } from 'zod';
import { shapeRefusals } from './parse-input.ts';

/** What stands in a field that is named like an id and is judged elsewhere, before any statement sees it. */
const judged: Readonly<Record<string, string>> = {
  external_case_id: 'a number of another register, kept as text',
  rch_id: 'a number of another register, kept as text',
  guardian_ben_id: 'typed by people: the domain says what is wrong with it',
  'beneficiaries.registration beneficiary_id':
    'made by the phone, may be grouped: the domain says what is wrong with it',
  facility_id: 'compared as text',
  userId: "compared with the caller's own, or a user name",
  txnId: 'looked up only when it is a UUID; unknown ones are refused alike',
  transaction_id: 'looked up only when it is a UUID; unknown ones are refused alike',
};

const typed = 'RAMESH KUMAR 9876543210';
const isId = (field: string) => /(?:^id|_id|Id)$/.test(field);

for (const call of Object.values(calls)) {
  if (!(call.request instanceof z.ZodObject)) continue;
  const isJudged = (field: string) => field in judged || `${call.name} ${field}` in judged;
  const ids = Object.keys(call.request.shape).filter((field) => isId(field) && !isJudged(field));
  for (const field of ids)
    test(`${call.name}: text in ${field} is refused there, and no statement sees it`, () => {
      const found = shapeRefusals(call, { [field]: typed }).find(({ path }) => path === field);
      assert.equal(found?.code, 'REQVAL0002');
    });
}
