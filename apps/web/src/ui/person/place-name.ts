import i18next from 'i18next';

/** A place in the reader's script; the other one where a name is missing. */
export function placeName(
  village: { readonly village_name: string; readonly village_name_hi: string } | null,
): string {
  if (!village) return '';
  return (i18next.language === 'hi' && village.village_name_hi) || village.village_name;
}
