import { workApart } from '../apart/work-apart.ts';
import { XlsxProblem } from './problem.ts';
import type { Sheet } from './read-sheet.ts';

/** What the thread is given. */
export interface SheetRequest {
  readonly bytes: Uint8Array;
  readonly mostRows: number;
}
/** And what it answers. */
export type Answered = { readonly sheet: Sheet } | { readonly problem: XlsxProblem['what'] };

/** `readWorkbook` in a thread of its own, bounded in time and memory; throws `XlsxProblem`. */
export async function readApart(bytes: Uint8Array, { mostRows }: { readonly mostRows: number }): Promise<Sheet> {
  const request: SheetRequest = { bytes: Uint8Array.from(bytes), mostRows };
  const script = new URL('./read-apart-worker.ts', import.meta.url);
  const answered = (await workApart<Answered>(script, request)) ?? { problem: 'too large' };
  if ('problem' in answered) throw new XlsxProblem(answered.problem);
  return answered.sheet;
}
