import type { Refusal, RefusalCode, Refusals } from '@teeka/domain/refusal';

/** Ends a request with a refusal from wherever it stands, before a handler has decided anything. */
export class RefusedError extends Error {
  readonly refusals: Refusals;

  constructor(...refusals: Refusals) {
    super(refusals.map(({ code }) => code).join(', '));
    this.refusals = refusals;
  }
}

/** One refusal, as an error to throw. */
export function refusedWith(code: RefusalCode, rest: Omit<Refusal<RefusalCode>, 'code'> = {}): RefusedError {
  return new RefusedError({ code, ...rest });
}
