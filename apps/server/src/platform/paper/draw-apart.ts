// A thread that draws papers, one after the other: what a template and its data make is laid out here, not beside the calls.

import { fileURLToPath } from 'node:url';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { parentPort } from 'node:worker_threads';
import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler';
import { paperFonts } from './fonts.ts';

export interface PaperOrder {
  readonly nth: number;
  /** Below the server's sources. */
  readonly template: string;
  readonly data: string;
  /** Pictures by their names (SVG), as JSON. */
  readonly pictures: string;
  /** Seconds since 1970: the day that the file carries. */
  readonly at: number;
}
export type PaperAnswer = { readonly nth: number } & ({ readonly bytes: Uint8Array } | { readonly fault: string });

/** Templates name one another from here. */
const workspace = fileURLToPath(new URL('../..', import.meta.url));
/** What earlier papers left to be used again is kept for so many. */
const keptFor = 8;

/** A document that was drawn lives outside of the heap until it is collected, and so little of it is in the heap that nothing asks for that. */
setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc') as () => void;
let drawn = 0;

const fontBlobs = await paperFonts();
const compiler = NodeCompiler.create({ workspace, fontArgs: [{ fontBlobs }] });

/** What a template does wrong, as the compiler tells it. */
const faultsOf = (problems: ReturnType<NodeCompiler['fetchDiagnostics']>): string =>
  problems.map((problem) => JSON.stringify(problem)).join(' ');

function draw({ template, data, pictures, at }: PaperOrder): Uint8Array {
  try {
    const made = compiler.compile({ mainFilePath: `${workspace}/${template}`, inputs: { data, pictures } });
    const { result } = made;
    const problems = made.takeError();
    if (!result) throw new Error(problems ? faultsOf(compiler.fetchDiagnostics(problems)) : template);
    const options = { creationTimestamp: at };
    try {
      return compiler.pdf(result, { ...options, pdfStandard: 'ua-1' });
    } catch {
      // The standard of papers that can be read out refuses a sign that no font has; the paper itself does not.
      return compiler.pdf(result, options);
    }
  } finally {
    compiler.evictCache(keptFor);
    drawn += 1;
    if (drawn % keptFor === 0) collect();
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
