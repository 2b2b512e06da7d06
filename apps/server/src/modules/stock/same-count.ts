import { isDeepStrictEqual } from 'node:util';
import type { UtilisationLine } from '@teeka/domain/stock';
import type { UtilisationOnRecord } from './queries.ts';

/** Lines as what was counted, in one order: how many doses are on record is the server's own and changes. */
function counted(lines: readonly UtilisationLine[]): unknown {
  const texts = lines.map(({ doses_recorded: _, ...line }) =>
    JSON.stringify(Object.fromEntries(Object.entries(line).sort(([a], [b]) => a.localeCompare(b)))),
  );
  return texts.sort().map((text) => JSON.parse(text) as unknown);
}

/** Is this the very count that is on record under its id? */
export function isSameCount(kept: UtilisationOnRecord, sent: Omit<UtilisationOnRecord, 'utilisation_id'>): boolean {
  return (
    kept.reported_by === sent.reported_by &&
    Date.parse(kept.captured_at) === Date.parse(sent.captured_at) &&
    kept.correction_reason === sent.correction_reason &&
    isDeepStrictEqual(counted(kept.lines), counted(sent.lines))
  );
}
