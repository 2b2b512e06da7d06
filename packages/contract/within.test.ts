import assert from 'node:assert/strict';
import { test } from 'node:test';
import { z } from 'zod';
import { calls } from './index.ts';

const fieldsOf = ({ request }: { readonly request: z.ZodType }) =>
  request instanceof z.ZodObject ? Object.keys(request.shape) : [];

test('every list of an area, by pages or by days, can be narrowed to a part of it', () => {
  const listed = ['page', 'to_date', 'end_date'];
  // What is listed of one person or worker lies where they do.
  const ofOne = ['beneficiaryId', 'user_id'];
  const lists = calls.filter((call) => {
    const fields = fieldsOf(call);
    const isList = fields.some((name) => listed.includes(name)) && !fields.some((name) => ofOne.includes(name));
    return call.kind === 'query' && call.area.startsWith('own-') && isList;
  });
  assert.ok(lists.length > 12);
  assert.deepEqual(
    lists.filter((call) => !fieldsOf(call).includes('within')).map(({ name }) => name),
    [],
  );
});

test('a command acts on what it names, not on a part of the area', () => {
  assert.deepEqual(
    calls.filter((call) => call.kind === 'command' && fieldsOf(call).includes('within')).map(({ name }) => name),
    // Has a list made as a file, of the part that the screen shows.
    ['downloads.startDownload'],
  );
});
