import type { DoseForecast, Reason } from '@teeka/domain/schedule';
import type { schedule } from './en/schedule.ts';
import { type FillValues, written } from './fill.ts';

export type ScheduleKey = keyof typeof schedule;

/** Fills one sentence of the `schedule` words; answers the key itself where it has no sentence. */
export type TellSchedule = (key: string, values?: FillValues) => string;

/** Values of a reason that are doses, to be named; days are written as days, the rest as it is. */
const doseValues = new Set(['previous', 'other', 'dose']);

/** The dose as a reader knows it; an unknown code is shown as it stands. */
export function doseName(code: string, tell: TellSchedule): string {
  const key = `dose-${code}`;
  const name = tell(key);
  return name === key ? code : name;
}

/** One reason as a sentence, with doses named and days written DD/MM/YYYY. */
export function explainReason(reason: Reason, tell: TellSchedule): string {
  const values: Record<string, string | number> = {};
  for (const [name, value] of Object.entries(reason.values)) {
    values[name] = doseValues.has(name) ? doseName(String(value), tell) : written(value);
  }
  const key: ScheduleKey = reason.code;
  return tell(key, values);
}

/** Why a dose stands where it stands; doses that were given and do not count are named after it. */
export function explainDose(dose: DoseForecast, tell: TellSchedule): string {
  let sentence = explainReason(dose.reason, tell);
  for (const { notCounted } of dose.notCounted) {
    if (notCounted) sentence = tell('and-further', { first: sentence, second: explainReason(notCounted, tell) });
  }
  return sentence;
}
