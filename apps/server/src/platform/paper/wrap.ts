import type { Weight } from './faces.ts';
import type { Colour, Paper } from './paper.ts';
import { joined, type Shaped } from './shape.ts';

/** A line of words with the gaps between them. */
export interface Line {
  readonly words: readonly Shaped[];
  /** In points, at the size for which it was made. */
  readonly width: number;
}

export interface Written {
  readonly text: string;
  readonly weight: Weight;
}

/** Between words, in thousandths of the size. */
const gap = 260;

/** A word of more signs is cut: it would run out of a narrow line. */
const mostSigns = 40;
const signs = new Intl.Segmenter('hi', { granularity: 'grapheme' });

function cut(word: string): readonly string[] {
  if (word.length <= mostSigns) return [word];
  const all = [...signs.segment(word)].map(({ segment }) => segment);
  return Array.from({ length: Math.ceil(all.length / mostSigns) }, (_, nth) =>
    all.slice(nth * mostSigns, (nth + 1) * mostSigns).join(''),
  );
}

/** The words of a text, each in the weights in which it is written. */
function wordsOf(paper: Paper, parts: readonly Written[]): readonly Shaped[] {
  const words: Shaped[] = [];
  let glued = false;
  for (const { text, weight } of parts)
    for (const piece of text.split(/(\s+)/)) {
      if (piece === '') continue;
      if (/^\s+$/.test(piece)) {
        glued = false;
        continue;
      }
      const [first = '', ...rest] = cut(piece);
      const shaped = paper.shaped(first, weight);
      const before = glued && rest.length === 0 ? words.pop() : undefined;
      words.push(before ? joined(before, shaped) : shaped, ...rest.map((part) => paper.shaped(part, weight)));
      glued = true;
    }
  return words;
}

/** Writes a line with its left end at a place. */
export function writeLine(
  paper: Paper,
  { words }: Line,
  { x, y, size, colour }: { readonly x: number; readonly y: number; readonly size: number; readonly colour: Colour },
): void {
  let right = x;
  for (const word of words) {
    paper.write(word, { x: right, y, size, colour });
    right += ((word.width + gap) * size) / 1000;
  }
}

/** A text in lines no wider than `width` points, as far as its words are not. */
export function wrap(
  paper: Paper,
  parts: readonly Written[],
  { size, width }: { readonly size: number; readonly width: number },
): readonly Line[] {
  const points = (thousandths: number) => (thousandths * size) / 1000;
  const lines: { words: Shaped[]; width: number }[] = [];
  for (const word of wordsOf(paper, parts)) {
    const line = lines.at(-1);
    const more = points(gap + word.width);
    if (line && line.width + more <= width) {
      line.words.push(word);
      line.width += more;
    } else lines.push({ words: [word], width: points(word.width) });
  }
  return lines;
}
