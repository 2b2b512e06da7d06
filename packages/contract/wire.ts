import type { z } from 'zod';

type Change = (value: unknown) => unknown;
type Way = 'transform' | 'reverseTransform';

/** What is to be changed of the values of a shape, looked for once; null where there is nothing. */
const found: Record<Way, WeakMap<z.core.$ZodType, Change | null>> = {
  transform: new WeakMap(),
  reverseTransform: new WeakMap(),
};

function changeOf(shape: z.core.$ZodType, way: Way): Change | null {
  const known = found[way].get(shape);
  if (known !== undefined) return known;
  const change = lookFor(shape, way);
  const unlessNone: Change | null =
    change && ((value) => (value === null || value === undefined ? value : change(value)));
  found[way].set(shape, unlessNone);
  return unlessNone;
}

function lookFor(shape: z.core.$ZodType, way: Way): Change | null {
  const { def } = (shape as z.core.$ZodTypes)._zod;
  switch (def.type) {
    case 'pipe': {
      const change = def[way];
      return change ? (value) => change(value, { value, issues: [] }) : null;
    }
    case 'object':
      return inFields(Object.entries(def.shape), way);
    case 'tuple':
      return inFields(Object.entries(def.items), way);
    case 'array': {
      const change = changeOf(def.element, way);
      return change && ((list) => (list as readonly unknown[]).map(change));
    }
    case 'optional':
    case 'nullable':
    case 'default':
      return changeOf(def.innerType, way);
    default:
      return null;
  }
}

function inFields(fields: readonly (readonly [string, z.core.$ZodType])[], way: Way): Change | null {
  const changes = fields.flatMap(([name, of]) => {
    const change = changeOf(of, way);
    return change ? [[name, change] as const] : [];
  });
  if (changes.length === 0) return null;
  return (value) => {
    const record = value as Readonly<Record<string, unknown>>;
    const here = changes.filter(([name]) => record[name] !== undefined);
    const changed = Object.fromEntries(here.map(([name, change]) => [name, change(record[name])]));
    return Object.assign(Array.isArray(value) ? [...value] : { ...record }, changed);
  };
}

function changed(shape: z.ZodType, way: Way, value: unknown): unknown {
  const change = changeOf(shape, way);
  return change ? change(value) : value;
}

/** A value as the house speaks of it: words where the wire has codes. All else stays as it came, checked by nobody. */
export const inWords = <Shape extends z.ZodType>(shape: Shape, wire: z.input<Shape>): z.output<Shape> =>
  changed(shape, 'transform', wire) as z.output<Shape>;

/** A value as it travels and rests: codes where the house has words. */
export const onWire = <Shape extends z.ZodType>(shape: Shape, value: z.output<Shape>): z.input<Shape> =>
  changed(shape, 'reverseTransform', value) as z.input<Shape>;
