import { dayText, spanAfter } from '../calendar/index.ts';
import { pregnantOn } from '../pregnancy/dates.ts';
import { type CompiledRow, type CompiledSchedule, never } from './compile.ts';
import type { Standing } from './judge-doses.ts';
import type { Adult } from './person.ts';
import type { Reason } from './reason.ts';
import type { ScheduleRow } from './row.ts';

/** Why a row of the table does not concern this person on this day; undefined when it does. */
export function notForThisPerson(row: CompiledRow, standing: Standing, table: CompiledSchedule): Reason | undefined {
  const { person } = standing;
  if (Number.isNaN(standing.start) || Number.isNaN(standing.on)) return { code: 'dates-unknown', values: {} };
  if (person.kind === 'pregnant_woman') return otherTdCourse(row, standing, table);
  if (person.kind === 'adult') return notForThisAdult(row.row, person);
  const { sex, programme, onlyIf } = row.row;
  if (sex && person.sex !== sex) return { code: 'girls-only', values: {} };
  if (person.programmesOff?.includes(programme)) return { code: 'programme-not-here', values: {} };
  if (onlyIf === 'je-endemic-district' && !person.jeEndemic) return { code: 'not-in-this-district', values: {} };
  if (onlyIf === 'no-pentavalent-in-first-year' && !needsCatchUp(row, standing, table)) {
    return { code: 'catch-up-only', values: {} };
  }
  if (onlyIf === 'not-pregnant' && pregnantOn(person.lmp, dayText(standing.on))) {
    return { code: 'td-of-pregnancy', values: {} };
  }
  return notCalledBack(row, standing);
}

function notForThisAdult({ programme, recordedOnly, onlyIf }: ScheduleRow, person: Adult): Reason | undefined {
  if (!person.programmesOn.includes(programme)) return { code: 'programme-not-here', values: {} };
  if (recordedOnly) return { code: 'recorded-only', values: {} };
  if (onlyIf === 'health-worker' && !person.healthWorker) return { code: 'health-workers-only', values: {} };
  return undefined;
}

/**
 * DPT in place of Pentavalent: from the first birthday, when no Pentavalent dose before it counts (rule R4).
 * A Pentavalent series that was wrongly begun later, yet finished, is not given again as DPT.
 */
export function needsCatchUp(row: CompiledRow, standing: Standing, table: CompiledSchedule): boolean {
  const firstBirthday = spanAfter(row.from, standing.start, standing.packedStart);
  if (standing.on < firstBirthday) return false;
  let finished = true;
  for (const index of table.pentavalent) {
    const day = standing.counted[index] ?? never;
    if (day !== never && day < firstBirthday) return false;
    if (day === never) finished = false;
  }
  return !finished;
}

/** A dose new in the programme is not offered to those who had passed its visit (fIPV-3 and MR-1, January 2023). */
function notCalledBack(row: CompiledRow, standing: Standing): Reason | undefined {
  if (row.validFrom === undefined || row.notCalledBackAfter < 0) return undefined;
  const previous = row.row.notCalledBackAfter ?? '';
  const passed = standing.counted[row.notCalledBackAfter] ?? never;
  if (passed === never || passed >= row.validFrom) return undefined;
  return { code: 'not-called-back', values: { introduced: dayText(row.validFrom), previous } };
}

/** Rule R5: either the booster or the course of two. A course that was begun is continued. */
function otherTdCourse(row: CompiledRow, standing: Standing, table: CompiledSchedule): Reason | undefined {
  const begun = given('td-course-needed', standing, table);
  const boosted = given('td-booster-suffices', standing, table);
  const booster = boosted || (standing.boosterEntitled && !begun);
  if (row.row.onlyIf === 'td-course-needed' && booster) return { code: 'booster-suffices', values: {} };
  if (row.row.onlyIf === 'td-booster-suffices' && !booster) return { code: 'course-needed', values: {} };
  return undefined;
}

function given(condition: string, standing: Standing, table: CompiledSchedule): boolean {
  return table.of.pregnant_woman.some((row) => row.row.onlyIf === condition && standing.counted[row.index] !== never);
}
