import { useEffect, useRef } from 'react';
import { wayBack } from '../../platform/way-back/index.ts';
import { useEscapeCloses } from './use-escape-closes.ts';

/** While it is open, the way back (the phone's, the browser's) and Escape close it, and the screen below stays. */
export function useBackCloses(open: boolean, onClose: () => void): void {
  const latest = useRef(onClose);
  latest.current = onClose;
  useEscapeCloses(open, onClose);
  useEffect(() => {
    if (!open) return undefined;
    return wayBack().add({ close: () => latest.current() });
  }, [open]);
}
