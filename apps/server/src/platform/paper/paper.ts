import { PDFDocument, PDFName, type PDFPage, type PDFRef, PDFString } from '@cantoo/pdf-lib';
import { embedFace } from './embed-face.ts';
import { type Faces, type PaperFace, paperFaces, type Weight } from './faces.ts';
import { type Shaped, shapeText } from './shape.ts';

/** Points of a sheet A4. */
export const sheet = { width: 595.28, height: 841.89 } as const;

/** A colour as a printer of red, green and blue has it, each from 0 to 1. */
export type Colour = readonly [number, number, number];

interface At {
  readonly x: number;
  /** From above. */
  readonly y: number;
}
interface Stroke {
  readonly colour: Colour;
  readonly width: number;
}

const number = (value: number): string => String(Math.round(value * 100) / 100);
const hex4 = (value: number): string => value.toString(16).padStart(4, '0');
const utf16 = (text: string): string => Buffer.from(`\ufeff${text}`, 'utf16le').swap16().toString('hex');

/** Sheets A4 that are written and drawn on, and become a PDF. Places are in points from above left. */
export class Paper {
  readonly #document: PDFDocument;
  readonly #faces: Faces;
  readonly #pages: { readonly page: PDFPage; readonly drawn: string[] }[] = [];
  /** Which signs of each font were written, and the letter where one stands for one. */
  readonly #written = new Map<PaperFace, Map<number, string>>();

  readonly #shaped = new Map<string, Shaped>();

  private constructor(document: PDFDocument, faces: Faces) {
    this.#document = document;
    this.#faces = faces;
  }

  /** A paper without a sheet; its title and language are told to whoever has it read out. */
  static async begin({
    title,
    language,
    at,
  }: {
    readonly title: string;
    readonly language: string;
    readonly at: Date;
  }) {
    const document = await PDFDocument.create({ updateMetadata: false });
    document.setTitle(title, { showInWindowTitleBar: true });
    document.setProducer('Teeka');
    document.setCreationDate(at);
    document.catalog.set(PDFName.of('Lang'), PDFString.of(language));
    return new Paper(document, await paperFaces());
  }

  turn(): void {
    this.#pages.push({ page: this.#document.addPage([sheet.width, sheet.height]), drawn: [] });
  }

  /** Shaped once however often it is tried in another size. */
  shaped(text: string, weight: Weight = 'regular'): Shaped {
    const key = `${weight} ${text}`;
    const known = this.#shaped.get(key) ?? shapeText(this.#faces, text, weight);
    this.#shaped.set(key, known);
    return known;
  }

  /** Writes with the left end of the base line at a place. */
  write({ runs }: Shaped, { x, y, size, colour }: At & { readonly size: number; readonly colour: Colour }): void {
    const written = runs.map(({ text }) => text).join('');
    this.#draw(`/Span << /ActualText <${utf16(written)}> >> BDC BT ${colour.map(number).join(' ')} rg`);
    let right = x;
    for (const { face, text, glyphs } of runs) {
      const letters = this.#written.get(face) ?? new Map<number, string>();
      this.#written.set(face, letters);
      this.#draw(`/${face.name} ${number(size)} Tf`);
      const own = [...text];
      const plain = own.length === glyphs.length;
      for (const [nth, { id, advance, right: aside, up }] of glyphs.entries()) {
        letters.set(id, letters.get(id) || (plain ? (own[nth] ?? '') : ''));
        const at = [right + (aside * size) / 1000, sheet.height - y + (up * size) / 1000].map(number).join(' ');
        this.#draw(`1 0 0 1 ${at} Tm <${hex4(id)}> Tj`);
        right += (advance * size) / 1000;
      }
    }
    this.#draw('ET EMC');
  }

  /** A straight line from a place, so long to the right. */
  line({ x, y }: At, length: number, { colour, width }: Stroke): void {
    const height = number(sheet.height - y);
    this.#draw(
      `${colour.map(number).join(' ')} RG ${number(width)} w`,
      `${number(x)} ${height} m ${number(x + length)} ${height} l S`,
    );
  }

  /** A frame at the same distance from each edge of the sheet. */
  frame(distance: number, { colour, width }: Stroke): void {
    const across = [sheet.width, sheet.height].map((whole) => number(whole - 2 * distance)).join(' ');
    this.#draw(
      `${colour.map(number).join(' ')} RG ${number(width)} w`,
      `${number(distance)} ${number(distance)} ${across} re S`,
    );
  }

  /** A filled shape: a path in a square of `square` units, its operators those of a PDF, drawn so large at a place. */
  shape(path: string, { x, y }: At, { square, size, colour }: { square: number; size: number; colour: Colour }): void {
    const scale = number(size / square);
    const place = `${number(x)} ${number(sheet.height - y)}`;
    this.#draw(`q ${scale} 0 0 -${scale} ${place} cm ${colour.map(number).join(' ')} rg ${path} f Q`);
  }

  #draw(...operators: readonly string[]): void {
    this.#pages.at(-1)?.drawn.push(...operators);
  }

  async bytes(): Promise<Buffer> {
    const { context } = this.#document;
    const fonts = new Map<string, PDFRef>();
    for (const [face, letters] of this.#written) fonts.set(face.name, embedFace(context, face, letters));
    for (const { page, drawn } of this.#pages) {
      page.node.set(PDFName.of('Contents'), context.register(context.flateStream(drawn.join('\n'))));
      for (const [name, font] of fonts) page.node.setFontDictionary(PDFName.of(name), font);
    }
    return Buffer.from(await this.#document.save());
  }
}
