/** A dose drawn from a batch at a session, in the order of capture. */
export interface DrawnDose {
  readonly dose_id: string;
  readonly beneficiary_id: string;
  /** ISO 8601. */
  readonly captured_at: string;
}

/**
 * How many other persons probably had the same vial. Vials are not numbered, so this is computed: the batch's doses of
 * the session stand in the order of their capture and a vial is used up before the next is opened; a part vial that
 * was brought along serves the first `carriedIn` of them. Without a known vial size everybody of the batch counts.
 * The worker may correct it.
 */
export function othersOfVial(
  doses: readonly DrawnDose[],
  dose_id: string,
  { dosesPerVial, carriedIn = 0 }: { readonly dosesPerVial: number | null; readonly carriedIn?: number },
): number {
  const inOrder = doses.toSorted(
    (a, b) => Date.parse(a.captured_at) - Date.parse(b.captured_at) || (a.dose_id < b.dose_id ? -1 : 1),
  );
  const at = inOrder.findIndex((dose) => dose.dose_id === dose_id);
  const own = inOrder[at];
  if (!own) return 0;
  const vial = vialOf(at, dosesPerVial, carriedIn);
  const others = inOrder.filter((_, nth) => vialOf(nth, dosesPerVial, carriedIn) === vial);
  return new Set(others.map(({ beneficiary_id }) => beneficiary_id).filter((id) => id !== own.beneficiary_id)).size;
}

function vialOf(nth: number, dosesPerVial: number | null, carriedIn: number): number {
  if (dosesPerVial === null || dosesPerVial < 1) return 0;
  return nth < carriedIn ? -1 : Math.floor((nth - carriedIn) / dosesPerVial);
}
