import { useEffect, useRef } from 'react';
import { escapeKey } from '../../platform/way-back/index.ts';

/** While it is open, Escape closes it and nothing below it. */
export function useEscapeCloses(open: boolean, onClose: () => void): void {
  const latest = useRef(onClose);
  latest.current = onClose;
  useEffect(() => {
    if (!open) return undefined;
    return escapeKey().add(() => latest.current());
  }, [open]);
}
