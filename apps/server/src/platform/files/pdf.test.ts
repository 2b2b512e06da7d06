import assert from 'node:assert/strict';
import { test } from 'node:test';
import { deflateSync } from 'node:zlib';
import { decodePDFRawStream, PDFDict, PDFDocument, PDFName, PDFRawStream } from '@cantoo/pdf-lib';
import { cardPdf, cardWords, pdfOf, streamOf } from '../../testing/pdf-of.ts';
import { copyPages } from './copy-pages.ts';
import { readPdf } from './pdf.ts';

/** Everything in a PDF, unpacked and with its names unescaped. */
async function innards(bytes: Buffer): Promise<string> {
  const document = await PDFDocument.load(bytes, { updateMetadata: false });
  const parts = document.context.enumerateIndirectObjects().map(([, object]) => {
    if (!(object instanceof PDFRawStream)) return object.toString();
    const known = ['FlateDecode', undefined].includes(
      object.dict.lookupMaybe(PDFName.of('Filter'), PDFName)?.decodeText(),
    );
    return object.dict.toString() + (known ? Buffer.from(decodePDFRawStream(object).decode()).toString('latin1') : '');
  });
  const plain = [bytes.toString('latin1'), ...parts].join('\n');
  return plain.replace(/#([0-9a-f]{2})/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
}

const active =
  /JavaScript|\/JS\b|Launch|\/URI|OpenAction|\/AA\b|EmbeddedFile|Filespec|XFA|AcroForm|\/Annots|\/Names|RichMedia|SubmitForm|GoToR|<script|evil/;
const script = '<< /S /JavaScript /JS (evil\\(\\)) >>';
const action = (dict: string) => ({
  page: `/Annots [<< /Type /Annot /Subtype /Link /Rect [0 0 9 9] /A ${dict} >>]`,
});

/** One file for each way to bring more than a page to be looked at; all keep the page. */
const tricks: [string, Buffer][] = [
  ['a script on opening', cardPdf({ catalog: `/OpenAction ${script}` })],
  ['escaped names', cardPdf({ catalog: '/Open#41ction << /S /Java#53cript /J#53 (evil) >>' })],
  ['a script by name', cardPdf({ catalog: `/Names << /JavaScript << /Names [(a) ${script}] >> >>` })],
  ['a script of the page', cardPdf({ page: `/AA << /O ${script} >>` })],
  ['a program to launch', cardPdf(action('<< /S /Launch /F (evil.exe) >>'))],
  ['an address to open', cardPdf(action('<< /S /URI /URI (https://evil.example/) >>'))],
  ['another file to open', cardPdf(action('<< /S /GoToR /F (evil.pdf) /D [0 /Fit] >>'))],
  [
    'an attached file',
    cardPdf({
      catalog: '/Names << /EmbeddedFiles << /Names [(evil.exe) 6 0 R] >> >>',
      more: ['<< /Type /Filespec /F (evil.exe) /EF << /F 7 0 R >> >>', streamOf('evil', '/Type /EmbeddedFile')],
    }),
  ],
  ['a form of XML', cardPdf({ catalog: '/AcroForm << /XFA 6 0 R /Fields [] >>', more: [streamOf('<xdp>evil</xdp>')] })],
  ['HTML before it', Buffer.concat([Buffer.from('<script>evil()</script>\n'), cardPdf()])],
  ['HTML after it', Buffer.concat([cardPdf(), Buffer.from('<script>evil()</script>')])],
  ['an object that nothing names', cardPdf({ more: [script] })],
];

test('a page is kept with its words, its size and its way up', async () => {
  const kept = await readPdf(cardPdf());
  assert.ok(kept);
  const [page] = (await PDFDocument.load(kept)).getPages();
  assert.deepEqual([page?.getSize(), page?.getRotation().angle], [{ width: 300, height: 200 }, 90]);
  assert.ok(page?.node.Resources()?.lookup(PDFName.of('Font'), PDFDict).has(PDFName.of('F1')));
  assert.ok((await innards(kept)).includes(cardWords));
});

for (const [what, bytes] of tricks)
  test(`of a PDF only what draws its pages is kept: ${what}`, async () => {
    const kept = await readPdf(bytes);
    assert.ok(kept);
    const all = await innards(kept);
    assert.match(all, new RegExp(cardWords));
    assert.doesNotMatch(all, active);
    assert.ok(kept.subarray(0, 5).equals(Buffer.from('%PDF-')));
    assert.match(kept.subarray(-8).toString(), /%%EOF\s*$/);
  });

/** The whole document in packed objects, as most programs write it. */
function packed(catalog: string): Buffer {
  const inner = [
    `<< /Type /Catalog /Pages 2 0 R ${catalog} >>`,
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 300 200] /Contents 9 0 R /Resources << >> >>',
  ];
  let at = 0;
  const heads = inner.map((text, index) => {
    const head = `${index + 1} ${at}`;
    at += text.length + 1;
    return head;
  });
  const first = `${heads.join(' ')} `;
  const objects = deflateSync(Buffer.from(first + inner.join('\n')));
  return Buffer.concat([
    Buffer.from('%PDF-1.7\n8 0 obj\n'),
    streamOf(objects, `/Type /ObjStm /N ${inner.length} /First ${first.length} /Filter /FlateDecode`),
    Buffer.from('\nendobj\n9 0 obj\n'),
    streamOf(`BT (${cardWords}) Tj ET`),
    Buffer.from('\nendobj\ntrailer << /Root 1 0 R /Size 10 >>\nstartxref\n0\n%%EOF\n'),
  ]);
}

test('a script in packed objects does not come along', async () => {
  const bytes = packed(`/OpenAction ${script}`);
  assert.doesNotMatch(bytes.toString('latin1'), active, 'it cannot be seen from outside');
  const kept = await readPdf(bytes);
  assert.ok(kept);
  const all = await innards(kept);
  assert.match(all, new RegExp(cardWords));
  assert.doesNotMatch(all, active);
});

const form = (annot: string) =>
  cardPdf({
    page: `/Annots [<< /Type /Annot ${annot} >>]`,
    more: [streamOf('BT (12 May) Tj ET', '/Type /XObject /Subtype /Form /BBox [0 0 9 9]')],
  });
/** Packed objects of forty megabytes, packed so many times. */
const bomb = (layers: number) => {
  let content: Buffer = Buffer.alloc(40_000_000, '1 0 ');
  for (let layer = 0; layer < layers; layer++) content = deflateSync(content, { level: 6 });
  return streamOf(content, `/Type /ObjStm /N 1 /First 4 /Filter [${'/FlateDecode '.repeat(layers)}]`);
};

const refused: [string, () => Buffer][] = [
  ['no PDF', () => Buffer.from('MZ')],
  ['a head and an end', () => Buffer.from('%PDF-1.4\n%%EOF\n')],
  ['no page', () => pdfOf(['<< /Type /Catalog /Pages 2 0 R >>', '<< /Type /Pages /Kids [] /Count 0 >>'])],
  ['torn', () => cardPdf().subarray(0, 300)],
  [
    'locked',
    () => cardPdf({ trailer: '/Encrypt 6 0 R', more: ['<< /Filter /Standard /V 1 /R 2 /P -4 /O (a) /U (b) >>'] }),
  ],
  ['a filled form, whose writing would be lost', () => form('/Subtype /Widget /FT /Tx /V (12 May) /AP << /N 6 0 R >>')],
  ['a written note', () => form('/Subtype /FreeText /Contents (given)')],
  ['a script among what the page is drawn with', () => cardPdf({ resources: `/Properties << /P1 ${script} >>` })],
  [
    'an attached file among it',
    () => cardPdf({ resources: '/Properties << /P1 6 0 R >>', more: ['<< /Type /File#73pec /EF << >> >>'] }),
  ],
  [
    'content of another file',
    () => cardPdf({ resources: '/XObject << /X1 6 0 R >>', more: [streamOf('', '/F (http://evil.example/)')] }),
  ],
  [
    'pages that contain themselves',
    () => pdfOf(['<< /Type /Catalog /Pages 2 0 R >>', '<< /Type /Pages /Kids [2 0 R] /Count 1 >>']),
  ],
  [
    'too many pages',
    () =>
      pdfOf([
        '<< /Type /Catalog /Pages 2 0 R >>',
        `<< /Type /Pages /Count 60 /Kids [${'3 0 R '.repeat(60)}] >>`,
        '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 9 9] >>',
      ]),
  ],
  ['arrays in arrays', () => cardPdf({ resources: `/X ${'['.repeat(200_000)}` })],
  ['a bomb', () => cardPdf({ more: [bomb(1)] })],
  ['a bomb in a bomb', () => cardPdf({ more: [bomb(2)] })],
  [
    'a table of a thousand million rows',
    () => cardPdf({ more: [streamOf('', '/Type /XRef /Size 9 /W [0 0 0] /Index [0 1000000000]')] }),
  ],
];

for (const [what, make] of refused)
  test(`a PDF that is not kept: ${what}`, async () => {
    const bytes = make();
    assert.ok(bytes.length < 700_000, `${bytes.length} bytes get as far as this`);
    const before = process.memoryUsage.rss();
    const started = performance.now();
    let most = 0;
    const watch = setInterval(() => {
      most = Math.max(most, process.memoryUsage.rss() - before);
    }, 20);
    assert.equal(await readPdf(bytes), undefined);
    clearInterval(watch);
    assert.ok(performance.now() - started < 60_000);
    assert.ok(most < 400_000_000, `${most} bytes more in this process`);
  });

/** Nodes one below the other, each naming the next so many times; below them one page. */
const tree = (levels: number, times: number) =>
  pdfOf([
    '<< /Type /Catalog /Pages 2 0 R >>',
    ...Array.from(
      { length: levels },
      (_, at) => `<< /Type /Pages /Count 1 /Kids [${`${at + 3} 0 R `.repeat(times)}] >>`,
    ),
    '<< /Type /Page /MediaBox [0 0 9 9] >>',
  ]);

test('a tree of pages that is larger than its file is not walked to its end', {
  timeout: 60_000,
}, async () => {
  assert.equal((await PDFDocument.load(await copyPages(tree(15, 1)))).getPageCount(), 1);
  const tangle = tree(28, 2);
  assert.ok(tangle.length < 5000);
  await assert.rejects(copyPages(tangle), /too large a tree of pages/);
  await assert.rejects(copyPages(tree(2, 2)), /a page in two places/);
  await assert.rejects(copyPages(tree(100, 1)), /too large a tree of pages/);
});

test('many at once: each is answered, and the server goes on', async () => {
  const all = await Promise.all(
    Array.from({ length: 6 }, (_, at) => readPdf(at % 2 ? cardPdf() : cardPdf({ more: [bomb(2)] }))),
  );
  assert.deepEqual(
    all.map((one) => one !== undefined),
    [false, true, false, true, false, true],
  );
});
