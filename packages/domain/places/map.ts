import { distanceKm, type Point } from './distance.ts';

/** What a plain map shows: a square around a point, so many kilometres wide. */
export interface MapView {
  readonly middle: Point;
  readonly km: number;
}

/** A place of the square: 0 to 1 from the left and from above; what lies outside of it is less or more. */
export interface Spot {
  readonly x: number;
  readonly y: number;
}

/** Closer than this a drawing without streets tells nothing; wider than this no district is. */
export const mapWidths = { min: 0.5, max: 800 } as const;

const kmOfDegree = 111.195;
const kmOfDegreeEast = (latitude: number) => kmOfDegree * Math.cos((latitude * Math.PI) / 180);

const within = (value: number, { min, max }: { readonly min: number; readonly max: number }) =>
  Math.min(max, Math.max(min, value));

/** A view of all of these points with a border around them; undefined where there is none. */
export function viewOf(points: readonly Point[]): MapView | undefined {
  const [first] = points;
  if (!first) return undefined;
  const between = (of: (point: Point) => number) => {
    const values = points.map(of);
    return { min: Math.min(...values), max: Math.max(...values) };
  };
  const [north, east] = [between(({ latitude }) => latitude), between(({ longitude }) => longitude)];
  const middle = { latitude: (north.min + north.max) / 2, longitude: (east.min + east.max) / 2 };
  const high = (north.max - north.min) * kmOfDegree;
  const wide = (east.max - east.min) * kmOfDegreeEast(middle.latitude);
  return { middle, km: within(Math.max(high, wide) * 1.25, { ...mapWidths, min: 4 }) };
}

/** Where a point lies on the map. */
export function onMap({ latitude, longitude }: Point, { middle, km }: MapView): Spot {
  return {
    x: 0.5 + ((longitude - middle.longitude) * kmOfDegreeEast(middle.latitude)) / km,
    y: 0.5 - ((latitude - middle.latitude) * kmOfDegree) / km,
  };
}

/** The point that lies there on the map. */
export function pointAt({ x, y }: Spot, { middle, km }: MapView): Point {
  return {
    latitude: middle.latitude + ((0.5 - y) * km) / kmOfDegree,
    longitude: middle.longitude + ((x - 0.5) * km) / kmOfDegreeEast(middle.latitude),
  };
}

/** The same middle, closer (a factor below 1) or from further away. */
export const zoomed = ({ middle, km }: MapView, factor: number): MapView => ({
  middle,
  km: within(km * factor, mapWidths),
});

/** A round length for the scale of a map: 1, 2 or 5 of a power of ten, at most a third of its width, in kilometres. */
export function scaleOf(km: number): number {
  const most = km / 3;
  const power = 10 ** Math.floor(Math.log10(most));
  return ([5, 2].find((step) => step * power <= most) ?? 1) * power;
}

/** The nearest of these and how far it is, in kilometres; undefined where there is none. */
export function nearestOf<One extends Point>(
  point: Point,
  others: readonly One[],
): { readonly one: One; readonly km: number } | undefined {
  return others
    .map((one) => ({ one, km: distanceKm(point, one) }))
    .sort((a, b) => a.km - b.km)
    .at(0);
}
