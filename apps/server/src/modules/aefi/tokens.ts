import { batchKey, type VaccineRow } from '@teeka/domain/aefi';

/** What relates a report to others: the session. */
export const sessionToken = (session_id: string | null): string[] =>
  session_id === null ? [] : [`session/${session_id}`];

type Drawn = Pick<VaccineRow, 'material_id' | 'batch_number'>;

export const batchToken = (drawn: Drawn): string[] => batchKey(drawn).map((key) => `batch/${key}`);

/** All that relates one report to others. */
export function tokensOf(session_id: string | null, vaccines: readonly Drawn[]): string[] {
  return [...new Set([...sessionToken(session_id), ...vaccines.flatMap(batchToken)])];
}
