import { addDays, type CivilDate } from '../calendar/index.ts';
import { lastDayOfPregnancy } from './dates.ts';
import type { OutcomeKind } from './record.ts';
import { riskRules } from './risk-rules.ts';
import { pregnancyRules } from './rules.ts';
import { overdueSince } from './visits.ts';

/** The lists of pregnant women. */
export const pregnancyLists = [
  'all',
  'urgent',
  'unheard',
  'high-risk',
  'overdue',
  'expected',
  'postnatal',
  'outcome-missing',
] as const;
export type PregnancyList = (typeof pregnancyLists)[number];

/** A pregnancy as lists know it. */
export interface ListedPregnancy {
  readonly lmp_on: CivilDate;
  readonly last_visit_on: CivilDate | null;
  /** Somebody said so, or the record speaks for it and nobody has judged it. */
  readonly high_risk: boolean;
  /** Something was found for which she is to be seen today, and nobody has sent her since. */
  readonly urgent: boolean;
  /** The day of the first referral of which nobody has heard what became; null where there is none. */
  readonly unheard_on: CivilDate | null;
  readonly outcome: OutcomeKind | null;
  readonly ended_on: CivilDate | null;
  /** The woman's death. */
  readonly died_on: CivilDate | null;
}

/** A delivery that is expected within so many days stands on a list of its own. */
export const expectedWithin = 30;

/** The days that the lists go by: of the LMP the first that may go on, that is past its day, that is near it. */
export function listDays(today: CivilDate) {
  const { latestDelivery, daysToDelivery } = pregnancyRules[0];
  return {
    goesOnFrom: addDays(today, -latestDelivery),
    expectedFrom: addDays(today, -daysToDelivery),
    expectedTo: addDays(today, expectedWithin - daysToDelivery),
    /** What ended on this day or later is looked after still. */
    followedFrom: addDays(today, -riskRules[0].daysAfterOutcome),
    /** Whom nobody could find since this day, and who was to be seen at once, is looked for still. */
    missedFrom: addDays(today, -riskRules[0].alarmDays),
  };
}

/** Whom nobody could find, for so long. */
const isMissed = ({ outcome, ended_on }: ListedPregnancy, today: CivilDate): boolean =>
  outcome === 'lost' && ended_on !== null && ended_on >= listDays(today).missedFrom;

type Holds = (one: ListedPregnancy, today: CivilDate) => boolean;

const isOpen = ({ outcome, died_on }: ListedPregnancy): boolean => outcome === null && died_on === null;
const goesOn: Holds = (one, today) => isOpen(one) && today <= lastDayOfPregnancy(one.lmp_on);
const isFollowed: Holds = ({ ended_on }, today) => ended_on !== null && ended_on >= listDays(today).followedFrom;

/** Goes on, or is looked after in the weeks after its end. */
const isLookedAfter: Holds = (one, today) =>
  one.died_on === null && (goesOn(one, today) || (one.outcome !== 'lost' && isFollowed(one, today)));

const holds: Readonly<Record<PregnancyList, Holds>> = {
  all: goesOn,
  urgent: (one, today) => one.urgent && one.died_on === null && (isLookedAfter(one, today) || isMissed(one, today)),
  // Also of whoever was sent today: nobody vanishes from the lists by being sent.
  unheard: (one, today) => one.unheard_on !== null && one.unheard_on <= today && isLookedAfter(one, today),
  'high-risk': (one, today) => one.high_risk && isLookedAfter(one, today),
  overdue: (one, today) => goesOn(one, today) && overdueSince(one.lmp_on, one.last_visit_on, today) !== undefined,
  expected(one, today) {
    const { expectedFrom, expectedTo } = listDays(today);
    return goesOn(one, today) && one.lmp_on >= expectedFrom && one.lmp_on <= expectedTo;
  },
  postnatal: (one, today) => one.outcome === 'delivery' && one.died_on === null && isFollowed(one, today),
  'outcome-missing': (one, today) => isOpen(one) && one.lmp_on < listDays(today).expectedFrom,
};

/** Does a pregnancy stand on a list that day? */
export const isOnList = (list: PregnancyList, one: ListedPregnancy, today: CivilDate): boolean =>
  holds[list](one, today);
