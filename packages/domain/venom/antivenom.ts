import { lastTest, type SnakeCourse, signsNow, type VenomGrade } from './course.ts';
import { repeatAdvice } from './reminders.ts';
import type { VenomRules } from './rules.ts';
import { tells } from './signs.ts';

/** Why antivenom is indicated. */
export type Indication = 'neuro' | 'bleeding' | 'does-not-clot' | 'shock-or-kidney' | 'severe-local';

/**
 * What speaks for antivenom at this moment: signs as last seen and the last clotting test. Fang marks alone, a mild
 * swelling or fear are none; children and pregnant women are asked no other question.
 */
export function indications(course: SnakeCourse): readonly Indication[] {
  const signs = signsNow(course);
  const found: Indication[] = [];
  if (tells(signs, 'neuro')) found.push('neuro');
  if (tells(signs, 'haemo')) found.push('bleeding');
  if (lastTest(course)?.clots === false) found.push('does-not-clot');
  if (tells(signs, 'systemic')) found.push('shock-or-kidney');
  if (tells(signs, 'severe-local')) found.push('severe-local');
  return found;
}

export type VenomWarning =
  | 'no-indication'
  | 'above-usual-vials'
  | 'snake-not-covered'
  | 'late-without-signs'
  | 'few-vials'
  | 'repeat-too-soon';

/**
 * What somebody should look at before antivenom is booked; the doctor decides, and what was given is recorded all the
 * same. `vials` are those about to be given, `at` when.
 */
export function antivenomWarnings(
  course: SnakeCourse,
  next: { readonly vials: number; readonly at: string; readonly grade: VenomGrade },
  rules: VenomRules,
): readonly VenomWarning[] {
  const found: VenomWarning[] = [];
  const indicated = indications(course).length > 0;
  if (!indicated) found.push('no-indication');
  const total = vialsInAll(course) + next.vials;
  if (total > mostVials(next.grade, rules)) found.push('above-usual-vials');
  if (course.doses.length === 0 && next.vials < rules.firstVials[0]) found.push('few-vials');
  const advice = repeatAdvice(course, next.grade, rules);
  if (advice?.repeat === 'not-yet' && Date.parse(next.at) < Date.parse(advice.at)) found.push('repeat-too-soon');
  if (rules.notCovered.includes(course.snake)) found.push('snake-not-covered');
  const hours = course.bittenAt === null ? 0 : (Date.parse(next.at) - Date.parse(course.bittenAt)) / 3_600_000;
  if (hours > rules.latePresentationHours && !indicated) found.push('late-without-signs');
  return found;
}

/** Are so many vials in one dose clearly more than the rules give at a time, so that it is asked about once? */
export function asksAboutVials(kind: 'ASV' | 'SAV', vials: number, rules: VenomRules): boolean {
  const most = kind === 'ASV' ? Math.max(rules.firstVials[1], rules.neuroRepeatVials) : rules.scorpionVials;
  return vials > most;
}

/** Vials of all doses so far. */
export function vialsInAll({ doses }: Pick<SnakeCourse, 'doses'>): number {
  return doses.reduce((sum, { vials }) => sum + vials, 0);
}

/** From how many vials on somebody should look again: the smaller figure only where nerves alone are concerned. */
export function mostVials(grade: VenomGrade, rules: VenomRules): number {
  return grade === 'neurotoxic' ? rules.mostVials.neurotoxic : rules.mostVials.haemotoxic;
}

/** Minutes from the bite to the first dose of antivenom; undefined while one of the two is not known. */
export function biteToNeedle({ bittenAt, doses }: SnakeCourse): number | undefined {
  const first = Math.min(...doses.map(({ startedAt }) => Date.parse(startedAt)));
  if (bittenAt === null || !Number.isFinite(first)) return undefined;
  const minutes = Math.round((first - Date.parse(bittenAt)) / 60_000);
  return minutes >= 0 ? minutes : undefined;
}
