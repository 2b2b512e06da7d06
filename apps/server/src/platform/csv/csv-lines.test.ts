import assert from 'node:assert/strict';
import { text } from 'node:stream/consumers';
import { test } from 'node:test';
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
