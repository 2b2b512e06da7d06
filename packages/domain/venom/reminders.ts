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
const after = (from: string, hours: number): string =>
  new Date(Date.parse(from) + hours * hour).toISOString();

/**
 * What comes next, the earliest first: the clotting test six hours after the start of the last dose where blood is
 * concerned; looks at the nerves one and two hours after it where they are; for somebody without any sign the end of
 * the watching. What was done since is left out.
 */
export function reminders(course: SnakeCourse, grade: VenomGrade, rules: VenomRules): readonly Reminder[] {
  const last = course.doses
    .map(({ startedAt }) => startedAt)
    .sort((a, b) => Date.parse(a) - Date.parse(b))
    .at(-1);
  const found: Reminder[] = [];
  if (last !== undefined) {
    if (grade !== 'neurotoxic') {
      const at = after(last, rules.clottingTestHours);
      if (!course.tests.some((test) => Date.parse(test.at) >= Date.parse(at))) {
        found.push({ kind: 'clotting-test', at });
      }
    }
    if (grade === 'neurotoxic' || grade === 'mixed') {
      const looked = course.looks.filter((look) => Date.parse(look.at) > Date.parse(last)).length;
      for (const hours of rules.neuroReviewHours.slice(looked)) {
        found.push({ kind: 'neuro-review', at: after(last, hours) });
      }
    }
  } else {
    const test = lastTest(course);
    if (test && grade !== 'neurotoxic') {
      found.push({ kind: 'clotting-test', at: after(test.at, rules.clottingTestHours) });
    }
    if (course.bittenAt !== null)
      found.push({ kind: 'watch-until', at: after(course.bittenAt, rules.watchHours) });
  }
  return found.sort((a, b) => Date.parse(a.at) - Date.parse(b.at));
}

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
export function repeatAdvice(
  course: SnakeCourse,
  grade: VenomGrade,
  rules: VenomRules,
): RepeatAdvice | undefined {
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
  const nerves = grade === 'neurotoxic' || grade === 'mixed';
  if (nerves && course.doses.length < 2 && look?.signs.some(isNeuro)) {
    return { repeat: 'yes', vials: [rules.neuroRepeatVials, rules.neuroRepeatVials], why: 'not-better' };
  }
  const next = reminders(course, grade, rules)[0];
  const waits = next !== undefined && (grade === 'haemotoxic' || nerves || grade === 'severe-local');
  return waits && !(tested && grade === 'haemotoxic') ? { repeat: 'not-yet', at: next.at } : { repeat: 'no' };
}

const isNeuro = (sign: string): boolean => tells([sign], 'neuro');
