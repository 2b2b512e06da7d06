import { hasDevanagari } from './devanagari.ts';
import { registerName } from './name-reading.ts';

/**
 * A name of somebody or of a session as it stands in the name of a file: letters and digits that every device takes, dashes
 * between its words. Hindi is written in Latin letters as in the register; `fallback` where no letter is left.
 */
export function fileWords(name: string, fallback: string): string {
  const words = name
    .trim()
    .split(/(\s+)/)
    .map((word) => (hasDevanagari(word) ? registerName(word) : word))
    .join('')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^A-Za-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 80);
  return words === '' ? fallback : words;
}
