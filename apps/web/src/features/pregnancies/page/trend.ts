import type { CivilDate } from '@teeka/domain/calendar';
import { numberIn, type Pregnancy, pregnancyWeeks } from '@teeka/domain/pregnancy';

/** A value as it was measured in a week. */
export interface TrendPoint {
  readonly on: CivilDate;
  readonly week: number;
  readonly value: number;
}

/** What was measured at the visits, the earliest first. */
export function pointsOf({ visits, lmp }: Pick<Pregnancy, 'visits' | 'lmp'>, field: string): readonly TrendPoint[] {
  return visits.flatMap(({ on, facts }) => {
    const value = numberIn(facts, field);
    return value === null ? [] : [{ on, week: pregnancyWeeks(lmp, on) ?? 0, value }];
  });
}

/** The picture's measures: its drawing area within the frame, in units of its own. */
export const frame = { width: 240, height: 96, left: 34, right: 10, top: 12, bottom: 22 } as const;

export interface Bounds {
  readonly min: number;
  readonly max: number;
  readonly from: number;
  readonly to: number;
}

/** What several lines in one picture span; a single value lies in the middle. */
export function boundsOf(lines: readonly (readonly TrendPoint[])[]): Bounds | null {
  const all = lines.flat();
  if (all.length === 0) return null;
  const [values, weeks] = [all.map(({ value }) => value), all.map(({ week }) => week)];
  const [min, max] = [Math.min(...values), Math.max(...values)];
  const [from, to] = [Math.min(...weeks), Math.max(...weeks)];
  return { min, max, from, to };
}

const share = (value: number, from: number, to: number): number => (from === to ? 0.5 : (value - from) / (to - from));

/** Where a point stands in the picture. */
export function placeOf({ week, value }: TrendPoint, { min, max, from, to }: Bounds) {
  const { width, height, left, right, top, bottom } = frame;
  return {
    x: left + share(week, from, to) * (width - left - right),
    y: height - bottom - share(value, min, max) * (height - top - bottom),
  };
}
