import type { OpenBite } from '../frame/use-bite-visit.ts';
import { isQuiet } from '../visit.ts';

/** Must be said before anything is added: an old case left open must not take in what belongs to a new bite. */
export const asksSameBite = ({ care, draft, today, mended }: OpenBite): boolean =>
  care !== undefined && !draft.saved && !mended && draft.sameBite === null && isQuiet(care, today);
