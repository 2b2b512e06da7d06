import { useLayoutEffect } from 'react';

/** Who is to get the cursor back, between a dialog that is gone and one that comes in its place. */
let handedOn: HTMLElement | null = null;

/** A dialog that slides away keeps the cursor until it is gone: looked at at once, and again then. */
const looks = [0, 300] as const;

const isLost = (): boolean => document.activeElement === null || document.activeElement === document.body;

/**
 * While a dialog is open, keeps who had the cursor before, and gives it back where closing left it with nobody. Where
 * another dialog takes the place of this one, that one gives it back. The component library does this only for a dialog
 * that was there before it opened.
 */
export function useFocusBack(open: boolean): void {
  useLayoutEffect(() => {
    if (!open) return undefined;
    const now = document.activeElement;
    const before = now instanceof HTMLElement && now !== document.body ? now : handedOn;
    handedOn = null;
    return () => {
      handedOn = before;
      for (const wait of looks)
        setTimeout(() => {
          if (handedOn !== before) return;
          if (wait === looks.at(-1)) handedOn = null;
          if (isLost() && before?.isConnected) before.focus({ preventScroll: true });
        }, wait);
    };
  }, [open]);
}
