import { StartProblem } from './start-problem.ts';

type Source = Readonly<Record<string, string | undefined>>;

/** `on` or `off` (1, true, yes; 0, false, no). */
export function readSwitch(source: Source, name: string, fallback: boolean): boolean {
  const text = source[name]?.trim().toLowerCase();
  if (!text) return fallback;
  if (['1', 'on', 'true', 'yes'].includes(text)) return true;
  if (['0', 'off', 'false', 'no'].includes(text)) return false;
  throw new StartProblem(`${name} must be on or off, not "${text}".`);
}

/** A whole number between two bounds. */
export function readNumber(
  source: Source,
  name: string,
  { fallback, min, max }: { readonly fallback: number; readonly min: number; readonly max: number },
): number {
  const text = source[name]?.trim();
  if (!text) return fallback;
  const value = Number(text);
  if (!Number.isInteger(value) || value < min || value > max)
    throw new StartProblem(`${name} must be a number from ${min} to ${max}, not "${text}".`);
  return value;
}

/** A web address without a slash at its end. */
export function readUrl(source: Source, name: string): string | undefined {
  const text = source[name]?.trim();
  if (!text) return undefined;
  if (!URL.canParse(text) || !/^(https?|itms-apps|market):/.test(text))
    throw new StartProblem(`${name} must be a web address such as https://example.in, not "${text}".`);
  return text.replace(/\/+$/, '');
}

/** The address of a database of PostgreSQL. */
export function readDatabaseUrl(source: Source, name: string): string {
  const text = source[name]?.trim() ?? '';
  if (!/^postgres(ql)?:\/\//.test(text) || !URL.canParse(text))
    throw new StartProblem(`${name} must look like postgresql://user:password@host:5432/database.`);
  return text;
}
