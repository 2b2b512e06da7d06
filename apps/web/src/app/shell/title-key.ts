/** Titles of routes that are called otherwise where venom is treated (specification 2, section 1). */
const ofVenom: Readonly<Record<string, string>> = {
  'app:vaccinatedList': 'app:venomAdministeredList',
  'app:vaccinationSummary': 'bites:venomSummary',
  'app:vaccinationSuccess': 'bites:venomSuccess',
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
  const venom = route === null ? undefined : ofVenom[route];
  return venom !== undefined && heading === say(venom) ? venom : route;
}
