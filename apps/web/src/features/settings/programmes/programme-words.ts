import type { Words } from '../../../platform/language/index.ts';

const known = { HPV: 'administration:programme-HPV' } as const;

/** What a programme is called; one that this app does not know yet by its name in the schedule. */
export const programmeWords = (programme: string, t: Words): string =>
  Object.hasOwn(known, programme) ? t(known[programme as keyof typeof known]) : programme;
