import { readFileSync } from 'node:fs';
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader';
import { pictureOfSheet } from './picture-of-sheet.ts';

const program = readFileSync(new URL(import.meta.resolve('zxing-wasm/reader/zxing_reader.wasm')));
prepareZXingModule({ overrides: { wasmBinary: new Uint8Array(program).buffer } });

/** The text of the code on the first sheet of a paper, by its picture. */
export async function scanned(paper: Uint8Array): Promise<string | undefined> {
  const { data, width, height } = await pictureOfSheet(paper, 3);
  const [found] = await readBarcodes(
    { data: new Uint8ClampedArray(data), width, height, colorSpace: 'srgb' },
    { formats: ['QRCode'] },
  );
  return found?.text;
}
