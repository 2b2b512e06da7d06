import assert from 'node:assert/strict';
import { test } from 'node:test';
import { PDFDocument } from '@cantoo/pdf-lib';
import { textOfPdf } from '../../testing/text-of-pdf.ts';
import { Paper, sheet } from './paper.ts';
import { wrap } from './wrap.ts';

const begin = () => Paper.begin({ title: 'पत्र', language: 'hi', at: new Date('2026-11-25T06:00:00Z') });
const black = [0, 0, 0] as const;

test('Hindi is joined as it is written: letters of a conjunct become one sign, a sign before its letter goes before it', async () => {
  const paper = await begin();
  const signs = (text: string) => paper.shaped(text).runs.flatMap(({ glyphs }) => glyphs.map(({ id }) => id));
  const [ka = 0, i = 0] = [signs('क')[0], signs('ि').at(-1)];
  assert.equal(signs('क्ष').length, 1);
  assert.deepEqual(signs('कि').length, 2);
  assert.equal(signs('कि').at(-1), ka, 'the short i stands before');
  assert.notEqual(ka, i);
  assert.ok(signs('प्रशस्ति').length < [...'प्रशस्ति'].length);
});

test('both scripts in one line are written in the font of each, and what is copied is what was written', async () => {
  const paper = await begin();
  paper.turn();
  const text = 'Sunita सुनीता ₹ 12';
  paper.write(paper.shaped(text, 'bold'), { x: 40, y: 80, size: 12, colour: black });
  paper.turn();
  paper.write(paper.shaped('दूसरा पन्ना'), { x: 40, y: 80, size: 12, colour: black });
  const bytes = await paper.bytes();
  const document = await PDFDocument.load(bytes);
  assert.deepEqual(
    document.getPages().map((page) => [page.getWidth(), page.getHeight()]),
    [1, 2].map(() => [sheet.width, sheet.height]),
  );
  assert.equal(document.getTitle(), 'पत्र');
  const [first = '', second = ''] = await textOfPdf(bytes);
  assert.equal(first.replace(/ +/g, ' '), text);
  assert.equal(second.replace(/ +/g, ' '), 'दूसरा पन्ना');
});

test('what no font has a sign for is left out; nothing that is written makes a file fail', async () => {
  const paper = await begin();
  paper.turn();
  for (const text of ['', ' ', '😀', 'a😀b', '\ud800', ')(\\<>', 'ਪੰਜਾਬੀ', '\u200d', '़'])
    paper.write(paper.shaped(text), { x: 40, y: 80, size: 12, colour: black });
  assert.equal(paper.shaped('😀').width, 0);
  assert.equal(paper.shaped('a😀b').width, paper.shaped('ab').width);
  assert.equal((await PDFDocument.load(await paper.bytes())).getPageCount(), 1);
});

test('no line is wider than its column, however long a word is; words are kept whole where they fit', async () => {
  const paper = await begin();
  const words = 'टीका लोगों तक इसलिए पहुँचता है कि कोई उसे पहुँचाता है';
  for (const [text, width] of [
    [words, 120],
    ['x'.repeat(500), 300],
    ['क्षि'.repeat(200), 480],
  ] as const) {
    const lines = wrap(paper, [{ text, weight: 'regular' }], { size: 11, width });
    assert.ok(lines.length > 1);
    for (const line of lines) assert.ok(line.width <= width, `${text.slice(0, 5)} ${line.width}`);
    const written = lines.flatMap((line) => line.words.map(({ runs }) => runs.map((run) => run.text).join('')));
    assert.equal(written.join(text === words ? ' ' : ''), text);
  }
  const [glued] = wrap(
    paper,
    [
      { text: 'one ', weight: 'regular' },
      { text: 'tw', weight: 'bold' },
      { text: 'o', weight: 'regular' },
    ],
    { size: 11, width: 300 },
  );
  assert.equal(glued?.words.length, 2, 'a word of two weights stays one word');
});
