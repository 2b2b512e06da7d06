/** How much of a dose went where, as far as the rules ask. */
export interface ReportedAmounts {
  readonly elsewhere?: boolean | undefined;
  readonly rig_type?: string | undefined;
  readonly started_at?: string | null | undefined;
  readonly ended_at?: string | null | undefined;
  readonly facility?: string | undefined;
  readonly iu?: number | null | undefined;
  readonly vials?: number | null | undefined;
  readonly infiltrated_ml?: number | null | undefined;
  readonly im_ml?: number | null | undefined;
}

interface DoseWithAmounts {
  readonly day_of_dose?: number | null | undefined;
  readonly amounts?: ReportedAmounts | null | undefined;
}

/**
 * Is something given at this visit, or are its doses only read from papers of others? Whoever was given nothing here
 * stays on the session's list as verified.
 */
export const givesSomething = (doses: readonly DoseWithAmounts[]): boolean =>
  doses.some(({ amounts }) => amounts?.elsewhere !== true);

/** A dose in the care of a bite as `biteDoseRules` ask for it: what the rules need of its amounts stands beside them. */
export const withFactsOfAmounts = <Dose extends DoseWithAmounts>(dose: Dose) => ({
  ...dose,
  day_of_dose: dose.day_of_dose ?? null,
  elsewhere: dose.amounts?.elsewhere === true,
  rig_type: dose.amounts?.rig_type ?? '',
  started_at: dose.amounts?.started_at ?? null,
  ended_at: dose.amounts?.ended_at ?? null,
  facility: dose.amounts?.facility ?? '',
  rig_amounts: dose.amounts ?? null,
});
