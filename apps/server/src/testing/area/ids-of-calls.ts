import type { Call } from '@teeka/contract/call';
import { z } from 'zod';

interface Schema {
  readonly anyOf?: readonly Schema[];
  readonly items?: Schema;
  readonly properties?: Readonly<Record<string, Schema>>;
}

const namesSomething = /(?:^|_)ids?$|Id$/;
/** Lines of master lists that everybody shares, and numbers that somebody else's system gave. */
const shared = /(?:material|reason|type|category|sub_type|type_id|external_case|rch)_ids?$/;

function paths({ anyOf = [], items, properties = {} }: Schema, path: string): string[] {
  const within = [...anyOf.flatMap((one) => paths(one, path)), ...(items ? paths(items, `${path}.0`) : [])];
  const own = Object.entries(properties).flatMap(([name, schema]) => {
    // A part of the own area narrows what is answered; it is no thing that the call is about.
    if (name === 'within') return [];
    const at = path === '' ? name : `${path}.${name}`;
    if (!namesSomething.test(name)) return paths(schema, at);
    return shared.test(name) ? [] : [schema.items ? `${at}.0` : at];
  });
  return [...within, ...own];
}

/** Fields of a call's request that name what belongs somewhere: a person, a session, a site, a case … `0` in lists. */
export const idsOf = ({ request }: Call): readonly string[] => [
  ...new Set(paths(z.toJSONSchema(request, { io: 'input', unrepresentable: 'any' }) as Schema, '')),
];

type Fields = Readonly<Record<string, unknown>>;

export function valueAt(input: unknown, path: string): unknown {
  return path.split('.').reduce<unknown>((value, name) => (value as Fields | null | undefined)?.[name], input);
}

/** The input with another value at a path that it has. */
export function withValue(input: unknown, path: string, value: unknown): unknown {
  const [name = '', ...rest] = path.split('.');
  const inner = rest.length > 0 ? withValue((input as Fields)[name], rest.join('.'), value) : value;
  if (Array.isArray(input)) return input.map((one, at) => (String(at) === name ? inner : one));
  return { ...(input as Fields), [name]: inner };
}
