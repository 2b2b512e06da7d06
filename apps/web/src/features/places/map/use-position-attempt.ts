import { useState } from 'react';
import { Failure, isRefusedWith } from '../../../platform/api/index.ts';
import { useAttempt } from '../../../ui/form/use-attempt.ts';

const degrees = new Set(['latitude', 'longitude']);

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
        const refusals = error.refusals.map((one) =>
          degrees.has(one.path ?? '') ? { ...one, path: 'position' } : one,
        );
        throw new Failure({ call, status, sentence, language, refusals });
      }
    });
  return {
    ...own,
    attempt,
    far: { ...far, onMeant: (meant: boolean) => setFar({ ...far, meant }) },
  };
}
