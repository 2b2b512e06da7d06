import type { VenomDetails } from '@teeka/contract/bites/shapes';

type ActivityAnswers = Pick<VenomDetails, 'activity' | 'asleep'>;

const sleeping = 'sleeping';

/** Who was sleeping was asleep; where that is taken back, nobody has said it any more. */
export function withActivity({ activity: before, asleep }: ActivityAnswers, activity: string): ActivityAnswers {
  if (activity === sleeping) return { activity, asleep: true };
  return { activity, asleep: before === sleeping ? null : asleep };
}

/** Who was not asleep, or of whom nobody knows, was not sleeping. */
export const withAsleep = ({ activity }: ActivityAnswers, asleep: boolean | null): ActivityAnswers => ({
  activity: activity === sleeping && asleep !== true ? '' : activity,
  asleep,
});
