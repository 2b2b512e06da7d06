import assert from 'node:assert/strict';
import { Readable } from 'node:stream';
import { test } from 'node:test';
import { inParts } from './in-parts.ts';

const partsOf = async (chunks: readonly string[], size: number) => {
  const parts: string[] = [];
  for await (const part of inParts(Readable.from(chunks.map((chunk) => Buffer.from(chunk))), size))
    parts.push(part.toString());
  return parts;
};

test('a stream is put in parts of one size, whatever comes at once; of nothing there is one empty part', async () => {
  const table: [readonly string[], number, readonly string[]][] = [
    [[], 3, ['']],
    [['ab'], 3, ['ab']],
    [['abc'], 3, ['abc']],
    [['abcd'], 3, ['abc', 'd']],
    [['a', 'b', 'cdefg', 'h'], 3, ['abc', 'def', 'gh']],
    [['abcdef', 'ghi'], 3, ['abc', 'def', 'ghi']],
  ];
  for (const [chunks, size, expected] of table)
    assert.deepEqual(await partsOf(chunks, size), expected, chunks.join('|'));
});
