/** Bounds from which a fact makes a pregnancy a high-risk one; what a guideline may revise. */
export interface RiskRules {
  readonly version: string;
  readonly source: string;
  /** mmHg; from the first pair on the pressure is high, from the second on she goes at once. */
  readonly highPressure: { readonly systolic: number; readonly diastolic: number };
  readonly severePressure: { readonly systolic: number; readonly diastolic: number };
  /** g/dl; below the first the anaemia is severe, below the second moderate, below the third mild. */
  readonly anaemia: readonly [severe: number, moderate: number, mild: number];
  /** cm; below it. */
  readonly shortHeight: number;
  /** Completed years; below the first or above the second. */
  readonly safeAge: readonly [from: number, to: number];
  /** More births than this. */
  readonly mostBirths: number;
  /** Months since the last delivery; fewer than this. */
  readonly spacingMonths: number;
  /** mg/dl from which each test says diabetes: at random, fasting, two hours after food, two hours after 75 g of glucose. */
  readonly sugar: {
    readonly random: number;
    readonly fasting: number;
    readonly afterFood: number;
    readonly afterGlucose: number;
  };
  /** mIU/l; above it the thyroid is said to be weak: in the first trimester, later. */
  readonly thyroid: readonly [first: number, later: number];
  /** Degrees Celsius from which a fever asks for a doctor at once. */
  readonly fever: number;
  /** The same in the weeks after a delivery, when it may be a childbed fever. */
  readonly postnatalFever: number;
  /** A minute; outside of these a doctor is asked at once: her pulse, the heart of the child. */
  readonly pulse: readonly [least: number, most: number];
  readonly foetalHeart: readonly [least: number, most: number];
  /** For so many days after a visit what was found at it asks for today, unless she was seen since. */
  readonly alarmDays: number;
  /** A high risk is looked after so many days beyond the outcome. */
  readonly daysAfterOutcome: number;
  /** Numbers that no guideline was seen for; a medical officer has to confirm them. */
  readonly uncertain: readonly (keyof RiskRules)[];
}

/** Every version there was, the newest first; a version is never edited once a record rests on it, a new one is added. */
export const riskRules: readonly [RiskRules, ...RiskRules[]] = [
  {
    version: '2026-1',
    source:
      'High-risk list of the app of the ASHAs, PSMRI FLW (140/90, Hb under 7, height, age, births, spacing, Rh, infections); e-PMSMA (followed to day 45). The rest is general knowledge.',
    highPressure: { systolic: 140, diastolic: 90 },
    severePressure: { systolic: 160, diastolic: 110 },
    anaemia: [7, 10, 11],
    shortHeight: 140,
    safeAge: [18, 35],
    mostBirths: 3,
    spacingMonths: 18,
    sugar: { random: 200, fasting: 126, afterFood: 200, afterGlucose: 140 },
    thyroid: [2.5, 3],
    fever: 38.5,
    postnatalFever: 38,
    pulse: [50, 120],
    foetalHeart: [110, 160],
    alarmDays: 28,
    daysAfterOutcome: 45,
    uncertain: [
      'severePressure',
      'anaemia',
      'sugar',
      'thyroid',
      'fever',
      'postnatalFever',
      'pulse',
      'foetalHeart',
      'alarmDays',
    ],
  },
];
