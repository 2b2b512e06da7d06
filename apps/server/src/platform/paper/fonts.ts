import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { sfntOf, tablesOf } from './sfnt.ts';

const faces = [
  '@fontsource/noto-sans/files/noto-sans-latin',
  '@fontsource/noto-sans-devanagari/files/noto-sans-devanagari-devanagari',
];
const weights = [400, 700];

/** The app's own fonts, both scripts and weights, as what draws a paper reads them. */
export function paperFonts(): Promise<Buffer[]> {
  const files = faces.flatMap((face) => weights.map((weight) => import.meta.resolve(`${face}-${weight}-normal.woff`)));
  return Promise.all(files.map(async (file) => sfntOf(tablesOf(await readFile(fileURLToPath(file))))));
}
