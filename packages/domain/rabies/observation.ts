import { addDays, type CivilDate } from '../calendar/index.ts';
import type { Refusal, RefusalCode } from '../refusal/index.ts';
import type { RabiesRules } from './regimen.ts';

/** How a biting animal was found when somebody looked. */
export const animalStates = ['healthy', 'ill', 'dead', 'not-traceable'] as const;

/** The animal of a bite, and the day of the bite. */
export interface BitingAnimal {
  readonly animal: string;
  readonly bittenOn: CivilDate;
}

/** A look at the animal; a state that this version does not know is taken as one that tells nothing good. */
export interface AnimalLook {
  readonly on: CivilDate;
  readonly state: string;
}

export type Observation =
  /** Watching this animal tells nothing: the whole course. */
  | { readonly state: 'not-watched' }
  /** The animal is watched until that day; look then. */
  | { readonly state: 'watching'; readonly until: CivilDate }
  /** The days are over and nobody has reported how the animal is. */
  | { readonly state: 'look-now'; readonly until: CivilDate }
  /** Seen healthy after the days: it had no rabies when it bit, and the course may be stopped. */
  | { readonly state: 'may-stop'; readonly until: CivilDate; readonly on: CivilDate }
  /** Ill, dead or not found: the whole course, whatever the wound looks like. */
  | { readonly state: 'go-on'; readonly why: string; readonly on: CivilDate };

/**
 * The last day on which a biting animal is watched: a dog or cat that is healthy until then had no rabies, and the
 * course may be stopped. Undefined for animals of which watching tells nothing.
 */
export function observedUntil(bite: BitingAnimal, rules: RabiesRules): CivilDate | undefined {
  return rules.watched.includes(bite.animal) ? addDays(bite.bittenOn, rules.observationDays) : undefined;
}

/**
 * What the looks at the animal mean for the course on a day. The last look counts, given in the order they were made;
 * the treatment has begun meanwhile in any case, so nothing here ever makes it wait (national guideline 2019).
 */
export function observationOf(
  bite: BitingAnimal,
  looks: readonly AnimalLook[],
  { today, rules }: { readonly today: CivilDate; readonly rules: RabiesRules },
): Observation {
  const until = observedUntil(bite, rules);
  if (until === undefined) return { state: 'not-watched' };
  const last = looks.at(-1);
  if (last && !rules.stopsAfter.includes(last.state)) return { state: 'go-on', why: last.state, on: last.on };
  if (last && last.on >= until) return { state: 'may-stop', until, on: last.on };
  return { state: today >= until ? 'look-now' : 'watching', until };
}

/**
 * May a course be stopped on that day because the animal stayed healthy? Not before the days are over (RABIES0013), not
 * while nobody has looked since (RABIES0020) or the last look found it otherwise (RABIES0018), and never for an animal
 * of which watching tells nothing, nor without a bite (RABIES0014). Looks in the order they were made.
 */
export function stopForAnimalRefusal(
  bite: BitingAnimal | null,
  looks: readonly AnimalLook[],
  { on, rules }: { readonly on: CivilDate; readonly rules: RabiesRules },
): Refusal<RefusalCode> | undefined {
  const found = bite === null ? undefined : observationOf(bite, looks, { today: on, rules });
  if (found === undefined || found.state === 'not-watched') return { code: 'RABIES0014', path: 'reason' };
  if (found.state === 'go-on') return { code: 'RABIES0018', path: 'reason' };
  if (found.state === 'may-stop') return undefined;
  const code = found.state === 'watching' ? 'RABIES0013' : 'RABIES0020';
  return { code, path: 'reason', values: { date: found.until } };
}
