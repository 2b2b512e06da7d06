import { dayNumber, spanAfter } from '../calendar/index.ts';
import { pregnancyRules } from '../pregnancy/rules.ts';
import type { CompiledSchedule } from './compile.ts';
import type { PregnantWoman } from './person.ts';

const longestPregnancy = pregnancyRules[0].latestDelivery;

/**
 * Whether one booster is enough in this pregnancy (rule R5; National Immunization Schedule: two doses received in a
 * pregnancy within the last three years): two doses documented in one earlier pregnancy, so far apart that the second
 * counted, and the last earlier dose within three years of the first Td contact of this pregnancy, the third anniversary
 * included. Doses are of one pregnancy when they lie no further apart than a pregnancy lasts. Undocumented doses do not
 * exist.
 */
export function boosterEntitled(woman: PregnantWoman, firstContact: number, table: CompiledSchedule): boolean {
  const earlier = woman.previousPregnancyTd.map(dayNumber).filter((day) => day < firstContact);
  const last = Math.max(...earlier);
  const two = earlier.some((first) =>
    earlier.some((second) => second >= spanAfter(table.tdCourseGap, first) && second - first <= longestPregnancy),
  );
  return two && firstContact <= spanAfter(table.tdBoosterWithin, last);
}
