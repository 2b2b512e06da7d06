// A process that draws papers, one order after the other: what a template and its data make is laid out here, not beside the
// calls, and whatever goes wrong in the compiler ends no server.

import { fileURLToPath } from 'node:url';
import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler';
import { paperFonts } from './fonts.ts';

export interface PaperOrder {
  /** Below the server's sources. */
  readonly template: string;
  readonly data: string;
  /** Pictures by their names (SVG), as JSON. */
  readonly pictures: string;
  /** Seconds since 1970: the day that the file carries. */
  readonly at: number;
}
export type PaperAnswer = { readonly bytes: Uint8Array } | { readonly fault: string };

/** Templates name one another from here. */
const workspace = fileURLToPath(new URL('../..', import.meta.url));

const makeCompiler = async () => NodeCompiler.create({ workspace, fontArgs: [{ fontBlobs: await paperFonts() }] });
const ready = makeCompiler();

/** What a template does wrong, as the compiler tells it. */
const faultsOf = (compiler: NodeCompiler, problems: Parameters<NodeCompiler['fetchDiagnostics']>[0]): string =>
  compiler
    .fetchDiagnostics(problems)
    .map((problem) => JSON.stringify(problem))
    .join(' ');

function draw(compiler: NodeCompiler, { template, data, pictures, at }: PaperOrder): Uint8Array {
  try {
    const made = compiler.compile({ mainFilePath: `${workspace}/${template}`, inputs: { data, pictures } });
    const { result } = made;
    const problems = made.takeError();
    if (!result) throw new Error(problems ? faultsOf(compiler, problems) : template);
    const options = { creationTimestamp: at };
    try {
      return compiler.pdf(result, { ...options, pdfStandard: 'ua-1' });
    } catch {
      // The standard of papers that can be read out refuses a sign that no font has; the paper itself does not.
      return compiler.pdf(result, options);
    }
  } finally {
    // Nothing of one paper is found in the next that would be quicker to keep than to make.
    compiler.evictCache(0);
  }
}

async function answerTo(order: PaperOrder): Promise<PaperAnswer> {
  try {
    return { bytes: draw(await ready, order) };
  } catch (error) {
    return { fault: String(error) };
  }
}

process.on('message', async (order: PaperOrder) => {
  const answer = await answerTo(order);
  // Where nobody hears it any more, the server has gone, and this ends with the channel.
  process.send?.(answer, undefined, undefined, () => undefined);
  // A document that was drawn lies outside of the heap until it is collected and the loop has turned: so little of it is in
  // the heap that nothing asks for that.
  setImmediate(() => globalThis.gc?.());
});

// A signal to the whole group (Ctrl-C) is for the server, which ends calls under way first: it closes the channel, and that ends this.
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => undefined);
