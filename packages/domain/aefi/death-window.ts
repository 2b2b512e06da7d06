import { ageOn, type CivilDate, daysBetween } from '../calendar/index.ts';

/**
 * Within how many days of a dose a child's death is an event to report. Source: specification, section 9 ('AEFI child
 * death window is 28 days'). It gives no age; we take a child as under 18. Both are settings by version.
 */
export const deathWindow = { version: '2023.1', days: 28, underYears: 18 } as const;

export interface DeathAfterDose {
  /** The last dose before the death; null without any. */
  readonly dose_on: CivilDate | null;
  readonly days: number | null;
  /** The death is to be reported as an adverse event. */
  readonly isEvent: boolean;
}

/** How a death stands to the doses before it. The day of the dose is day 0, day 28 is still within. */
export function deathAfterDose(
  died: { readonly dob: CivilDate; readonly on: CivilDate },
  doses: readonly CivilDate[],
): DeathAfterDose {
  const dose_on = doses
    .filter((day) => day <= died.on)
    .toSorted()
    .at(-1);
  if (dose_on === undefined) return { dose_on: null, days: null, isEvent: false };
  const days = daysBetween(dose_on, died.on);
  const age = ageOn(died.dob, died.on);
  const isChild = age !== undefined && age.years < deathWindow.underYears;
  return { dose_on, days, isEvent: isChild && days <= deathWindow.days };
}
