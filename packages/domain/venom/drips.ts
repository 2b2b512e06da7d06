import type { Refusal, RefusalCode } from '../refusal/index.ts';
import type { AntivenomDose, SnakeCourse } from './course.ts';
import type { VenomRules } from './rules.ts';

/** One drip of antivenom in the order of the doses. */
export interface Drip extends AntivenomDose {
  /** Which dose it is, from 1. */
  readonly nth: number;
  readonly endedAt: string | null;
  /** When it will have run in at the usual pace, ISO 8601. */
  readonly usualEnd: string;
  /** How long it ran; null while it runs. */
  readonly minutes: number | null;
}

const minute = 60_000;

/** The drips of a case, the first one first. */
export function dripsOf<Dose extends AntivenomDose>(doses: readonly Dose[], rules: VenomRules): (Dose & Drip)[] {
  return [...doses]
    .sort((a, b) => Date.parse(a.startedAt) - Date.parse(b.startedAt))
    .map((dose, at) => {
      const started = Date.parse(dose.startedAt);
      const endedAt = dose.endedAt ?? null;
      const minutes = endedAt === null ? null : Math.round((Date.parse(endedAt) - started) / minute);
      const usualEnd = new Date(started + rules.infusionMinutes * minute).toISOString();
      return { ...dose, nth: at + 1, endedAt, usualEnd, minutes };
    });
}

/** The drip that still runs: the last one without an end. */
export function runningDrip({ doses }: Pick<SnakeCourse, 'doses'>, rules: VenomRules): Drip | undefined {
  return dripsOf(doses, rules).findLast(({ endedAt }) => endedAt === null);
}

/** A drip does not end before it began: RABIES0015. Instants ISO 8601; null where one is not known. */
export function dripRefusal(startedAt: string | null, endedAt: string | null): Refusal<RefusalCode> | undefined {
  const wrong = startedAt !== null && endedAt !== null && Date.parse(endedAt) < Date.parse(startedAt);
  return wrong ? { code: 'RABIES0015', path: 'ended_at' } : undefined;
}
