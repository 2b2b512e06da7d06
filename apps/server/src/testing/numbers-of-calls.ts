import type { Call } from '@teeka/contract/call';
import { z } from 'zod';

interface Schema {
  readonly type?: string;
  readonly anyOf?: readonly Schema[];
  readonly items?: Schema;
  readonly properties?: Readonly<Record<string, Schema>>;
}

function paths({ type, anyOf = [], items, properties = {} }: Schema, path: string): string[] {
  const own = type === 'integer' || type === 'number' ? [path] : [];
  const fields = Object.entries(properties).flatMap(([name, one]) =>
    paths(one, path === '' ? name : `${path}.${name}`),
  );
  return [...own, ...anyOf.flatMap((one) => paths(one, path)), ...(items ? paths(items, `${path}.0`) : []), ...fields];
}

/** Fields of a call's request that hold a number; `0` in lists. */
export const numbersOf = ({ request }: Call): readonly string[] => [
  ...new Set(paths(z.toJSONSchema(request, { io: 'input', unrepresentable: 'any' }) as Schema, '')),
];
