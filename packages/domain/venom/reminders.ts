import { lastTest, type SnakeCourse, type VenomGrade } from './course.ts';
import type { VenomRules } from './rules.ts';
import { tells } from './signs.ts';

export type ReminderKind = 'clotting-test' | 'neuro-review' | 'watch-until';

/** Something to do at an instant (ISO 8601, UTC). */
export interface Reminder {
  readonly kind: ReminderKind;
  readonly at: string;
}

const hour = 3_600_000;
const after = (from: string, hours: number): string => new Date(Date.parse(from) + hours * hour).toISOString();

const startOf = ({ doses }: SnakeCourse): string | undefined =>
  doses
    .map(({ startedAt }) => startedAt)
    .sort((a, b) => Date.parse(a) - Date.parse(b))
    .at(-1);

/** The next clotting test: six hours after the last dose or, where one was drawn since, six hours after that one. */
function nextTest(course: SnakeCourse, from: string | undefined, rules: VenomRules): string | undefined {
  const first = from === undefined ? undefined : after(from, rules.clottingTestHours);
  const drawn = lastTest(course)?.at;
  const done = drawn !== undefined && (first === undefined || Date.parse(drawn) >= Date.parse(first));
  return done ? after(drawn, rules.clottingTestHours) : first;
}

/** The looks at the nerves after the last dose that nobody has taken: a look counts for the hours that had come. */
function openReviews(course: SnakeCourse, from: string, rules: VenomRules): readonly string[] {
  return rules.neuroReviewHours
    .map((hours) => after(from, hours))
    .filter((at) => !course.looks.some((look) => Date.parse(look.at) >= Date.parse(at)));
}

/**
 * What comes next, the earliest first: the clotting test six hours after the start of the last dose where blood is
 * concerned, then each six hours for as long as a bite is watched; looks at the nerves one and two hours after the dose
 * where they are; for somebody without antivenom the end of the watching. Uncertain: no source says when the tests end.
 */
export function reminders(course: SnakeCourse, grade: VenomGrade, rules: VenomRules): readonly Reminder[] {
  const last = startOf(course);
  const found: Reminder[] = [];
  const test = grade === 'neurotoxic' ? undefined : nextTest(course, last, rules);
  const watchedFrom = last ?? course.bittenAt;
  const ends = watchedFrom === null ? undefined : after(watchedFrom, rules.watchHours);
  if (test !== undefined && (ends === undefined || Date.parse(test) <= Date.parse(ends))) {
    found.push({ kind: 'clotting-test', at: test });
  }
  if (last !== undefined && concernsNerves(grade)) {
    found.push(...openReviews(course, last, rules).map((at) => ({ kind: 'neuro-review' as const, at })));
  }
  if (last === undefined && ends !== undefined) found.push({ kind: 'watch-until', at: ends });
  return found.sort((a, b) => Date.parse(a.at) - Date.parse(b.at));
}

const concernsNerves = (grade: VenomGrade): boolean => grade === 'neurotoxic' || grade === 'mixed';

export type RepeatAdvice =
  | { readonly repeat: 'not-yet'; readonly at: string }
  | {
      readonly repeat: 'yes';
      readonly vials: readonly [number, number];
      readonly why: 'does-not-clot' | 'not-better';
    }
  | { readonly repeat: 'no' };

/**
 * Whether a further dose is advised. Blood: when a test drawn six hours or more after the last dose still does not
 * clot, the same dose again. Nerves: when a look one hour or more after it still shows them, a second dose and then
 * no more. Undefined before the first dose.
 */
export function repeatAdvice(course: SnakeCourse, grade: VenomGrade, rules: VenomRules): RepeatAdvice | undefined {
  const last = [...course.doses].sort((a, b) => Date.parse(a.startedAt) - Date.parse(b.startedAt)).at(-1);
  if (!last) return undefined;
  const testFrom = Date.parse(last.startedAt) + rules.clottingTestHours * hour;
  const test = lastTest(course);
  const tested = test !== undefined && Date.parse(test.at) >= testFrom;
  if (tested && !test.clots) return { repeat: 'yes', vials: [last.vials, last.vials], why: 'does-not-clot' };
  const lookFrom = Date.parse(last.startedAt) + (rules.neuroReviewHours[0] ?? 1) * hour;
  const look = course.looks
    .filter(({ at }) => Date.parse(at) >= lookFrom)
    .sort((a, b) => Date.parse(a.at) - Date.parse(b.at))
    .at(-1);
  const nerves = concernsNerves(grade);
  if (nerves && course.doses.length < 2 && look?.signs.some(isNeuro)) {
    return { repeat: 'yes', vials: [rules.neuroRepeatVials, rules.neuroRepeatVials], why: 'not-better' };
  }
  const judgedBy = nerves ? [...openReviews(course, last.startedAt, rules)] : [];
  const byBlood = grade === 'haemotoxic' || grade === 'mixed' || grade === 'severe-local';
  if (byBlood && !tested) judgedBy.push(after(last.startedAt, rules.clottingTestHours));
  const [next] = judgedBy.sort((one, other) => Date.parse(one) - Date.parse(other));
  return next === undefined ? { repeat: 'no' } : { repeat: 'not-yet', at: next };
}

const isNeuro = (sign: string): boolean => tells([sign], 'neuro');
