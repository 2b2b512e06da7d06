import { useEffect } from 'react';
import { come } from '../../platform/native/come.ts';

/** After this many milliseconds at the latest, where the browser has no word for a moment of rest. */
const rest = 1500;

const verification = () => import('../../features/identity/verification/screen.tsx');
const visit = () => import('../../features/cases/visit/ahead.ts');

/** The list stands, and a row will be tapped: what a visit is made of is fetched and read in a moment of rest. */
export function useVisitAhead(isWanted: boolean): void {
  useEffect(() => {
    if (!isWanted) return;
    const fetchAll = () => {
      void come(verification);
      void come(visit).then((file) => file?.visitAhead());
    };
    if (typeof requestIdleCallback !== 'function') {
      const timer = setTimeout(fetchAll, rest);
      return () => clearTimeout(timer);
    }
    const waiting = requestIdleCallback(fetchAll, { timeout: rest });
    return () => cancelIdleCallback(waiting);
  }, [isWanted]);
}
