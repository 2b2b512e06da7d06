/**
 * Without white space at both ends. Zero-width characters and direction marks are not white space and stay, so
 * that the rule behind refuses them (`String.trim` would silently drop U+FEFF).
 */
export function trimmed(value: string): string {
  return value.replace(/^[^\S\uFEFF]+|[^\S\uFEFF]+$/gu, '');
}

/** Without any white space, inner spaces included. */
export function withoutSpaces(value: string): string {
  return value.replace(/[^\S\uFEFF]+/gu, '');
}

/** Upper case of a-z only: look-alikes such as U+017F (long s) stay, and are refused by the rule behind. */
export function upperCased(value: string): string {
  return value.replace(/[a-z]/g, (letter) => letter.toUpperCase());
}

/** White space and nothing else; the empty text is not (specification 2, section 5, 'Trim'). */
export function isBlank(value: string): boolean {
  return value !== '' && trimmed(value) === '';
}

/** Only the digits 0-9 are digits. Devanagari and full-width digits are refused, never converted. */
export function isDigits(value: string): boolean {
  return /^[0-9]+$/.test(value);
}

/** Double spaces collapsed, each word's first letter upper case, the others lower case. */
export function camelCased(value: string): string {
  return value
    .replace(/ {2,}/g, ' ')
    .toLowerCase()
    .replace(/(^| )(\p{L})/gu, (_, gap: string, letter: string) => gap + letter.toUpperCase());
}

/** At most `max` characters, cut without a word ('Char limit truncates'). */
export function limited(value: string, max: number): string {
  return [...value].slice(0, max).join('');
}
