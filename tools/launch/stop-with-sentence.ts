/** What an operator is told instead of a stack trace: one sentence that says what is wrong and what helps. */
export class Sentence extends Error {}

/** Follows the causes of an error for the mark of a full disk, whoever met it first. */
export function isDiskFull(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code } = error as NodeJS.ErrnoException;
  return code === 'ENOSPC' || /ENOSPC|no space left on device/i.test(error.message) || isDiskFull(error.cause);
}

function wordsFor(error: unknown): string {
  if (error instanceof Sentence) return error.message;
  if (isDiskFull(error)) return 'The disk is full: make room and start again; nothing that was answered is lost.';
  const { code, path } = error as NodeJS.ErrnoException;
  if (code === 'EACCES' || code === 'EPERM' || code === 'EROFS')
    return `This user may not use ${path ?? 'a file'}: ${(error as Error).message}.`;
  return `Teeka could not go on: ${error instanceof Error ? error.message.split('\n')[0] : String(error)}`;
}

/** Runs a tool; whatever goes wrong becomes one sentence on standard error and exit code 1 (TEEKA_TRACE=1 adds the trace). */
export async function orSay(work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    process.stderr.write(`${wordsFor(error)}\n`);
    if (process.env.TEEKA_TRACE) process.stderr.write(`${(error as Error).stack}\n`);
    process.exitCode = 1;
  }
}
