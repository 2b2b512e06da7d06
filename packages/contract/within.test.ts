import assert from 'node:assert/strict';
import { test } from 'node:test';
import { z } from 'zod';
import { calls } from './index.ts';

const fieldsOf = ({ request }: { readonly request: z.ZodType }) =>
  request instanceof z.ZodObject ? Object.keys(request.shape) : [];

test('every list of an area, a page at a time, can be narrowed to a part of it', () => {
  const lists = calls.filter((call) => {
    const fields = fieldsOf(call);
    return fields.includes('pageSize') && call.area.startsWith('own-');
  });
  assert.ok(lists.length > 8);
  assert.deepEqual(
    lists.filter((call) => !fieldsOf(call).includes('within')).map(({ name }) => name),
    [],
  );
});

test('a command acts on what it names, not on a part of the area', () => {
  assert.deepEqual(
    calls.filter((call) => call.kind === 'command' && fieldsOf(call).includes('within')).map(({ name }) => name),
    [],
  );
});
