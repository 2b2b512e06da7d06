import assert from 'node:assert/strict';
import { test } from 'node:test';
import { codePicture } from './code-picture.ts';

test('every dark field of a code is covered by one run, and no light one', () => {
  const rows = ['XX.X', '....', 'X..X', 'XXXX'];
  const picture = codePicture({ size: rows.length, get: (x, y) => rows[y]?.[x] === 'X' });
  assert.match(picture, /^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" viewBox="0 0 4 4"><path d="[^"]+"\/><\/svg>$/);
  const drawn = rows.map((row) => Array.from(row, () => '.'));
  for (const [, x, y, width, back] of picture.matchAll(/M(\d+) (\d+)h(\d+)v1h-(\d+)z/g)) {
    assert.equal(width, back);
    for (let at = Number(x); at < Number(x) + Number(width); at += 1) {
      assert.equal(drawn[Number(y)]?.[at], '.', 'only once');
      (drawn[Number(y)] ?? [])[at] = 'X';
    }
  }
  assert.deepEqual(
    drawn.map((row) => row.join('')),
    rows,
  );
});
