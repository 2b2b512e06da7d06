import type { RabiesRules } from './regimen.ts';

/** What the animal did, as seen on the skin (WHO wound categories, taken over by the national guideline 2019). */
export const contacts = {
  touched: 'I',
  'licked-whole-skin': 'I',
  nibbled: 'II',
  'scratch-without-blood': 'II',
  bitten: 'III',
  'scratch-with-blood': 'III',
  'licked-broken-skin': 'III',
  'saliva-on-mucosa': 'III',
} as const;

export type Category = 'I' | 'II' | 'III';

const order: readonly Category[] = ['I', 'II', 'III'];

/**
 * The category of an exposure: that of its worst contact. A wild animal makes any wound a category III. Undefined
 * while nothing is ticked. A contact that this version does not know counts as III: rather once too often.
 */
export function categoryOf(
  exposure: { readonly contacts: readonly string[]; readonly animal: string },
  rules: RabiesRules,
): Category | undefined {
  if (exposure.contacts.length === 0) return undefined;
  const known: Readonly<Record<string, Category>> = contacts;
  const worst = exposure.contacts
    .map((one) => (Object.hasOwn(known, one) ? known[one] : undefined) ?? 'III')
    .reduce((a, b) => (order.indexOf(b) > order.indexOf(a) ? b : a));
  return worst !== 'I' && rules.wild.includes(exposure.animal) ? 'III' : worst;
}
