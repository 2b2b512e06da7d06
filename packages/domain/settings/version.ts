/**
 * Is the version a server asks for (header `Version`) higher than the installed one? Compared as decimal numbers,
 * as the specification says: '1.10' is not higher than '1.9'. What is not a number asks for nothing.
 */
export function asksForUpdate(header: string | null | undefined, installed: string): boolean {
  return Number.parseFloat(header ?? '') > Number.parseFloat(installed);
}
