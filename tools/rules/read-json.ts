export type Fields = Readonly<Record<string, unknown>>;

export const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** JSON, with or without a byte order mark; undefined where it is none. */
export function parsed(input: string): unknown {
  try {
    return JSON.parse(input.replace(/^\uFEFF/, ''));
  } catch {
    return undefined;
  }
}

/** What stands there instead of what was expected, cut short. */
export const shown = (value: unknown): string => (value === undefined ? 'missing' : JSON.stringify(value).slice(0, 40));
