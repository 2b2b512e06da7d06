const begins = /^['=+\-@\t\r]/;

/** Text that a spreadsheet could take for a formula, also after being saved as CSV, gets an apostrophe in front. */
export function neutral(text: string): string {
  return begins.test(text) ? `'${text}` : text;
}

/** What was meant before it was made neutral. */
export function meant(text: string): string {
  return text.startsWith("'") && begins.test(text.slice(1)) ? text.slice(1) : text;
}
