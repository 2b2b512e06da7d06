import { Worker } from 'node:worker_threads';
import type { PaperAnswer, PaperOrder } from './draw-apart.ts';

interface Waiting {
  readonly resolve: (bytes: Buffer) => void;
  readonly reject: (fault: Error) => void;
}

/** Milliseconds that one paper may take. */
const patience = 30_000;

/** The thread that draws, and who waits for what. */
class Drawer {
  readonly #worker = new Worker(new URL('./draw-apart.ts', import.meta.url));
  readonly #waiting = new Map<number, Waiting>();
  #nth = 0;
  #timer: NodeJS.Timeout | undefined;
  isGone = false;

  constructor() {
    this.#worker.unref();
    this.#worker.on('message', (answer: PaperAnswer) => this.#settle(answer));
    this.#worker.on('error', (error: Error) => this.#end(error));
    this.#worker.on('exit', () => this.#end(new Error('The thread that draws papers ended')));
  }

  draw(order: Omit<PaperOrder, 'nth'>): Promise<Buffer> {
    this.#nth += 1;
    const nth = this.#nth;
    return new Promise((resolve, reject) => {
      this.#waiting.set(nth, { resolve, reject });
      if (this.#waiting.size === 1) this.#watch();
      this.#worker.postMessage({ ...order, nth } satisfies PaperOrder);
    });
  }

  /** Waits for the next answer, however many wait behind it. */
  #watch(): void {
    clearTimeout(this.#timer);
    if (this.#waiting.size === 0) {
      this.#worker.unref();
      return;
    }
    this.#worker.ref();
    this.#timer = setTimeout(() => this.#end(new Error('No end was found to a paper')), patience);
  }

  #settle(answer: PaperAnswer): void {
    const waiting = this.#waiting.get(answer.nth);
    if (!waiting) return;
    this.#waiting.delete(answer.nth);
    this.#watch();
    if ('bytes' in answer) waiting.resolve(Buffer.from(answer.bytes));
    else waiting.reject(new Error(answer.fault));
  }

  #end(fault: Error): void {
    this.isGone = true;
    clearTimeout(this.#timer);
    void this.#worker.terminate();
    for (const { reject } of this.#waiting.values()) reject(fault);
    this.#waiting.clear();
  }
}

let drawer: Drawer | undefined;

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
  if (!drawer || drawer.isGone) drawer = new Drawer();
  return drawer.draw({
    template,
    data: JSON.stringify(data, forPaper),
    pictures: JSON.stringify(pictures),
    at: Math.floor(at.getTime() / 1000),
  });
}
