import { compareDays } from '@teeka/domain/calendar';
import {
  type ChartMark,
  chartOf,
  type DoseForecast,
  type Forecast,
  type JudgedDose,
  nationalSchedule,
  type Reason,
} from '@teeka/domain/schedule';

/** A mark of the picture with what is left out beside it: later doses of the same vaccine at the same age. */
export interface CardCell {
  readonly marks: readonly ChartMark[];
  readonly more: number;
}

export interface CardRow {
  readonly vaccine: string;
  readonly cells: readonly CardCell[];
}

/** The picture: vaccines by ages. */
export interface Card {
  readonly columns: readonly string[];
  readonly rows: readonly CardRow[];
}

/** The same marks by age, for a narrow screen. */
export interface CardAge {
  readonly age: string;
  readonly marks: readonly ChartMark[];
  readonly more: number;
}

/** Arranges a forecast as the immunisation card. */
export function cardOf(forecast: Forecast): Card {
  const { columns, rows } = chartOf(forecast, nationalSchedule);
  return {
    columns,
    rows: rows.map(({ vaccine, cells }) => ({ vaccine, cells: cells.map(({ marks }) => condensed(marks)) })),
  };
}

/** The card read age by age, in the order of the paper card. */
export function byAge(card: Card): readonly CardAge[] {
  return card.columns.map((age, at) => {
    const cells = card.rows.map((row) => row.cells[at]).filter((cell) => cell !== undefined);
    return {
      age,
      marks: cells.flatMap((cell) => cell.marks),
      more: cells.reduce((sum, cell) => sum + cell.more, 0),
    };
  });
}

/** The ages up to the next visit, and those that lie far ahead. */
export function splitAges(ages: readonly CardAge[]): {
  readonly now: readonly CardAge[];
  readonly ahead: readonly CardAge[];
} {
  const ahead = (age: CardAge) => age.marks.every((mark) => mark.state === 'upcoming' || mark.state === 'waiting');
  const last = ages.findLastIndex((age) => !ahead(age));
  return { now: ages.slice(0, last + 2), ahead: ages.slice(last + 2) };
}

/** Vitamin A has seven doses in one column: what was given is shown, then the next one; the rest is only counted. */
function condensed(marks: readonly ChartMark[]): CardCell {
  const isGiven = (mark: ChartMark) => mark.state === 'given' || mark.state === 'given-not-counted';
  const next = marks.find((mark) => !isGiven(mark));
  const shown = marks.length <= 2 ? marks : marks.filter((mark) => isGiven(mark) || mark === next);
  return { marks: shown, more: marks.length - shown.length };
}

export type CardState = DoseForecast['state'] | 'given-not-counted';

/** One explained line below the picture. */
export interface CardLine {
  readonly key: string;
  readonly code: string;
  readonly state: CardState;
  readonly reason: Reason;
  /** For ordering within its group. */
  readonly day: string;
}

export interface CardGroup {
  readonly state: CardState;
  readonly lines: readonly CardLine[];
  /** Read at once; the others open on a tap. */
  readonly open: boolean;
}

/** What matters first comes first. */
const order: readonly { readonly state: CardState; readonly open: boolean }[] = [
  { state: 'overdue', open: true },
  { state: 'due', open: true },
  { state: 'given-not-counted', open: true },
  { state: 'upcoming', open: true },
  { state: 'waiting', open: false },
  { state: 'given', open: false },
  { state: 'closed', open: false },
];

/** The doses with their reasons, grouped by state. Doses that are not for this person are left out. */
export function explainedLines(forecast: Forecast): readonly CardGroup[] {
  const lines = [...forecast.doses.map(lineOf), ...forecast.recorded.flatMap(notCountedLine)];
  return order
    .map(({ state, open }) => ({
      state,
      open,
      lines: lines.filter((line) => line.state === state).sort(byDay(state)),
    }))
    .filter((group) => group.lines.length > 0);
}

function lineOf(dose: DoseForecast): CardLine {
  const day = dose.givenOn ?? dose.due ?? dose.earliest ?? dose.lastValid ?? '';
  return { key: dose.code, code: dose.code, state: dose.state, reason: dose.reason, day };
}

function notCountedLine(judged: JudgedDose, at: number): readonly CardLine[] {
  const reason = judged.notCounted;
  // A woman's own childhood doses are no mistake on the card of her pregnancy.
  if (!reason || reason.code === 'not-counted-other-kind-of-person') return [];
  const { code, date } = judged.dose;
  const state = reason.code === 'not-counted-earlier-pregnancy' ? 'given' : 'given-not-counted';
  return [{ key: `${code} ${at}`, code, state, reason, day: date }];
}

const byDay = (state: CardState) => (a: CardLine, b: CardLine) =>
  state === 'given' ? compareDays(b.day, a.day) : compareDays(a.day, b.day);

/** A dose that may be given today, as a chip. */
export interface DueChip {
  readonly code: string;
  readonly overdue: boolean;
}

/** What may be given today: overdue first, then in the order of the schedule. */
export function dueChips(forecast: Forecast): readonly DueChip[] {
  const overdue = forecast.doses.filter((dose) => dose.state === 'overdue');
  const due = forecast.doses.filter((dose) => dose.state === 'due');
  return [...overdue, ...due].map(({ code, overdue: late }) => ({ code, overdue: late }));
}
