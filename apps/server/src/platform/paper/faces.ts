import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { deflate } from 'node:zlib';
import { Blob, Face, Font } from 'harfbuzzjs';
import { sfntOf, tablesOf } from './sfnt.ts';

export const weights = ['regular', 'bold'] as const;
export type Weight = (typeof weights)[number];
export type Script = 'latin' | 'devanagari';

/** One font of one weight: to shape with, and to lay into a file. */
export interface PaperFace {
  /** As the font is named in a file. */
  readonly name: string;
  readonly font: Font;
  /** Units of the em square, in which the font counts. */
  readonly unitsPerEm: number;
  /** Within which all signs stand, in thousandths: left, below, right, above. */
  readonly edges: readonly number[];
  /** The font with the tables that draw, without those that shape: packed once, for it is the same in every file. */
  readonly packed: Buffer;
  /** Bytes of it before it was packed. */
  readonly length: number;
}

export type Faces = Readonly<Record<Weight, Readonly<Record<Script, PaperFace>>>>;

/** The tables that a reader of a file draws with. */
const drawing = ['head', 'hhea', 'hmtx', 'maxp', 'loca', 'glyf', 'cvt ', 'fpgm', 'prep'];

const files = {
  latin: '@fontsource/noto-sans/files/noto-sans-latin',
  devanagari: '@fontsource/noto-sans-devanagari/files/noto-sans-devanagari-devanagari',
} as const;
const numbers = { regular: 400, bold: 700 } as const;
const names = { latin: 'NotoSans', devanagari: 'NotoSansDevanagari' } as const;

const pack = promisify(deflate);

/** Where the table `head` begins to tell the edges. */
const firstEdge = 36;

async function loadFace(script: Script, weight: Weight): Promise<PaperFace> {
  const file = import.meta.resolve(`${files[script]}-${numbers[weight]}-normal.woff`);
  const tables = tablesOf(await readFile(fileURLToPath(file)));
  const face = new Face(new Blob(sfntOf(tables)));
  const drawn = sfntOf(new Map([...tables].filter(([tag]) => drawing.includes(tag))));
  const head = tables.get('head') ?? Buffer.alloc(firstEdge + 8);
  return {
    name: `${names[script]}-${weight === 'bold' ? 'Bold' : 'Regular'}`,
    font: new Font(face),
    unitsPerEm: face.upem,
    edges: [0, 2, 4, 6].map((next) => Math.round((head.readInt16BE(firstEdge + next) * 1000) / face.upem)),
    packed: await pack(drawn),
    length: drawn.length,
  };
}

let loaded: Promise<Faces> | undefined;

async function loadAll(): Promise<Faces> {
  const of = async (weight: Weight) => ({
    latin: await loadFace('latin', weight),
    devanagari: await loadFace('devanagari', weight),
  });
  return { regular: await of('regular'), bold: await of('bold') };
}

/** The fonts of the app, of both scripts; read once, with the first paper that is drawn. */
export function paperFaces(): Promise<Faces> {
  loaded ??= loadAll();
  return loaded;
}
