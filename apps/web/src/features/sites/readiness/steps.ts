import type { Readiness } from '@teeka/contract/sites';

/** What a first session needs, in the order in which each makes the next one possible. */
const order = ['villages', 'facilities', 'session_sites', 'workers', 'stocked_sites'] as const;
export type StepName = (typeof order)[number];

/** Where a step is taken: explained in words, or on another screen. */
export type Way = 'explained' | '/workers' | '/imports/users' | '/imports/facilities' | '/imports/places';

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

/** The steps with what is there; workers who are there are listed on a screen of their own. */
export const stepsOf = (found: Readiness): readonly Step[] =>
  order.map((name) => {
    const count = found[name];
    return { name, count, way: name === 'workers' && count > 0 ? '/workers' : ways[name] };
  });

export const isReady = (steps: readonly Step[]): boolean => steps.every(({ count }) => count > 0);
