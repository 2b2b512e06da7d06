import i18next from 'i18next';

/** A name in the reader's script; the other one where that is missing. */
export const nameInScript = (name: string | null, hindi: string | null | undefined): string =>
  (i18next.language === 'hi' && hindi) || name || '';

/** A place in the reader's script; the other one where a name is missing. */
export function placeName(
  village: { readonly village_name: string; readonly village_name_hi?: string | undefined } | null,
): string {
  return village ? nameInScript(village.village_name, village.village_name_hi) : '';
}
