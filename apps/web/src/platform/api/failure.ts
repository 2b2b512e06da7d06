import type { Refusal } from '@teeka/domain/refusal';

/** A call that was not answered with success. Status 0: no answer at all. */
export class Failure extends Error {
  readonly status: number;
  readonly refusals: readonly Refusal[];
  /** The server's sentence, where it sent one. */
  readonly sentence: string;
  /** The language of that sentence. */
  readonly language: string;
  /** The name of the call, for messages that depend on it. */
  readonly call: string;

  constructor(parts: {
    call: string;
    status: number;
    refusals?: readonly Refusal[];
    sentence?: string;
    language?: string;
  }) {
    super(`${parts.call}: ${parts.status} ${parts.refusals?.[0]?.code ?? parts.sentence ?? ''}`);
    this.name = 'Failure';
    this.call = parts.call;
    this.status = parts.status;
    this.refusals = parts.refusals ?? [];
    this.sentence = parts.sentence ?? '';
    this.language = parts.language ?? 'en';
  }

  /** The first code, or '' where the answer carried none. */
  get code(): string {
    return this.refusals[0]?.code ?? '';
  }
}

/** Did this go wrong because there was no answer? Such a call may be tried again later. */
export const isUnanswered = (error: unknown): boolean => error instanceof Failure && error.status === 0;

/** Was it refused with this code, among others or alone? */
export const isRefusedWith = (error: unknown, code: string): boolean =>
  error instanceof Failure && error.refusals.some((one) => one.code === code);

/** Is there none of what was named: none that one may see, or the word in the address is no id at all? */
export const isNone = (error: unknown): boolean =>
  error instanceof Failure && (error.status === 400 || error.status === 404);

interface Body {
  code?: unknown;
  message?: unknown;
  errors?: unknown;
}

/** Reads a refused answer: a body of JSON, JSON within a string, or plain text (specification 1, section 8). */
export function readFailure(call: string, status: number, body: string, language = 'en'): Failure {
  const parsed = parse(body);
  if (typeof parsed === 'string') return new Failure({ call, status, sentence: parsed, language });
  const { code, message, errors } = parsed;
  const listed = Array.isArray(errors) ? (errors as Refusal[]).filter((one) => typeof one?.code === 'string') : [];
  const refusals = listed.length > 0 ? listed : typeof code === 'string' && code !== '' ? [{ code }] : [];
  return new Failure({
    call,
    status,
    refusals,
    sentence: typeof message === 'string' ? message : '',
    language,
  });
}

function parse(body: string): Body | string {
  try {
    const value: unknown = JSON.parse(body);
    if (typeof value === 'string') return parse(value);
    if (typeof value === 'object' && value !== null) return value as Body;
  } catch {
    // Plain text: shown as it is.
  }
  return body;
}
