import { addDays, ageOn, type CivilDate } from '../calendar/index.ts';
import { pregnancyWeeks } from './dates.ts';
import { asEarlier, type EarlierPregnancy, earlierIn } from './earlier.ts';
import { listIn, numberIn } from './event.ts';
import { visitSigns } from './forms/index.ts';
import { confirmedRisks, type StandingRisk, standingRisks, verdictOn } from './judgement.ts';
import { childrenUnsent, motherUnsent } from './postnatal.ts';
import { type Dated, type Pregnancy, wasSentSince } from './record.ts';
import type { Gone } from './reported.ts';
import {
  isAlike,
  isFollowedUp,
  type ProposedRisk,
  proposedRisks,
  type VisitFindings,
  type WomanFacts,
} from './risk.ts';
import { riskRules } from './risk-rules.ts';

/** A value of a list as the rules of risk know it; the form has judged it. */
const as = <Value extends string>(value: unknown): Value | null =>
  typeof value === 'string' && value !== '' ? (value as Value) : null;

/** A visit as the rules of risk read it. `lmp` places it in its week. */
export function findingsOf({ on, facts }: Pick<Dated, 'on' | 'facts'>, lmp: CivilDate): VisitFindings {
  const test = as<NonNullable<NonNullable<VisitFindings['sugar']>['test']>>(facts.sugar_test);
  const value = numberIn(facts, 'blood_sugar');
  return {
    on,
    weeks: pregnancyWeeks(lmp, on) ?? 0,
    systolic: numberIn(facts, 'systolic'),
    diastolic: numberIn(facts, 'diastolic'),
    haemoglobin: numberIn(facts, 'haemoglobin'),
    sugar: value === null ? null : { test, value },
    tsh: numberIn(facts, 'tsh'),
    hiv: as(facts.hiv),
    syphilis: as(facts.syphilis),
    hepatitis_b: as(facts.hepatitis_b),
    malaria: as(facts.malaria),
    urine_albumin: as(facts.urine_albumin),
    urine_sugar: as(facts.urine_sugar),
    temperature: numberIn(facts, 'temperature'),
    pulse: numberIn(facts, 'pulse'),
    foetal_heart_rate: facts.abdominal_examination === true ? numberIn(facts, 'foetal_heart_rate') : null,
    signs: visitSigns.filter((sign) => listIn(facts, 'signs').includes(sign)),
  };
}

/** Completed months from one day to a later one. */
function monthsBetween(from: CivilDate, to: CivilDate): number {
  const age = ageOn(from, to);
  return age ? age.years * 12 + age.months : 0;
}

/** What her pregnancies before this one speak for, whether she told of them or our record has them. */
function spokenFor(earlier: readonly EarlierPregnancy[]) {
  const found: WomanFacts['past_complications'][number][] = [];
  if (earlier.some(({ delivery }) => delivery === 'Caesarean')) found.push('Caesarean section');
  if (earlier.some(({ birth }) => birth === 'Still birth')) found.push('Stillbirth');
  if (earlier.filter(({ outcome }) => outcome === 'Abortion').length > 1) found.push('Repeated abortion');
  return { births: earlier.filter(({ outcome }) => outcome === 'Delivery').length, complications: found };
}

/**
 * What is known of the woman: from the registration, from the visits that measured her height, and from what is on record of
 * her pregnancies before, whether or not somebody repeated it.
 */
export function womanFacts(
  { facts, lmp, visits }: Pick<Pregnancy, 'facts' | 'lmp' | 'visits'>,
  born: CivilDate | null,
  others: readonly Pregnancy[] = [],
): WomanFacts {
  const before = others.filter((other) => other.lmp < lmp).toSorted((one, other) => (one.lmp < other.lmp ? -1 : 1));
  const record = spokenFor(before.flatMap((one) => asEarlier(one) ?? []));
  const lastDelivery = before.findLast(({ outcome }) => outcome?.kind === 'delivery')?.outcome?.on ?? null;
  const named = facts.last_outcome === 'Abortion' ? null : as<string>(facts.last_ended_on);
  const last =
    [named, lastDelivery]
      .filter((day) => day !== null)
      .toSorted()
      .at(-1) ?? null;
  const heights = visits.map((visit) => numberIn(visit.facts, 'height')).filter((height) => height !== null);
  const rows = spokenFor(earlierIn(facts));
  const births = numberIn(facts, 'births');
  const known = Math.max(record.births, rows.births);
  const complications = listIn(facts, 'past_complications') as WomanFacts['past_complications'];
  return {
    age: born === null ? null : (ageOn(born, lmp)?.years ?? null),
    height: heights.at(-1) ?? null,
    births: known > 0 ? Math.max(known, births ?? 0) : births,
    monthsSinceLast: last === null ? null : monthsBetween(last, lmp),
    blood_group: as(facts.blood_group),
    past_illness: listIn(facts, 'past_illness') as WomanFacts['past_illness'],
    past_complications: [...new Set([...complications, ...record.complications, ...rows.complications])],
    hypothyroid: facts.hypothyroid === true,
  };
}

/** Where the risks of a pregnancy stand. */
export interface RisksNow {
  /** What workers said holds, by its name; `standing`: of 'Other' each by itself. */
  readonly confirmed: readonly string[];
  readonly standing: readonly StandingRisk[];
  /** What the record speaks for and nobody has judged yet; what was overruled comes again with a visit recorded since. */
  readonly proposed: readonly ProposedRisk[];
  /** What visits found for which she is to be seen today, and nobody has sent her since. */
  readonly forToday: readonly ProposedRisk[];
  /** Is she to be seen today, for that or for a visit after the delivery, or a child of hers? */
  readonly isUrgent: boolean;
  /** The same without the children. */
  readonly isUrgentHerself: boolean;
  /** Is she looked after on that day: pregnant, or in the weeks after the end? */
  readonly isFollowed: boolean;
  /** Is she looked after as one of high risk on that day? What nobody has judged counts. */
  readonly isHigh: boolean;
}

/** What is said of the child in the womb is over with the pregnancy. */
const ofTheWomb: readonly ProposedRisk['reason'][] = ['past-term', 'less-movement', 'foetal-heart-odd'];

/**
 * `others`: her other pregnancies on record, of which those before this one tell of risks; `gone`: children whose own record says that
 * they died. Whom nobody could find, and who was to be seen today, is looked for some weeks.
 */
export function risksNow(
  pregnancy: Pregnancy,
  born: CivilDate | null,
  today: CivilDate,
  others: readonly Pregnancy[] = [],
  gone?: Gone,
): RisksNow {
  const { lmp, visits, judgements, outcome, events } = pregnancy;
  const standing = standingRisks(pregnancy);
  const place = new Map(events.map(({ event_id }, nth) => [event_id, nth]));
  const recorded = ({ event_id }: Dated) => place.get(event_id) ?? 0;
  const woman = womanFacts(pregnancy, born, others);
  const found = (of: readonly Dated[], her: WomanFacts) =>
    proposedRisks(
      her,
      of.map((visit) => findingsOf(visit, lmp)),
    ).filter(({ reason }) => outcome === null || !ofTheWomb.includes(reason));
  const proposed = found(visits, woman).flatMap((one): readonly ProposedRisk[] => {
    const judged = judgements.findLast(({ facts }) => verdictOn(facts, one) !== undefined);
    if (!judged) return [one];
    const holds = one.risk !== 'Other' && standing.some(({ risk }) => risk === one.risk);
    // What holds already comes again where it asks for today; what does not, wherever something speaks for it anew.
    const later = visits.filter((visit) => recorded(visit) > recorded(judged));
    const again = found(later, nothingKnown).find(
      (other) => isAlike(other, one) && (!holds || other.urgency === 'today'),
    );
    return again ? [again] : [];
  });
  const isFollowed = pregnancy.death === null && outcome?.kind !== 'lost' && isFollowedUp(outcome?.on ?? null, today);
  const isMissed = outcome?.kind === 'lost' && today <= addDays(outcome.on, riskRules[0].alarmDays);
  const asking =
    isFollowed || (isMissed && pregnancy.death === null)
      ? visits.toReversed().flatMap((visit) => asksForToday(visit, pregnancy, today))
      : [];
  const forToday = asking.filter((one, nth) => asking.findIndex((other) => isAlike(other, one)) === nth);
  const isUrgent = forToday.length > 0 || (isFollowed && motherUnsent(pregnancy, today) !== undefined);
  return {
    confirmed: confirmedRisks(pregnancy),
    standing,
    proposed,
    forToday,
    isUrgent: isUrgent || (isFollowed && childrenUnsent(pregnancy, gone).length > 0),
    isUrgentHerself: isUrgent,
    isFollowed,
    isHigh: isFollowed && standing.length + proposed.length > 0,
  };
}

/**
 * What was found at a visit for which she is to be seen today: until she is sent on that day or later, or somebody says that
 * it does not hold; when she was seen since, for some weeks only.
 */
function asksForToday(visit: Dated, pregnancy: Pregnancy, today: CivilDate): readonly ProposedRisk[] {
  const { lmp, visits, judgements, outcome, events } = pregnancy;
  if (wasSentSince(pregnancy, visit, 'mother')) return [];
  const isLatest = visits.at(-1) === visit;
  if (!isLatest && today > addDays(visit.on, riskRules[0].alarmDays)) return [];
  const place = (id: string) => events.findIndex(({ event_id }) => event_id === id);
  const later = judgements.filter(({ event_id }) => place(event_id) > place(visit.event_id));
  return risksOfVisit(visit, lmp).filter(
    (one) =>
      one.urgency === 'today' &&
      (outcome === null || !ofTheWomb.includes(one.reason)) &&
      !later.some(({ facts }) => verdictOn(facts, one) === 'not'),
  );
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

/** What one visit speaks for by itself, her height as it was measured at it among it: told while the visit is written down. */
export const risksOfVisit = (visit: Pick<Dated, 'on' | 'facts'>, lmp: CivilDate): readonly ProposedRisk[] =>
  proposedRisks({ ...nothingKnown, height: numberIn(visit.facts, 'height') }, [findingsOf(visit, lmp)]);
