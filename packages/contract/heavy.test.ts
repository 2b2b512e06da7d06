import assert from 'node:assert/strict';
import { test } from 'node:test';
import { z } from 'zod';
import type { Call } from './call.ts';
import { calls } from './index.ts';

const fieldsOf = ({ request }: Call) => (request instanceof z.ZodObject ? Object.keys(request.shape) : []);
const has = (call: Call, ...names: readonly string[]) => names.some((name) => fieldsOf(call).includes(name));
const tellsOfPeople = ({ reply }: Call) =>
  JSON.stringify(z.toJSONSchema(reply, { unrepresentable: 'any' })).includes('"beneficiary_id"');
const namesOf = (these: readonly Call[]) => these.map(({ name }) => name);

/** What looks through a whole area: by pages, days or a part of a name. */
const long = calls.filter(
  (call) =>
    call.kind === 'query' && call.area.startsWith('own-') && has(call, 'page', 'to_date', 'end_date', 'to', 'search'),
);

test('what looks through an area costs much: of one user few are under way at once', () => {
  assert.ok(long.length > 12);
  assert.deepEqual(namesOf(long.filter(({ heavy }) => heavy === undefined)), []);
});

test('a list of people rests once a user has read as many of them as a day has; figures do not', () => {
  const lists = long.filter((call) => tellsOfPeople(call));
  assert.ok(lists.length > 8);
  assert.deepEqual(namesOf(lists.filter(({ heavy }) => heavy !== true)), []);
  const figures = calls.filter(({ heavy }) => heavy === 'figures' || heavy === 'year');
  assert.deepEqual(namesOf(figures.filter(tellsOfPeople)), []);
});

test('what may be asked of a whole year is answered to a few at once', () => {
  const aMonth = ({ refusals }: Call) => refusals.includes('FLDVAL0025');
  const years = long.filter((call) => has(call, 'to_date', 'end_date', 'to') && !aMonth(call));
  assert.ok(years.length > 1);
  assert.deepEqual(namesOf(years), namesOf(calls.filter(({ heavy }) => heavy === 'year')));
});
