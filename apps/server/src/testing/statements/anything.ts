import type { AreaPart } from '@teeka/contract/within';

/** How what stands in for every argument answers where a statement's text turns on it. */
export interface Mood {
  /** Properties by their name. */
  readonly answers: Readonly<Record<string, string>>;
  /** All others are null. */
  readonly empty?: boolean;
  /** The part that an area is narrowed to; none unless it is said. */
  readonly within?: AreaPart;
}

const day = /(^|_)(today|day|date|dob|until|since|from|to)$|_on$/;

const lists = new Set(['every', 'filter', 'find', 'flatMap', 'includes', 'join', 'map', 'slice', 'some', 'toSorted']);

/**
 * Stands in for any argument: each of its properties is such a thing again, it is a list of one, and its text is `1`. A
 * statement takes it as a parameter without looking at it.
 */
export function anything(mood: Mood): object {
  return new Proxy(
    {},
    {
      has: () => false,
      get(_target, name) {
        if (name === Symbol.toPrimitive) return () => '1';
        if (name === Symbol.iterator) return [][Symbol.iterator].bind([anything(mood)]);
        if (typeof name === 'symbol' || name === 'then' || name === 'toJSON') return undefined;
        if (name === 'length') return 1;
        if (name === 'within') return mood.within ?? null;
        if (mood.answers[name]) return mood.answers[name];
        if (lists.has(name)) return Reflect.get([anything(mood)], name).bind([anything(mood)]);
        if (mood.empty) return null;
        return day.test(name) ? '2026-01-01' : anything(mood);
      },
    },
  );
}
