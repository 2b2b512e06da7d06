import type { Refusals } from '../refusal/index.ts';
import { checkBatchNumber } from '../stock/index.ts';
import { checkNote, trimmed } from '../text/index.ts';

/** Most characters of the place of the body where a dose was given. */
const bodySiteLength = 60;

/**
 * Why what is written of a dose cannot be taken: the number of a batch that is not from stock as `checkBatchNumber`, the
 * place of the body as `checkNote`. Both may be empty.
 */
export function writtenRefusals(dose: {
  readonly batch_id: string | null;
  readonly batch_number: string;
  readonly body_site: string;
}): Refusals {
  const typed = dose.batch_id === null && trimmed(dose.batch_number) !== '';
  const verdicts = {
    batch_number: typed ? checkBatchNumber(dose.batch_number) : undefined,
    body_site: checkNote(dose.body_site, bodySiteLength),
  };
  return Object.entries(verdicts).flatMap(([path, verdict]) =>
    verdict && !verdict.ok ? [{ ...verdict.refusal, path }] : [],
  );
}
