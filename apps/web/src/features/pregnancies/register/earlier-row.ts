import type { Answer, Answers } from '@teeka/domain/forms';
import { isUnanswered } from '@teeka/domain/forms';
import { earlierFieldsOf, earlierRows } from '@teeka/domain/pregnancy';

const keysOf = (nth: number): readonly string[] => earlierFieldsOf(nth).map(({ key }) => key);

/** So many rows are begun: up to the last of which something was said. */
export function rowsBegun(facts: Answers): number {
  const rows = Array.from({ length: earlierRows }, (_, at) => at + 1);
  return rows.findLast((nth) => keysOf(nth).some((key) => !isUnanswered(facts[key]))) ?? 0;
}

/** What the rows say once one of them is taken away: those below move up. */
export function withoutRow(facts: Answers, gone: number): Readonly<Record<string, Answer>> {
  const changed: Record<string, Answer> = {};
  for (let nth = gone; nth <= earlierRows; nth += 1) {
    const below = nth === earlierRows ? [] : keysOf(nth + 1);
    for (const [at, key] of keysOf(nth).entries()) changed[key] = facts[below[at] ?? ''] ?? '';
  }
  return changed;
}
