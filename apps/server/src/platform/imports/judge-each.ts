import type { Refusal, RefusalCode } from '@teeka/domain/refusal';
import { giveWay } from '../jobs/give-way.ts';
import type { ImportFault } from './queries.ts';

/** A row that may be stored, or what is wrong with it: a refusal's path is its column. */
export type JudgedRow<Good> = { readonly good: Good } | { readonly faults: readonly Refusal<RefusalCode>[] };

interface Numbered<Row> {
  /** Its number in the sheet. */
  readonly row: number;
  readonly read: Row;
}

interface Judges<Row, Good> {
  judge(read: Row, row: number, nth: number): JudgedRow<Good>;
  /** The column at which a refusal without one stands. */
  readonly column: string;
  progress(done: number): Promise<void>;
}

/** Judges rows one after the other, as if each were stored before the next, while others are answered in between. */
export async function judgeEach<Row, Good>(
  rows: readonly Numbered<Row>[],
  { judge, column, progress }: Judges<Row, Good>,
) {
  const good: Good[] = [];
  const faults: ImportFault[] = [];
  const othersFirst = giveWay();
  for (const [nth, { row, read }] of rows.entries()) {
    await othersFirst();
    if (nth % 100 === 0) await progress(nth);
    const judged = judge(read, row, nth);
    if ('good' in judged) good.push(judged.good);
    else faults.push(...judged.faults.map(({ path, ...fault }) => ({ row, column: path ?? column, ...fault })));
  }
  return { good, faults, bad: rows.length - good.length };
}
