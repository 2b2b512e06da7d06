import assert from 'node:assert/strict';
import { text } from 'node:stream/consumers';
import { test } from 'node:test';
import { mostInATurn } from '../../testing/most-in-a-turn.ts';
import { csvStream } from './csv-lines.ts';

test('cells are quoted where they must be, and none can become a formula', async () => {
  const rows = [
    ['plain', 'a, b'],
    ['says "no"', 'two\nlines'],
    ['=1+1', '-5'],
    ['उझानी', ''],
  ];
  assert.equal(
    await text(csvStream(['one', 'two'], rows, (row) => row)),
    '\ufeffone,two\r\nplain,"a, b"\r\n"says ""no""","two\nlines"\r\n\'=1+1,\'-5\r\nउझानी,\r\n',
  );
});

test('while a long table is written others have their turn at least every 20 ms', async () => {
  const rows = Array.from({ length: 400 }, (_, nth) => nth);
  const most = await mostInATurn((step) =>
    text(
      csvStream(['one'], rows, (row) => {
        step();
        return [String(row)];
      }),
    ),
  );
  assert.ok(most <= 20, `${most} rows of a millisecond each`);
});
