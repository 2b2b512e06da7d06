/** Errors whose message JavaScript itself writes about our code; others may quote what a person typed. */
const ownWords = new Set(['TypeError', 'ReferenceError', 'RangeError']);

/** An error as a log may hold it: its name and where it happened, never the data it was about. */
export function safeError(error: unknown): { name: string; message?: string; at: string[] } {
  if (!(error instanceof Error)) return { name: typeof error, at: [] };
  const at = (error.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line));
  const name = error.constructor.name;
  return {
    name,
    ...(ownWords.has(name) && { message: error.message }),
    at: at.slice(0, 12).map((line) => line.trim()),
  };
}
