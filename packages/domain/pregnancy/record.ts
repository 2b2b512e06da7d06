import { addDays, type CivilDate, dayInIndia, daysBetween } from '../calendar/index.ts';
import type { Answers } from '../forms/index.ts';
import { expectedDelivery } from './dates.ts';
import { hasEarlier, withoutEarlier } from './earlier.ts';
import { type Birth, dayOfEvent, listIn, type PregnancyEvent, textIn } from './event.ts';
import { birthsNamed } from './forms/child-keys.ts';
import { riskRules } from './risk-rules.ts';

/** How a pregnancy ended, as the master list has it; `lost` is ours: nobody knows. */
export type OutcomeKind = 'delivery' | 'abortion' | 'maternal-death' | 'lost';

export interface Outcome {
  readonly event_id: string;
  readonly kind: OutcomeKind;
  readonly on: CivilDate;
  readonly facts: Answers;
  readonly births: readonly Birth[];
}

/** A visit, or anything else with a day and facts. */
export interface Dated {
  readonly event_id: string;
  readonly on: CivilDate;
  /** When it was captured, ISO 8601, and by whom. */
  readonly at: string;
  readonly by: string;
  readonly facts: Answers;
}

export interface Referral extends Dated {
  /** What became of it; null while nobody has told. */
  readonly result: Dated | null;
}

/** Who is sent on: the woman, or a child of the delivery by the id of its birth. */
export type Sent = 'mother' | { readonly birth_id: string };

/** Is somebody sent on by this referral? One that does not say for whom it is, is for everybody; one that names no births, for every child. */
function isFor({ facts }: Dated, who: Sent): boolean {
  const whom = listIn(facts, 'whom');
  if (whom.length === 0) return true;
  if (who === 'mother') return whom.includes('mother');
  if (!whom.includes('child')) return false;
  const births = birthsNamed(facts);
  return births.length === 0 || births.includes(who.birth_id);
}

/** The births of the delivery that a referral names, in their order; none where it names none, or is for the mother alone. */
export const birthsSent = ({ outcome }: Pick<Pregnancy, 'outcome'>, referral: Dated): readonly Birth[] => {
  const named = birthsNamed(referral.facts);
  return (outcome?.births ?? []).filter((birth) => named.includes(birth.birth_id) && isFor(referral, birth));
};

/** Is a referral later than the visit? Of one day by the clock, where both were written down on it; what is typed in later has none. */
function isSince(referral: Dated, { on, at }: Pick<Dated, 'on' | 'at'>): boolean {
  if (referral.on !== on) return referral.on > on;
  const isOfDay = dayInIndia(at) === on && dayInIndia(referral.at) === on;
  return !isOfDay || Date.parse(referral.at) >= Date.parse(at);
}

/** Referrals of somebody since a visit found something, without those of which it is known that nobody arrived. */
export const sentSince = (
  { referrals }: Pick<Pregnancy, 'referrals'>,
  visit: Pick<Dated, 'on' | 'at'>,
  who: Sent,
): readonly Referral[] =>
  referrals.filter((one) => isSince(one, visit) && one.result?.facts.arrived !== false && isFor(one, who));

/** Was somebody sent on since that visit, and arrived as far as is known? */
export const wasSentSince = (
  pregnancy: Pick<Pregnancy, 'referrals'>,
  visit: Pick<Dated, 'on' | 'at'>,
  who: Sent,
): boolean => sentSince(pregnancy, visit, who).length > 0;

/** Since when she is sent on without anybody having heard what became of it: the earliest such referral; null where there is none. */
export const unheardSince = ({ referrals }: Pick<Pregnancy, 'referrals'>): CivilDate | null =>
  referrals
    .filter(({ result }) => result === null)
    .map(({ on }) => on)
    .toSorted()[0] ?? null;

/** A pregnancy as all its events together make it. */
export interface Pregnancy {
  readonly pregnancy_number: number;
  readonly lmp: CivilDate;
  readonly expected: CivilDate;
  readonly registeredOn: CivilDate;
  /** What was registered, as it was said last. */
  readonly facts: Answers;
  /** Antenatal visits, the earliest first. */
  readonly visits: readonly Dated[];
  /** What was said of risks, in the order of recording. */
  readonly judgements: readonly Dated[];
  readonly referrals: readonly Referral[];
  readonly outcome: Outcome | null;
  /** The woman's death, during the pregnancy or after it. */
  readonly death: Dated | null;
  readonly postnatal: readonly Dated[];
  /** Everything that was recorded, with what was taken back. */
  readonly events: readonly PregnancyEvent[];
  readonly withdrawn: ReadonlySet<string>;
}

/** By day, and on one day by when it was captured: two phones may bring it in any order. */
const byDay = (one: Dated, other: Dated): number =>
  one.on === other.on ? Date.parse(one.at) - Date.parse(other.at) : one.on < other.on ? -1 : 1;

const dated = (event: PregnancyEvent): Dated => {
  const { event_id, at, by, facts } = event;
  return { event_id, on: dayOfEvent(event, dayInIndia(at)), at, by, facts };
};

const outcomeKinds: readonly string[] = ['delivery', 'abortion', 'maternal-death', 'lost'] satisfies OutcomeKind[];

/** The end that is known; where none is, that nobody knows, unless she was seen at a visit since. */
function outcomeOf(events: readonly PregnancyEvent[], lastVisit: CivilDate | undefined): Outcome | null {
  const ends = events.filter(({ kind }) => outcomeKinds.includes(kind));
  const first =
    ends.find(({ kind }) => kind === 'delivery' || kind === 'abortion') ??
    ends.find(({ kind }) => kind === 'maternal-death') ??
    ends.findLast((event) => lastVisit === undefined || lastVisit <= dated(event).on);
  if (!first) return null;
  const { event_id, kind, facts, births } = first;
  const outcome: Outcome = { event_id, kind: kind as OutcomeKind, on: dated(first).on, facts, births };
  return kind === 'delivery' ? events.slice(events.indexOf(first)).reduce(corrected, outcome) : outcome;
}

/** A delivery as it stands after what was put right in it: its day, or a child that nobody had written down. */
function corrected(delivery: Outcome, { kind, facts, births }: PregnancyEvent): Outcome {
  if (kind === 'delivery-date') return onDay(delivery, textIn(facts, 'delivered_on'));
  return kind === 'child-added' ? withChildren(delivery, births) : delivery;
}

/** With a child more, the last of all: by their place among the others visits tell of children. */
function withChildren(delivery: Outcome, added: readonly Birth[]): Outcome {
  const births = [...delivery.births, ...added];
  const live_births = births.filter(bornAlive).length;
  return { ...delivery, births, facts: { ...delivery.facts, live_births, still_births: births.length - live_births } };
}

/** With its day put right; a child whose day does not fit any more moves with it. */
function onDay(delivery: Outcome, on: CivilDate): Outcome {
  const days = delivery.births.map(({ facts }) => textIn(facts, 'born_on'));
  const fits = days.includes(on) && days.every((day) => day === on || day === addDays(on, 1));
  const by = fits ? 0 : daysBetween(delivery.on, on);
  const births = delivery.births.map((birth) => ({
    ...birth,
    facts: { ...birth.facts, born_on: addDays(textIn(birth.facts, 'born_on'), by) },
  }));
  return { ...delivery, on, births, facts: { ...delivery.facts, delivered_on: on } };
}

/** What was registered, as it stands after what was recorded of it one by one. */
const registeredFacts = (events: readonly PregnancyEvent[]): Answers =>
  events.reduce<Answers>(
    (standing, event) => (standing.lmp_date === undefined ? event.facts : said(standing, event)),
    {},
  );

/**
 * Two who register the same pregnancy without knowing of each other add to one record, whose last period and first day stay
 * those of the first; a last period is put right by itself; a change says all anew. A bank account that is not said again
 * stays: nobody is shown it in full.
 */
function said(standing: Answers, { kind, facts }: PregnancyEvent): Answers {
  const { lmp_date, bank_account } = standing;
  if (kind === 'lmp-date') return { ...standing, lmp_date: textIn(facts, 'lmp_date') };
  if (kind === 'registered') {
    const days = [standing, facts].map((of) => textIn(of, 'registered_on')).filter((day) => day !== '');
    const first = days.toSorted()[0];
    // The rows of her earlier pregnancies are one list: those of two lists are not mixed.
    const before = hasEarlier(facts) ? withoutEarlier(standing) : standing;
    return { ...before, ...facts, ...(lmp_date && { lmp_date }), ...(first && { registered_on: first }) };
  }
  const keeps = facts.has_bank === true && facts.bank_account === undefined && bank_account !== undefined;
  return keeps ? { ...facts, bank_account } : facts;
}

/**
 * What a pregnancy is by its events, in the order of recording; undefined where it was never registered. What was taken back
 * counts no more and stays among the events.
 */
export function readPregnancy(pregnancy_number: number, events: readonly PregnancyEvent[]): Pregnancy | undefined {
  const withdrawn = new Set(
    events.filter(({ kind }) => kind === 'withdrawal').map(({ facts }) => textIn(facts, 'event')),
  );
  const standing = events.filter(({ event_id }) => !withdrawn.has(event_id));
  const registered = standing.find(({ kind }) => kind === 'registered');
  if (!registered) return undefined;
  const of = (...kinds: readonly PregnancyEvent['kind'][]) => standing.filter(({ kind }) => kinds.includes(kind));
  const facts = registeredFacts(of('registered', 'changed', 'lmp-date'));
  const lmp = textIn(facts, 'lmp_date');
  const results = of('referral-result').map(dated);
  const deaths = of('maternal-death').map(dated);
  const visits = of('antenatal').map(dated).toSorted(byDay);
  return {
    pregnancy_number,
    lmp,
    expected: expectedDelivery(lmp),
    registeredOn: dayOfEvent({ kind: 'registered', facts }, dayInIndia(registered.at)),
    facts,
    visits,
    judgements: of('risk').map(dated),
    referrals: of('referral').map((event) => ({
      ...dated(event),
      result: results.find((result) => textIn(result.facts, 'referral') === event.event_id) ?? null,
    })),
    outcome: outcomeOf(standing, visits.at(-1)?.on),
    death: deaths[0] ?? null,
    postnatal: of('postnatal').map(dated).toSorted(byDay),
    events,
    withdrawn,
  };
}

/** Was this child born alive? */
export const bornAlive = ({ facts }: Birth): boolean => facts.birth_outcome === 'Live birth';

/** The children of a delivery that live, as they were written down. */
export const liveBirths = (pregnancy: Pick<Pregnancy, 'outcome'>): readonly Birth[] =>
  pregnancy.outcome?.births.filter(bornAlive) ?? [];

/** The day on which a pregnancy is known to have ended: that nobody knows is no end of it. */
export const endedOn = ({ outcome }: Pick<Pregnancy, 'outcome'>): CivilDate | null =>
  outcome === null || outcome.kind === 'lost' ? null : outcome.on;

/** The day on which she, or a child of hers, was visited last: before the delivery or after it. */
export const lastSeenOn = ({ visits, postnatal }: Pick<Pregnancy, 'visits' | 'postnatal'>): CivilDate | null =>
  postnatal.at(-1)?.on ?? visits.at(-1)?.on ?? null;

/** Does it go on, as far as anybody knows? */
export const goesOn = ({ outcome, death }: Pick<Pregnancy, 'outcome' | 'death'>): boolean =>
  outcome === null && death === null;

/**
 * Where a pregnancy stands on a day: going on, in the weeks after a delivery, or closed. Her death closes it wherever it was
 * recorded, with the pregnancy or by itself.
 */
export function stageOn(
  { outcome, death }: Pick<Pregnancy, 'outcome' | 'death'>,
  today: CivilDate,
  deceased_on: CivilDate | null = null,
): Stage {
  if (death !== null || deceased_on !== null) return 'closed';
  if (outcome === null) return 'open';
  if (outcome.kind !== 'delivery') return 'closed';
  return today <= addDays(outcome.on, riskRules[0].daysAfterOutcome) ? 'postnatal' : 'closed';
}
export type Stage = 'open' | 'postnatal' | 'closed';
