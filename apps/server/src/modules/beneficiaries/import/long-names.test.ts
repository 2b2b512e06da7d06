import assert from 'node:assert/strict';
import { test } from 'node:test';
import { importDesk, type Row, rowOf } from '../../../testing/import-desk.ts';
import { longestTurn } from '../../../testing/longest-turn.ts';
import { testServer } from '../../../testing/test-server.ts';

const server = await testServer({ sandbox: false });
const { fixtures } = server;
const home = await fixtures.places();
const nurse = await fixtures.user({ role: 'ANM', sites: [await fixtures.site(home)], places: home });
const { brought } = importDesk(server, await server.as(nurse));
const row = rowOf(home.villages[0] ?? 0);

/** The words of a name in another order for each row, so that all find each other by each of their words. */
function turned(words: readonly string[], nth: number): string {
  const left = [...words];
  let order = nth;
  return words
    .map(() => {
      const at = order % left.length;
      order = Math.floor(order / left.length);
      return left.splice(at, 1).join('');
    })
    .join(' ');
}

const wordsOf = (count: number, letters: number): string[] =>
  Array.from({ length: count }, (_, nth) =>
    Array.from({ length: letters }, (_, at) => 'KAMIROTUSHEBALIGODHUNE'.charAt((nth * 7 + at * 3) % 22)).join(''),
  );

const codesOf = (errors: readonly { readonly code: string }[]) => [...new Set(errors.map(({ code }) => code))];

test('rows whose names are too long are refused for that alone, and hold up nobody', async () => {
  const words = wordsOf(30, 6);
  const rows = Array.from({ length: 120 }, (_, nth): Row => row(nth, { name: turned(words, nth), dob: '01/01/1990' }));
  let errors: readonly { readonly code: string }[] = [];
  const waited = await longestTurn(async () => {
    ({ errors } = await brought(rows));
  });
  assert.deepEqual(codesOf(errors), ['FLDVAL0004']);
  assert.ok(waited < 400, `others waited ${Math.round(waited)} ms`);
});

test('rows whose names are accepted and alike are compared while others are answered', async () => {
  const words = wordsOf(7, 3);
  const rows = Array.from({ length: 300 }, (_, nth): Row => row(nth, { name: turned(words, nth), dob: '01/01/1990' }));
  let errors: readonly { readonly code: string }[] = [];
  const waited = await longestTurn(async () => {
    ({ errors } = await brought(rows));
  });
  assert.deepEqual(codesOf(errors), []);
  assert.ok(waited < 400, `others waited ${Math.round(waited)} ms`);
});
