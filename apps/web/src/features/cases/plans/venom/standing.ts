import type { BiteCase, CaseEvent } from '@teeka/contract/bites/shapes';
import { snakeCourseOf, venomGradeOf } from '@teeka/domain/bites';
import type { CivilDate } from '@teeka/domain/calendar';
import {
  antivenomWarnings,
  biteToNeedle,
  indications,
  nextPrazosin,
  prazosinDose,
  reminders,
  repeatAdvice,
  scorpionGrade,
  signsEver,
  type VenomWarning,
  venomRules,
  vialsInAll,
} from '@teeka/domain/venom';
import { type BiteDraft, weightOf } from '../bites/draft.ts';
import { detailsOf } from '../bites/entries.ts';
import { isAntivenom } from './had-antivenom.ts';

/** The key of a drip that is not saved yet. */
export const keyOf = (startedAt: string): string => `draft ${startedAt}`;

/** A case of venom with what this visit adds to it, as the rules look at it. */
export function venomRecord(draft: BiteDraft, care: BiteCase | undefined, today: CivilDate) {
  const doses = draft.antivenom.map(({ code, vials, startedAt, endedAt = null }) => ({
    dose_id: keyOf(startedAt),
    dose_code: code,
    day_of_dose: null,
    given_on: today,
    captured_at: startedAt,
    voided: false,
    amounts: { vials, started_at: startedAt, ended_at: endedAt },
  }));
  const record = {
    details: care?.details ?? detailsOf(draft, today),
    doses: [...(care?.doses ?? []), ...doses],
    events: [...(care?.events ?? []), ...draft.events] as readonly CaseEvent[],
  };
  const keys = record.doses.filter(isAntivenom).map(({ dose_id }) => dose_id);
  const drips = snakeCourseOf(record).doses.map((dose, at) => ({ ...dose, key: keys[at] ?? '' }));
  return { ...record, drips };
}

/** Where a snake bite stands at this moment (`now` in milliseconds). */
export function venomStanding(record: ReturnType<typeof venomRecord>, now: number) {
  const course = snakeCourseOf(record);
  const grade = venomGradeOf(record, now, venomRules);
  const repeat = repeatAdvice(course, grade, venomRules);
  return {
    course,
    grade,
    indications: indications(course),
    reminders: reminders(course, grade, venomRules),
    repeat,
    vials: vialsInAll(course),
    /** What is usual for the next dose. */
    usualVials: repeat?.repeat === 'yes' ? repeat.vials[0] : venomRules.firstVials[1],
    /** Minutes from bite to the first dose. */
    needle: biteToNeedle(course),
  };
}

export type VenomStanding = ReturnType<typeof venomStanding>;

/** What to look at before so many vials are booked. */
export function warningsFor(
  standing: VenomStanding,
  next: { readonly vials: number; readonly at: string },
): readonly VenomWarning[] {
  return antivenomWarnings(standing.course, { ...next, grade: standing.grade }, venomRules);
}

/** Where a scorpion sting stands: its grade, and the prazosin by weight. */
export function stingStanding(record: ReturnType<typeof venomRecord>, typedWeight: string) {
  const grade = scorpionGrade(signsEver(snakeCourseOf(record)));
  const kg = weightOf(typedWeight) ?? record.details.venom?.weight_kg ?? 0;
  const given = record.events
    .filter(({ kind, facts }) => kind === 'treatment' && facts.treatments?.includes('prazosin'))
    .map(({ at }) => at);
  return {
    grade,
    prazosinMcg: prazosinDose(grade, kg, venomRules),
    nextPrazosin: nextPrazosin(given, venomRules),
  };
}

/**
 * The instant of a time of day typed now: today, or yesterday where that time has not come yet today. `now` is the
 * instant and `today` its day in India; an empty or unreadable time is now.
 */
export function instantAt(time: string, now: Date, today: CivilDate): string {
  const found = /^([01][0-9]|2[0-3]):[0-5][0-9]$/.test(time) ? Date.parse(`${today}T${time}:00+05:30`) : Number.NaN;
  if (Number.isNaN(found)) return now.toISOString();
  return new Date(found > now.getTime() ? found - 86_400_000 : found).toISOString();
}
