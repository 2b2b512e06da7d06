import { useState } from 'react';
import { useRefusals } from './use-refusals.ts';

/** One call of a form at a time; what is refused stands at its field. */
export function useAttempt(fields: readonly string[]) {
  const refusals = useRefusals(fields);
  const [busy, setBusy] = useState(false);
  const attempt = async (work: () => Promise<void>) => {
    if (busy) return;
    setBusy(true);
    try {
      await work();
    } catch (error) {
      refusals.fail(error);
    } finally {
      setBusy(false);
    }
  };
  return { refusals, busy, attempt };
}
