/** Everything about the care of snake bites and scorpion stings that a guideline may revise. */
export interface VenomRules {
  readonly version: string;
  readonly source: string;
  /** Vials of the first dose, from and to, for adults and children alike. */
  readonly firstVials: readonly [number, number];
  /** Vials of the repeated dose where nerves are concerned. */
  readonly neuroRepeatVials: number;
  /** Above so many vials in all somebody should look again. */
  readonly mostVials: { readonly neurotoxic: number; readonly haemotoxic: number };
  /** Vials of scorpion antivenom in a severe case. */
  readonly scorpionVials: number;
  /** Minutes over which a dose runs in. */
  readonly infusionMinutes: number;
  /** Hours from the start of a dose to the next whole-blood clotting test. */
  readonly clottingTestHours: number;
  /** Hours from the start of a dose to the looks at the nerves. */
  readonly neuroReviewHours: readonly number[];
  /** Minutes for which the blood stays untouched in the glass tube. */
  readonly clottingMinutes: number;
  /** Hours for which a bite without any sign is watched. */
  readonly watchHours: number;
  /** After so many days without news whoever comes is asked whether it is the same bite. */
  readonly quietDays: number;
  /** Hours after which antivenom is given only with signs that are active. */
  readonly latePresentationHours: number;
  readonly covered: readonly string[];
  readonly notCovered: readonly string[];
  readonly adrenaline: { readonly adultMg: number; readonly childMgPerKg: number };
  readonly prazosin: {
    readonly mcgPerKg: number;
    /** Hours to the second dose, and then from dose to dose. */
    readonly hours: readonly [number, number];
  };
}

/** Uncertain: the half-limb mark, the child's adrenaline, the days without news and the snakes not covered are general knowledge. */
export const venomRules: VenomRules = {
  version: '2026-1',
  source: 'Indian national snakebite protocol 2009; Standard Treatment Guideline, quick reference, January 2016',
  firstVials: [8, 10],
  neuroRepeatVials: 10,
  mostVials: { neurotoxic: 20, haemotoxic: 30 },
  scorpionVials: 3,
  infusionMinutes: 60,
  clottingTestHours: 6,
  neuroReviewHours: [1, 2],
  clottingMinutes: 20,
  watchHours: 24,
  quietDays: 3,
  latePresentationHours: 48,
  covered: ['cobra', 'krait', 'russells-viper', 'saw-scaled-viper'],
  notCovered: ['pit-viper', 'sea-snake', 'king-cobra'],
  adrenaline: { adultMg: 0.5, childMgPerKg: 0.01 },
  prazosin: { mcgPerKg: 30, hours: [3, 6] },
};
