import { ownDigits } from '../text/index.ts';

/** A number of a paper as it was typed, the way that papers bear it: capital letters and digits of either script, in groups. */
export function typedPaperNumber(typed: string): string {
  const signs = ownDigits(typed)
    .toUpperCase()
    .replace(/[^0-9A-Z]/g, '');
  return [signs.slice(0, 4), signs.slice(4, 8), signs.slice(8)].filter(Boolean).join('-');
}
