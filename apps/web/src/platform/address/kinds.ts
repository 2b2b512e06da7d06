import type { AreaPart } from '@teeka/contract/within';
import { type CivilDate, isCivilDate } from '@teeka/domain/calendar';

/** What an address may say under a name: a value from whatever stands there, the usual one where it is none of ours. */
export type Kind<T> = (found: unknown) => T;

/** What an address says under several names. */
export type Shape = Readonly<Record<string, Kind<unknown>>>;
export type ValuesOf<S extends Shape> = { readonly [Name in keyof S]: ReturnType<S[Name]> };

/** One of several words. */
export const word =
  <const Word extends string>(words: readonly Word[], usual: NoInfer<Word>): Kind<Word> =>
  (found) =>
    words.find((one) => one === found) ?? usual;

/** A whole number of at least 1; null for none. */
export const whole: Kind<number | null> = (found) => {
  const number = typeof found === 'string' ? Number(found) : found;
  return typeof number === 'number' && Number.isSafeInteger(number) && number > 0 ? number : null;
};

/** A day, `YYYY-MM-DD`; null for none. */
export const day: Kind<CivilDate | null> = (found) => (typeof found === 'string' && isCivilDate(found) ? found : null);

const idShape = /^[\w-]{1,64}$/;

/** The id of a place, a session or an account, never of a person; '' for none. */
export const id: Kind<string> = (found) => {
  const said = typeof found === 'number' ? String(found) : found;
  return typeof said === 'string' && idShape.test(said) ? said : '';
};

const siteId = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** A part of an area as a word of an address: `block-12345`, `site-<uuid>`; '' for none. */
export const partWord = (part: AreaPart | null): string =>
  part === null ? '' : `${part.level}-${part.level === 'site' ? part.id : part.code}`;

/** The part that such a word says; null for none. */
export function partOf(said: string): AreaPart | null {
  const [, level, rest = ''] = /^(state|district|block|site)-(.+)$/.exec(said) ?? [];
  if (level === 'site') return siteId.test(rest) ? { level, id: rest } : null;
  if (level !== 'state' && level !== 'district' && level !== 'block') return null;
  const code = whole(rest);
  return code !== null && code < 2 ** 31 ? { level, code } : null;
}

/** A part of an area, as its word; '' for all of it. */
export const part: Kind<string> = (found) => (typeof found === 'string' ? partWord(partOf(found)) : '');

/** Yes or no; no while nothing is said. */
export const yes: Kind<boolean> = (found) => found === true || found === 'true';

/** The address as a shape reads it: a value that is missing or foreign is the usual one. */
export const readAddress = <S extends Shape>(shape: S, search: Readonly<Record<string, unknown>>): ValuesOf<S> =>
  Object.fromEntries(Object.entries(shape).map(([name, kind]) => [name, kind(search[name])])) as ValuesOf<S>;

/** What is written for a change: what is as usual is left out of the address. */
export const writeAddress = <S extends Shape>(
  shape: S,
  change: Partial<ValuesOf<S>>,
): Readonly<Record<string, unknown>> =>
  Object.fromEntries(
    Object.entries(change).map(([name, value]) => [name, value === shape[name]?.(undefined) ? undefined : value]),
  );
