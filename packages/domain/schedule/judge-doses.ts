import { type CivilDate, type CountedSpan, dayNumber, dayText, packedOf, spanAfter } from '../calendar/index.ts';
import { pregnancyRules } from '../pregnancy/rules.ts';
import { type CompiledRow, type CompiledSchedule, compile, type Link, never } from './compile.ts';
import type { Person, PregnantWoman, RecordedDose } from './person.ts';
import type { NotCountedCode, Reason } from './reason.ts';
import type { Schedule } from './row.ts';

/** A recorded dose with the verdict. `notCounted` says why it does not count; undefined when it does. */
export interface JudgedDose {
  readonly dose: RecordedDose;
  readonly counts: boolean;
  readonly notCounted: Reason<NotCountedCode> | undefined;
}

/** What is known of a person on a day once the recorded doses are judged. Days are day numbers. */
export interface Standing {
  readonly person: Person;
  /** Birth, or the first day of the last menstrual period. */
  readonly start: number;
  readonly packedStart: number;
  readonly on: number;
  /** By place in the table: the day of the dose that counts, or `never`. */
  readonly counted: number[];
  /** By place in the table: the last day the dose was put into the body, counted or not, or `never`. */
  readonly received: number[];
  /** Days of injected live vaccines, in order, with the place in the table. */
  readonly live: { readonly day: number; readonly index: number }[];
  readonly judged: JudgedDose[];
  readonly boosterEntitled: boolean;
}

interface Event {
  readonly at: number;
  readonly day: number;
  readonly row: CompiledRow;
  readonly dose: RecordedDose;
}

/**
 * Which recorded doses count on a day, and why the others do not, in the order given. Nothing is dropped:
 * a dose given too early or short of its gap is kept, does not count, and has to be repeated (rule R7 of the
 * national schedule). Of several doses of one code the first valid one counts; the first contact of a pregnancy is the
 * first dose since its beginning. Never throws.
 */
export function judgeDoses(
  person: Person,
  doses: readonly RecordedDose[],
  when: { readonly on: CivilDate; readonly schedule: Schedule },
): JudgedDose[] {
  return standingOf(person, doses, { on: dayNumber(when.on), table: compile(when.schedule) }).judged;
}

/** Judges the doses and keeps what the forecast needs of them. */
export function standingOf(
  person: Person,
  doses: readonly RecordedDose[],
  { on, table }: { readonly on: number; readonly table: CompiledSchedule },
): Standing {
  const start = dayNumber(person.kind === 'pregnant_woman' ? person.lmp : person.dob);
  const judged = new Array<JudgedDose>(doses.length);
  const events: Event[] = [];
  let ordered = true;
  for (let at = 0; at < doses.length; at += 1) {
    const dose = doses[at] as RecordedDose;
    const row = table.rowOf.get(dose.code);
    const day = dayNumber(dose.date);
    if (row && isOfEarlierPregnancy(person, row, day < start)) {
      const values = { dose: dose.code, given: dose.date };
      judged[at] = { dose, counts: false, notCounted: { code: 'not-counted-earlier-pregnancy', values } };
      continue;
    }
    const impossible = impossibleReason(person, { row, day, on, start });
    if (impossible) {
      judged[at] = {
        dose,
        counts: false,
        notCounted: { code: impossible, values: { dose: String(dose.code) } },
      };
    } else if (row) {
      const last = events[events.length - 1];
      if (last && (last.day > day || (last.day === day && last.row.index > row.index))) ordered = false;
      events.push({ at, day, row, dose });
    }
  }
  if (!ordered) events.sort((a, b) => a.day - b.day || a.row.index - b.row.index);
  const standing: Standing = {
    person,
    start,
    packedStart: packedOf(start),
    on,
    counted: table.blank.slice(),
    received: table.blank.slice(),
    live: [],
    judged,
    boosterEntitled: person.kind === 'pregnant_woman' && boosterEntitled(person, events[0] ? events[0].day : on, table),
  };
  for (const event of events) {
    const notCounted = notCountedReason(event, standing, table);
    judged[event.at] = { dose: event.dose, counts: notCounted === undefined, notCounted };
    const { index } = event.row;
    standing.received[index] = event.day;
    if (notCounted === undefined) standing.counted[index] = event.day;
    if (event.row.row.live && event.dose.killed !== true) standing.live.push({ day: event.day, index });
  }
  return standing;
}

/** What was given in an earlier pregnancy is judged with that one; here it can only make a booster enough. */
function isOfEarlierPregnancy(person: Person, { row }: CompiledRow, before: boolean): boolean {
  return before && person.kind === 'pregnant_woman' && row.person === 'pregnant_woman';
}

function impossibleReason(
  person: Person,
  { row, day, on, start }: { row: CompiledRow | undefined; day: number; on: number; start: number },
): NotCountedCode | undefined {
  if (!row) return 'not-counted-unknown-dose';
  if (row.row.person !== person.kind) return 'not-counted-other-kind-of-person';
  if (Number.isNaN(day)) return 'not-counted-no-such-day';
  if (person.kind !== 'pregnant_woman' && day < start) return 'not-counted-before-birth';
  if (day > on) return 'not-counted-in-future';
  return undefined;
}

function notCountedReason(
  { row, day }: Event,
  standing: Standing,
  table: CompiledSchedule,
): Reason<NotCountedCode> | undefined {
  const { counted } = standing;
  const dose = row.row.code;
  if (row.row.onlyIf === 'td-booster-suffices' && !standing.boosterEntitled) {
    return { code: 'not-counted-course-needed', values: { dose, given: dayText(day) } };
  }
  if (counted[row.index] !== never) {
    return {
      code: 'not-counted-repeated',
      values: { dose, given: dayText(day), day: dayText(counted[row.index] as number) },
    };
  }
  // Past the longest the span can be, there is no need to ask the calendar.
  const earliest =
    day >= standing.start + row.from.days + row.from.months * 31
      ? never
      : spanAfter(row.from, standing.start, standing.packedStart);
  if (day < earliest) {
    return { code: 'not-counted-too-early', values: { dose, given: dayText(day), day: dayText(earliest) } };
  }
  const gap = bindingGap(row, standing, day);
  if (gap) {
    const previous = table.rows[gap.index]?.row.code ?? '';
    return {
      code: 'not-counted-gap-short',
      values: { dose, given: dayText(day), day: dayText(gap.day), previous },
    };
  }
  return undefined;
}

/** A gap that ends after a certain day: when, and after which dose of the table. */
export interface BindingGap {
  readonly day: number;
  readonly index: number;
  readonly gap: CountedSpan;
}

/**
 * The gap that ends last, and after `floor`, among the doses of the series and of the same antigens given so far; for the
 * advice also after what is in the body without counting, where the table asks for that.
 */
export function bindingGap(
  row: CompiledRow,
  standing: Standing,
  floor: number,
  purpose: 'verdict' | 'advice' = 'verdict',
): BindingGap | undefined {
  let found: BindingGap | undefined;
  let latest = floor;
  for (let list = 0; list < (purpose === 'advice' ? 4 : 3); list += 1) {
    const links = list === 0 ? row.before : list === 1 ? row.after : list === 2 ? row.apart : row.sinceAny;
    const given = list >= 2 ? standing.received : standing.counted;
    for (let at = 0; at < links.length; at += 1) {
      const link = links[at] as Link;
      const from = given[link.index] as number;
      // No month is longer than 31 days: most gaps are ruled out without asking the calendar.
      if (from + link.gap.days + link.gap.months * 31 <= latest) continue;
      const day = spanAfter(link.gap, from);
      if (day > latest) {
        latest = day;
        found = { day, index: link.index, gap: link.gap };
      }
    }
  }
  return found;
}

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
