import { type CivilDate, dayInIndia } from '../calendar/index.ts';
import {
  type AnimalLook,
  type BitingAnimal,
  type Course,
  courseOf,
  rabiesRulesOf,
  regimenOf,
  type StandingDay,
} from '../rabies/index.ts';
import type { SnakeCourse } from '../venom/index.ts';
import { instantOf } from './instant-of.ts';

/** What the record of a case of a bite tells the rules; the case of the wire is one. */
export interface RecordedCase {
  readonly details: {
    readonly rabies: { readonly regimen: string; readonly rules_version: string } | null;
    readonly venom: {
      readonly bitten_on: CivilDate | null;
      readonly bitten_time: string;
      readonly species: string;
    } | null;
  };
  readonly doses: readonly {
    readonly dose_id?: string;
    readonly dose_code: string;
    readonly day_of_dose: number | null;
    readonly given_on: CivilDate;
    readonly captured_at: string;
    readonly voided: boolean;
    /** Code of the vaccine it came from; left out or null where nobody knows it. */
    readonly product?: string | null | undefined;
    readonly amounts: {
      readonly vials?: number | null | undefined;
      readonly started_at?: string | null | undefined;
      readonly ended_at?: string | null | undefined;
      readonly elsewhere?: boolean | undefined;
    } | null;
  }[];
  readonly events: readonly {
    readonly kind: string;
    readonly at: string;
    readonly facts: {
      readonly signs?: readonly string[] | undefined;
      readonly clots?: boolean | undefined;
      readonly dose_id?: string | undefined;
    };
  }[];
}

/** What was said in a case of how something or somebody is. */
export interface RecordedEvents {
  readonly events: readonly {
    readonly kind: string;
    readonly at: string;
    readonly facts: { readonly state?: string | undefined };
  }[];
}

const standing = ({ doses }: RecordedCase) => doses.filter(({ voided }) => !voided);

/** The days of the course that are given. */
export function givenOf(care: RecordedCase): StandingDay[] {
  return standing(care)
    .filter(({ dose_code, day_of_dose }) => dose_code === 'ARV' && day_of_dose !== null)
    .map(({ day_of_dose, given_on, amounts, product }) => ({
      day: day_of_dose ?? 0,
      on: given_on,
      elsewhere: amounts?.elsewhere === true,
      product: product ?? undefined,
    }));
}

/** Where the course of a rabies case stands; undefined where none was begun (wound care only) or the case is another. */
export function courseOfCase(care: RecordedCase, today: CivilDate): Course | undefined {
  const { rabies } = care.details;
  const regimen = rabies && regimenOf(rabiesRulesOf(rabies.rules_version), rabies.regimen);
  return regimen ? courseOf(regimen, givenOf(care), today) : undefined;
}

/** The animal that bit and the day; null for prevention, and where the day is not known. */
export function biteOf(
  rabies: {
    readonly purpose: string;
    readonly animal: string;
    readonly bitten_on: CivilDate | null;
  } | null,
): BitingAnimal | null {
  if (rabies?.purpose !== 'bite' || rabies.bitten_on === null) return null;
  return { animal: rabies.animal, bittenOn: rabies.bitten_on };
}

/**
 * The looks at the animal in their order, each with the instant as its key. What was said as the case was opened is the
 * first, where it tells that nobody can watch the animal.
 */
export function animalLooksOf(
  care: RecordedEvents & {
    readonly opened_at: string;
    readonly details: { readonly rabies: { readonly animal_state: string } | null };
  },
): (AnimalLook & { readonly key: string })[] {
  const said = care.details.rabies?.animal_state ?? '';
  const first = said === 'dead' || said === 'not-traceable' ? [{ at: care.opened_at, state: said }] : [];
  const seen = care.events
    .filter(({ kind }) => kind === 'animal')
    .flatMap(({ at, facts }) => (facts.state ? [{ at, state: facts.state }] : []))
    .sort((a, b) => Date.parse(a.at) - Date.parse(b.at));
  return [...first, ...seen].map(({ at, state }) => ({ key: at, on: dayInIndia(at), state }));
}

/** When a drip ended that still ran as its dose was recorded: as it was last said. */
function endOfDrip(events: RecordedCase['events'], dose_id: string | undefined): string | undefined {
  const said = events.filter(({ kind, facts }) => kind === 'drip-ended' && facts.dose_id === dose_id);
  return dose_id === undefined ? undefined : said.at(-1)?.at;
}

/** A case of venom as the rules look at it: looks, clotting tests and doses in the order they happened. */
export function snakeCourseOf(care: RecordedCase): SnakeCourse {
  const { venom } = care.details;
  const events = [...care.events].sort((a, b) => Date.parse(a.at) - Date.parse(b.at));
  return {
    bittenAt: instantOf(venom?.bitten_on ?? null, venom?.bitten_time ?? ''),
    snake: venom?.species ?? 'not-seen',
    looks: events.filter(({ kind }) => kind === 'look').map(({ at, facts }) => ({ at, signs: facts.signs ?? [] })),
    tests: events
      .filter(({ kind, facts }) => kind === 'clotting-test' && facts.clots !== undefined)
      .map(({ at, facts }) => ({ at, clots: facts.clots === true })),
    doses: standing(care)
      .filter(({ dose_code }) => dose_code === 'ASV' || dose_code === 'SAV')
      .map(({ dose_id, captured_at, amounts }) => ({
        startedAt: amounts?.started_at ?? captured_at,
        endedAt: amounts?.ended_at ?? endOfDrip(events, dose_id) ?? null,
        vials: amounts?.vials ?? 0,
      })),
  };
}

/** The end of a case as it was last said; who was sent on and not heard of is 'referred'. Empty while nothing is known. */
export function outcomeOf(care: RecordedEvents): string {
  const said = care.events.filter(({ kind, facts }) => kind === 'outcome' && facts.state);
  return (
    said.sort((a, b) => Date.parse(a.at) - Date.parse(b.at)).at(-1)?.facts.state ?? (sentOn(care) ? 'referred' : '')
  );
}

const sentOn = ({ events }: RecordedEvents): boolean => events.some(({ kind }) => kind === 'referral');

/** The last call about a missed day; one about an earlier day is over. */
export function lastCallOf(
  care: RecordedEvents,
  planned: CivilDate,
): { readonly at: string; readonly result: string } | null {
  const calls = care.events.filter(({ kind, at }) => kind === 'recall' && dayInIndia(at) >= planned);
  const last = calls.sort((a, b) => Date.parse(a.at) - Date.parse(b.at)).at(-1);
  return last ? { at: new Date(last.at).toISOString(), result: last.facts.state ?? '' } : null;
}
