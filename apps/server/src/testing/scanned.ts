import { readFileSync } from 'node:fs';
import { PDFiumLibrary } from '@hyzyla/pdfium';
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader';

const program = readFileSync(new URL(import.meta.resolve('zxing-wasm/reader/zxing_reader.wasm')));
prepareZXingModule({ overrides: { wasmBinary: new Uint8Array(program).buffer } });

/** The text of the code on the first sheet of a paper, by its picture. */
export async function scanned(paper: Uint8Array): Promise<string | undefined> {
  const library = await PDFiumLibrary.init();
  const document = await library.loadDocument(paper);
  const { data, width, height } = await document.getPage(0).render({ scale: 3, render: 'bitmap' });
  document.destroy();
  library.destroy();
  const [found] = await readBarcodes(
    { data: new Uint8ClampedArray(data), width, height, colorSpace: 'srgb' },
    { formats: ['QRCode'] },
  );
  return found?.text;
}
