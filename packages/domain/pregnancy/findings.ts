import { ageOn, type CivilDate } from '../calendar/index.ts';
import type { Answers } from '../forms/index.ts';
import { pregnancyWeeks } from './dates.ts';
import { listIn, numberIn } from './event.ts';
import { confirmedRisks, type Dated, type Pregnancy } from './record.ts';
import { isFollowedUp, type ProposedRisk, proposedRisks, type VisitFindings, type WomanFacts } from './risk.ts';

const signsOfRisk: readonly string[] = [
  'fits',
  'bleeding',
  'discharge',
  'twins',
  'child-lies-wrong',
  'water',
] satisfies VisitFindings['signs'][number][];

/** A value of a list as the rules of risk know it; the form has judged it. */
const as = <Value extends string>(value: unknown): Value | null =>
  typeof value === 'string' && value !== '' ? (value as Value) : null;

/** A visit as the rules of risk read it. `lmp` places it in its week. */
export function findingsOf({ on, facts }: Pick<Dated, 'on' | 'facts'>, lmp: CivilDate): VisitFindings {
  const test = as<NonNullable<VisitFindings['sugar']>['test']>(facts.sugar_test);
  const value = numberIn(facts, 'blood_sugar');
  return {
    weeks: pregnancyWeeks(lmp, on) ?? 0,
    systolic: numberIn(facts, 'systolic'),
    diastolic: numberIn(facts, 'diastolic'),
    haemoglobin: numberIn(facts, 'haemoglobin'),
    sugar: value === null ? null : { test: test ?? 'random', value },
    tsh: numberIn(facts, 'tsh'),
    hiv: as(facts.hiv),
    syphilis: as(facts.syphilis),
    hepatitis_b: as(facts.hepatitis_b),
    signs: listIn(facts, 'signs').filter((sign): sign is VisitFindings['signs'][number] => signsOfRisk.includes(sign)),
  };
}

/** Completed months from one day to a later one. */
function monthsBetween(from: CivilDate, to: CivilDate): number {
  const age = ageOn(from, to);
  return age ? age.years * 12 + age.months : 0;
}

/** What is known of the woman, from the registration and from the visits that measured her height. */
export function womanFacts(
  { facts, lmp, visits }: Pick<Pregnancy, 'facts' | 'lmp' | 'visits'>,
  born: CivilDate | null,
): WomanFacts {
  const last = as<string>(facts.last_ended_on);
  const heights = visits.map((visit) => numberIn(visit.facts, 'height')).filter((height) => height !== null);
  return {
    age: born === null ? null : (ageOn(born, lmp)?.years ?? null),
    height: heights.at(-1) ?? null,
    births: numberIn(facts, 'births'),
    monthsSinceLast: last === null || facts.last_outcome === 'Abortion' ? null : monthsBetween(last, lmp),
    blood_group: as(facts.blood_group),
    past_illness: listIn(facts, 'past_illness') as WomanFacts['past_illness'],
    past_complications: listIn(facts, 'past_complications') as WomanFacts['past_complications'],
    hypothyroid: facts.hypothyroid === true,
  };
}

/** Where the risks of a pregnancy stand. */
export interface RisksNow {
  /** What workers said holds. */
  readonly confirmed: readonly string[];
  /** What the record speaks for and nobody has judged yet; what was overruled comes again with a visit recorded since. */
  readonly proposed: readonly ProposedRisk[];
  /** Is she looked after as one of high risk on that day? What nobody has judged counts. */
  readonly isHigh: boolean;
}

const overruledIn = (facts: Answers): readonly string[] => listIn(facts, 'overruled');

export function risksNow(pregnancy: Pregnancy, born: CivilDate | null, today: CivilDate): RisksNow {
  const { lmp, visits, judgements, outcome, events } = pregnancy;
  const confirmed = confirmedRisks(pregnancy);
  const place = new Map(events.map(({ event_id }, nth) => [event_id, nth]));
  const recorded = ({ event_id }: Dated) => place.get(event_id) ?? 0;
  const said = (risk: string) => judgements.findLast(({ facts }) => overruledIn(facts).includes(risk));
  const woman = womanFacts(pregnancy, born);
  const all = proposedRisks(
    woman,
    visits.map((visit) => findingsOf(visit, lmp)),
  );
  const proposed = all.filter(({ risk }) => {
    if (confirmed.includes(risk)) return false;
    const overruled = said(risk);
    if (!overruled) return true;
    const since = visits.filter((visit) => recorded(visit) > recorded(overruled));
    return proposedRisks(
      nothingKnown,
      since.map((visit) => findingsOf(visit, lmp)),
    ).some((one) => one.risk === risk);
  });
  const isLookedAfter = pregnancy.death === null && isFollowedUp(outcome?.on ?? null, today);
  return { confirmed, proposed, isHigh: isLookedAfter && confirmed.length + proposed.length > 0 };
}

const nothingKnown: WomanFacts = {
  age: null,
  height: null,
  births: null,
  monthsSinceLast: null,
  blood_group: null,
  past_illness: [],
  past_complications: [],
  hypothyroid: false,
};
