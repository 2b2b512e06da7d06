import type { Readiness } from '@teeka/contract/sites';

/** What a first session needs, in the order in which each makes the next one possible. */
const order = ['villages', 'facilities', 'session_sites', 'workers', 'stocked_sites'] as const;
export type StepName = (typeof order)[number];

/** Where a step is taken: explained in words, or on another screen. */
export type Way =
  | 'explained'
  | '/places'
  | '/facilities'
  | '/workers'
  | '/imports/users'
  | '/imports/facilities'
  | '/imports/places';

const ways: Readonly<Record<StepName, Way>> = {
  villages: '/imports/places',
  facilities: '/imports/facilities',
  session_sites: '/imports/facilities',
  workers: '/imports/users',
  stocked_sites: 'explained',
};

export interface Step {
  readonly name: StepName;
  readonly count: number;
  readonly way: Way;
}

/** Where what is there already is listed, and one more is added. */
const lists: Partial<Readonly<Record<StepName, Way>>> = {
  villages: '/places',
  facilities: '/facilities',
  session_sites: '/facilities',
  workers: '/workers',
};

/** The steps with what is there: what is missing is brought from a file, what there is stands on a screen of its own. */
export const stepsOf = (found: Readiness): readonly Step[] =>
  order.map((name) => {
    const count = found[name];
    return { name, count, way: (count > 0 ? lists[name] : undefined) ?? ways[name] };
  });

export const isReady = (steps: readonly Step[]): boolean => steps.every(({ count }) => count > 0);
