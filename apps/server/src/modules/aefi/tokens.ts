import type { VaccineRow } from '@teeka/domain/aefi';
import { batchNumberOf } from '@teeka/domain/stock';

/** What relates a report to others: the session. */
export const sessionToken = (session_id: string | null): string[] =>
  session_id === null ? [] : [`session/${session_id}`];

type Drawn = Pick<VaccineRow, 'material_id' | 'batch_number'>;

/** A batch within its vaccine; a number as it is written differently is the same. Empty without one. */
export function batchKey({ material_id, batch_number }: Drawn): string[] {
  const number = batchNumberOf(batch_number);
  return material_id === null || number === '' ? [] : [`${material_id}/${number}`];
}

export const batchToken = (drawn: Drawn): string[] => batchKey(drawn).map((key) => `batch/${key}`);

/** All that relates one report to others. */
export function tokensOf(session_id: string | null, vaccines: readonly Drawn[]): string[] {
  return [...new Set([...sessionToken(session_id), ...vaccines.flatMap(batchToken)])];
}
