import assert from 'node:assert/strict';
import { test } from 'node:test';
import { z } from 'zod';
import { leastWhole, mostWhole } from './fields.ts';
import { calls } from './index.ts';

interface Schema {
  readonly type?: string;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly anyOf?: readonly Schema[];
  readonly items?: Schema;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly additionalProperties?: Schema | boolean;
  readonly pattern?: string;
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
}

/** Numbers that no column holds as a number, and who says what they may be. */
const unbounded: Readonly<Record<string, string>> = {
  answers: 'answers of the case reporting form rest as one document; domain/aefi judges each',
};
/** Ids that a person types or that another system made: judged before any statement sees them. */
const judged: Readonly<Record<string, string>> = {
  guardian_ben_id: 'domain/beneficiaries',
  beneficiary_id: 'domain/beneficiaries, where a registration may bring it in groups of digits',
  facility_id: 'compared as text',
  external_case_id: 'a number of another register, kept as text',
  rch_id: 'a number of another register, kept as text',
  userId: 'compared with the own one, or a user name',
  txnId: 'looked up only when it is a UUID',
  transaction_id: 'looked up only when it is a UUID',
};

function leaves(schema: Schema, path: string): readonly (readonly [string, Schema])[] {
  const { anyOf = [], items, properties = {}, additionalProperties } = schema;
  const open = typeof additionalProperties === 'object' ? [leaves(additionalProperties, `${path}.*`)] : [];
  const inner = [
    ...anyOf.map((one) => leaves(one, path)),
    ...(items ? [leaves(items, path)] : []),
    ...open,
    ...Object.entries(properties).map(([name, one]) => leaves(one, path === '' ? name : `${path}.${name}`)),
  ].flat();
  return inner.length > 0 ? inner : [[path, schema]];
}

const all = calls.flatMap(({ name, request }) =>
  leaves(z.toJSONSchema(request, { io: 'input', unrepresentable: 'any' }) as Schema, '').map(([path, schema]) => ({
    name,
    path,
    schema,
    field:
      path
        .split('.')
        .filter((part) => part !== '*')
        .at(-1) ?? '',
  })),
);

test('every number of a request fits the four bytes of a column, or nothing holds it as a number', () => {
  const numbers = all.filter(
    ({ schema }) => schema.const === undefined && ['integer', 'number'].includes(schema.type ?? ''),
  );
  assert.ok(numbers.length > 100);
  const wide = numbers.filter(({ schema: { minimum, maximum }, path }) => {
    const fits = (minimum ?? -Infinity) >= leastWhole && (maximum ?? Infinity) <= mostWhole;
    return !fits && !((path.split('.')[0] ?? '') in unbounded);
  });
  assert.deepEqual(
    wide.map(({ name, path }) => `${name} ${path}`),
    [],
  );
});

test('every id of a request, however deep, has the shape of one', () => {
  const ids = all.filter(({ field, schema }) => /(?:^|_)ids?$|Id$/.test(field) && schema.type === 'string');
  assert.ok(ids.length > 100);
  const loose = ids.filter(
    ({ field, schema }) => schema.pattern === undefined && schema.enum === undefined && !(field in judged),
  );
  assert.deepEqual(
    loose.map(({ name, path }) => `${name} ${path}`),
    [],
  );
});
