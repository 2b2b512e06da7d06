import type { Call } from '@teeka/contract/call';
import { addDays } from '@teeka/domain/calendar';
import { z } from 'zod';
import { withValue } from '../area/ids-of-calls.ts';

interface Schema {
  readonly type?: string;
  readonly format?: string;
  readonly pattern?: string;
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly anyOf?: readonly Schema[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly items?: Schema;
}

/** An input that says something else at one place. */
export interface Change {
  readonly path: string;
  readonly input: object;
}

const day = /^\d{4}-\d{2}-\d{2}$/;
const instant = /^\d{4}-\d{2}-\d{2}T/;
const named = /(?:^|_)ids?$|Id$/;

/** Values that a field could have as well. */
function otherValues(schema: Schema, value: unknown): unknown[] {
  const options = schema.anyOf ?? [schema];
  const listed = options.flatMap((one) => one.enum ?? []).filter((one) => one !== value);
  if (listed.length > 0) return listed.slice(0, 2);
  const types = new Set(options.map(({ type }) => type));
  const formats = new Set(options.map(({ format }) => format));
  if (typeof value === 'boolean') return [!value];
  if (typeof value === 'number') return [value + 1, ...(types.has('null') ? [null] : [])];
  if (typeof value === 'string') {
    const empty = types.has('null') ? [null] : [];
    if (instant.test(value)) return [new Date(Date.parse(value) - 60_000).toISOString(), ...empty];
    if (day.test(value)) return [addDays(value, -1), ...empty];
    // Of a file in base64 a letter more is no byte more: samples bring other files themselves.
    if (schema.pattern?.includes('A-Za-z0-9+/')) return [];
    return [`${value}x`, value === '' ? 'other' : '', ...empty];
  }
  if (value !== null && value !== undefined) return [];
  if (formats.has('date')) return ['2026-03-01'];
  if (types.has('boolean')) return [true];
  if (types.has('integer') || types.has('number')) return [1];
  return types.has('string') ? ['other'] : [];
}

function changed(schema: Schema, value: unknown, path: string): readonly (readonly [string, unknown])[] {
  const inner = schema.anyOf?.find(({ properties, items }) => properties ?? items) ?? schema;
  if (Array.isArray(value)) {
    const within = value.flatMap((one, at) => changed(inner.items ?? {}, one, `${path}.${at}`));
    const longer = inner.items?.type === 'string' ? [[...value, 'other']] : [];
    const shorter = value.length > 0 ? [value.slice(1)] : [];
    return [...[...longer, ...shorter].map((other) => [path, other] as const), ...within];
  }
  if (value instanceof Uint8Array) return [];
  if (inner.properties && typeof value === 'object' && value !== null) {
    const fields = value as Readonly<Record<string, unknown>>;
    return Object.entries(inner.properties).flatMap(([name, of]) =>
      changed(of, fields[name], path === '' ? name : `${path}.${name}`),
    );
  }
  return otherValues(schema, value).map((other) => [path, other] as const);
}

/** Every input that differs from one in a single field that is no id and is still in the call's shape. */
export function changesOf({ request }: Call, input: object): readonly Change[] {
  const schema = z.toJSONSchema(request, { io: 'input', unrepresentable: 'any' }) as Schema;
  return changed(schema, input, '')
    .filter(([path]) => !named.test(path.split('.').at(-1) ?? ''))
    .map(([path, value]) => ({ path, input: withValue(input, path, value) as object }))
    .filter((one) => request.safeParse(one.input).success);
}

/** The path with `*` for places in lists. */
export const anyLine = (path: string): string => path.replace(/\.\d+(?=\.|$)/g, '.*');
