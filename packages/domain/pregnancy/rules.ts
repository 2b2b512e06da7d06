/** What a guideline may revise about the days of a pregnancy. All counted in whole days or weeks from the LMP. */
export interface PregnancyRules {
  readonly version: string;
  readonly source: string;
  readonly daysToDelivery: number;
  /** The first day that a delivery may be dated; a pregnancy that ends earlier is an abortion. */
  readonly earliestDelivery: number;
  readonly latestDelivery: number;
  readonly earliestAbortion: number;
  readonly latestAbortion: number;
  /** First completed week of the second and of the third trimester. */
  readonly trimesterWeeks: readonly [second: number, third: number];
  /** Completed weeks of each antenatal visit, both included. */
  readonly visitWeeks: readonly (readonly [from: number, to: number])[];
  /** In the calendar year in which she becomes so old she may have been pregnant for the first time. */
  readonly youngestPregnant: number;
  /** Days between two antenatal visits; a visit sooner than that is told of. */
  readonly visitDistance: number;
  /** So many antenatal visits are planned at most. */
  readonly mostVisits: number;
  /** After so many completed weeks no visit is planned any more: she is seen in a hospital. */
  readonly lastVisitWeek: number;
  /** Numbers that no guideline was seen for; a medical officer has to confirm them. */
  readonly uncertain: readonly (keyof PregnancyRules)[];
}

/** Every version there was, the newest first; a version is never edited once a record rests on it, a new one is added. */
export const pregnancyRules: readonly [PregnancyRules, ...PregnancyRules[]] = [
  {
    version: '2026-1',
    source:
      'RCH register (280 days, trimesters); limits of delivery (21 weeks to 25 days past the expected day) and abortion (5 weeks and a day to 21 weeks), distance and number of visits as in the app of the ASHAs, PSMRI FLW',
    daysToDelivery: 280,
    earliestDelivery: 147,
    latestDelivery: 305,
    earliestAbortion: 36,
    latestAbortion: 147,
    trimesterWeeks: [13, 27],
    visitWeeks: [
      [5, 12],
      [14, 22],
      [28, 34],
      [36, 40],
    ],
    youngestPregnant: 10,
    visitDistance: 28,
    mostVisits: 9,
    lastVisitWeek: 42,
    uncertain: [
      'earliestDelivery',
      'latestDelivery',
      'earliestAbortion',
      'latestAbortion',
      'youngestPregnant',
      'visitDistance',
      'mostVisits',
      'lastVisitWeek',
    ],
  },
];
