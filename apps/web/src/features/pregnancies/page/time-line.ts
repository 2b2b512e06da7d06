import { addDays, type CivilDate, dayInIndia, daysBetween } from '@teeka/domain/calendar';
import {
  childrenToSee,
  type OutcomeKind,
  overdueSince,
  type Pregnancy,
  postnatalDayOf,
  postnatalDays,
  pregnancyWeeks,
  visitWindows,
} from '@teeka/domain/pregnancy';

/** Done; due now; late: a window went by and nothing came after; missed: it went by and others came after; ahead. */
export type MarkState = 'done' | 'due' | 'late' | 'missed' | 'ahead';

/** What stands at a place of the time line. */
export type Mark = {
  readonly on: CivilDate;
  readonly state: MarkState;
} & (
  | { readonly kind: 'registered' | 'visit' | 'lmp-date' | 'expected' | 'death' }
  | { readonly kind: 'window'; readonly to: CivilDate; readonly nth: number }
  | { readonly kind: 'dose'; readonly code: string }
  | { readonly kind: 'outcome'; readonly outcome: OutcomeKind }
  | { readonly kind: 'postnatal'; readonly day: number }
);

/** A Td dose of this pregnancy: given, or to be given. */
export interface DoseMark {
  readonly code: string;
  readonly on: CivilDate;
  readonly state: MarkState;
}

type Line = readonly Mark[];

/** The windows of the visits that nobody came in; after its end a pregnancy has none any more. */
function openWindows({ lmp, visits, outcome }: Pregnancy, today: CivilDate): Line {
  if (outcome !== null) return [];
  const last = visits.at(-1)?.on ?? null;
  const isLate = overdueSince(lmp, last, today) !== undefined;
  const windows = visitWindows(lmp).map((window, nth) => ({ ...window, nth: nth + 1 }));
  const gone = windows.findLast(({ to }) => to < today);
  return windows
    .filter(({ from, to }) => !visits.some(({ on }) => on >= from && on <= to))
    .map(({ from, to, nth }): Mark => {
      const passed: MarkState = isLate && to === gone?.to ? 'late' : 'missed';
      return { kind: 'window', on: from, to, nth, state: to < today ? passed : from <= today ? 'due' : 'ahead' };
    });
}

/** The days after a delivery: on which mother and child were seen, and those to come for who is alive of them. */
function afterDelivery(pregnancy: Pregnancy, today: CivilDate, hasDied: boolean): Line {
  const { outcome, postnatal } = pregnancy;
  if (outcome?.kind !== 'delivery') return [];
  const seen = postnatal.map(({ on }) => ({ on, day: postnatalDayOf(daysBetween(outcome.on, on)) ?? 0 }));
  const done = seen.map(({ on, day }): Mark => ({ kind: 'postnatal', on, day, state: 'done' }));
  if (hasDied && childrenToSee(pregnancy).length === 0) return done;
  const now = postnatalDayOf(daysBetween(outcome.on, today));
  const open = postnatalDays
    .filter((day) => !seen.some((one) => one.day === day))
    .map((day): Mark => {
      const on = addDays(outcome.on, day);
      return { kind: 'postnatal', on, day, state: on > today ? 'ahead' : day === now ? 'due' : 'missed' };
    });
  return [...done, ...open];
}

/** The days on which the last period was put right: by it everything else on the line has another place. */
const putRight = ({ events, withdrawn }: Pregnancy): Line =>
  events
    .filter(({ kind, event_id }) => kind === 'lmp-date' && !withdrawn.has(event_id))
    .map(({ at }): Mark => ({ kind: 'lmp-date', on: dayInIndia(at), state: 'done' }));

const order: readonly Mark['kind'][] = [
  'registered',
  'lmp-date',
  'visit',
  'window',
  'dose',
  'expected',
  'outcome',
  'death',
  'postnatal',
];

interface Known {
  readonly doses: readonly DoseMark[];
  readonly today: CivilDate;
  /** Her death, also where it was declared by itself. */
  readonly deceased_on: CivilDate | null;
}

/** What was and what is to come in a pregnancy, the earliest first. */
export function timeLine(pregnancy: Pregnancy, { doses, today, deceased_on }: Known): Line {
  const { registeredOn, visits, expected, outcome } = pregnancy;
  const died = pregnancy.death?.on ?? deceased_on;
  const isOver = outcome !== null || died !== null;
  const marks: Line = [
    { kind: 'registered', on: registeredOn, state: 'done' },
    ...visits.map(({ on }): Mark => ({ kind: 'visit', on, state: 'done' })),
    ...putRight(pregnancy),
    ...(died === null ? openWindows(pregnancy, today) : []),
    ...doses
      .filter(({ state }) => state === 'done' || !isOver)
      .map(({ code, on, state }): Mark => ({ kind: 'dose', code, on, state })),
    ...(isOver ? [] : [{ kind: 'expected', on: expected, state: expected < today ? 'late' : 'ahead' } as const]),
    // A death that ended the pregnancy is told once, as a death.
    ...(outcome && outcome.kind !== 'maternal-death'
      ? [{ kind: 'outcome', on: outcome.on, outcome: outcome.kind, state: 'done' } as const]
      : []),
    ...(died === null ? [] : [{ kind: 'death', on: died, state: 'done' } as const]),
    ...afterDelivery(pregnancy, today, died !== null),
  ];
  return marks.toSorted((one, other) =>
    one.on === other.on ? order.indexOf(one.kind) - order.indexOf(other.kind) : one.on < other.on ? -1 : 1,
  );
}

/** How far it is: completed weeks and the days beyond them; undefined where it does not go on that day. */
export function weeksAndDays(
  lmp: CivilDate,
  today: CivilDate,
): { readonly weeks: number; readonly days: number } | undefined {
  const weeks = pregnancyWeeks(lmp, today);
  return weeks === undefined ? undefined : { weeks, days: daysBetween(lmp, today) - weeks * 7 };
}

/** Was it registered within the first twelve weeks? */
export const isEarly = ({ lmp, registeredOn }: Pick<Pregnancy, 'lmp' | 'registeredOn'>): boolean =>
  (pregnancyWeeks(lmp, registeredOn) ?? 0) < 12;
