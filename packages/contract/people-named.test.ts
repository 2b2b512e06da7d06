import assert from 'node:assert/strict';
import { test } from 'node:test';
import { calls } from './index.ts';
import { peopleNamed, personFields } from './people-named.ts';
import { textsOf } from './testing/texts-of.ts';

/** Fields that take a number like a person's and name something else. */
const others: Readonly<Record<string, string>> = {
  external_case_id: 'a number of another register',
  rch_id: 'a number of another register',
  facility_id: 'a facility, compared as text',
  userId: 'a user',
  txnId: 'a code that was sent',
  transaction_id: 'a code that was sent',
};
const someNumber = '21234567890128';
const shared = (path: string) => path.split('.').at(-1) ?? '';

test('every field of a request that is called an id and takes the number of a person says that it names one', () => {
  const ids = calls.flatMap((call) =>
    textsOf(call.request)
      .filter(({ path }) => /(?:^|[._])ids?(?:\.\*)?$|Id$/.test(path))
      .filter(({ takes }) => takes(someNumber))
      .map(({ path }) => ({ call, path })),
  );
  assert.ok(ids.length > 50);
  const unsaid = ids.filter(({ call, path }) => !personFields(call).includes(path) && !(shared(path) in others));
  assert.deepEqual(
    unsaid.map(({ call, path }) => `${call.name} ${path}`),
    [],
  );
});

test('whom a call names: the person it is about first, then guardian and look-alikes with their places', () => {
  const registration = calls.find(({ name }) => name === 'beneficiaries.registration') ?? assert.fail();
  const input = {
    guardian_ben_id: '2',
    beneficiary_id: '1',
    duplicate_overruled: { beneficiary_ids: ['3', '4'], reason: '' },
  };
  assert.deepEqual(
    peopleNamed(registration, input).map(({ path, value }) => `${path} ${value}`),
    [
      'beneficiary_id 1',
      'guardian_ben_id 2',
      'duplicate_overruled.beneficiary_ids.0 3',
      'duplicate_overruled.beneficiary_ids.1 4',
    ],
  );
  for (const odd of [null, undefined, 7, 'x', [], { beneficiary_id: 7, duplicate_overruled: [1] }])
    assert.deepEqual(peopleNamed(registration, odd), []);
});
