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

/** Arranges a forecast as the immunisation card: the picture, vaccines by ages. */
export function cardOf(forecast: Forecast) {
  const { columns, rows } = chartOf(forecast, nationalSchedule);
  return {
    columns,
    rows: rows.map(({ vaccine, cells }) => ({ vaccine, cells: cells.map(({ marks }) => condensed(marks)) })),
  };
}

export type Card = ReturnType<typeof cardOf>;

/** The card read age by age, in the order of the paper card: the same marks for a narrow screen. */
export function byAge(card: Card) {
  return card.columns.map((age, at) => {
    const cells = card.rows.map((row) => row.cells[at]).filter((cell) => cell !== undefined);
    return {
      age,
      marks: cells.flatMap((cell) => cell.marks),
      more: cells.reduce((sum, cell) => sum + cell.more, 0),
    };
  });
}

export type CardAge = ReturnType<typeof byAge>[number];

/** Marks that nobody has to look at any more. */
const isSettled = ({ state }: ChartMark) => state === 'given' || state === 'closed' || state === 'not-applicable';

/**
 * The ages up to the next visit, those that lie far ahead, and the ages behind of which all is settled; of these the last
 * two stay, and a single one is not put away. On a narrow screen stays what is open, or else the next age.
 */
export function splitAges(ages: readonly CardAge[], isNarrow: boolean) {
  const ahead = (age: CardAge) => age.marks.every((mark) => mark.state === 'upcoming' || mark.state === 'waiting');
  const last = ages.findLastIndex((age) => !ahead(age));
  const open = ages.findIndex((age) => !age.marks.every(isSettled));
  const kept = Math.max(0, (open < 0 ? ages.length : open) - (isNarrow ? 0 : 2));
  const first = kept < 2 ? 0 : kept;
  const end = isNarrow ? Math.max(last, first) + 1 : last + 2;
  return { past: ages.slice(0, first), now: ages.slice(first, end), ahead: ages.slice(end) };
}

/**
 * Vitamin A has seven doses in one column: what was given is shown, then the next one; the rest, later doses of the same
 * vaccine at the same age, is only counted.
 */
function condensed(marks: readonly ChartMark[]) {
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

/** What matters first comes first; `open`: read at once, the others open on a tap. */
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
export function explainedLines(forecast: Forecast) {
  const lines = [...forecast.doses.map(lineOf), ...forecast.recorded.flatMap(notCountedLine)];
  return order
    .map(({ state, open }) => ({
      state,
      open,
      lines: lines.filter((line) => line.state === state).sort(byDay(state)),
    }))
    .filter((group) => group.lines.length > 0);
}

export type CardGroup = ReturnType<typeof explainedLines>[number];

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

/** What may be given today, as chips: overdue first, then in the order of the schedule. */
export const dueChips = ({ doses }: Forecast) =>
  (['overdue', 'due'] as const).flatMap((wanted) =>
    doses.filter(({ state }) => state === wanted).map(({ code, overdue }) => ({ code, overdue })),
  );
