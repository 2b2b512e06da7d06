import type { z } from 'zod';
import type { Call } from './call.ts';
import { namesPerson } from './fields.ts';

/** Dotted paths of a schema's fields that name a person, `*` for each item of a list. */
function pathsIn(schema: z.core.$ZodType, path: readonly string[]): readonly string[] {
  if (namesPerson.has(schema)) return [path.join('.')];
  const def = schema._zod.def as unknown as {
    readonly type: string;
    readonly shape?: Readonly<Record<string, z.core.$ZodType>>;
    readonly element?: z.core.$ZodType;
    readonly options?: readonly z.core.$ZodType[];
    readonly innerType?: z.core.$ZodType;
  };
  if (def.shape) return Object.entries(def.shape).flatMap(([key, inner]) => pathsIn(inner, [...path, key]));
  if (def.element) return pathsIn(def.element, [...path, '*']);
  if (def.options) return def.options.flatMap((option) => pathsIn(option, path));
  return def.innerType ? pathsIn(def.innerType, path) : [];
}

const known = new WeakMap<Call, readonly string[]>();

/** Dotted paths of the fields in which a call names people, `*` for each item of a list; whom it is about comes first. */
export function personFields(call: Call): readonly string[] {
  const found = known.get(call) ?? [...new Set(pathsIn(call.request, []))].sort(aboutFirst);
  known.set(call, found);
  return found;
}

/** Guardians and look-alikes are named beside the person whom the call is about. */
const isBeside = (path: string) => path.includes('.') || path.startsWith('guardian');
const aboutFirst = (one: string, other: string) => Number(isBeside(one)) - Number(isBeside(other));

interface Named {
  /** With its place in a list, as refusals name it: `duplicate_overruled.beneficiary_ids.0`. */
  readonly path: string;
  readonly value: string;
}

function valuesAt(value: unknown, [head, ...rest]: readonly string[], path: readonly string[]): Named[] {
  if (head === undefined) return typeof value === 'string' ? [{ path: path.join('.'), value }] : [];
  if (head === '*')
    return Array.isArray(value) ? value.flatMap((item, nth) => valuesAt(item, rest, [...path, String(nth)])) : [];
  if (typeof value !== 'object' || value === null || !Object.hasOwn(value, head)) return [];
  return valuesAt((value as Record<string, unknown>)[head], rest, [...path, head]);
}

/** The people whom an input of a call names, as they were sent: in any shape, known to us or not. */
export const peopleNamed = (call: Call, input: unknown): readonly Named[] =>
  personFields(call).flatMap((path) => valuesAt(input, path.split('.'), []));
