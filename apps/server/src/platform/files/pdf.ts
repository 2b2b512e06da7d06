import { workApart } from '../apart/work-apart.ts';
import { Turns } from '../http/turns.ts';

/** Bytes of a copy that are kept: it is about as long as what was sent. */
const mostKept = 2_000_000;
const turns = new Turns(2);
/** The first bytes of a PDF may stand a little after the beginning; its end mark a little before the end. */
const reach = 1024;

async function copyApart(bytes: Buffer): Promise<Buffer | undefined> {
  const script = new URL('./copy-pages-worker.ts', import.meta.url);
  const copy = await workApart<Uint8Array | null>(script, Uint8Array.from(bytes));
  return copy && copy.length <= mostKept ? Buffer.from(copy) : undefined;
}

/**
 * The pages of a PDF, copied into a new file that can only be looked at. Undefined for what is no PDF, cannot be read
 * or is locked. It takes a core for some tenths of a second, so not within a transaction.
 */
export async function readPdf(bytes: Buffer): Promise<Buffer | undefined> {
  const head = bytes.subarray(0, reach).toString('latin1');
  const whole = /%PDF-[12]\.\d/.test(head) && bytes.subarray(-reach).includes('%%EOF');
  if (!whole) return undefined;
  return turns.take(() => copyApart(bytes));
}
