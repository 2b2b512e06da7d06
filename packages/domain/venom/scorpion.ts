import type { VenomRules } from './rules.ts';
import { scorpionSigns } from './signs.ts';

export type ScorpionGrade = 1 | 2 | 3 | 4;

/** The grade of a sting: that of its worst sign, 1 without any. Signs of a newer version are left out of account. */
export function scorpionGrade(signs: readonly string[]): ScorpionGrade {
  const known: Readonly<Record<string, ScorpionGrade>> = scorpionSigns;
  const grades = signs.flatMap((sign) => (Object.hasOwn(known, sign) ? (known[sign] ?? []) : []));
  return Math.max(1, ...grades) as ScorpionGrade;
}

/** Prazosin by mouth, micrograms, by weight: advised from grade 2 on; undefined below, or without a weight. */
export function prazosinDose(grade: ScorpionGrade, kg: number, rules: VenomRules): number | undefined {
  return grade >= 2 && kg > 0 ? Math.round(kg * rules.prazosin.mcgPerKg) : undefined;
}

/** When the next prazosin is due: three hours after the first dose, then every six, until the limbs are warm. */
export function nextPrazosin(doses: readonly string[], rules: VenomRules): string | undefined {
  const sorted = [...doses].sort((a, b) => Date.parse(a) - Date.parse(b));
  const last = sorted.at(-1);
  if (last === undefined) return undefined;
  const hours = sorted.length === 1 ? rules.prazosin.hours[0] : rules.prazosin.hours[1];
  return new Date(Date.parse(last) + hours * 3_600_000).toISOString();
}

/** Adrenaline for a reaction, milligrams into the muscle: half a milligram, for a child by weight up to that. */
export function adrenalineDose(
  of: { readonly child: boolean; readonly kg: number | null },
  rules: VenomRules,
): number | undefined {
  const { adultMg, childMgPerKg } = rules.adrenaline;
  if (!of.child) return adultMg;
  if (of.kg === null || !(of.kg > 0)) return undefined;
  return Math.min(adultMg, Math.round(of.kg * childMgPerKg * 100) / 100);
}
