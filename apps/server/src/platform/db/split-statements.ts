/** A part of SQL that goes whole: a comment, a body between `$$`, a text, or anything up to the next of these. */
const part = /--[^\n]*|\$\$[\s\S]*?\$\$|'[^']*'|;|[^-$';]+|[\s\S]/g;

/** The statements of a text, one by one: a distributed schema takes no more than one at a time. */
export function splitStatements(text: string): string[] {
  const statements = [''];
  for (const [piece] of text.matchAll(part)) {
    if (piece === ';') statements.push('');
    else if (!piece.startsWith('--')) statements.push((statements.pop() ?? '') + piece);
  }
  return statements.map((statement) => statement.trim()).filter(Boolean);
}
