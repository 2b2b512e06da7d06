import { pointRefusals } from '@teeka/domain/sites';
import { useState } from 'react';
import { Failure, isRefusedWith } from '../../../platform/api/index.ts';
import { useAttempt } from '../../../ui/form/use-attempt.ts';

/** As `useAttempt`, of a form with a position: what is refused of its degrees stands at it, and one far away can be meant. */
export function usePositionAttempt(fields: readonly string[]) {
  const own = useAttempt([...fields, 'position']);
  const [far, setFar] = useState({ offered: false, meant: false });
  const attempt = (work: () => Promise<void>) =>
    own.attempt(async () => {
      try {
        await work();
      } catch (error) {
        if (!(error instanceof Failure)) throw error;
        if (isRefusedWith(error, 'ADMFAC0002')) setFar({ offered: true, meant: false });
        const { call, status, sentence, language } = error;
        throw new Failure({ call, status, sentence, language, refusals: pointRefusals(error.refusals) });
      }
    });
  return {
    ...own,
    attempt,
    far: { ...far, onMeant: (meant: boolean) => setFar({ ...far, meant }) },
  };
}
