/** What an outreach session loses of a vaccine, for planning; not a rule of the schedule. */
export interface VialPlan {
  /** Vaccine of the schedule, as its rows name it. */
  readonly vaccine: string;
  /** Doses of the usual vial. */
  readonly dosesPerVial: number;
  /** Share of the doses of opened vials that is lost, in percent. */
  readonly wastagePercent: number;
  /** Drops from a bottle are no vial to whoever packs the box. */
  readonly container: 'vial' | 'bottle';
}

export interface VialPlans {
  readonly version: string;
  readonly source: string;
  readonly plans: readonly VialPlan[];
}

const plan = (
  vaccine: string,
  dosesPerVial: number,
  wastagePercent: number,
  container: VialPlan['container'] = 'vial',
): VialPlan => ({ vaccine, dosesPerVial, wastagePercent, container });

/** Usual vials, and the share of doses lost. To be confirmed by the district's cold-chain officer. */
export const vialPlans: VialPlans = {
  version: 'IN vials 2026-11',
  source: 'Vaccine logistics of the domain facts: usual presentations, wastage rates in or near published ranges',
  plans: [
    plan('BCG', 10, 36),
    plan('HepB', 10, 20),
    plan('bOPV', 20, 25),
    plan('Penta', 10, 15),
    plan('fIPV', 25, 30),
    plan('RVV', 5, 25),
    plan('PCV', 5, 27),
    plan('MR', 5, 40),
    plan('JE', 5, 30),
    plan('DPT', 10, 28),
    plan('Td', 10, 20),
    plan('HPV', 1, 0),
    // 100 ml, kept for weeks; the first dose is half of the others. Lost: the planning allowance of most vaccines.
    plan('VitA', 50, 10, 'bottle'),
  ],
};

export interface ExpectedVials {
  readonly vaccine: string;
  readonly doses: number;
  readonly vials: number;
  readonly dosesPerVial: number;
}

/** What a vaccine comes in, to be named. */
export const containerOf = (vaccine: string): VialPlan['container'] =>
  vialPlans.plans.find((one) => one.vaccine === vaccine)?.container ?? 'vial';

/**
 * Vials to take along for so many doses of each vaccine: doses divided by what remains of a vial after wastage, rounded
 * up, never fewer than one. A vaccine without a plan is left out.
 */
export function expectedVials(
  doses: ReadonlyMap<string, number>,
  { plans }: VialPlans = vialPlans,
): readonly ExpectedVials[] {
  return plans.flatMap(({ vaccine, dosesPerVial, wastagePercent }) => {
    const wanted = doses.get(vaccine) ?? 0;
    if (wanted <= 0) return [];
    const vials = Math.ceil((wanted * 100) / (dosesPerVial * (100 - wastagePercent)));
    return [{ vaccine, doses: wanted, vials, dosesPerVial }];
  });
}
