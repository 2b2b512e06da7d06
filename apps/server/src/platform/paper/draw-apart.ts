// A thread that draws papers, one after the other: what a template and its data make is laid out here, not beside the calls.

import { fileURLToPath } from 'node:url';
import { parentPort } from 'node:worker_threads';
import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler';
import { paperFonts } from './fonts.ts';

export interface PaperOrder {
  readonly nth: number;
  /** Below the server's sources. */
  readonly template: string;
  readonly data: string;
  /** Seconds since 1970: the day that the file carries. */
  readonly at: number;
}
export type PaperAnswer = { readonly nth: number } & ({ readonly bytes: Uint8Array } | { readonly fault: string });

/** Templates name one another from here. */
const workspace = fileURLToPath(new URL('../..', import.meta.url));
/** What earlier papers left to be used again is kept for so many. */
const keptFor = 8;

const fontBlobs = await paperFonts();
const compiler = NodeCompiler.create({ workspace, fontArgs: [{ fontBlobs }] });

function draw({ template, data, at }: PaperOrder): Uint8Array {
  const wish = { mainFilePath: `${workspace}/${template}`, inputs: { data } };
  const options = { creationTimestamp: at };
  try {
    return compiler.pdf(wish, { ...options, pdfStandard: 'ua-1' });
  } catch (error) {
    // The standard of papers that can be read out refuses a sign that no font has; the paper itself does not.
    if (!String(error).includes('could not be displayed')) throw error;
    return compiler.pdf(wish, options);
  } finally {
    compiler.evictCache(keptFor);
  }
}

parentPort?.on('message', (order: PaperOrder) => {
  const { nth } = order;
  let answer: PaperAnswer;
  try {
    answer = { nth, bytes: draw(order) };
  } catch (error) {
    answer = { nth, fault: String(error) };
  }
  parentPort?.postMessage(answer);
});
