import { Drawer } from './drawer.ts';

const drawer = new Drawer();

/** Signs of one word that stand together at most: a line could be broken nowhere in a longer one. */
const longestWord = 30;
const longWords = new RegExp(`\\S{${longestWord + 1},}`, 'gu');
const segmenter = new Intl.Segmenter('hi', { granularity: 'grapheme' });

function breakable(word: string): string {
  const signs = Array.from(segmenter.segment(word), ({ segment }) => segment);
  return signs.map((sign, nth) => (nth > 0 && nth % longestWord === 0 ? `\u200b${sign}` : sign)).join('');
}

/** Text as a sheet takes it: halves of signs that stand alone are replaced, and no word is wider than a line. */
const forPaper = (_: string, value: unknown): unknown =>
  typeof value === 'string' ? value.toWellFormed().replace(longWords, breakable) : value;

/** What a template is given: its title and language, whatever it shows, and pictures (SVG) by their names. */
export interface PaperData {
  readonly title: string;
  readonly language: string;
  readonly pictures?: Readonly<Record<string, string>>;
  readonly [more: string]: unknown;
}

/**
 * Draws a paper: a template (Typst, its path below the server's sources) with its data, whose texts are words and never
 * markup. The bytes of a tagged PDF that carries the fonts it needs.
 */
export function drawPaper(template: string, { pictures = {}, ...data }: PaperData, at: Date): Promise<Buffer> {
  return drawer.draw({
    template,
    data: JSON.stringify(data, forPaper),
    pictures: JSON.stringify(pictures),
    at: Math.floor(at.getTime() / 1000),
  });
}
