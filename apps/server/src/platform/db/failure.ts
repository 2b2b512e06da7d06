import type { RefusalCode } from '@teeka/domain/refusal';

interface DatabaseFailure {
  readonly code: string;
  readonly constraint?: string;
  readonly table?: string;
  readonly routine?: string;
}

const unreachable = new Set(['ECONNREFUSED', 'ECONNRESET', 'ENOTFOUND', 'ETIMEDOUT', 'EPIPE', 'EAI_AGAIN']);

/** The parts of a database failure that name no value: the message and detail of PostgreSQL may quote data. */
export function databaseFailure(error: unknown): DatabaseFailure | undefined {
  if (!(error instanceof Error) || !('code' in error) || typeof error.code !== 'string') return undefined;
  const { code, constraint, table, routine } = error as Error & DatabaseFailure;
  return { code, ...(constraint && { constraint }), ...(table && { table }), ...(routine && { routine }) };
}

/** Two commands met: unique violation, serialization failure, deadlock. Running the loser again gives its true answer. */
export function isRace(error: unknown): boolean {
  const code = databaseFailure(error)?.code ?? '';
  return code === '23505' || code === '40001' || code === '40P01';
}

/** The rule of the database that an id names one record only, whatever its kind. */
const idOfAnother = 'id_of_another';

/** A socket that is not there: PostgreSQL was stopped. */
function isNoSocket(error: unknown): boolean {
  const { code, syscall } = (error ?? {}) as NodeJS.ErrnoException;
  return code === 'ENOENT' && syscall === 'connect';
}

export function isUnreachable(error: unknown): boolean {
  const code = databaseFailure(error)?.code ?? '';
  if (isNoSocket(error) || unreachable.has(code) || /^(08|57P0|53)/.test(code)) return true;
  return (
    error instanceof Error &&
    /^(Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error|Query read timeout)/.test(
      error.message,
    )
  );
}

/**
 * What the database refused although no rule had: a value it cannot hold (class 22), a rule it guards (class 23),
 * a lock that others held too long. The caller's fault or a race, never a defect to be shown as one. A statement that took
 * longer than it may: whoever asked asks for less, what was to be done is sent again.
 */
export function refusalOfFailure(error: unknown, kind: 'query' | 'command' = 'command'): RefusalCode | undefined {
  if (isUnreachable(error)) return 'REQVAL0016';
  const code = databaseFailure(error)?.code ?? '';
  if (code === '57014') return kind === 'query' ? 'REQVAL0018' : 'REQVAL0016';
  if (code.startsWith('22')) return 'REQVAL0002';
  if (databaseFailure(error)?.constraint === idOfAnother) return 'REQVAL0009';
  if (code.startsWith('23') || code === '55P03' || isRace(error)) return 'REQVAL0015';
  return undefined;
}
