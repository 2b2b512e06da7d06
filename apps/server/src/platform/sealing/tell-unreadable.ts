import type { Logger } from '../log/log.ts';
import type { RestKind, RestRow } from './sealed-form.ts';

const mostTold = 1000;

/**
 * Tells the log of values that do not open: sealed under a key that is not there, damaged, or put into another row by
 * somebody who can write to the database. Each is told once by a process; it is the operator's to look into.
 */
export function tellUnreadable(log: Pick<Logger, 'error'>): (kind: RestKind, row: RestRow) => void {
  const told = new Set<string>();
  return (kind, row) => {
    const what = `${kind} of ${row}`;
    if (told.has(what) || told.size >= mostTold) return;
    told.add(what);
    log.error({ what }, 'a sealed value does not open in its row: it is shown as empty');
  };
}
