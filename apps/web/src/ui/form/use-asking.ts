import { useState } from 'react';
import { Failure } from '../../platform/api/failure.ts';
import { useRefusals } from './use-refusals.ts';

/** One question at a time, its refusals under the fields; answers the reply, or the codes of a refusal. */
export function useAsking(fields: readonly string[]) {
  const [busy, setBusy] = useState(false);
  const refusals = useRefusals(fields);
  async function ask<T>(work: () => Promise<T>): Promise<T | readonly string[]> {
    setBusy(true);
    refusals.show([]);
    try {
      return await work();
    } catch (error) {
      refusals.fail(error);
      return error instanceof Failure ? error.refusals.map(({ code }) => code) : [];
    } finally {
      setBusy(false);
    }
  }
  return { busy, refusals, ask };
}

/** Was the question refused (or not answered at all)? */
export const isRefused = <T extends object>(answer: T | readonly string[]): answer is readonly string[] =>
  Array.isArray(answer);
