import { useLayoutEffect } from 'react';

/** Who is to get the cursor back, from the nearest on: who had it, and what it stood in. */
type Owners = readonly Element[];

/** Between a dialog that is gone and one that comes in its place. */
let handedOn: Owners | null = null;

/** A dialog that slides away keeps the cursor until it is gone: looked at at once, and again then. */
const looks = [0, 300] as const;

const isLost = (): boolean => document.activeElement === null || document.activeElement === document.body;

/** Not fields: on a phone a keyboard would come with the cursor. */
const acts = 'a[href], button:not(:disabled), summary';

function ownersNow(): Owners | null {
  const now = document.activeElement;
  if (now === null || now === document.body) return null;
  const owners: Element[] = [];
  for (let at: Element | null = now; at && at !== document.body; at = at.parentElement) owners.push(at);
  return owners;
}

/** To who had it; where that is gone, to the nearest button or link of what it stood in, or to the page. */
function giveBack([owner, ...around]: Owners): void {
  if (owner instanceof HTMLElement && owner.isConnected) owner.focus({ preventScroll: true });
  if (!isLost()) return;
  const near = around.find((one) => one.isConnected);
  const place = near?.closest<HTMLElement>('main, [role="dialog"]');
  const next = near === place ? place : near?.querySelector<HTMLElement>(acts);
  ((place && next) ?? place ?? document.getElementById('main'))?.focus({ preventScroll: true });
}

/**
 * While a dialog is open, keeps who had the cursor before, and gives it back where closing left it with nobody. Where
 * another dialog takes the place of this one, that one gives it back. The component library does this only for a dialog
 * that was there before it opened.
 */
export function useFocusBack(open: boolean): void {
  useLayoutEffect(() => {
    if (!open) return undefined;
    const before = ownersNow() ?? handedOn;
    handedOn = null;
    return () => {
      handedOn = before;
      for (const wait of looks)
        setTimeout(() => {
          if (handedOn !== before) return;
          if (wait === looks.at(-1)) handedOn = null;
          if (isLost() && before) giveBack(before);
        }, wait);
    };
  }, [open]);
}
