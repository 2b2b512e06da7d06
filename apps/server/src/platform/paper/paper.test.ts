import assert from 'node:assert/strict';
import { test } from 'node:test';
import { inflateSync } from 'node:zlib';
import { pictureOfSheet } from '../../testing/picture-of-sheet.ts';
import { textOfPdf, unspaced } from '../../testing/text-of-pdf.ts';
import { drawPaper } from './draw-paper.ts';

const at = new Date('2026-11-26T06:00:00Z');
const template = 'platform/paper/testing/lines.typ';
const drawn = (lines: readonly string[], title = 'काग़ज़') => drawPaper(template, { language: 'hi', title, lines }, at);

test('Hindi is joined as it is written, and what is copied is what was written, whatever the script', async () => {
  const lines = ['लक्ष्मी देवी विश्वकर्मा क्षत्रिय', 'Sunita सुनीता ₹ 12', 'पेंटावैलेंट, हेपेटाइटिस बी', 'ज्ञान श्री ट्रॉमा र्‍य कृ क्त द्ध'];
  const [sheet = ''] = await textOfPdf(await drawn(lines));
  for (const line of lines) assert.ok(unspaced(sheet).includes(unspaced(line)), `${line} in ${sheet}`);
});

test('a paper is tagged, tells its title and language, and carries its fonts', async () => {
  const bytes = (await drawn(['एक'])).toString('latin1');
  for (const said of ['/MarkInfo', '/Marked true', '/StructTreeRoot', '/Lang (hi)', 'pdfuaid:part', '/FontFile2'])
    assert.ok(bytes.includes(said), said);
  assert.ok(bytes.includes('/DisplayDocTitle true'));
});

test('a name in the letters of the other script is marked as words of its language, and nothing else is', async () => {
  const langs = (bytes: Buffer) => {
    const streams = [...bytes.toString('latin1').matchAll(/stream\r?\n/g)].map(({ index, 0: { length } }) => {
      try {
        return inflateSync(bytes.subarray(index + length)).toString('latin1');
      } catch {
        return '';
      }
    });
    return [
      ...new Set(
        streams.flatMap((stream) => [...stream.matchAll(/\/Lang \((\w+)\)/g)].map(([, language]) => language)),
      ),
    ];
  };
  assert.deepEqual(langs(await drawn(['सुनीता देवी, 12/03/2026'])), []);
  assert.deepEqual(langs(await drawn(['किसने लगाया: Sunita Sharma'])), ['en']);
  const english = { language: 'en', title: 'Paper', lines: ['Given by सुनीता शर्मा'] };
  assert.deepEqual(langs(await drawPaper(template, english, at)), ['hi']);
});

test('texts are never markup, and nothing that is written makes a paper fail', async () => {
  const odd = [
    '#panic("x")',
    '*a* _b_ $x^2$ = @c <d> // e',
    '\\u{41}',
    '',
    ' ',
    '😀',
    'a😀b',
    '\ud800',
    'ਪੰਜਾਬੀ',
    '\u200d',
    '़',
    '\u0000\u0007',
  ];
  const [sheet = ''] = await textOfPdf(await drawn(odd, '#x 😀 \ud800'));
  for (const line of odd.slice(0, 3)) assert.ok(unspaced(sheet).includes(unspaced(line)), `${line} in ${sheet}`);
});

test('the longest word stays on the sheet', async () => {
  const bytes = await drawn(['x'.repeat(3000), 'क्षि'.repeat(600)]);
  const texts = await textOfPdf(bytes);
  assert.equal(unspaced(texts.join('')), `${'x'.repeat(3000)}${'क्षि'.repeat(600)}`);
  const { data, width, height } = await pictureOfSheet(bytes, 1);
  // Nothing is drawn in the last twenty points before the edge.
  for (let y = 0; y < height; y += 1)
    for (let x = width - 20; x < width; x += 1) assert.equal(data[(y * width + x) * 4], 255, `${x} ${y}`);
});

test('a word that is wider than its column goes on in the next line, and is copied whole', async () => {
  const words = [
    'SATYANARAYANAMURTHY',
    'VENKATASUBRAMANIAN',
    'Thiruvananthapuram',
    '0124AB045C-27/0124AB045C',
    'क्षि'.repeat(12),
  ];
  const bytes = await drawPaper(
    'platform/paper/testing/table.typ',
    {
      ...{ title: 'Table', language: 'en', widths: words.map(() => 1), head: words },
      rows: [words, words.toReversed()],
    },
    at,
  );
  const [sheet = ''] = await textOfPdf(bytes);
  for (const word of words) assert.equal(sheet.replace(/\s/g, '').split(word).length - 1, 3, word);
  const { data, width, height } = await pictureOfSheet(bytes, 2);
  // Between two columns nothing is written: 16 mm of margin, five columns in 178 mm, five points of room on either side.
  const points = (mm: number) => (mm * 72 * 2) / 25.4;
  const isInk = (x: number, y: number) =>
    (data[(y * width + x) * 4] ?? 255) < 120 && (data[(y * width + x) * 4 + 1] ?? 255) < 60;
  for (const nth of [1, 2, 3, 4, 5]) {
    const edge = Math.round(points(16 + (178 / words.length) * nth));
    for (let y = 0; y < height; y += 1)
      for (let x = edge - 6; x < edge + 6; x += 1) assert.ok(!isInk(x, y), `column ${nth}: ${x} ${y}`);
  }
});

test('a template that is wrong fails alone: the next paper is drawn', async () => {
  await assert.rejects(drawPaper('platform/paper/testing/none.typ', { language: 'hi', title: '' }, at));
  assert.equal((await textOfPdf(await drawn(['x']))).length, 1);
});

test('many at once are each their own', async () => {
  const all = await Promise.all(Array.from({ length: 30 }, (_, nth) => drawn([`number ${nth} end`])));
  for (const [nth, bytes] of all.entries())
    assert.match((await textOfPdf(bytes))[0] ?? '', new RegExp(`number ${nth} end`));
});
