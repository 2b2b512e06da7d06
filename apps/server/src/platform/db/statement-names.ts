const most = 2000;
const names = new Map<string, string>();

/**
 * The name under which a statement's text is prepared on every connection. Beyond a bound no more are named, so that
 * a statement whose text varies cannot fill the memory of the database's connections.
 */
export function statementName(text: string): string | undefined {
  const known = names.get(text);
  if (known) return known;
  if (names.size >= most) return undefined;
  const name = `s${names.size}`;
  names.set(text, name);
  return name;
}
