import { shape, Buffer as TextBuffer } from 'harfbuzzjs';
import type { Faces, PaperFace, Script, Weight } from './faces.ts';

/** A sign of a font where it stands, in thousandths of the size. */
export interface Glyph {
  readonly id: number;
  readonly advance: number;
  readonly right: number;
  readonly up: number;
}

/** What is written in one font, and its signs from left to right. */
interface Run {
  readonly face: PaperFace;
  readonly text: string;
  readonly glyphs: readonly Glyph[];
}

/** Words as they are drawn, whatever their size. */
export interface Shaped {
  readonly runs: readonly Run[];
  /** In thousandths of the size. */
  readonly width: number;
}

const devanagari = /^[\u0900-\u097f\u200c-\u200d\u20b9\u25cc\ua8e0-\ua8ff]+/;
const others = /^[^\u0900-\u097f\u200c-\u200d\u20b9\u25cc\ua8e0-\ua8ff]+/;

/** Text by its script, in its order. */
function parts(text: string): readonly { readonly script: Script; readonly text: string }[] {
  const found: { script: Script; text: string }[] = [];
  for (let rest = text; rest !== ''; ) {
    const own = devanagari.exec(rest);
    const part = own?.[0] ?? others.exec(rest)?.[0] ?? rest;
    found.push({ script: own ? 'devanagari' : 'latin', text: part });
    rest = rest.slice(part.length);
  }
  return found;
}

/** What a font has no sign for is left out: an empty box on a letter says nothing. */
function shapeRun(face: PaperFace, { script, text }: { readonly script: Script; readonly text: string }): Run {
  const buffer = new TextBuffer();
  buffer.addText(text);
  buffer.setScript(script === 'devanagari' ? 'Deva' : 'Latn');
  buffer.setLanguage(script === 'devanagari' ? 'hi' : 'en');
  buffer.guessSegmentProperties();
  shape(face.font, buffer);
  const thousandths = (units: number) => (units * 1000) / face.unitsPerEm;
  const positions = buffer.getGlyphPositions();
  const glyphs = buffer.getGlyphInfos().flatMap(({ codepoint: id }, nth) => {
    const at = positions[nth];
    if (id === 0 || !at) return [];
    const { xAdvance, xOffset, yOffset } = at;
    return { id, advance: thousandths(xAdvance), right: thousandths(xOffset), up: thousandths(yOffset) };
  });
  return { face, text, glyphs };
}

/** Text as it is drawn: letters joined and marks set as the script has it. */
export function shapeText(faces: Faces, text: string, weight: Weight = 'regular'): Shaped {
  const runs = parts(text).map((part) => shapeRun(faces[weight][part.script], part));
  return { runs, width: runs.flatMap(({ glyphs }) => glyphs).reduce((sum, { advance }) => sum + advance, 0) };
}

/** One after the other, without a gap. */
export const joined = (...all: readonly Shaped[]): Shaped => ({
  runs: all.flatMap(({ runs }) => runs),
  width: all.reduce((sum, { width }) => sum + width, 0),
});
