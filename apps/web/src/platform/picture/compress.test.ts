import assert from 'node:assert/strict';
import { test } from 'node:test';
import { asBase64, pictureOf } from './as-base64.ts';
import { compressed } from './compress.ts';

const blob = (size: number, type = 'image/jpeg') => new Blob([new Uint8Array(size)], { type });

test('passes at 25 then 15 percent, quality 60, until about 0.1 MB (specification 2, section 9)', async () => {
  const cases: [string, Blob, number[], number[], number | null][] = [
    ['small enough', blob(100_000), [], [], 100_000],
    ['a small PNG', blob(40_000, 'image/png'), [], [], 40_000],
    ['a small picture of another kind', blob(40_000, 'image/webp'), [20_000], [0.25], 20_000],
    ['one pass', blob(4_000_000), [90_000], [0.25], 90_000],
    ['two passes', blob(9_000_000), [180_000, 70_000], [0.25, 0.15], 70_000],
    ['the last pass stands', blob(9_000_000), [400_000, 160_000], [0.25, 0.15], 160_000],
    ['no picture', blob(9_000_000, 'text/html'), [], [0.25], null],
  ];
  for (const [says, file, sizes, wanted, size] of cases) {
    const scales: number[] = [];
    const result = await compressed(
      file,
      async (scale, quality) => {
        assert.equal(quality, 0.6);
        const drawn = sizes[scales.push(scale) - 1];
        return drawn === undefined ? null : blob(drawn);
      },
      100_000,
    );
    assert.deepEqual([scales, result?.size ?? null], [wanted, size], says);
  }
});

test('base64 and back, for large pictures too', async () => {
  const bytes = Uint8Array.from({ length: 150_000 }, (_, at) => (at * 7) % 256);
  const back = pictureOf(asBase64(bytes));
  assert.deepEqual(new Uint8Array(await back.arrayBuffer()), bytes);
  assert.equal(back.type, 'image/jpeg');
  assert.equal(pictureOf(btoa('\x89PNG')).type, 'image/png');
});
