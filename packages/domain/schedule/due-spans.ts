import { addDays, type CivilDate, dayNumber, dayText, isCivilDate, spanAfter } from '../calendar/index.ts';
import { lastDayOfPregnancy } from '../pregnancy/dates.ts';
import { compile } from './compile.ts';
import { type DoseForecast, forecast } from './forecast.ts';
import type { Person, RecordedDose } from './person.ts';
import type { Schedule } from './row.ts';

/** Days on which one dose may be given, as long as nothing more is recorded. */
export interface DueSpan {
  readonly code: string;
  readonly opens: CivilDate;
  /** The first day on which it is overdue; undefined where it never is. */
  readonly overdueFrom: CivilDate | undefined;
  /** The last day. */
  readonly closes: CivilDate;
}

/** A guard against going on for ever; a child has fewer than twenty changes ahead. */
const mostSteps = 200;

export interface DueQuestion {
  readonly from: CivilDate;
  readonly schedule: Schedule;
  /** What opens later is left out, and of what is open then the last day may be later than it will be. */
  readonly until?: CivilDate | undefined;
}

/**
 * All that may be given to a person from a day on, if nothing more is recorded: what `forecast` will say on each later
 * day, found by asking it on every day on which its answer can change. Nothing after death.
 */
export function dueSpans(
  person: Person,
  doses: readonly RecordedDose[],
  { from, schedule, until = '9999-12-31' }: DueQuestion,
): readonly DueSpan[] {
  if (person.diedOn !== undefined) return [];
  const last = lastDay(person);
  const found: DueSpan[] = [];
  let running: readonly DueSpan[] = [];
  let on = from;
  for (let step = 0; step < mostSteps && on <= last && on <= until; step += 1) {
    const { doses: judged } = forecast(person, doses, { on, schedule });
    const open = judged.filter(isOpen).map((dose) => spanOf(dose, { on, from, last }));
    for (const before of running) if (!open.some(sameAs(before))) found.push(endedBefore(before, on));
    running = open.map((span) => running.find(sameAs(span)) ?? span);
    const next = nextChange(person, { judged, doses }, { on, schedule });
    if (next === undefined) break;
    on = next;
  }
  found.push(...running);
  return found.filter((span) => span.opens <= span.closes);
}

const isOpen = ({ state }: DoseForecast): boolean => state === 'due' || state === 'overdue';
const sameAs = (one: DueSpan) => (other: DueSpan) => one.code === other.code;

function endedBefore(span: DueSpan, on: CivilDate): DueSpan {
  return on <= span.closes ? { ...span, closes: addDays(on, -1) } : span;
}

function lastDay(person: Person): CivilDate {
  if (person.kind !== 'pregnant_woman') return '9999-12-31';
  const last = lastDayOfPregnancy(person.lmp);
  return person.deliveredOn !== undefined && person.deliveredOn <= last ? addDays(person.deliveredOn, -1) : last;
}

function spanOf(
  dose: DoseForecast,
  { on, from, last }: { readonly on: CivilDate; readonly from: CivilDate; readonly last: CivilDate },
): DueSpan {
  const closes = dose.lastValid !== undefined && dose.lastValid < last ? dose.lastValid : last;
  const overdueFrom = dose.overdueAfter === undefined ? undefined : addDays(dose.overdueAfter, 1);
  // What was not open before opens now, even if another vaccine alone had stood in the way.
  return { code: dose.code, opens: on > from ? on : (dose.due ?? on), overdueFrom, closes };
}

/** The next day on which something opens or closes, or a rule of the table changes sides. */
function nextChange(
  person: Person,
  { judged, doses }: { readonly judged: readonly DoseForecast[]; readonly doses: readonly RecordedDose[] },
  { on, schedule }: { readonly on: CivilDate; readonly schedule: Schedule },
): CivilDate | undefined {
  let next: CivilDate | undefined;
  const consider = (day: CivilDate | undefined) => {
    if (day !== undefined && day > on && (next === undefined || day < next)) next = day;
  };
  for (const dose of judged) {
    if (dose.state === 'upcoming') consider(dose.due);
    if (dose.state === 'upcoming' || isOpen(dose)) consider(dose.lastValid && addDays(dose.lastValid, 1));
  }
  for (const day of turningDays(person, doses, schedule)) consider(day);
  return next;
}

/**
 * Catch-up begins at an age, a girl's pregnancy begins and ends, other live vaccines may be given on the day of one and
 * not on the next, and a booster suffices until some time after the last earlier dose.
 */
function turningDays(person: Person, doses: readonly RecordedDose[], schedule: Schedule): readonly CivilDate[] {
  const table = compile(schedule);
  if (person.kind === 'child') {
    const start = dayNumber(person.dob);
    const catchUp = table.rows
      .filter(({ row }) => row.onlyIf === 'no-pentavalent-in-first-year')
      .map(({ from }) => dayText(spanAfter(from, start)));
    const live = doses.flatMap(({ code, date, killed }) =>
      table.rowOf.get(code)?.row.live && !killed && isCivilDate(date) ? [addDays(date, 1)] : [],
    );
    const pregnancy = person.lmp === undefined ? [] : [person.lmp, addDays(lastDayOfPregnancy(person.lmp), 1)];
    return [...catchUp, ...live, ...pregnancy];
  }
  if (person.kind === 'adult') return [];
  return person.previousPregnancyTd.map((day) => addDays(dayText(spanAfter(table.tdBoosterWithin, dayNumber(day))), 1));
}
