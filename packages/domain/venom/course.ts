import { snakeSigns, tells } from './signs.ts';

/** A whole-blood clotting test: when the blood was drawn, and what the tilted tube showed. */
export interface ClottingTest {
  readonly at: string;
  readonly clots: boolean;
}

/** A look at the person: the signs as they were then. Instants ISO 8601. */
export interface Look {
  readonly at: string;
  readonly signs: readonly string[];
}

/** A dose of antivenom; `startedAt` is when the drip began, `endedAt` when it ended, null or left out while it runs. */
export interface AntivenomDose {
  readonly startedAt: string;
  readonly endedAt?: string | null;
  readonly vials: number;
}

/** What is known of a snake bite so far. */
export interface SnakeCourse {
  /** Null where nobody knows the hour. */
  readonly bittenAt: string | null;
  readonly snake: string;
  readonly looks: readonly Look[];
  readonly tests: readonly ClottingTest[];
  readonly doses: readonly AntivenomDose[];
}

const byTime = <T extends { readonly at: string }>(list: readonly T[]): readonly T[] =>
  [...list].sort((a, b) => Date.parse(a.at) - Date.parse(b.at));

/** The signs seen last; an earlier look does not count any more. */
export function signsNow({ looks }: Pick<SnakeCourse, 'looks'>): readonly string[] {
  return byTime(looks).at(-1)?.signs ?? [];
}

/** Every sign that was seen at any time. */
export function signsEver({ looks }: Pick<SnakeCourse, 'looks'>): readonly string[] {
  return [...new Set(looks.flatMap(({ signs }) => signs))];
}

/** The clotting test drawn last. */
export function lastTest({ tests }: Pick<SnakeCourse, 'tests'>): ClottingTest | undefined {
  return byTime(tests).at(-1);
}

export type VenomGrade =
  | 'no-signs'
  | 'dry-bite'
  | 'mild-local'
  | 'severe-local'
  | 'neurotoxic'
  | 'haemotoxic'
  | 'mixed';

/**
 * The grade of a snake bite by all that was seen: nerves, blood (bleeding, blood that does not clot, shock or kidney
 * failure), or both; else the local signs. Without any sign it is a dry bite once it was watched long enough.
 */
export function venomGrade(course: SnakeCourse, known: { readonly watched: boolean }): VenomGrade {
  const signs = signsEver(course);
  const neuro = tells(signs, 'neuro');
  const haemo = tells(signs, 'haemo', 'systemic') || course.tests.some(({ clots }) => !clots);
  if (neuro && haemo) return 'mixed';
  if (neuro) return 'neurotoxic';
  if (haemo) return 'haemotoxic';
  if (tells(signs, 'severe-local')) return 'severe-local';
  if (tells(signs, 'mild-local')) return 'mild-local';
  return known.watched ? 'dry-bite' : 'no-signs';
}

/** Is this a sign that the record knows? */
export function isSnakeSign(sign: string): boolean {
  return Object.hasOwn(snakeSigns, sign);
}
