import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';

let prints = false;

/** Whether the page is being put on paper at this moment. */
export const isPrinting = (): boolean => prints;

/** Tells when the page goes onto paper, and when it is back on the screen. */
export function watchPaper(turned: (prints: boolean) => void): () => void {
  const turn = (now: boolean) => () => {
    prints = now;
    turned(now);
  };
  const [begins, ends] = [turn(true), turn(false)];
  window.addEventListener('beforeprint', begins);
  window.addEventListener('afterprint', ends);
  return () => {
    window.removeEventListener('beforeprint', begins);
    window.removeEventListener('afterprint', ends);
  };
}

/** Whether the page is being put on paper just now: rows that are not in view are drawn then, too. */
export function usePrinting(): boolean {
  const [printing, setPrinting] = useState(false);
  useEffect(() => {
    return watchPaper((now) => flushSync(() => setPrinting(now)));
  }, []);
  return printing;
}
