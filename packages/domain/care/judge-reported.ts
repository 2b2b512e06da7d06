import type { Refusal, RefusalCode, Refusals } from '../refusal/index.ts';
import { batchOf, drawnRefusal, type StockedBatch } from './batch.ts';
import type { DoseRules, KnownOfDoses, ReportedDose } from './plan.ts';
import { writtenRefusals } from './written.ts';

/** A dose that is new to the record: which attempt it is, and the batch it came from where that is in stock. */
export interface NewDose<Dose> {
  readonly dose: Dose;
  readonly attempt: number;
  readonly batch: StockedBatch | undefined;
}

export type Judgement<Dose> = { readonly refused: Refusals } | { readonly fresh: readonly NewDose<Dose>[] };

/**
 * Whether the doses of a visit can be recorded, all or none. Only the impossible is refused, as the plan says it of
 * each beside those before it; and a dose id that stands for something else, REQVAL0009. A dose on record under the
 * same id with the same content is left out: it was sent before. Every other one of a code is its next attempt.
 */
export function judgeReported<Judged extends ReportedDose, Dose extends Judged, Known extends KnownOfDoses>(
  rules: DoseRules<Judged, Known>,
  doses: readonly Dose[],
  known: Known,
): Judgement<Dose> {
  const refused: Refusal<RefusalCode>[] = [];
  const fresh: NewDose<Dose>[] = [];
  for (const [at, dose] of doses.entries()) {
    const path = (field = 'dose_code') => `vaccine_details.${at}.${field}`;
    const earlier = known.recorded.find(({ dose_id }) => dose_id === dose.dose_id);
    if (earlier) {
      if (!rules.isSame(dose, earlier)) refused.push({ code: 'REQVAL0009', path: path('dose_id') });
      continue;
    }
    const batch = dose.elsewhere ? undefined : batchOf(dose, known.batches);
    const before = fresh.map((one) => one.dose);
    const found = rules.refusals(dose, {
      known,
      before,
      drawn: drawn(dose, batch, known),
      written: writtenRefusals(dose),
    });
    refused.push(...found.map((refusal) => ({ ...refusal, path: path(refusal.path) })));
    fresh.push({ dose, attempt: nextAttempt(dose, known, before), batch });
  }
  return refused.length > 0 ? { refused } : { fresh };
}

function drawn(dose: ReportedDose, batch: StockedBatch | undefined, { vaccines }: KnownOfDoses) {
  const vaccine = vaccines.find(({ material_id }) => material_id === dose.material_id);
  const refusal = dose.elsewhere ? undefined : drawnRefusal(dose, { vaccine, batch });
  return refusal ? [refusal] : [];
}

function nextAttempt({ dose_code }: ReportedDose, { recorded }: KnownOfDoses, before: readonly ReportedDose[]): number {
  const attempts = recorded.filter((one) => one.dose_code === dose_code).map(({ attempt }) => attempt);
  return Math.max(0, ...attempts) + before.filter((one) => one.dose_code === dose_code).length + 1;
}
