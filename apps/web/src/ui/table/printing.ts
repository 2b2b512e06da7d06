import { useEffect, useState, useSyncExternalStore } from 'react';
import { flushSync } from 'react-dom';

let prints = false;

/** Whether the page is being put on paper just now: rows that are not in view are drawn then, too. */
export function usePrinting(): boolean {
  const [printing, setPrinting] = useState(false);
  useEffect(() => {
    const turn = (now: boolean) => () => {
      prints = now;
      flushSync(() => setPrinting(now));
    };
    const [begins, ends] = [turn(true), turn(false)];
    window.addEventListener('beforeprint', begins);
    window.addEventListener('afterprint', ends);
    return () => {
      window.removeEventListener('beforeprint', begins);
      window.removeEventListener('afterprint', ends);
    };
  }, []);
  return printing;
}

/** From this width (pixels) on, rows stand in a table; below, each is a card. */
const wide = '(min-width: 1024px)';

function watchWidth(changed: () => void): () => void {
  const width = window.matchMedia(wide);
  // A sheet of paper is narrower than the window: what is a table stays one on it.
  const hears = () => {
    if (!prints) changed();
  };
  width.addEventListener('change', hears);
  window.addEventListener('afterprint', changed);
  return () => {
    width.removeEventListener('change', hears);
    window.removeEventListener('afterprint', changed);
  };
}
let asShown = false;
const isWide = (): boolean => {
  if (!prints) asShown = window.matchMedia(wide).matches;
  return asShown;
};

/** Whether there is room for a table. */
export const useWide = (): boolean => useSyncExternalStore(watchWidth, isWide);
