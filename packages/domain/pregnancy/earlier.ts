import { type CivilDate, isCivilDate } from '../calendar/index.ts';
import type { Answers } from '../forms/index.ts';
import type { Refusal, RefusalCode, Refusals } from '../refusal/index.ts';
import { numberIn, textIn } from './event.ts';
import { earlierKey, earlierRows, isOfEarlier } from './forms/earlier.ts';
import type { PregnancyMasterName } from './masters.ts';
import type { Pregnancy } from './record.ts';
import { pregnancyRules } from './rules.ts';

/** A pregnancy before the one that is registered, as she tells it or as our record has it. */
export interface EarlierPregnancy {
  readonly year: number | null;
  readonly outcome: 'Delivery' | 'Abortion';
  /** Of a delivery; null where nobody said. */
  readonly birth: PregnancyMasterName<'birth_outcome'> | null;
  readonly delivery: PregnancyMasterName<'delivery_type'> | null;
}

const orNull = <Name extends string>(text: string): Name | null => (text === '' ? null : (text as Name));

/** Row and content of those that were written down; what has no outcome yet tells of nothing. */
function rowsIn(facts: Answers): readonly (readonly [nth: number, EarlierPregnancy])[] {
  return Array.from({ length: earlierRows }, (_, at) => at + 1).flatMap((nth) => {
    const outcome = orNull<EarlierPregnancy['outcome']>(textIn(facts, earlierKey(nth, 'outcome')));
    if (outcome === null) return [];
    const of = (part: 'birth' | 'delivery') => (outcome === 'Delivery' ? textIn(facts, earlierKey(nth, part)) : '');
    const year = numberIn(facts, earlierKey(nth, 'year'));
    const [birth, delivery] = [of('birth'), of('delivery')];
    return [[nth, { year, outcome, birth: orNull(birth), delivery: orNull(delivery) }] as const];
  });
}

/** The earlier pregnancies that a registration tells of. */
export const earlierIn = (facts: Answers): readonly EarlierPregnancy[] => rowsIn(facts).map(([, one]) => one);

/** The same as answers of the form; of more than it has rows the latest. */
export const earlierAnswers = (all: readonly EarlierPregnancy[]): Answers =>
  Object.fromEntries(
    all.slice(-earlierRows).flatMap((one, at) =>
      (['year', 'outcome', 'birth', 'delivery'] as const).flatMap((part) => {
        const value = one[part];
        return value === null ? [] : [[earlierKey(at + 1, part), value] as const];
      }),
    ),
  );

/** The facts without what is told of earlier pregnancies. */
export const withoutEarlier = (facts: Answers): Answers =>
  Object.fromEntries(Object.entries(facts).filter(([key]) => !isOfEarlier(key)));
export const hasEarlier = (facts: Answers): boolean => Object.keys(facts).some(isOfEarlier);

const yearOf = (day: CivilDate): number => Number(day.slice(0, 4));

/** A pregnancy of our record as one before the next; null where nobody knows how it ended. */
export function asEarlier({ outcome }: Pregnancy): EarlierPregnancy | null {
  if (outcome === null) return null;
  const year = yearOf(outcome.on);
  if (outcome.kind === 'abortion') return { year, outcome: 'Abortion', birth: null, delivery: null };
  if (outcome.kind !== 'delivery') return null;
  const { births } = outcome;
  const wasStill = births.some(({ facts }) => facts.birth_outcome === 'Still birth');
  const birth = births.length === 0 ? null : wasStill ? 'Still birth' : 'Live birth';
  const delivery = orNull<NonNullable<EarlierPregnancy['delivery']>>(textIn(outcome.facts, 'delivery_type'));
  return { year, outcome: 'Delivery', birth, delivery };
}

/** What is known of her pregnancies before the next one: what was told at their registrations, and how each of them ended. */
export function earlierOnRecord(pregnancies: readonly Pregnancy[]): readonly EarlierPregnancy[] {
  let known: readonly EarlierPregnancy[] = [];
  for (const pregnancy of pregnancies) {
    const rows = earlierIn(pregnancy.facts);
    const ended = asEarlier(pregnancy);
    known = [...(rows.length > known.length ? rows : known), ...(ended ? [ended] : [])];
  }
  return known;
}

/**
 * What is wrong with the rows beside each other and the rest: a year without an outcome BENPRE0010, a year before she could
 * be pregnant, after the last pregnancy or this one's last period FLDVAL0005; counts that are smaller than the rows FLDVAL0005.
 */
export function earlierRefusals(facts: Answers, born: CivilDate): Refusals {
  const lmp = textIn(facts, 'lmp_date');
  const last = textIn(facts, 'last_ended_on');
  const days = [lmp, last].filter((day) => isCivilDate(day));
  const min = yearOf(born) + pregnancyRules[0].youngestPregnant;
  const max = Math.min(...days.map(yearOf));
  const refusals: Refusal<RefusalCode>[] = [];
  for (let nth = 1; nth <= earlierRows; nth += 1) {
    const year = numberIn(facts, earlierKey(nth, 'year'));
    if (year === null) continue;
    if (textIn(facts, earlierKey(nth, 'outcome')) === '')
      refusals.push({ code: 'BENPRE0010', path: earlierKey(nth, 'outcome') });
    if (days.length > 0 && (year < min || year > max))
      refusals.push({ code: 'FLDVAL0005', path: earlierKey(nth, 'year'), values: { min, max } });
  }
  const rows = earlierIn(facts);
  const births = rows.filter(({ outcome }) => outcome === 'Delivery').length;
  const least = (path: string, min: number, max: number) => {
    const count = numberIn(facts, path);
    if (count !== null && count < min) refusals.push({ code: 'FLDVAL0005', path, values: { min, max } });
  };
  least('pregnancies', rows.length + 1, 20);
  least('births', births, 19);
  return refusals;
}
