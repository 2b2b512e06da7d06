/** Titles of routes that are called otherwise where venom is treated (specification 2, section 1). */
const ofVenom: Readonly<Record<string, readonly string[]>> = {
  'app:vaccinatedList': ['app:venomAdministeredList'],
  'app:vaccinationSummary': ['bites:venomSummary', 'cases:treatedSummary'],
  'app:vaccinationSuccess': ['bites:venomSuccess', 'cases:treatedSuccess'],
};

/**
 * The key of the open route's title: its own, or the one for venom where the page calls itself so. Nothing else of a
 * heading is taken: a window's title stays in the browser's history, and headings name people.
 */
export function titleKey(
  route: string | null,
  heading: string | undefined,
  say: (key: string) => string,
): string | null {
  const ofVenomHere = (route === null ? undefined : ofVenom[route]) ?? [];
  return ofVenomHere.find((venom) => heading === say(venom)) ?? route;
}
